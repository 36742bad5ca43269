"""A second look at a decision: what was answered beside what else could have been, in the same worlds."""

from __future__ import annotations

from random import Random
from typing import Any

from montjoie.analysis.report import Choice, Costly
from montjoie.bots import greedy
from montjoie.bots.thinking import Budget, Considered, Mind, Search
from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.match import Match

WIDTH = 8  # answers that are compared with the one given
REASONS = 3  # features that are named
SURE = 1.0  # standard errors that the difference must be worth
LEAST = 0.01  # and how much it must be
COMPARED = 12  # worlds in which the tables after both answers are compared


class Witness(Search):
    """A search that also notes the tables it comes to."""

    def __init__(self, mind: Mind, match: Match, seat: str, seed: str, budget: Budget) -> None:
        super().__init__(mind, match, seat, seed, budget)
        self.tables: list[dict[str, Any]] = []

    def chance(self, g: AnyEngine) -> float:
        """Note the table, unless all is over."""
        if g.result is None:
            self.tables.append(dict(self.mind.table(g)))
        return super().chance(g)


def second_look(
    mind: Mind, match: Match, seat: str, answer: Any, number: int, playouts: int
) -> Costly | None:
    """What an answer cost the seat as far as it could know then; None where nothing better was found."""
    decision = match.decision_of(seat)
    seed = f"second-look/{number}"
    search = Search(mind, match, seat, seed, Budget(playouts))
    if seat not in search.world(0).decisions:
        return None
    others = mind.shortlist(search.world(0), seat, Random(seed), WIDTH)
    choices = [greedy.Choice(answer, 0.0), *(other for other in others if other.answer != answer)]
    if len(choices) < 2:
        return None
    thought = search.think(choices)
    better = max(thought.considered, key=lambda each: (each.worlds, each.chance))
    if better.answer == answer:
        return None
    # The one given may have been given up early: both are played out in the same worlds once more.
    worlds = max(better.worlds, 2)
    pair = [_played(search, each, worlds) for each in (answer, better.answer)]
    gains = [b - a for a, b in zip(*pair, strict=True)]
    given, best = (_considered(each, told) for each, told in zip((answer, better.answer), pair, strict=True))
    cost = best.chance - given.chance
    spread = sum((gain - cost) ** 2 for gain in gains) ** 0.5 / worlds
    if cost <= max(LEAST, SURE * spread):
        return None
    return Costly(
        number,
        len(match.feed(None)),
        match.round,
        seat,
        decision.kind,
        _choice(decision, given),
        _choice(decision, best),
        round(cost, 4),
        _reasons(mind, match, seat, answer, better.answer, seed),
    )


def _played(search: Search, answer: Any, worlds: int) -> list[float]:
    return [search.playout(answer, n) for n in range(worlds)]


def _considered(answer: Any, told: list[float]) -> Considered:
    middle = sum(told) / len(told)
    error = sum((each - middle) ** 2 for each in told) ** 0.5 / len(told)
    return Considered(answer, middle, error, len(told))


def _choice(decision: Any, considered: Considered) -> Choice:
    written = decision.write(considered.answer)
    return Choice(considered.answer, written, round(considered.chance, 4), round(considered.error, 4))


def _reasons(mind: Mind, match: Match, seat: str, given: Any, better: Any, seed: str) -> dict[str, float]:
    """The features by which the tables after the better answer differ most from those after the one given,
    for the seat beside the others, weighed."""
    sums = []
    for answer in (better, given):
        witness = Witness(mind, match, seat, seed, Budget())
        for n in range(COMPARED):
            witness.playout(answer, n)
        sums.append(_standing(mind, witness.tables, seat))
    apart = [ahead - behind for ahead, behind in zip(*sums, strict=True)]
    weighed = sorted(
        zip(mind.features, apart, mind.value.weights, strict=True), key=lambda each: -(each[1] * each[2])
    )
    return {name: round(more, 3) for name, more, weight in weighed[:REASONS] if more * weight > 0}


def _standing(mind: Mind, tables: list[dict[str, Any]], seat: str) -> list[float]:
    """The mean of each feature of a seat, less that of the others."""
    total = [0.0] * len(mind.features)
    for table in tables:
        others = [row for each, row in table.items() if each != seat]
        for n, own in enumerate(table[seat]):
            total[n] += (own - sum(row[n] for row in others) / len(others)) / len(tables)
    return total
