"""A request that is under way."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Callable, Generic, List, Optional, TypeVar, cast

from ._wire import Progress as Progress

if TYPE_CHECKING:
    from ._connection import Connection

T = TypeVar("T")
_new_lock = threading.Lock


class Call(Generic[T]):
    """A request that is under way; any thread may wait for it."""

    # A million of them are made in seconds, so what most never need is made when it is needed.
    __slots__ = (
        "_connection", "_decode", "_error", "_is_done", "_on_partial", "_on_progress", "_value",
        "_waiters", "id",
    )

    def __init__(
        self,
        connection: Connection,
        id: int,
        decode: Callable[[Any], T],
        on_progress: Optional[Progress],
        on_partial: Optional[Progress],
    ) -> None:
        self.id = id
        self._connection = connection
        self._decode: Optional[Callable[[Any], T]] = decode
        self._on_progress = on_progress
        self._on_partial = on_partial
        self._is_done = False
        self._value: Any = None
        self._error: Optional[BaseException] = None
        self._waiters: Optional[List[Any]] = None

    def done(self) -> bool:
        """Whether it has ended, in whatever way."""
        return self._is_done

    def cancel(self) -> None:
        """Asks the server to stop.

        The call then ends with an RPCError whose reason is `cancelled`, or as it would have if that
        was faster.
        """
        if not self._is_done:
            self._connection.cancel(self.id)

    def result(self, timeout: Optional[float] = None) -> T:
        """Waits for the result, or raises the error. A TimeoutError leaves the call under way."""
        if not self._is_done and not self._wait(timeout):
            raise TimeoutError(f"no answer within {timeout} s")
        if self._error is not None:
            raise self._error
        decode = self._decode
        if decode is not None:
            # Here and not where answers are read, which would hold up all the others.
            self._value = decode(self._value)
            self._decode = None
        return cast(T, self._value)

    def _wait(self, timeout: Optional[float]) -> bool:
        self._connection.check_thread()
        waiter = _new_lock()
        waiter.acquire()
        with self._connection.lock:
            if self._is_done:
                return True
            if self._waiters is None:
                self._waiters = []
            self._waiters.append(waiter)
        if timeout is None:
            return waiter.acquire()
        return waiter.acquire(timeout=min(max(timeout, 0), threading.TIMEOUT_MAX))

    def _end(self, value: Any, error: Optional[BaseException]) -> None:
        """Called once, by whoever took the call out of the connection's table."""
        with self._connection.lock:
            self._value = value
            self._error = error
            self._is_done = True
            waiters = self._waiters
            self._waiters = None
        for waiter in waiters or ():
            waiter.release()
