"""Casualties: hits remove figures, the banner bearer last; commanders are captured (WES-UNI, WES-CAP)."""

from __future__ import annotations

from typing import NamedTuple

from montjoie.games.westeros.content.victory import EnemyCommanderCaptured, EnemyUnitEliminated
from montjoie.games.westeros.events import CommanderCaptured, CommanderStood, FiguresLost, UnitEliminated
from montjoie.games.westeros.state import G, Unit, enemy_of
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.victory import ending, morale, scoring

ELIMINATION = {"green": "WES-MOR-05", "blue": "WES-MOR-06", "red": "WES-MOR-07"}


class Toll(NamedTuple):
    """What hits cost a unit: figures removed, hits its commander has stood alone, whether it is gone."""

    fallen: int
    pressed: int
    gone: bool


def expendable(unit: Unit) -> int:
    """The figures that hits can remove and that can pay for an effect: all but a commander (WES-CAP-01,
    WES-CAP-07), who has the rest of his unit's strength about him (WES-RUL-42)."""
    return unit.figures - 1 if unit.commander else unit.figures


def toll(g: G, unit: Unit, hits: int, pressed: int = 0) -> Toll:
    """One figure per hit, the banner bearer last (WES-UNI-03); hits beyond the last figure are lost
    (WES-CBT-23).

    Commanders are not hit like others (WES-CBT-24): hits left over press upon the one who stands alone,
    with those of the same attack that did before (WES-CAP-03, WES-RUL-24). At his capture rating he is
    taken, below it nothing happens and nothing is kept for the next attack (WES-CAP-02)."""
    fallen = min(hits, expendable(unit))
    if not unit.commander:
        return Toll(fallen, 0, fallen == unit.figures)
    pressed += hits - fallen
    return Toll(fallen, pressed, pressed >= g.content.commanders[unit.commander].capture_rating)


def suffer(g: G, unit: str, hits: int, pressed: int = 0, cause: str = "attack") -> int:
    """A unit takes hits that nothing reduces any more, of an attack or of steps missing in a `retreat`
    (WES-RET-05); the hits its commander has now stood alone."""
    row = g.state.units[unit]
    cost = toll(g, row, hits, pressed)
    if 0 < cost.fallen < row.figures:
        rule = "WES-RET-05" if cause == "retreat" else "WES-CAP-01" if row.commander else "WES-UNI-03"
        g.emit(FiguresLost(unit, row.house, cost.fallen, row.figures - cost.fallen, cause), rule)
    if cost.gone:
        eliminate(g, unit, "WES-CAP-02" if row.commander else "WES-UNI-04", cause)
    elif row.commander and cost.pressed > pressed:
        rating = g.content.commanders[row.commander].capture_rating
        g.emit(CommanderStood(row.commander, cost.pressed, rating))
    return cost.pressed


def miss_steps(g: G, unit: str, steps: int) -> None:
    """A unit takes a hit for each step missing in its retreat. They are not reduced (WES-KEY-13) and count
    with the attack that caused them (WES-CAP-04, WES-RUL-22)."""
    strike: Strike | None = g.running(Strike)
    if strike and strike.target == unit:
        g.revise(Strike, pressed=suffer(g, unit, steps, strike.pressed, "retreat"))
    else:
        suffer(g, unit, steps, cause="retreat")


def eliminate(g: G, unit: str, rule: str, cause: str = "attack") -> None:
    """A unit without banner bearer leaves the board (WES-UNI-04) and its engagement token with it; morale
    and points follow (WES-CBT-25). Its commander goes to the captor (WES-CAP-05); his card leaves play and
    his abilities are lost (WES-CAP-08)."""
    row = g.state.units[unit]
    turn.note_elimination(g, unit, row.house)
    g.emit(UnitEliminated(unit, row.house, row.rank, row.hex, cause), rule)
    if row.commander:
        g.emit(CommanderCaptured(row.commander, enemy_of(row.house)))
    reward(g, row)


def reward(g: G, unit: Unit) -> None:
    """The enemy's morale rises by the rank of an eliminated unit: 1 for green (WES-MOR-05), 2 for blue
    (WES-MOR-06), 3 for red (WES-MOR-07), and its immediate points are scored (WES-CBT-25, WES-VIC-02),
    whatever the cause (WES-RUL-27). Losing the last unit is no defeat by itself (WES-VIC-10,
    WES-RUL-11)."""
    victor = enemy_of(unit.house)
    morale.shift(g, victor, g.content.shifts.eliminated[unit.rank], ELIMINATION[unit.rank])
    for line in scoring.lines(g, victor, "immediate"):
        if isinstance(line, EnemyUnitEliminated) and line.rank in (None, unit.rank):
            scoring.score(g, victor, line.vp, "points-unit-eliminated", "WES-VIC-02")
        elif isinstance(line, EnemyCommanderCaptured) and unit.commander:
            scoring.score(g, victor, line.vp, "points-commander-captured", "WES-VIC-02")
    ending.check(g)
