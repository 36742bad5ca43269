"""Victory points: what pays at once, at the end of a round or of the battle (WES-VIC)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield.field import board, setting
from montjoie.games.westeros.battlefield.terrain import terrain
from montjoie.games.westeros.content.victory import (
    AnyScore,
    CaptiveTaken,
    Devastated,
    EnemyMorale,
    FireLevel,
    GroundTaken,
    ObjectiveControlled,
    Points,
    PrisonerKept,
    PrisonerRescued,
    TokenDestroyed,
    TokenIntact,
    UnitsInRows,
)
from montjoie.games.westeros.events import FREED, Counted, PointsScored
from montjoie.games.westeros.seating import in_order
from montjoie.games.westeros.state import G, enemy_of
from montjoie.games.westeros.victory import objectives, track
from montjoie.games.westeros.victory.ending import check

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


def score(g: G, house: str, points: int, reason: str, rule: str, things: tuple[str, ...] = ()) -> None:
    """A House scores points (WES-VIC-02), for the things named; there is no maximum (WES-VIC-01)."""
    if points and g.result is None:
        total = g.state.sides[house].points + points
        g.emit(PointsScored(house, points, reason, total, things), rule)
        check(g)


def lines(g: G, house: str, when: str) -> Iterator[AnyScore]:
    """The lines of the plan's scoring for a House at a time (WES-VIC-02)."""
    victory = setting(g).victory
    if isinstance(victory, Points):
        for line in victory.scoring:
            if line.when == when and line.house in (house, "both"):
                yield line


def score_all(g: G, when: str) -> None:
    """Score what pays now: objectives and the enemy's morale (WES-REG-03, WES-VIC-02); the first player's
    points first (WES-REG-01). What else a plan counts, `score_plan` scores."""
    for house in in_order(g):
        for line in lines(g, house, when):
            if isinstance(line, ObjectiveControlled):
                held = objectives.controlled(g, house, line.objectives)
                score(g, house, line.vp * len(held), "points-objectives", "WES-REG-03", tuple(held))
            elif isinstance(line, EnemyMorale):
                there = track.zone(g, enemy_of(house)) == line.zone
                score(g, house, line.vp * there, "points-enemy-morale", "WES-REG-03", (line.zone,))


# At once.


def burnt(g: G, lost: str) -> None:
    """A terrain token has burnt: it is counted, and pays at once where the plan says so."""
    if g.content.terrain[lost].token:
        g.emit(Counted(lost, g.state.tally.get(lost, 0) + 1))
        happened(g, TokenDestroyed, REASONS[TokenDestroyed], lost)


def happened(g: G, kind: type[CaptiveTaken] | type[TokenDestroyed], reason: str, token: str = "") -> None:
    """Something happened that pays at once (WES-VIC-02), the first player first (WES-REG-01)."""
    for house in in_order(g):
        for line in lines(g, house, "immediate"):
            if isinstance(line, kind) and (not isinstance(line, TokenDestroyed) or line.token == token):
                score(g, house, line.vp, reason, "WES-VIC-02")


# At the end of a round or of the battle.


def score_plan(g: G, when: str) -> None:
    """Score the lines of a plan that pay now (WES-REG-03), the first player's first (WES-REG-01)."""
    for house in in_order(g):
        for line in lines(g, house, when):
            if reason := REASONS.get(type(line)):
                score(g, house, worth(g, house, line), reason, "WES-REG-03")


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
