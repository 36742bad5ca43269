"""Victory points, instant victories, the end of the battle (WES-VIC)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros import morale, objectives
from montjoie.games.westeros.content.victory import (
    AnyGoal,
    AnyScore,
    ControlsObjectives,
    EnemyCommanderCaptured,
    EnemyMorale,
    EnemyUnitEliminated,
    Goals,
    ObjectiveControlled,
    Points,
)
from montjoie.games.westeros.events import PointsScored
from montjoie.games.westeros.field import setting
from montjoie.games.westeros.seating import in_order
from montjoie.games.westeros.state import HOUSES, G, Unit, enemy_of

ELIMINATION = {"green": "WES-MOR-05", "blue": "WES-MOR-06", "red": "WES-MOR-07"}


# During the battle.


def check(g: G) -> None:
    """End the battle if an instant victory is reached (WES-VIC-05); rout comes before all others
    (WES-VIC-06). Called after every change that may decide."""
    if g.result is not None:
        return
    for house in HOUSES:
        if routed(g, house):
            crown(g, enemy_of(house), "WES-VIC-06", "reason-rout")
            return
    for house in HOUSES:
        if triumphant(g, house):
            crown(g, house, "WES-VIC-05", "reason-instant")
            return


def triumphant(g: G, house: str) -> bool:
    """Whether a House has reached an instant victory of the plan (WES-VIC-05)."""
    side = g.state.sides[house]
    return any(
        side.points >= instant.vp and instant.captures[house] in side.captured
        for instant in setting(g).victory.instant
    )


def routed(g: G, house: str) -> bool:
    """Whether the marker stands on the House's Rout space; a segment that ends with 11 has none
    (WES-VIC-07)."""
    return morale.own_space(g, house) == morale.LAST and setting(g).morale_ends[house] == "rout"


def score(g: G, house: str, points: int, reason: str, rule: str, things: tuple[str, ...] = ()) -> None:
    """A House scores points (WES-VIC-02), for the things named; there is no maximum (WES-VIC-01)."""
    if points and g.result is None:
        total = g.state.sides[house].points + points
        g.emit(PointsScored(house, points, reason, total, things), rule)
        check(g)


def unit_eliminated(g: G, unit: Unit) -> None:
    """The enemy's morale rises by the rank of an eliminated unit: 1 for green (WES-MOR-05), 2 for blue
    (WES-MOR-06), 3 for red (WES-MOR-07), and its immediate points are scored (WES-CBT-25, WES-VIC-02),
    whatever the cause (WES-RUL-27). Losing the last unit is no defeat by itself (WES-VIC-10,
    WES-RUL-11)."""
    victor = enemy_of(unit.house)
    morale.shift(g, victor, g.content.shifts.eliminated[unit.rank], ELIMINATION[unit.rank])
    for line in scoring(g, victor, "immediate"):
        if isinstance(line, EnemyUnitEliminated) and line.rank in (None, unit.rank):
            score(g, victor, line.vp, "points-unit-eliminated", "WES-VIC-02")
        elif isinstance(line, EnemyCommanderCaptured) and unit.commander:
            score(g, victor, line.vp, "points-commander-captured", "WES-VIC-02")
    check(g)


# In the regroup phase.


def scoring(g: G, house: str, when: str) -> Iterator[AnyScore]:
    """The lines of the plan's scoring for a House at a time (WES-VIC-02)."""
    victory = setting(g).victory
    if isinstance(victory, Points):
        for line in victory.scoring:
            if line.when == when and line.house in (house, "both"):
                yield line


def score_all(g: G, when: str) -> None:
    """Score what pays now: objectives and the enemy's morale (WES-REG-03, WES-VIC-02); the first player's
    points first (WES-REG-01). What else a plan counts is scored by `plans.scoring`."""
    for house in in_order(g):
        for line in scoring(g, house, when):
            if isinstance(line, ObjectiveControlled):
                held = objectives.controlled(g, house, line.objectives)
                score(g, house, line.vp * len(held), "points-objectives", "WES-REG-03", tuple(held))
            elif isinstance(line, EnemyMorale):
                there = morale.zone(g, enemy_of(house)) == line.zone
                score(g, house, line.vp * there, "points-enemy-morale", "WES-REG-03", (line.zone,))


# After the last round.


def decide(g: G) -> None:
    """The last round is over (WES-REG-04): the goals of the plan decide, or the points."""
    victory = setting(g).victory
    if isinstance(victory, Goals):
        reached = all(reaches(g, victory.house, goal) for goal in victory.goals)
        winner = victory.house if reached else enemy_of(victory.house)
        crown(g, winner, "WES-REG-04", "reason-goals-reached" if reached else "reason-goals-missed")
        return
    stark, lannister = (g.state.sides[house].points for house in HOUSES)
    if stark != lannister:
        crown(g, "stark" if stark > lannister else "lannister", "WES-REG-04", "reason-points")
    elif higher := morale.higher(g):
        crown(g, higher, "WES-VIC-03", "reason-equal", "tie-morale")
    else:
        crown(g, g.state.course.momentum, "WES-VIC-04", "reason-equal", "tie-momentum")


def reaches(g: G, house: str, goal: AnyGoal) -> bool:
    """Whether a House has reached a goal of the plan."""
    if isinstance(goal, ControlsObjectives):
        return len(objectives.controlled(g, house, goal.objectives)) >= goal.at_least
    return morale.meets(g, house, goal.own)


def crown(g: G, winner: str, rule: str, reason: str, tie: str | None = None) -> None:
    """Tell the kernel, which ranks seats."""
    sides = g.state.sides
    ranking = [[sides[winner].seat], [sides[enemy_of(winner)].seat]]
    g.finish(ranking, {side.seat: side.points for side in sides.values()}, rule, reason, tie)
