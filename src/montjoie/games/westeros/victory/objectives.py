"""Objectives: scoring hexes and who controls them (WES-VIC-08, WES-VIC-09)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield import field
from montjoie.games.westeros.events import ControlLost, ControlTaken
from montjoie.games.westeros.state import G


def settle(g: G) -> None:
    """At the end of every player turn a unit on an objective gives its House control, which lasts when the
    unit leaves (WES-VIC-08, WES-RUL-10); a site that waits for its token belongs to nobody before that lies
    face up."""
    for name, held in list(g.state.objectives.items()):
        kind, there = kind_of(g, name), holder(g, held.hex)
        if there and (kind == "lasting" or (kind == "once_revealed" and revealed(g, held.hex))):
            _control(g, name, there)
    follow(g)


def follow(g: G) -> None:
    """Where the plan wants a unit that stays, its House has control as long as it does (WES-RUL-10): looked
    at at the end of turns, and again before scoring (WES-RUL-59)."""
    for name, held in list(g.state.objectives.items()):
        if kind_of(g, name) == "while_occupied":
            _control(g, name, holder(g, held.hex))


def holder(g: G, hex: str) -> str:
    """The House that stands in a hex, or nobody."""
    there = field.unit_at(g, hex)
    return g.state.units[there].house if there else ""


def _control(g: G, objective: str, house: str) -> None:
    held = g.state.objectives[objective]
    if house == held.control:
        return
    if house:
        g.emit(ControlTaken(objective, house, held.hex, field.unit_at(g, held.hex), held.control))
    else:
        g.emit(ControlLost(objective, held.hex, held.control))


def kind_of(g: G, objective: str) -> str:
    """How the plan says it is controlled: "lasting", "while_occupied" or "once_revealed"."""
    entry = g.content.plans[g.state.course.plan].objectives.get(objective)
    return entry.control if entry else "lasting"


def revealed(g: G, hex: str) -> bool:
    """Whether a token lies face up on the hex."""
    return any(token.hex == hex and token.face_up for token in g.state.tokens.values())


def controlled(g: G, house: str, among: tuple[str, ...] = ()) -> list[str]:
    """The objectives a House controls, of all or among those named."""
    return [
        name
        for name, objective in g.state.objectives.items()
        if objective.control == house and (not among or name in among)
    ]
