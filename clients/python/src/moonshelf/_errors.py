"""What can go wrong with a call."""

from __future__ import annotations

import signal
from typing import Any, Dict, Optional


class MoonshelfError(Exception):
    """Any error of this package."""


class RPCError(MoonshelfError):
    """The server's answer to a call is an error.

    `data` has `reason`, `pointer` and what applies of `member`, `expected`, `found`, `minimum`,
    `maximum`, `allowed`, `suggestion`, `hint`, `line`, `column`, `offset` and `lineOffset`.
    """

    def __init__(self, code: int, message: str, data: Optional[Dict[str, Any]] = None) -> None:
        super().__init__(code, message, data)
        self.code = code
        self.message = message
        self.data: Dict[str, Any] = data if isinstance(data, dict) else {}

    def __str__(self) -> str:
        return self.message

    @property
    def reason(self) -> Optional[str]:
        """What kind of error it is, as `outOfRange`."""
        reason = self.data.get("reason")
        return reason if isinstance(reason, str) else None

    @property
    def pointer(self) -> Optional[str]:
        """Where it is (RFC 6901), relative to the params or to the data that was decoded."""
        pointer = self.data.get("pointer")
        return pointer if isinstance(pointer, str) else None


class ServerExited(MoonshelfError, ConnectionError):
    """The server is gone, and this call with it.

    `status` is its exit status, negative for a signal, and None where it is not known; `stderr` is
    the end of what it wrote to standard error.
    """

    def __init__(self, reason: str, status: Optional[int] = None, stderr: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.stderr = stderr

    def again(self) -> ServerExited:
        """The same for another call: an exception that two threads raise mixes their tracebacks."""
        return ServerExited(self.reason, self.status, self.stderr)

    def __reduce__(self) -> Any:
        return (ServerExited, (self.reason, self.status, self.stderr))


class BinaryNotFound(MoonshelfError, FileNotFoundError):
    """There is no moonshelf to start."""


class UnexpectedAnswer(MoonshelfError):
    """The server's result is not what this version of the package knows."""


def exited(status: Optional[int], stderr: str) -> ServerExited:
    """The error of a server that ended with this status."""
    if status is None:
        how = "moonshelf closed its output"
    elif status < 0:
        try:
            name = signal.Signals(-status).name
        except ValueError:
            name = f"signal {-status}"
        how = f"moonshelf was ended by {name}"
    else:
        how = f"moonshelf exited with status {status}"
    last = stderr.strip().splitlines()[-1:]
    return ServerExited(": ".join([how, *last]), status, stderr)
