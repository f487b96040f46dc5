"""The client that waits."""

from __future__ import annotations

import threading
import weakref
from types import TracebackType
from typing import Any, Callable, Mapping, Optional, Sequence, Type, TypeVar

from . import _wire
from ._call import Call as Call
from ._connection import PATIENCE, Connection
from ._errors import ServerExited
from ._methods import Methods
from ._record import as_is
from ._submit_methods import SubmitMethods
from ._wire import Path, Progress

T = TypeVar("T")


class Submit(SubmitMethods):
    """Calls that are sent and not waited for: `submit.calendar.month(…)` gives a `Call`."""

    def __init__(self, client: Client) -> None:
        self._call = client._submit
        self._bind(client._submit)

    def __call__(
        self,
        method: str,
        params: Any = None,
        *,
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
    ) -> Call[Any]:
        """Sends any method by its name on the wire; the result stays JSON."""
        return self._call(method, params, as_is, on_progress, on_partial)


class Client(Methods):
    """A moonshelf server and its methods; safe to use from several threads.

    Args:
        binary: The program; where absent $MOONSHELF, else `moonshelf` in PATH.
        roots: The directories below which the server may read files.
        args: Further options of the server, such as `["--locale", "ko-KR"]`.
        env: The server's environment; where absent this process's.
        cwd: The directory that it is started in.
        restart: Whether a call after the server's death starts a new one.
    """

    def __init__(
        self,
        binary: Optional[Path] = None,
        *,
        roots: Sequence[Path] = (),
        args: Sequence[str] = (),
        env: Optional[Mapping[str, str]] = None,
        cwd: Optional[Path] = None,
        restart: bool = False,
    ) -> None:
        self._command = _wire.command(binary, roots, args)
        self._env = env
        self._cwd = cwd
        self._restart = restart
        self._is_closed = False
        #: Guards the choice of the connection.
        self._lock = threading.Lock()
        self._connection = self._start()
        self._bind(self._wait_for)
        #: `submit.calendar.month(…)` sends a call and gives it at once, for many under way.
        self.submit = Submit(self)

    def _start(self) -> Connection:
        connection = Connection(self._command, self._env, self._cwd)
        # A client that nobody closed still ends its server.
        weakref.finalize(self, connection.abandon)
        return connection

    @property
    def pid(self) -> int:
        """The server's process."""
        return self._connection.pid

    def call(
        self,
        method: str,
        params: Any = None,
        *,
        timeout: Optional[float] = None,
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
    ) -> Any:
        """Calls any method by its name on the wire; the result stays JSON.

        Args:
            timeout: Seconds after which the call is cancelled and TimeoutError raised.
            on_progress: Gets what the server tells of how far it is.
            on_partial: Gets the parts of a result that comes in parts. Both are called in the
                thread that reads answers, so they must not wait for another call.
        """
        return self._wait_for(method, params, as_is, timeout, on_progress, on_partial)

    def close(self, timeout: float = PATIENCE) -> None:
        """Lets the server finish what was asked and ends it; after so many seconds it is killed."""
        with self._lock:
            self._is_closed = True
            connection = self._connection
        connection.close(timeout)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    def _submit(
        self,
        method: str,
        params: Any,
        decode: Callable[[Any], T],
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
        /,
    ) -> Call[T]:
        while True:
            connection = self._connection
            if self._is_closed or connection.ended is not None:
                connection = self._living()
            try:
                return connection.submit(method, params, decode, on_progress, on_partial)
            except ServerExited:
                # It died since it was looked at, and nothing was sent.
                if not self._restart:
                    raise

    def _living(self) -> Connection:
        with self._lock:
            if self._is_closed:
                raise ServerExited("the client is closed")
            if self._connection.ended is not None and self._restart:
                self._connection = self._start()
            return self._connection

    def _wait_for(
        self,
        method: str,
        params: Any,
        decode: Callable[[Any], T],
        timeout: Optional[float] = None,
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
        /,
    ) -> T:
        self._connection.check_thread()
        call = self._submit(method, params, decode, on_progress, on_partial)
        try:
            return call.result(timeout)
        except BaseException:
            # Given up, by a timeout or a ^C; for a call that has ended this does nothing.
            call._connection.forget(call)
            raise
