"""Objectives: scoring hexes and who controls them (WES-VIC-08, WES-VIC-09)."""

from __future__ import annotations

from montjoie.games.westeros import field
from montjoie.games.westeros.events import ControlTaken
from montjoie.games.westeros.setup import sheet
from montjoie.games.westeros.state import G


def settle(g: G) -> None:
    """At the end of every player turn a unit on an objective gives its House control (WES-VIC-08,
    WES-RUL-10). Control lasts when the unit leaves, unless the plan asks for a unit there; sites whose
    token lies face down belong to nobody, whoever stands there."""
    occupants = field.occupants(g)
    for entry in sheet(g).objectives:
        held = g.state.objectives.get(entry.id)
        if held is None or (entry.control == "once_revealed" and hidden(g, held.hex)):
            continue
        there = occupants.get(held.hex)
        house = g.state.units[there].house if there else _left(entry.control, held.control)
        if house != held.control:
            g.emit(ControlTaken(entry.id, house), "WES-VIC-08")


def hidden(g: G, hex: str) -> bool:
    """Whether a token lies face down on the hex."""
    return any(token.hex == hex and not token.face_up for token in g.state.tokens.values())


def _left(control: str, holder: str) -> str:
    return "" if control == "while_occupied" else holder


def controlled(g: G, house: str, among: tuple[str, ...] = ()) -> list[str]:
    """The objectives a House controls, of all or among those named."""
    return [
        name
        for name, objective in g.state.objectives.items()
        if objective.control == house and (not among or name in among)
    ]
