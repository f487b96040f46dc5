"""The asyncio twin of the client."""

from __future__ import annotations

import asyncio
import itertools
from types import TracebackType
from typing import Any, Callable, Dict, Mapping, Optional, Sequence, Tuple, Type, TypeVar

from . import _wire
from ._async_methods import AsyncMethods
from ._connection import PATIENCE
from ._errors import ServerExited, exited
from ._record import as_is
from ._wire import Path, Progress

__all__ = ["AsyncClient"]

T = TypeVar("T")

#: Bytes that may wait for the server before a call waits for them to go.
UNWRITTEN = 1 << 16


class AsyncClient(AsyncMethods):
    """A moonshelf server and its methods, for asyncio: `await m.calendar.month(…)`.

    Many calls are pipelined by `asyncio.gather`. A task that is cancelled cancels its call. The
    arguments are those of `Client`; the server is started by `async with`, or by the first call.
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
        self._connection: Optional[_AsyncConnection] = None
        self._starting: Optional[asyncio.Future[_AsyncConnection]] = None
        self._bind(self._await)

    @property
    def pid(self) -> Optional[int]:
        """The server's process, once it was started."""
        return self._connection.pid if self._connection else None

    async def call(
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
            on_partial: Gets the parts of a result that comes in parts.
        """
        return await self._await(method, params, as_is, timeout, on_progress, on_partial)

    async def close(self, timeout: float = PATIENCE) -> None:
        """Lets the server finish what was asked and ends it; after so many seconds it is killed."""
        self._is_closed = True
        if self._starting is not None:
            await asyncio.wait([self._starting])
        if self._connection is not None:
            await self._connection.close(timeout)

    async def __aenter__(self) -> AsyncClient:
        await self._living()
        return self

    async def __aexit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        await self.close()

    async def _living(self) -> _AsyncConnection:
        if self._is_closed:
            raise ServerExited("the client is closed")
        connection = self._connection
        if connection is not None and (connection.ended is None or not self._restart):
            return connection
        if self._starting is None:
            # One start for all that wait; it goes on when one of them is cancelled.
            self._starting = asyncio.ensure_future(self._start())
        return await asyncio.shield(self._starting)

    async def _start(self) -> _AsyncConnection:
        try:
            self._connection = await _AsyncConnection.start(self._command, self._env, self._cwd)
            return self._connection
        finally:
            self._starting = None

    async def _await(
        self,
        method: str,
        params: Any,
        decode: Callable[[Any], T],
        timeout: Optional[float] = None,
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
        /,
    ) -> T:
        connection = self._connection
        if connection is None or connection.ended is not None or self._is_closed:
            connection = await self._living()
        answer = connection.call(method, params, on_progress, on_partial)
        if timeout is None:
            return decode(await answer)
        try:
            return decode(await asyncio.wait_for(answer, timeout))
        except asyncio.TimeoutError:
            raise TimeoutError(f"no answer within {timeout} s") from None


_Pending = Tuple["asyncio.Future[Any]", Optional[Progress], Optional[Progress]]


class _AsyncConnection:
    """A server that was started, and the calls that wait for it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin and process.stdout and process.stderr
        self._process = process
        self._stdin = process.stdin
        self._stdout = process.stdout
        self._stderr = process.stderr
        self._calls: Dict[int, _Pending] = {}
        self._ids = itertools.count(1)
        self._tail = _wire.Tail()
        self.ended: Optional[ServerExited] = None
        self._errors = asyncio.ensure_future(self._read_stderr())
        self._reader = asyncio.ensure_future(self._read())

    @classmethod
    async def start(
        cls, command: Sequence[str], env: Optional[Mapping[str, str]], cwd: Optional[Path]
    ) -> _AsyncConnection:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=None if env is None else dict(env),
            cwd=cwd,
            start_new_session=True,
        )
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def call(
        self,
        method: str,
        params: Any,
        on_progress: Optional[Progress],
        on_partial: Optional[Progress],
    ) -> Any:
        id = next(self._ids)
        line = _wire.request(id, method, params, on_progress, on_partial)
        if self.ended is not None:
            raise self.ended.again()
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._calls[id] = (answer, on_progress, on_partial)
        self._write(line)
        try:
            if self._stdin.transport.get_write_buffer_size() > UNWRITTEN:
                await self._drain()
            return await answer
        except asyncio.CancelledError:
            if self._calls.pop(id, None) is not None:
                self._write(_wire.cancel(id))
            raise

    def _write(self, line: bytes) -> None:
        # Into a server that is gone nothing is written, and the reader ends the calls.
        if not self._stdin.transport.is_closing():
            self._stdin.write(line)

    async def _drain(self) -> None:
        try:
            await self._stdin.drain()
        except OSError:
            pass

    async def _read(self) -> None:
        lines = _wire.Lines()
        reason: Optional[ServerExited] = None
        try:
            while True:
                chunk = await self._stdout.read(1 << 16)
                if not chunk:
                    break
                for line in lines.feed(chunk):
                    self._receive(_wire.message(line))
        except ServerExited as error:
            reason = error
            self._kill()
        except Exception as error:
            # Whatever it is, nobody may be left waiting.
            reason = ServerExited(f"moonshelf's output can't be read: {error!r}")
            self._kill()
        status = await self._reap()
        await asyncio.wait([self._errors], timeout=PATIENCE)
        self.ended = reason or exited(status, self._tail.text)
        calls = list(self._calls.values())
        self._calls.clear()
        for answer, _, _ in calls:
            if not answer.done():
                answer.set_exception(self.ended.again())
        self._stdin.close()

    async def _reap(self) -> Optional[int]:
        try:
            return await asyncio.wait_for(self._process.wait(), PATIENCE)
        except asyncio.TimeoutError:
            self._kill()
            await self._process.wait()
            return None

    def _kill(self) -> None:
        try:
            self._process.kill()
        except ProcessLookupError:
            pass

    def _receive(self, message: _wire.Message) -> None:
        if "method" in message:
            told = _wire.progress(message)
            if told is not None:
                self._tell(*told)
            return
        answer = self._calls.pop(message["id"], (None,))[0]
        if answer is None or answer.done():
            return
        if "error" in message:
            answer.set_exception(_wire.failure(message["error"]))
        else:
            answer.set_result(message.get("result"))

    def _tell(self, id: int, is_partial: bool, value: Any) -> None:
        answer, on_progress, on_partial = self._calls.get(id, (None, None, None))
        callback = on_partial if is_partial else on_progress
        if answer is None or callback is None:
            return
        try:
            callback(value)
        except Exception as error:
            # It is the caller's own: he gets it from the call, which is over.
            self._calls.pop(id, None)
            self._write(_wire.cancel(id))
            if not answer.done():
                answer.set_exception(error)

    async def _read_stderr(self) -> None:
        while True:
            chunk = await self._stderr.read(4096)
            if not chunk:
                return
            self._tail.feed(chunk)

    async def close(self, timeout: float) -> None:
        self._stdin.close()
        done, _ = await asyncio.wait([self._reader], timeout=timeout)
        if not done:
            self._kill()
            await asyncio.wait([self._reader])
