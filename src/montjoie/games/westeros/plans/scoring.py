"""What only plans count: burnt tokens, fires, ground taken, prisoners (WES-VIC-02)."""

from __future__ import annotations

from montjoie.games.westeros import victory
from montjoie.games.westeros.content.victory import (
    AnyScore,
    CaptiveTaken,
    Devastated,
    FireLevel,
    GroundTaken,
    PrisonerKept,
    PrisonerRescued,
    TokenDestroyed,
    TokenIntact,
    UnitsInRows,
)
from montjoie.games.westeros.events import FREED, Counted
from montjoie.games.westeros.field import board
from montjoie.games.westeros.seating import in_order
from montjoie.games.westeros.state import G
from montjoie.games.westeros.terrain import terrain

REASONS: dict[type[AnyScore], str] = {
    TokenDestroyed: "points-tokens-burnt",
    TokenIntact: "points-tokens-intact",
    FireLevel: "points-fires",
    Devastated: "points-devastation",
    UnitsInRows: "points-units-in-rows",
    GroundTaken: "points-ground-taken",
    PrisonerRescued: "points-prisoner-freed",
    PrisonerKept: "points-prisoner-kept",
}


# At once.


def burnt(g: G, lost: str) -> None:
    """A terrain token has burnt: it is counted, and pays at once where the plan says so."""
    if g.content.terrain[lost].token:
        g.emit(Counted(lost, g.state.tally.get(lost, 0) + 1))
        happened(g, TokenDestroyed, REASONS[TokenDestroyed], lost)


def happened(g: G, kind: type[CaptiveTaken] | type[TokenDestroyed], reason: str, token: str = "") -> None:
    """Something happened that pays at once (WES-VIC-02), the first player first (WES-REG-01)."""
    for house in in_order(g):
        for line in victory.scoring(g, house, "immediate"):
            if isinstance(line, kind) and (not isinstance(line, TokenDestroyed) or line.token == token):
                victory.score(g, house, line.vp, reason, "WES-VIC-02")


# At the end of a round or of the battle.


def score(g: G, when: str) -> None:
    """Score the lines that pay now (WES-REG-03), the first player's first (WES-REG-01)."""
    for house in in_order(g):
        for line in victory.scoring(g, house, when):
            if reason := REASONS.get(type(line)):
                victory.score(g, house, worth(g, house, line), reason, "WES-REG-03")


def worth(g: G, house: str, line: AnyScore) -> int:
    """The points that a line of the scoring gives a House now."""
    if isinstance(line, GroundTaken):
        return ground_taken(g, house, line)
    ground = g.state.ground
    match line:
        case TokenDestroyed():
            times = g.state.tally.get(line.token, 0)
        case TokenIntact():
            times = sum(row.overlay == line.token for row in ground.values())
        case FireLevel():
            times = sum(row.fire for hex, row in ground.items() if terrain(g, hex).id == line.terrain)
        case Devastated():
            times = sum(row.devastated and row.terrain == line.terrain for row in ground.values())
        case UnitsInRows():
            first, last = line.rows
            times = sum(first <= row <= last for row in rows(g, house)) // line.every
        case PrisonerRescued():
            times = g.state.tally.get(FREED, 0)
        case _:
            times = not g.state.tally.get(FREED, 0)
    return line.vp * times


def rows(g: G, house: str) -> list[int]:
    """The row of each unit of a House."""
    return [board(g).row[unit.hex] for unit in g.state.units.values() if unit.house == house]


def ground_taken(g: G, house: str, line: GroundTaken) -> int:
    """The value of the furthest row, seen from the own edge, on or past which the House has so many units."""
    ahead = 1 if g.state.sides[house].edge == "north" else -1
    held = [row * ahead for row in rows(g, house)]
    taken = {
        value.row * ahead: value.vp
        for value in line.rows[house]  # type: ignore[index]
        if sum(row >= value.row * ahead for row in held) >= line.units
    }
    return taken[max(taken)] if taken else 0
