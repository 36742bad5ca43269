"""Why something happens: the card, the ability, the zone or the ground at work, for the log."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.events import CameToNothing
from montjoie.games.figurines.state import G
from montjoie.kernel import Step


def because(g: G) -> str | None:
    """The id of what makes the thing happen that is happening now, where it has a name of its own."""
    step = _cause(g)
    name: str | None = getattr(step, "because", None)
    return name or None


def authority(g: G, otherwise: str = "") -> str:
    """The rule by which it works: that of its kind; `otherwise` where nothing with a name is at work."""
    step = _cause(g)
    found = getattr(step, "authority", None)
    rule: str = found(g) if found else ""
    return rule or otherwise


def nothing(g: G, why: str, rule: str = "", **facts: Any) -> None:
    """Say that what is at work comes to nothing, and why; everybody can see that it does."""
    g.emit(CameToNothing(why, cause=because(g), **facts), rule or authority(g, "FIG-RUL-58"))


def _cause(g: G) -> Step | None:
    """The innermost running procedure that knows why, which says so in its `because`; an attack, a charge or
    an action says "": what happens in it is its own doing, whatever card allowed it."""
    return next((step for step in reversed(g.stack) if getattr(step, "because", None) is not None), None)
