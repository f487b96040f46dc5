"""Requests to bytes, bytes to messages, and the command that is started: no process, no thread."""

from __future__ import annotations

import json
import os
import shutil
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union

from ._errors import BinaryNotFound, RPCError, ServerExited
from ._record import plain

Path = Union[str, "os.PathLike[str]"]
Progress = Callable[[Any], None]

#: How much of standard error is kept for the error of a server that died.
STDERR_KEPT = 8192

# Not ASCII only: a lone surrogate is then refused here, by encode, and not by the server, which
# can't tell whose such a broken request was. The same holds for NaN.
_encode = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=plain
).encode


def command(binary: Optional[Path], roots: Sequence[Path], args: Sequence[str]) -> List[str]:
    """The command line: the binary by argument, $MOONSHELF or PATH."""
    name = os.fspath(binary) if binary is not None else os.environ.get("MOONSHELF") or "moonshelf"
    found = shutil.which(name)
    if found is None:
        where = "$MOONSHELF" if binary is None and os.environ.get("MOONSHELF") else "binary="
        hint = "put it into PATH, or name it with binary= or $MOONSHELF"
        if name != "moonshelf":
            hint = f"{where} names no program that can be run"
        raise BinaryNotFound(2, f"there is no {name}; {hint}")
    options = [option for root in roots for option in ("--root", os.fspath(root))]
    return [found, "--framing", "lines", *options, *args]


def request(
    id: int,
    method: str,
    params: Any,
    on_progress: Optional[Progress],
    on_partial: Optional[Progress],
) -> bytes:
    """One line. Parameters that are None are left out."""
    if type(params) is dict and None in params.values():
        params = {name: value for name, value in params.items() if value is not None}
    if on_progress is not None or on_partial is not None:
        if params is not None and not isinstance(params, dict):
            raise TypeError("progress can only be asked for with params by name")
        params = dict(params or {})
        if on_progress is not None:
            params["workDoneToken"] = f"progress-{id}"
        if on_partial is not None:
            params["partialResultToken"] = f"partial-{id}"
    name = f'"{method}"' if method.replace(".", "").isalnum() else _encode(method)
    if params is None:
        return f'{{"jsonrpc":"2.0","id":{id},"method":{name}}}\n'.encode()
    return f'{{"jsonrpc":"2.0","id":{id},"method":{name},"params":{_encode(params)}}}\n'.encode()


def cancel(id: int) -> bytes:
    """The notification that ends a request."""
    return b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%d}}\n' % id


class Lines:
    """Finds the lines in a stream that comes in pieces."""

    def __init__(self) -> None:
        # A long line comes in many pieces, which are joined once.
        self._pieces: List[bytes] = []

    def feed(self, chunk: bytes) -> List[bytes]:
        lines = chunk.split(b"\n")
        if len(lines) == 1:
            self._pieces.append(chunk)
            return []
        if self._pieces:
            self._pieces.append(lines[0])
            lines[0] = b"".join(self._pieces)
            self._pieces = []
        rest = lines.pop()
        if rest:
            self._pieces.append(rest)
        return lines


Message = Dict[str, Any]


def message(line: bytes) -> Message:
    """What the server sent; anything but an answer or a notification is the end of it."""
    try:
        value = json.loads(line.decode("utf-8"))
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise ServerExited(f"moonshelf sent what is no answer: {line[:80]!r}")
    if "method" not in value and value.get("id") is None:
        # Of an error without an id nobody knows whose it is, so each call may be the one.
        told = value.get("error")
        told = told.get("message") if isinstance(told, dict) else None
        raise ServerExited(f"moonshelf could not read a request: {told or repr(line[:80])}")
    return value


def progress(value: Message) -> Optional[Tuple[int, bool, Any]]:
    """Of a progress notification: the request's id, whether it is a partial result, and what."""
    params = value.get("params")
    if value.get("method") != "$/progress" or not isinstance(params, dict):
        return None
    kind, _, id = str(params.get("token")).partition("-")
    if kind not in ("progress", "partial") or not id.isdigit():
        return None
    return int(id), kind == "partial", params.get("value")


def failure(error: Any) -> RPCError:
    """The exception of an answer's error."""
    if not isinstance(error, dict):
        return RPCError(-32603, str(error))
    return RPCError(error.get("code", -32603), str(error.get("message", "")), error.get("data"))


class Tail:
    """The end of a stream."""

    def __init__(self) -> None:
        self._bytes = b""

    def feed(self, chunk: bytes) -> None:
        self._bytes = (self._bytes + chunk)[-STDERR_KEPT:]

    @property
    def text(self) -> str:
        return self._bytes.decode("utf-8", "replace")
