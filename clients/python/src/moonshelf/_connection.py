"""One server process and the calls that wait for it."""

from __future__ import annotations

import itertools
import os
import subprocess
import threading
from typing import Any, Callable, Dict, List, Mapping, Optional, TypeVar

from . import _wire
from ._call import Call
from ._errors import ServerExited, exited
from ._wire import Progress

T = TypeVar("T")

#: Seconds in which a server whose input has ended, or whose output has, must have exited.
PATIENCE = 5.0


class Connection:
    """A server that was started, its pipes, and a thread that reads the answers."""

    def __init__(self, command: List[str], env: Optional[Mapping[str, str]], cwd: Any) -> None:
        #: Guards `_calls`, `_ended`, and how each call ends.
        self.lock = threading.Lock()
        self._calls: Dict[int, Call[Any]] = {}
        self._ended: Optional[ServerExited] = None
        #: Keeps the lines of two threads apart. Never held together with the other lock.
        self._writing = threading.Lock()
        self._ids = itertools.count(1)
        self._owner = os.getpid()
        self._tail = _wire.Tail()
        # A session of its own, since a ^C in the terminal is for the client alone to handle.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=None if env is None else dict(env),
            cwd=cwd,
            start_new_session=True,
        )
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._stdin = self._process.stdin
        self._stdout = self._process.stdout
        self._stderr = self._process.stderr
        self._stderr_reader = threading.Thread(
            target=self._read_stderr, name="moonshelf stderr", daemon=True
        )
        self._reader = threading.Thread(target=self._read, name="moonshelf reader", daemon=True)
        self._stderr_reader.start()
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def ended(self) -> Optional[ServerExited]:
        """Why the server is gone, if it is."""
        return self._ended

    def submit(
        self,
        method: str,
        params: Any,
        decode: Callable[[Any], T],
        on_progress: Optional[Progress],
        on_partial: Optional[Progress],
    ) -> Call[T]:
        if os.getpid() != self._owner:
            # A fork has the pipes, but not the thread that reads: it would wait for ever.
            raise RuntimeError("this client belongs to the process that forked; make another")
        id = next(self._ids)
        line = _wire.request(id, method, params, on_progress, on_partial)
        call = Call(self, id, decode, on_progress, on_partial)
        with self.lock:
            if self._ended is not None:
                raise self._ended.again()
            self._calls[id] = call
        self._write(line)
        return call

    def cancel(self, id: int) -> None:
        self._write(_wire.cancel(id))

    def forget(self, call: Call[Any]) -> None:
        """Cancels a call that nobody waits for any more; its answer is dropped."""
        with self.lock:
            wanted = self._calls.pop(call.id, None)
        if wanted is not None:
            self.cancel(call.id)

    def check_thread(self) -> None:
        """Whoever waits in the thread that reads the answers waits for ever."""
        if threading.current_thread() is self._reader:
            raise RuntimeError("a progress callback can't wait for a call; use submit")

    def _write(self, line: bytes) -> None:
        try:
            with self._writing:
                view = memoryview(line)
                while view:
                    # Without a buffer it is a raw stream, which tells how much it has written.
                    view = view[self._stdin.write(view) :]
        except (OSError, ValueError):
            # The server is gone, or close() was faster: the reader ends the calls, and knows why.
            pass

    def _read(self) -> None:
        lines = _wire.Lines()
        reason: Optional[ServerExited] = None
        descriptor = self._stdout.fileno()
        try:
            while True:
                chunk = os.read(descriptor, 1 << 16)
                if not chunk:
                    break
                for line in lines.feed(chunk):
                    self._receive(_wire.message(line))
        except ServerExited as error:
            reason = error
            self._process.kill()
        except Exception as error:
            # Whatever it is, nobody may be left waiting.
            reason = ServerExited(f"moonshelf's output can't be read: {error!r}")
            self._process.kill()
        status = self._reap()
        self._stderr_reader.join(PATIENCE)
        ended = reason or exited(status, self._tail.text)
        with self.lock:
            self._ended = ended
            calls = list(self._calls.values())
            self._calls.clear()
        for call in calls:
            call._end(None, ended.again())
        self._close_input(PATIENCE)
        self._stdout.close()

    def _reap(self) -> Optional[int]:
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            # It has closed its output and goes on: no answer can come from it.
            self._process.kill()
            self._process.wait()
            return None

    def _receive(self, message: _wire.Message) -> None:
        if "method" in message:
            told = _wire.progress(message)
            if told is not None:
                self._tell(*told)
            return
        with self.lock:
            call = self._calls.pop(message["id"], None)
        if call is None:
            return
        if "error" in message:
            call._end(None, _wire.failure(message["error"]))
        else:
            call._end(message.get("result"), None)

    def _tell(self, id: int, is_partial: bool, value: Any) -> None:
        with self.lock:
            call = self._calls.get(id)
        if call is None:
            return
        callback = call._on_partial if is_partial else call._on_progress
        if callback is None:
            return
        try:
            callback(value)
        except BaseException as error:
            # It is the caller's own: he gets it from the call, which is over.
            self.forget(call)
            call._end(None, error)

    def _read_stderr(self) -> None:
        try:
            while True:
                chunk = os.read(self._stderr.fileno(), 4096)
                if not chunk:
                    break
                self._tail.feed(chunk)
        except (OSError, ValueError):
            pass
        self._stderr.close()

    def _close_input(self, patience: float) -> None:
        # A thread that is blocked in a write holds the lock; then only the server's end frees it.
        if not self._writing.acquire(timeout=patience):
            self._process.kill()
            self._writing.acquire()
        try:
            self._stdin.close()
        except OSError:
            pass
        finally:
            self._writing.release()

    def abandon(self) -> None:
        """Ends the input, so that the server ends by itself."""
        if self._writing.acquire(blocking=False):
            try:
                self._stdin.close()
            except OSError:
                pass
            finally:
                self._writing.release()

    def close(self, patience: float = PATIENCE) -> None:
        """Ends the input, waits for what was asked, and kills a server that doesn't end."""
        self._close_input(patience)
        if threading.current_thread() is self._reader:
            return
        self._reader.join(patience)
        if self._reader.is_alive():
            self._process.kill()
            self._reader.join()
