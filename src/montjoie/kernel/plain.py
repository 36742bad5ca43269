"""Structs as plain JSON values: what leaves the kernel is what JSON would give back."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from montjoie.kernel.compiled import in_c

_SIMPLE = {str, int, float, bool, type(None)}
Writing = tuple[Struct, msgspec.Raw, dict[str, Any], bool]  # itself, as JSON, as a dict; whether that is flat
_MOST = 8192  # structs kept in writing
_forms: dict[type, tuple[dict[str, Any], bool]] = {}
_written: dict[int, Writing] = {}  # by identity, which a struct that is kept keeps
_oldest: deque[int] = deque()  # the same in the order in which they were written


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
    blank, nested = _forms.get(kind) or _form(kind)
    if not nested:
        return {**blank, **plain(thing)}
    names = zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True)
    return blank | {name: whole(getattr(thing, field)) for field, name in names}


def _form(kind: type[Struct]) -> tuple[dict[str, Any], bool]:
    """What a struct of this kind writes before its values are known, every field in its place, and whether
    structs lie in it, whose own defaults one pass of the encoder would leave out."""
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    blank = {config.tag_field: config.tag} if config.tag_field else {}
    for field in fields:
        default = field.default_factory() if callable(field.default_factory) else field.default
        blank[field.encode_name] = None if default is msgspec.NODEFAULT else plain(default)
    _forms[kind] = blank, any(_holds_structs(field.type) for field in fields)
    return _forms[kind]


def _holds_structs(kind: Any) -> bool:
    """Whether values of a type can have structs in them."""
    if args := get_args(kind):
        return get_origin(kind) is not Literal and any(map(_holds_structs, args))
    return kind not in _SIMPLE and kind is not ... and not (isinstance(kind, type) and issubclass(kind, Enum))


def written(thing: Any) -> Any:
    """The same for who writes it out at once: a struct as a piece of JSON, made once for each."""
    known = _written.get(id(thing))
    if known is not None and known[0] is thing:
        return known[1]
    return _write(thing)[1] if isinstance(thing, Struct) else whole(thing)


@in_c
def read(thing: Any) -> Any:
    """The same for who keeps it: a struct as a dict of its own, read from what was written once."""
    known = _written.get(id(thing))
    if known is None or known[0] is not thing:
        if not isinstance(thing, Struct):
            return whole(thing)
        known = _write(thing)
    _, raw, told, flat = known
    return told.copy() if flat else msgspec.json.decode(raw)


@in_c
def read_rows(table: dict[str, Any]) -> dict[str, Any]:
    """The same of every row of a table."""
    return {key: read(row) for key, row in table.items()}


def _write(thing: Struct) -> Writing:
    while len(_oldest) >= _MOST:  # one for one: to let go of all at once would take long
        _written.pop(_oldest.popleft(), None)
    told = whole(thing)
    flat = all(type(value) in _SIMPLE for value in told.values())
    known = _written[id(thing)] = thing, msgspec.Raw(msgspec.json.encode(told)), told, flat
    _oldest.append(id(thing))
    return known


def brief(thing: object, size: int = 60) -> str:
    """A stranger's value as a short text, whatever it is."""
    if isinstance(thing, str):
        return thing[:size]
    try:
        return repr(thing)[:size]
    except (ValueError, RecursionError):  # numbers too long to print, lists nested too deep
        return f"<{type(thing).__name__}>"
