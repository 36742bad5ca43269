"""Marches found quickly: sensible plans of each March order by what they promise."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from montjoie.bots.greedy import Choice
from montjoie.bots.throne.marching import plans as ways
from montjoie.bots.throne.sight import entry, marched, mights
from montjoie.games.throne.action_phase.marches import March
from montjoie.games.throne.action_phase.movement import POWER, MoveUnits
from montjoie.games.throne.state import G
from montjoie.kernel.decisions import Question
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer

GOALS = 2  # areas that a quick march looks at
WIDER = 6  # areas that plans look at
HEAT = 1.5  # how far luck moves what a march promises


def march(g: G, question: Question, rng: Random) -> Answer:
    """Any of the March orders, with what promises most there, by a little luck."""
    space = question.space
    assert isinstance(space, March)
    area = rng.choice(tuple(space.options))
    found = [
        (promise + HEAT * rng.gauss(0, 1), n, answer)
        for n, (promise, answer) in enumerate(hunches(g, space, area))
    ]
    found.sort(reverse=True)
    for _, _, answer in found:
        if legal(g, space, answer):
            return answer
    return {area: {}}


def hunches(g: G, space: March, area: str) -> Iterator[tuple[float, Answer]]:
    """A few plans for one March order with what they promise, legal or not: all units to one of the best
    areas or all but one, and one to another."""
    door = space.options[area]
    assert isinstance(door, MoveUnits)
    yield 0.0, {area: {}}
    army, house, bonus = g.state.armies[area], door.house, g.content.orders[door.token].modifier
    kinds = army.ready.items()
    strong = mights(g)[area] + bonus
    open_to = dict.fromkeys(name.partition("/")[0] for name in door.bins if name != POWER)
    goals = sorted([(-entry(g, house, to, strong), to) for to in open_to])[:GOALS]
    if not goals:
        return
    everyone, token = army.size, POWER in door.bins
    cheapest = kinds[0][0]
    for _, to in goals:
        plan = {f"{to}/{kind}": n for kind, n in kinds}
        if token:
            yield marched(g, house, area, plan, bonus, True), {area: {**plan, POWER: 1}}
        if not token or g.content.areas[area].home_of == house:
            yield marched(g, house, area, plan, bonus, False), {area: plan}
        if everyone > 1:
            fewer = {f"{to}/{kind}": n - (kind == cheapest) for kind, n in kinds if n > (kind == cheapest)}
            yield marched(g, house, area, fewer, bonus, False), {area: fewer}
            single = {f"{to}/{cheapest}": 1}
            if fewer != single:
                yield marched(g, house, area, single, bonus, False), {area: single}
            other = next(other for _, other in (*goals, (0, "")) if other != to)
            if other:
                split = {**fewer, f"{other}/{cheapest}": 1}
                yield (
                    marched(g, house, area, split, bonus, token),
                    {area: split | {POWER: 1} if token else split},
                )


def promising(g: G, space: March, area: str, goals: int) -> Iterator[tuple[float, Answer]]:
    """Plans for one March order with what they promise, legal or not."""
    door = space.options[area]
    assert isinstance(door, MoveUnits)
    house, bonus = door.house, g.content.orders[door.token].modifier
    best = sorted(
        {name.partition("/")[0] for name in door.bins if name != POWER},
        key=lambda to: (-entry(g, house, to, mights(g)[area]), to),
    )[:goals]
    size = g.state.armies[area].size
    for plan in ways(door.bins, best):
        if POWER in door.bins and sum(plan.values()) == size:
            yield marched(g, house, area, plan, bonus, True), {area: {**plan, POWER: 1}}
        yield marched(g, house, area, plan, bonus, False), {area: plan}


def legal(g: G, space: March, answer: Answer) -> bool:
    """Whether no rule stands against a march of units that are there."""
    ((area, plan),) = answer.items()
    door = space.options[area]
    return door is not None and not any(door.forbids(g, plan))


def plans(world: Match, seat: str, rng: Random, width: int) -> Iterator[Choice]:
    """The legal marches, the most promising first; staying is always one of them."""
    g, space = world.engine, world.decisions[seat].space
    assert isinstance(space, March)
    found = [each for area in space.options for each in promising(g, space, area, WIDER)]
    found.sort(key=lambda each: each[0], reverse=True)
    stay: Answer = {next(iter(space.options)): {}}
    shown = 0
    for promise, answer in found:
        if shown == width - 1:
            yield Choice(stay, 0.0)
        if legal(g, space, answer):
            shown += 1
            yield Choice(answer, promise)
    yield Choice(stay, 0.0)
