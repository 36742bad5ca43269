"""How likely each seat is to win at a moment, and what an outcome of chance makes of it."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from montjoie.analysis.report import Chances
from montjoie.bots.thinking import Budget, Mind, Search
from montjoie.kernel.chance import Chance, Dice
from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.match import Match
from montjoie.kernel.rollout import Rollout
from montjoie.kernel.spaces import same

OUTCOMES = 256  # of a roll that are looked at in a swift game; of more, some are drawn
FEW = 36  # that are looked at in any game
BATCH = 8  # that are drawn at a time
CLOSE = 0.004  # the error of the mean at which enough are drawn
SWIFT = 4000.0  # answers in playouts a second
SETTLED = 6  # answers given quickly after a roll, so that what it decides is on the table


def chances_in(mind: Mind, g: AnyEngine) -> Chances:
    """The chances in a table, or the shares of a result."""
    if g.result is not None:
        first = g.result.ranking[0]
        return {seat: (seat in first) / len(first) for seat in g.seats}
    return mind.value.chances(mind.table(g))


class Onlooker(Search):
    """Looks at a match from beside the table: what a spectator cannot see is dealt anew in every world."""

    def __init__(self, mind: Mind, match: Match, seed: str) -> None:
        super().__init__(mind, match, None, seed, Budget())  # type: ignore[arg-type]
        self.told: list[Chances] = []

    def chance(self, g: AnyEngine) -> float:
        """All seats' chances are noted, nobody's in particular is asked for."""
        self.told.append(chances_in(self.mind, g))
        return 0.0

    def chances(self, worlds: int) -> tuple[Chances, float]:
        """The means over some worlds, each played on quickly to the next horizon; their largest error."""
        for n in range(worlds):
            self.played_on(n)
        return _mean(self.told)


def _mean(told: Sequence[Chances]) -> tuple[Chances, float]:
    """The means of some chances, and their largest error."""
    n = len(told)
    found = {seat: sum(each[seat] for each in told) / n for seat in told[0]}
    if n == 1:
        return found, 0.5
    spread = max(sum((each[seat] - mean) ** 2 for each in told) for seat, mean in found.items())
    return found, math.sqrt(spread / (n * (n - 1)))


def unhurried(mind: Mind) -> float:
    """How much can be looked at in a game beside a swift one, in the same time."""
    return min(1.0, mind.pace / SWIFT)


def luck(mind: Mind, match: Match, outcome: Sequence[int], seed: str) -> tuple[Chances, int, bool]:
    """What an outcome of the dice that are due gave each seat, beside the mean over all outcomes; how many
    were looked at, and whether these were all."""
    due = match.chance
    assert due is not None
    came, most = _after(mind, match, outcome, seed), max(FEW, round(OUTCOMES * unhurried(mind)))
    every = _outcomes(due, most)
    if every is None:
        expected, number = _drawn(mind, match, due, seed, most)
    else:
        valued = [(_after(mind, match, faces, seed), likely) for faces, likely in every]
        expected = {seat: sum(told[seat] * likely for told, likely in valued) for seat in came}
        number = len(every)
    return {seat: came[seat] - expected[seat] for seat in came}, number, every is not None


def _outcomes(due: Chance, most: int) -> list[tuple[list[int], float]] | None:
    """All outcomes with their probabilities, where there are not too many. Sides of a die that show the same
    are one."""
    if not isinstance(due, Dice):
        return None
    sides = Counter(due.faces or range(due.sides))
    return list(_dice(due, sides)) if len(sides) ** due.count <= most else None


def _drawn(mind: Mind, match: Match, due: Chance, seed: str, most: int) -> tuple[Chances, int]:
    """The mean chances over outcomes that are drawn until it is close enough, and how many they were: what
    decides little takes little."""
    rng, told = Random(seed), list[Chances]()
    while len(told) < most:
        told += [_after(mind, match, due.draw(rng), seed) for _ in range(BATCH)]
        expected, error = _mean(told)
        if len(told) >= 2 * BATCH and error <= CLOSE:
            break
    return expected, len(told)


def _dice(due: Dice, sides: Counter[Any]) -> Iterator[tuple[list[int], float]]:
    places = [(list(due.faces).index(face) if due.faces else face) + 1 for face in sides]
    likely = [number / due.sides for number in sides.values()]
    for picked in itertools.product(range(len(places)), repeat=due.count):
        yield [places[each] for each in picked], math.prod(likely[each] for each in picked)


def _after(mind: Mind, match: Match, outcome: Sequence[int], seed: str) -> Chances:
    """The chances after an outcome, once what hangs on it is settled: everybody answers quickly, always with
    the same luck."""
    rng = Random(seed)
    roll = Rollout(match.engine, None)
    roll.decide_chance(outcome)
    g = roll.engine
    for _ in range(SETTLED):
        if g.result is not None or g.pending_chance is not None:
            break
        for question in [each for seat, each in g.asked.items() if seat not in g.sealed]:
            g.answer(question.seat, same(mind.quick(g, question, rng)))
    return chances_in(mind, g)
