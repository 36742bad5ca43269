"""Where plain JSON does not fit a type: every place, not only the first that the decoder meets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from montjoie.kernel.errors import Problem


def misfits(value: Any, kind: Any, path: str) -> Iterator[Problem]:
    """KER-PCK-02: every place where plain JSON does not fit `kind`, not only the first."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        inner = list(_misfits_inside(value, _single(kind, value), path))
        yield from inner or [_misfit(str(error), kind, path)]


def _single(kind: Any, value: Any) -> Any:
    """`kind` without its bounds and, where a value is given, its `None`; of tagged structs the one meant."""
    if get_origin(kind) is Annotated:
        return _single(get_args(kind)[0], value)
    if get_origin(kind) in (Union, UnionType) and value is not None:
        others = [arg for arg in get_args(kind) if arg is not type(None)]
        if len(others) > 1 and isinstance(value, dict):
            others = [arg for arg in others if (tag := _tag(arg)) and value.get(tag[0]) == tag[1]] or others
        return _single(others[0], value) if len(others) == 1 else kind
    return kind


def _tag(kind: Any) -> tuple[str, Any] | None:
    """The field by which a struct is told from its like, and what stands there."""
    config = getattr(kind, "__struct_config__", None)
    return (config.tag_field, config.tag) if config and config.tag_field else None


def _misfits_inside(value: Any, kind: Any, path: str) -> Iterator[Problem]:
    origin, args = get_origin(kind), get_args(kind)
    if isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, Struct):
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        for name, field in fields.items():
            if name in value:
                yield from misfits(value[name], field.type, f"{path}.{name}")
            elif field.required:
                yield Problem(path, "KER-PCK-02", "pack-missing-field", {"field": name})
        if kind.__struct_config__.forbid_unknown_fields:
            for name in sorted(value.keys() - fields - {kind.__struct_config__.tag_field}):
                yield Problem(path, "KER-PCK-02", "pack-unknown-field", {"field": name})
    elif isinstance(value, dict) and origin is dict:
        for key, item in value.items():
            yield from misfits(key, args[0], f"{path}.{key}")
            yield from misfits(item, args[1], f"{path}.{key}")
    elif isinstance(value, list) and origin is tuple and args[1:] == (...,):
        for index, item in enumerate(value):
            yield from misfits(item, args[0], f"{path}[{index}]")
    elif isinstance(value, dict) and origin in (Union, UnionType):
        tags = [tag for arg in args if (tag := _tag(arg))]
        for name in dict.fromkeys(name for name, _ in tags):
            if name in value:
                facts = _no_value(value[name], [tag for _, tag in tags])
                yield Problem(f"{path}.{name}", "KER-PCK-02", "pack-bad-value", facts)
            else:
                yield Problem(path, "KER-PCK-02", "pack-missing-field", {"field": name})


_PATTERNS = {  # forms that have words for them
    "^[A-Za-z][A-Za-z0-9_]*$": "form-id",
    "^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$": "form-pack-id",
    "^#[0-9a-f]{6}$": "form-colour",
    "^THR-[A-Z]{3}-[0-9]{2}$": "form-rule",
}
_LENGTHS = {"": "misfit-length", ">= ": "misfit-shortest", "<= ": "misfit-longest"}
_BOUNDS = {">=": "misfit-least", "<=": "misfit-most", ">": "misfit-above", "<": "misfit-below"}
_FORMS: tuple[tuple[str, Callable[[re.Match[str]], dict[str, Any]]], ...] = (
    (
        r"Expected `(.*)`, got `(.*)`",
        lambda told: {"form": "misfit-type", "expected": _types(told[1]), "got": _types(told[2])},
    ),
    (
        r"Expected `(.*)` of length (>= |<= |)(\d+)(?:, got \d+)?",
        lambda told: {"form": _LENGTHS[told[2]], "expected": _types(told[1]), "bound": int(told[3])},
    ),
    (
        r"Expected `.*` ([<>]=?) (-?[\d.]+)",
        lambda told: {"form": _BOUNDS[told[1]], "bound": told[2]},
    ),
    (
        r"Expected `str` matching regex '(.*)'",
        lambda told: (
            {"form": "misfit-form", "wanted": _PATTERNS[told[1]]}
            if told[1] in _PATTERNS
            else {"form": "misfit-pattern", "pattern": told[1]}
        ),
    ),
    (
        r"Invalid (?:enum )?value '?(.*?)'?",
        lambda told: {"form": "misfit-value", "given": told[1], "values": None},
    ),
    (
        r"Expected a declared .*, got '(.*)'",
        lambda told: {"form": "misfit-value", "given": told[1], "values": None},
    ),
    (r"Object missing required field `(.*)`", lambda told: {"form": "misfit-missing", "field": told[1]}),
    (r"Object contains unknown field `(.*)`", lambda told: {"form": "misfit-unknown", "field": told[1]}),
)


def misfit(root: str, error: msgspec.ValidationError, kind: Any, rule: str, key: str) -> Problem:
    """The problem behind an error of the decoder of a `kind`, `Expected ... - at `$.path``: where, and in
    which form it is told, so that every language has its own words for it."""
    complaint, _, place = str(error).partition(" - at ")
    facts, place = _form(complaint), place.rpartition(" in ")[2].strip("`")
    if facts["form"] == "misfit-value" and (values := list(_values(kind, place))):
        facts = _no_value(facts["given"], values)
    return Problem(place.replace("$", root, 1) or root, rule, key, facts)


def _form(complaint: str) -> dict[str, Any]:
    """In which form a complaint of the decoder is told."""
    told = ((facts, re.fullmatch(form, complaint)) for form, facts in _FORMS)
    return next((facts(found) for facts, found in told if found), {"form": "misfit-other"})


def _no_value(given: Any, values: Sequence[Any]) -> dict[str, Any]:
    """Something that is none of the values there are; they are ids, to be written as they stand."""
    return {"form": "misfit-value", "given": str(given), "values": ", ".join(map(str, values))}


def _values(kind: Any, place: str) -> Iterator[Any]:
    """The values that can stand at a place of a document, where it holds one of a few."""
    kinds = list(_each(kind))
    for name, index in re.findall(r"\.(\w+)|(\[.*?\])", place):
        if tags := [tag[1] for each in kinds if (tag := _tag(each)) and tag[0] == name]:
            yield from tags
            return
        kinds = [each for outer in kinds for inner in _inside(outer, name, index) for each in _each(inner)]
    for each in kinds:
        yield from get_args(each) if get_origin(each) is Literal else ()


def _each(kind: Any) -> Iterator[Any]:
    """The types that a type allows, without their bounds."""
    if get_origin(kind) is Annotated:
        yield from _each(get_args(kind)[0])
    elif get_origin(kind) in (Union, UnionType):
        for arg in get_args(kind):
            yield from _each(arg)
    else:
        yield kind


def _inside(kind: Any, name: str, index: str) -> Iterator[Any]:
    """What is inside a type under the name of a field, or at an index or key."""
    if name and isinstance(kind, type) and issubclass(kind, Struct):
        yield from (f.type for f in msgspec.structs.fields(kind) if f.encode_name == name)
    elif index and (args := [arg for arg in get_args(kind) if arg is not ...]):
        at = int(index[1:-1]) if get_origin(kind) is tuple and index[1:-1].isdecimal() else -1
        yield args[at] if -1 <= at < len(args) else args[-1]


def _types(told: str) -> list[str]:
    """The messages that name the types in `int | null`."""
    return [f"type-{name}" for name in told.split(" | ")]


def _misfit(message: str, kind: Any, path: str) -> Problem:
    """One complaint of the decoder as a problem: what was expected, and what stands there."""
    complaint, _, deeper = message.partition(" - at `$")
    path += deeper.rstrip("`")
    if told := re.fullmatch(r"Expected `(.*)`, got `(.*)`", complaint):
        facts = {"expected": _types(told[1]), "got": _types(told[2])}
        return Problem(path, "KER-PCK-02", "pack-bad-field", facts)
    told_as = _form(complaint)
    if told_as["form"] == "misfit-value" and get_origin(kind) is Literal:
        told_as = _no_value(told_as["given"], get_args(kind))
    return Problem(path, "KER-PCK-02", "pack-bad-value", told_as)
