"""Units in Reserve: who waits there, how they come in, how the fallen return (FIG-CLA, FIG-STO)."""

from __future__ import annotations

from msgspec.structs import replace

from montjoie.games.figurines.battlefield import zones
from montjoie.games.figurines.events import UnitPlaced, UnitRestored
from montjoie.games.figurines.setup.standing import StandInZone, stand
from montjoie.games.figurines.state import G, mode_of
from montjoie.kernel import Answer, Branch, Refusal, Space
from montjoie.table.plane import Box

ZONE = "zone"
FLANKS = {"left": "west", "right": "east"}  # of the table, as player 1 sees it (FIG-GEO-01)


# Where they come in.


class StandByFlank(StandInZone, frozen=True):
    """The owner of a unit that arrives places it wholly within 6 inches of a table flank, at least an inch
    from enemies (FIG-CLA-05, FIG-STO-09, FIG-RUL-60, FIG-RUL-92)."""

    asked = False

    flank: str

    def ground(self, g: G) -> Box:
        return zones.strip(g, FLANKS[self.flank], mode_of(g).reserve.flank_distance)

    def outside(self, g: G) -> Refusal:
        return Refusal("FIG-CLA-05", "outside-flank", unit=self.piece, flank=self.flank)


def by_flank(g: G, unit: str, flank: str) -> StandByFlank:
    """The places of a unit at a flank."""
    return StandByFlank(unit, g.state.course.width, g.state.course.depth, flank)


class DeployReserve(Branch, frozen=True):
    """The owner of a unit in Reserve brings it in: `{"zone": place}`, `{"left": place}` or `{"right": place}`
    (FIG-D-17, FIG-D-18, FIG-CLA-04, FIG-CLA-05, FIG-STO-09)."""


def ways(g: G, unit: str, in_zone: bool, flanks: tuple[str, ...]) -> DeployReserve | None:
    """How a unit can come in, where there is room for it."""
    doors: dict[str, StandInZone] = {ZONE: stand(g, unit)} if in_zone else {}
    doors |= {flank: by_flank(g, unit, flank) for flank in flanks}
    opened: dict[str, Space | None] = {name: space for name, space in doors.items() if space.has_room(g)}
    return DeployReserve(opened) if opened else None


def bring_in(g: G, unit: str, answer: Answer, activated: bool, rule: str) -> None:
    """It stands there."""
    ((door, at),) = answer.items()
    how = door if door in (ZONE, *FLANKS) else "returned"
    there = (at["x"], at["y"], at["facing"])
    g.emit(UnitPlaced(unit, *there, activated, g.state.units[unit].owner, how), rule)


# How the fallen return.


def restore(g: G, unit: str, attachments: tuple[str, ...], rule: str) -> None:
    """A destroyed unit has all its figures again, no tokens, its Orders unused (FIG-CLA-07, FIG-STO-07); what
    works once per game stays used (FIG-RUL-94)."""
    row = g.state.units[unit]
    fresh = replace(
        row,
        figures=g.content.units[row.card].figures,
        wounds=0,
        attachments=attachments,
        fallen=(),
        conditions=(),
        orders=(),
        influences=(),
        where="reserve",
    )
    g.emit(UnitRestored(unit, fresh), rule)


def as_deployed(g: G, unit: str) -> tuple[str, ...]:
    """The Attachments a unit had: the last that fell stood furthest left (FIG-ATC-05)."""
    row = g.state.units[unit]
    return (*row.attachments, *reversed(row.fallen))
