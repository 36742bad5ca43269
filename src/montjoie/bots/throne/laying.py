"""Orders laid quickly: each kind by what it promises and some luck, with the best token that is left."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from montjoie.bots.greedy import Choice
from montjoie.bots.throne.planning import BEST_FIRST
from montjoie.bots.throne.sight import ordered
from montjoie.games.throne.orders import forbidden_types, stars
from montjoie.games.throne.planning_phase.assign import PlaceOrders
from montjoie.games.throne.state import G
from montjoie.kernel.decisions import Question
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer

HEAT = 0.35  # how far luck moves what an order promises


def place_orders(g: G, question: Question, rng: Random) -> Answer:
    """The orders of a house, a little different every time."""
    assert isinstance(question.space, PlaceOrders)
    return lay(g, question.space, rng, HEAT)


def lay(g: G, space: PlaceOrders, rng: Random, heat: float) -> Answer:
    """Orders by descending promise; what a card forbids, and stars the house lacks, are left out."""
    house, tokens, gauss = space.house, g.content.orders, rng.gauss
    closed, special = forbidden_types(g), stars(g, house)
    left, given = dict(space.stock), dict[str, str]()
    wishes = []
    for area in space.slots:
        for kind, promise in ordered(g, house, area):
            if promise > 0 and kind not in closed:
                wishes.append((promise * (1 + heat * gauss(0, 1)) + heat * gauss(0, 1), area, kind))
    wishes.sort(reverse=True)
    for _, area, kind in wishes:
        if area not in given:
            for token in BEST_FIRST[kind]:
                starred = tokens[token].special
                if left[token] and (special or not starred):
                    given[area] = token
                    left[token] -= 1
                    special -= starred
                    break
    return space.tidy(given)


def plans(world: Match, seat: str, rng: Random, width: int) -> Iterator[Choice]:
    """The plan by promise alone, then ones that luck has moved, further and further."""
    space = world.decisions[seat].space
    assert isinstance(space, PlaceOrders)
    yield Choice(lay(world.engine, space, rng, 0.0), 1.0)
    for n in range(4 * width):
        heat = 0.2 + 0.8 * n / (4 * width)
        yield Choice(lay(world.engine, space, rng, heat), 1 - heat)


def variations(world: Match, seat: str, answer: Answer, rng: Random) -> Iterator[Choice]:
    """The same orders but for one area, which gets what promises most there, or two, which change theirs."""
    g, decision = world.engine, world.decisions[seat]
    space = decision.space
    assert isinstance(space, PlaceOrders)
    found: list[tuple[float, dict[str, str]]] = []
    for area in space.slots:
        others = {each: token for each, token in answer.items() if each != area}
        used = list(others.values())
        for kind, promise in ordered(g, space.house, area):
            token = next((t for t in BEST_FIRST[kind] if used.count(t) < space.stock[t]), "")
            if token and token != answer.get(area):
                found.append((promise * (1 + HEAT * rng.gauss(0, 1)) + rng.random(), {**others, area: token}))
        for each, token in others.items():
            if each > area and area in answer and token != answer[area]:
                found.append((1 + 2 * rng.random(), {**answer, each: answer[area], area: token}))
    found.sort(key=lambda each: each[0], reverse=True)
    for promise, changed in found:
        if not decision.problems(changed):
            yield Choice(space.tidy(changed), promise)
