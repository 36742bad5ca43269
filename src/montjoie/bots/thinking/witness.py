"""A search that can say why: it notes the tables that answers lead to, and what one has more of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from montjoie.bots.greedy import Choice
from montjoie.bots.thinking.minds import Mind, Variations, encoded
from montjoie.bots.thinking.search import Budget, Search, Thinking
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine

REASONS = 3  # features that are named


class Witness(Search):
    """Thinks as others do, and remembers the tables at the ends of its playouts."""

    def __init__(
        self, mind: Mind, match: Match, seat: str, seed: str, budget: Budget, *, careful: bool = False
    ) -> None:
        super().__init__(mind, match, seat, seed, budget, careful=careful)
        self._tables: dict[bytes, dict[int, dict[str, Any]]] = {}  # by answer and world
        self._now: tuple[dict[int, dict[str, Any]], int] = {}, 0

    def think(
        self, choices: Sequence[Choice], *, told: bool = True, vary: Variations | None = None
    ) -> Thinking:
        """Compare some answers, with what the best has more of than the next."""
        thinking = super().think(choices, told=told, vary=vary)
        best, *others = thinking.considered
        if not others:
            return thinking
        return msgspec.structs.replace(thinking, because=self.because(best.answer, others[0].answer))

    def playout(self, answer: Answer, n: int) -> float:
        """As others do, for a table to remember."""
        self._now = self._tables.setdefault(encoded(answer), {}), n
        return super().playout(answer, n)

    def chance(self, g: AnyEngine) -> float:
        """Note the table, unless all is over."""
        if g.result is not None:
            return super().chance(g)
        tables, n = self._now
        tables[n] = dict(self.mind.table(g))
        return self.mind.value.chances(tables[n])[self.seat]

    def because(self, better: Answer, other: Answer) -> dict[str, float]:
        """The features in which the tables after an answer differ most, to its good, from those after another
        in the same worlds: of the seat, less those of the others."""
        mind = self.mind
        noted = [self._tables.get(encoded(each), {}) for each in (better, other)]
        worlds = noted[0].keys() & noted[1].keys()
        if not worlds:
            return {}
        ahead, behind = (self._standing([tables[n] for n in sorted(worlds)]) for tables in noted)
        apart: dict[str, float] = {}
        gained: dict[str, float] = {}
        for name, more, less, weight in zip(mind.features, ahead, behind, mind.value.weights, strict=True):
            root = name.partition(",")[0]  # what counts more with time is told as what it is
            gained[root] = gained.get(root, 0.0) + (more - less) * weight
            apart.setdefault(root, more - less)
        told = sorted((root for root in apart if gained[root] > 0 and apart[root]), key=lambda r: -gained[r])
        return {root: round(apart[root], 3) for root in told[:REASONS]}

    def _standing(self, tables: list[dict[str, Any]]) -> list[float]:
        """The mean of each feature of the seat, less that of the others."""
        total = [0.0] * len(self.mind.features)
        for table in tables:
            others = [row for seat, row in table.items() if seat != self.seat]
            for n, own in enumerate(table[self.seat]):
                total[n] += (own - sum(row[n] for row in others) / len(others)) / len(tables)
        return total
