"""Moonshelf from Python: calendars, iTunes Search and book data, exact and without a network.

>>> import moonshelf
>>> with moonshelf.Client() as m:
...     m.calendar.month(year=2022, month=1, locale="ko").title
'2022년 1월'
"""

from typing import TYPE_CHECKING, Any

from ._client import Call, Client
from ._errors import (
    BinaryNotFound,
    MoonshelfError,
    RPCError,
    ServerExited,
    UnexpectedAnswer,
)
from ._record import Record
from .types import *  # noqa: F403
from .types import __all__ as _types

if TYPE_CHECKING:
    from .aio import AsyncClient as AsyncClient

__all__ = [
    "AsyncClient",
    "BinaryNotFound",
    "Call",
    "Client",
    "MoonshelfError",
    "RPCError",
    "Record",
    "ServerExited",
    "UnexpectedAnswer",
]
__all__ += _types


def __getattr__(name: str) -> Any:
    # asyncio takes longer to import than the server to start, so it waits until it is wanted.
    if name == "AsyncClient":
        from .aio import AsyncClient

        return AsyncClient
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
