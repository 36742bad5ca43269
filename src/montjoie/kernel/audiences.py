"""Who sees what: an audience gives a seat as much of a row, an event or a step as it may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

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

    return seen


def private(owner: Callable[[Any, Any], str], others: Audience) -> Audience:
    """The seat that `owner(g, thing)` names sees it as it is, all others as `others` lets them."""

    def seen(g: AnyEngine, thing: Any, seat: str | None) -> Any:
        own = seat is not None and owner(g, thing) == seat
        return thing if own else others(g, thing, seat)

    return seen
