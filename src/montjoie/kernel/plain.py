"""Structs as plain JSON values: what leaves the kernel is what JSON would give back."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

_SIMPLE = {str, int, float, bool, type(None)}
_MOST = 8192  # structs kept in writing
_written: dict[int, tuple[Struct, msgspec.Raw]] = {}  # by identity, which a struct that is kept keeps


def plain(thing: Any) -> Any:
    """The value as dicts, lists, strings and numbers."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def whole(thing: Any) -> Any:
    """The value as plain JSON with every field of its structs, those at their defaults included."""
    kind = type(thing)
    if kind in _SIMPLE:
        return thing
    if kind is dict:
        return {str(key): whole(value) for key, value in thing.items()}
    if kind is tuple or kind is list:
        return [whole(value) for value in thing]
    if not isinstance(thing, Struct):
        return plain(thing)
    config = thing.__struct_config__
    told = {config.tag_field: config.tag} if config.tag_field else {}
    names = zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True)
    return told | {name: whole(getattr(thing, field)) for field, name in names}


def written(thing: Any) -> Any:
    """The same for who writes it out at once: a struct as a piece of JSON, made once for each."""
    if not isinstance(thing, Struct):
        return whole(thing)
    known = _written.get(id(thing))
    if known is None or known[0] is not thing:
        if len(_written) >= _MOST:
            _written.clear()
        known = _written[id(thing)] = thing, msgspec.Raw(msgspec.json.encode(whole(thing)))
    return known[1]


def brief(thing: object, size: int = 60) -> str:
    """A stranger's value as a short text, whatever it is."""
    if isinstance(thing, str):
        return thing[:size]
    try:
        return repr(thing)[:size]
    except (ValueError, RecursionError):  # numbers too long to print, lists nested too deep
        return f"<{type(thing).__name__}>"
