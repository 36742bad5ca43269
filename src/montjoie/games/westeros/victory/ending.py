"""Instant victories and the end of the battle (WES-VIC)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.content.victory import (
    AnyGoal,
    ControlsObjectives,
    Goals,
)
from montjoie.games.westeros.state import HOUSES, G, enemy_of
from montjoie.games.westeros.victory import objectives, track

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
    return track.own_space(g, house) == track.LAST and setting(g).morale_ends[house] == "rout"


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
    elif higher := track.higher(g):
        crown(g, higher, "WES-VIC-03", "reason-equal", "tie-morale")
    else:
        crown(g, g.state.course.momentum, "WES-VIC-04", "reason-equal", "tie-momentum")


def reaches(g: G, house: str, goal: AnyGoal) -> bool:
    """Whether a House has reached a goal of the plan."""
    if isinstance(goal, ControlsObjectives):
        return len(objectives.controlled(g, house, goal.objectives)) >= goal.at_least
    return track.meets(g, house, goal.own)


def crown(g: G, winner: str, rule: str, reason: str, tie: str | None = None) -> None:
    """Tell the kernel, which ranks seats."""
    sides = g.state.sides
    ranking = [[sides[winner].seat], [sides[enemy_of(winner)].seat]]
    g.finish(ranking, {side.seat: side.points for side in sides.values()}, rule, reason, tie)
