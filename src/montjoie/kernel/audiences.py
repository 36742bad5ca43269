"""Who sees what: an audience gives a seat as much of a row, an event or a step as it may see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, fields

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine

Audience = Callable[[Any, Any, str | None], Any]  # (g, row, event or step; seat) -> what is seen


def PUBLIC(g: AnyEngine, thing: Any, seat: str | None) -> Any:
    """Everybody sees it as it is."""
    return thing


def HIDDEN(g: AnyEngine, thing: Any, seat: str | None) -> Any:
    """Nobody sees it."""
    return None


def unfolded(g: AnyEngine, event: Any, seat: str | None) -> dict[str, Any]:
    """Everybody sees what is placed, with all that its `row` says."""
    told = asdict(event)
    row = told.pop("row")
    return told | asdict(row)


def counted(**names: str) -> Audience:
    """Everybody sees how many there are, nobody which: `counted(cards="size")` tells `cards` as `size`."""

    def seen(g: AnyEngine, thing: Any, seat: str | None) -> dict[str, Any]:
        told = asdict(thing)
        for field, name in names.items():
            told[name] = len(told.pop(field))
        return told

    seen.tells = lambda row: (_counted(row, tuple(names.items())),)  # type: ignore[attr-defined]
    return seen


@cache
def _counted(row: type, names: tuple[tuple[str, str], ...]) -> type[Struct]:
    """A row type with numbers in the place of some of its fields."""
    hidden = [field for field, _ in names]
    kept = [(field.name, field.type) for field in fields(row) if field.name not in hidden]
    return msgspec.defstruct(f"Counted{row.__name__}", [*kept, *((name, int) for _, name in names)])


def private(owner: Callable[[Any, Any], str], others: Audience) -> Audience:
    """The seat that `owner(g, thing)` names sees it as it is, all others as `others` lets them."""

    def seen(g: AnyEngine, thing: Any, seat: str | None) -> Any:
        own = seat is not None and owner(g, thing) == seat
        return thing if own else others(g, thing, seat)

    seen.tells = lambda row: (row, *tells(others, row))  # type: ignore[attr-defined]
    return seen


def tells(audience: Audience, row: Any) -> tuple[Any, ...]:
    """The types of what an audience shows of rows of a type: for those who describe views, not for judging.

    An audience of a game's own says them by its return type.
    """
    if audience is PUBLIC:
        return (row,)
    if known := getattr(audience, "tells", None):
        types: tuple[Any, ...] = known(row)
        return types
    told = get_type_hints(audience).get("return", Any)
    if told is Any:
        raise TypeError(f"{getattr(audience, '__name__', audience)} does not say what type it shows")
    return get_args(told) or (told,)
