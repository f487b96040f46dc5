"""Results as frozen records."""

from __future__ import annotations

from typing import Any, Callable, ClassVar, Dict, List, Mapping, Optional, Tuple, Type, TypeVar
from typing import Union

from ._errors import UnexpectedAnswer

R = TypeVar("R", bound="Record")
T = TypeVar("T")

#: Stands for the default of a member that is always there.
REQUIRED: Any = object()

Member = Tuple[str, str, Optional[Callable[[Any], Any]], Any]


class Record:
    """An object of a result: frozen, compared by its values.

    A member that the server doesn't tell is None, a flag False. Members that this version doesn't
    know are ignored.
    """

    #: A member's name on the wire and here, what makes it of JSON, and what stands for its absence.
    _members: ClassVar[Tuple[Member, ...]] = ()

    @classmethod
    def from_json(cls: Type[R], value: Any) -> R:
        """The record of a JSON object."""
        if not isinstance(value, dict):
            raise UnexpectedAnswer(f"{cls.__name__} should be an object, not {value!r:.80}")
        record = cls.__new__(cls)
        # A frozen dataclass sets each attribute through object.__setattr__; this is the short way.
        attributes = record.__dict__
        for name, attribute, decode, absent in cls._members:
            if name in value:
                member = value[name]
                attributes[attribute] = member if decode is None else decode(member)
            elif absent is REQUIRED:
                raise UnexpectedAnswer(f"{cls.__name__} has no {name}")
            else:
                attributes[attribute] = absent
        return record

    def as_dict(self) -> Dict[str, Any]:
        """The JSON object again, with the names of the wire."""
        result = {}
        for name, attribute, _, absent in self._members:
            value = getattr(self, attribute)
            if absent is REQUIRED or value != absent:
                result[name] = _plain(value)
        return result


#: What a parameter takes for an object: a mapping with the names of the wire, or a record.
ObjectLike = Union[Mapping[str, Any], Record]


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        return value.as_dict()
    if isinstance(value, (tuple, list)):
        return [_plain(element) for element in value]
    if isinstance(value, dict):
        return {name: _plain(member) for name, member in value.items()}
    return value


def plain(value: Any) -> Any:
    """JSON of what `json` doesn't know: records, and any sequence, mapping or set."""
    if isinstance(value, Record):
        return value.as_dict()
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (set, frozenset)) or hasattr(value, "__getitem__"):
        return list(value)
    if hasattr(value, "isoformat"):
        # A date; of a datetime the server says what is wrong with it.
        return value.isoformat()
    if hasattr(value, "__fspath__"):
        return value.__fspath__()
    raise TypeError(f"{type(value).__name__} is no JSON")


def as_is(value: Any) -> Any:
    """A result that stays JSON."""
    return value


def list_of(decode: Callable[[Any], T]) -> Callable[[Any], Tuple[T, ...]]:
    """What makes a tuple of a JSON array."""

    def decode_list(value: List[Any]) -> Tuple[T, ...]:
        return tuple([decode(element) for element in value])

    return decode_list


def map_of(decode: Callable[[Any], T]) -> Callable[[Any], Mapping[str, T]]:
    """What makes a mapping of a JSON object."""

    def decode_map(value: Dict[str, Any]) -> Mapping[str, T]:
        return {name: decode(member) for name, member in value.items()}

    return decode_map
