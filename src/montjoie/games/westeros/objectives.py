"""Objectives: scoring hexes and who controls them (WES-VIC-08, WES-VIC-09)."""

from __future__ import annotations

from montjoie.games.westeros import field
from montjoie.games.westeros.events import ControlLost, ControlTaken
from montjoie.games.westeros.state import G


def settle(g: G) -> None:
    """At the end of every player turn a unit on an objective gives its House control (WES-VIC-08,
    WES-RUL-10). Control lasts when the unit leaves, unless the plan asks for a unit there; a site that
    waits for its token belongs to nobody before it lies face up."""
    if not g.state.objectives:
        return
    occupants = field.occupants(g)
    for name, held in list(g.state.objectives.items()):
        kind = kind_of(g, name)
        if kind == "once_revealed" and not revealed(g, held.hex):
            continue
        there = occupants.get(held.hex)
        left = "" if kind == "while_occupied" else held.control
        house = g.state.units[there].house if there else left
        if house != held.control:
            g.emit(ControlTaken(name, house) if house else ControlLost(name))


def kind_of(g: G, objective: str) -> str:
    """How the plan says it is controlled: "lasting", "while_occupied" or "once_revealed"."""
    entry = g.content.battles[g.state.course.plan].objectives.get(objective)
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
