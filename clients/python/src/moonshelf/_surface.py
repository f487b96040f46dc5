"""What the generated methods call."""

from __future__ import annotations

from typing import Any, Callable, Optional, Protocol, TypeVar

from ._call import Call as Call
from ._call import Progress as Progress

T = TypeVar("T")


class Caller(Protocol):
    """Calls a method and waits."""

    def __call__(
        self,
        method: str,
        params: Any,
        decode: Callable[[Any], T],
        timeout: Optional[float] = None,
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
        /,
    ) -> T: ...


class AsyncCaller(Protocol):
    """Calls a method and is awaited."""

    async def __call__(
        self,
        method: str,
        params: Any,
        decode: Callable[[Any], T],
        timeout: Optional[float] = None,
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
        /,
    ) -> T: ...


class SubmitCaller(Protocol):
    """Calls a method and gives what is under way."""

    def __call__(
        self,
        method: str,
        params: Any,
        decode: Callable[[Any], T],
        on_progress: Optional[Progress] = None,
        on_partial: Optional[Progress] = None,
        /,
    ) -> Call[T]: ...
