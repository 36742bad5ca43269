"""How greedy enters, marches and turns: towards its zone or the enemy, its front ahead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from montjoie.bots.conquest.survey import NEAR, Survey, centre
from montjoie.bots.greedy import Choice, Shortlist, ranked
from montjoie.games.conquest.regiments.field import gap
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.regiments.ground import ground
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.kernel.chance import Stream
from montjoie.kernel.decisions import Decision
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import Point, Tray
from montjoie.table.plane.compass import QUARTER, bearing
from montjoie.table.plane.marching import Passage
from montjoie.table.plane.ways import cost, leg, trimmed, walk

ASKEW = 5000  # hundredths of a degree by which an enemy is no longer in front
SHARES = (4, 3, 2, 1, 0)  # quarters of the turn that is wanted
NEAR_ENOUGH = 500
SLIGHT = 250  # a way that is not worth a march
TRIED = 8
BEHIND = 9 * INCH  # a way about that is better than to come on behind a friend


def off(here: Point, facing: int, there: Point) -> int:
    """By how much somebody who faces so looks past a point, to the right if positive."""
    return (bearing(here, there) - facing + TURN // 2) % TURN - TURN // 2


def askew(g: G, survey: Survey, name: str) -> bool:
    """Whether the nearest enemy is near and not in front."""
    foe = survey.nearest(name)
    if not foe or gap(g, name, foe) > NEAR:
        return False
    row = g.state.regiments[name]
    return abs(off((row.x, row.y), row.facing, centre(g, foe))) > ASKEW


def there(g: G, survey: Survey, name: str) -> bool:
    """Whether it stands as near to its goal as a march would bring it."""
    return plane.far(tray(g, name).centre, survey.goal(name)) <= NEAR_ENOUGH + SLIGHT


def standing_well(g: G, survey: Survey, name: str, end: Tray, goal: Point) -> float:
    """How good a place is: near the goal, with its front to it or to the enemy."""
    away = plane.far(end.centre, goal)
    foe = survey.nearest(name)
    seen = centre(g, foe) if foe and plane.far(end.centre, centre(g, foe)) < NEAR else goal
    turned = abs(off(end.centre, end.facing, seen)) if away > INCH else 0
    return -away / INCH - turned / 3000


def march(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Wheels towards the goal, then as far ahead as it needs; who stands before something goes aside; if
    nothing is legal, whatever is."""
    space: Any = decision.space
    way = space.options["forward"]
    goal = survey.goal(way.piece)
    free = ground(g, way.piece)
    ends = []
    for legs, end in _ways(g, way, goal, free, survey.detours):
        exposed = survey.exposed(way.piece, end)
        held_up = survey.held_up(free, end, goal)
        ends.append((legs, standing_well(g, survey, way.piece, end, goal) - held_up - exposed))
        for short, halt in _halts(tray(g, way.piece), legs) if exposed else ():
            cautious = standing_well(g, survey, way.piece, halt, goal) - survey.exposed(way.piece, halt)
            ends.append((short, cautious - survey.held_up(free, halt, goal)))
    legal = False
    for legs, weight in sorted(ends, key=lambda each: each[1], reverse=True):
        if not decision.problems({"forward": legs}):
            if not legal and cost(walk(tray(g, way.piece), legs)) < SLIGHT:
                yield from _aside(g, survey, decision, free, goal, weight)
            legal = True
            yield Choice({"forward": legs}, weight)
    if not legal:
        some = list(decision.candidates(limit=TRIED)) or [decision.sample(Stream(way.piece))]
        yield from ranked(some, lambda answer: _ended(g, survey, space, answer, goal))


def _aside(
    g: G, survey: Survey, decision: Decision, free: Passage, goal: Point, weight: float
) -> Iterator[Choice]:
    """Steps to a side from where there is more room ahead than here, most of it first."""
    space: Any = decision.space
    start = tray(g, space.options["forward"].piece)
    if plane.far(start.centre, goal) < NEAR_ENOUGH + BEHIND:
        return
    found = []
    for door, quarters in (("left", 3), ("right", 1)):
        inner = space.options.get(door)
        far = free.finish(start, inner.high, quarters * QUARTER) if inner else None
        if far and not decision.problems(answer := {door: far}):
            end = inner.way(g, far)[-1].end
            found.append(
                (
                    free.ahead(end, end.facing, BEHIND),
                    standing_well(g, survey, inner.piece, end, goal),
                    answer,
                )
            )
    here = free.ahead(start, start.facing, BEHIND)
    for room, _, answer in sorted(found, key=lambda each: each[:2], reverse=True):
        if room > here + INCH:
            yield Choice(answer, weight + 1.0)


def _ways(
    g: G, way: Any, goal: Point, free: Passage, detours: tuple[int, ...]
) -> Iterator[tuple[list[Any], Tray]]:
    start = tray(g, way.piece)
    wanted = max(-9000, min(9000, off(start.centre, start.facing, goal)))
    told = []
    for turn in (*(wanted * share // 4 for share in SHARES), *detours):
        pivot = "front-right" if turn > 0 else "front-left"
        legs = [leg(turn, 0, pivot)] if turn else []
        wheeled = walk(start, legs)
        end, used = (wheeled[-1].end, cost(wheeled)) if wheeled else (start, 0)
        if used > way.distance:
            continue
        far = min(way.distance - used, max(0, round(plane.far(end.centre, goal)) - NEAR_ENOUGH))
        ahead = free.ahead(end, end.facing, far)
        whole = trimmed({**legs[0], "ahead": ahead}) if legs else trimmed(leg(0, ahead))
        if whole not in told:
            told.append(whole)
            stretches = walk(start, whole)
            yield whole, stretches[-1].end if stretches else start


def _halts(start: Tray, legs: list[Any]) -> Iterator[tuple[list[Any], Tray]]:
    """The same way, but not as far ahead."""
    *before, last = legs or [leg(0)]
    if last["ahead"] > 3 * SLIGHT:
        for thirds in (2, 1):
            short = [*before, {**last, "ahead": last["ahead"] * thirds // 3}]
            yield short, walk(start, short)[-1].end


def _ended(g: G, survey: Survey, space: Any, answer: Any, goal: Point) -> float:
    ((door, given),) = answer.items()
    inner = space.options[door]
    stretches = inner.way(g, given)
    end = stretches[-1].end if stretches else tray(g, inner.piece)
    return standing_well(g, survey, inner.piece, end, goal)


def reform(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The formation it has, its front to the nearest enemy or to its goal."""
    space: Any = decision.space
    shape, inner = next(iter(space.options.items()))
    row = g.state.regiments[inner.regiment]
    foe = survey.nearest(inner.regiment)
    seen = centre(g, foe) if foe else survey.goal(inner.regiment)
    wanted = bearing((row.x, row.y), seen) % TURN
    choices = [{shape: wanted}, *({shape: facing} for facing in inner.every(g))]
    legal = [answer for answer in choices if not decision.problems(answer)]
    return ranked(
        legal or list(decision.candidates(limit=1)),
        lambda answer: -abs(off((row.x, row.y), next(iter(answer.values())), seen)),
    )


def enter(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Where its goal is nearest and no friend ahead, in a formation two ranks deep."""
    space: Any = decision.space
    first = next(iter(space.options.values()))
    row = g.state.regiments[first.regiment]
    stands = row.stands + bool(row.character)
    goal = survey.entry_goal(first.regiment)

    def shape(door: Any) -> tuple[float, int]:
        wanted = max(1, min(5, (stands + 1) // 2))
        pose = door.pose(
            g, max(door.low, min(door.high, goal[0] if door.edge in ("south", "north") else goal[1]))
        )
        return plane.far((pose.x, pose.y), goal) / INCH, abs(door.files - wanted)

    doors = sorted(space.options.items(), key=lambda item: (shape(item[1])[1], shape(item[1])[0]))
    for name, door in doors:
        straight = goal[0] if door.edge in ("south", "north") else goal[1]
        free = ground(g, door.regiment, Pose(0, 0, 0, door.files, door.rear), True)
        far = {along: _detour(g, survey, door, along, straight, goal, free) for along in door.every(g)}
        legal = ({name: along} for along in sorted(far, key=far.__getitem__))
        found = list(islice((answer for answer in legal if not decision.problems(answer)), 3))
        if found:
            return [Choice(answer, -float(rank)) for rank, answer in enumerate(found)]
    return ranked(decision.candidates(limit=TRIED), lambda answer: 0.0)


def _detour(g: G, survey: Survey, door: Any, along: int, straight: int, goal: Point, free: Passage) -> float:
    """How far from the straight way somebody enters, friends that he would stand behind counted, and what
    holds him up."""
    start = tray(g, door.regiment, door.pose(g, along))
    return abs(along - straight) + BEHIND * survey.crowded(start) + INCH * survey.held_up(free, start, goal)
