"""The Supply card: new supply levels, and the units they can no longer feed (THR-SUP)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from montjoie.games.throne.events import SupplyAdjusted
from montjoie.games.throne.seating import to, turn_order
from montjoie.games.throne.state import G
from montjoie.games.throne.supply import counted_level, fits, limits, within
from montjoie.games.throne.westeros_phase.losses import holdings, lose, not_there
from montjoie.kernel import Allocation, Answer, PublicStep, Question, Refusal, Rng, ask, shuffled


class SupplyLoss(Allocation, frozen=True, kw_only=True):
    """A house over its limits chooses the units it removes, by area and kind (THR-SUP-06).

    Only units of its armies can help: single units need no supply (THR-SUP-02).
    """

    limits: tuple[int, ...]

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Units of its armies only."""
        return not_there(self, rule, answer)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """The limits must hold afterwards (THR-SUP-06), and no unit go that could stay (THR-SUP-07,
        THR-RUL-10); so nobody gets rid of units on purpose (THR-SUP-10)."""
        left = self.left(answer)
        if not fits(left.values(), self.limits):
            armies = sorted((size for size in left.values() if size > 1), reverse=True)
            yield Refusal("THR-SUP-06", "supply-still-over", armies=armies, limits=self.limits)
        elif area := self.superfluous(answer, left):
            yield Refusal("THR-SUP-07", "supply-superfluous", area=area)

    def viable(self, g: G, partial: dict[str, int]) -> bool:
        """What is superfluous already stays so, whatever else is removed."""
        return self.superfluous(partial, self.left(partial)) is None

    def throw(self, g: G, rng: Rng) -> Answer:
        """Units at random until the limits hold, then back what need not have gone."""
        units = shuffled(rng, [name for name, n in self.bins.items() for _ in range(n)])
        left, taken = self.left({}), []
        while not fits(left.values(), self.limits):
            taken.append(units.pop())
            left[_area(taken[-1])] -= 1
        lost: dict[str, int] = {}
        for name in taken:
            left[_area(name)] += 1
            if not fits(left.values(), self.limits):
                left[_area(name)] -= 1
                lost[name] = lost.get(name, 0) + 1
        return self.tidy(lost)

    def left(self, lost: Mapping[str, int]) -> dict[str, int]:
        """The sizes of the armies without the units lost."""
        sizes: dict[str, int] = {}
        for name, n in self.bins.items():
            sizes[_area(name)] = sizes.get(_area(name), 0) + n - lost.get(name, 0)
        return sizes

    def superfluous(self, lost: Mapping[str, int], left: dict[str, int]) -> str | None:
        """An area that could keep one more of its units within the limits."""
        for area in {_area(name): None for name in lost}:
            if fits({**left, area: left[area] + 1}.values(), self.limits):
                return area
        return None


def _area(name: str) -> str:
    return name.partition("/")[0]


class SupplyCard(PublicStep, frozen=True):
    """The Supply card (THR-WCD-02): the only way supply levels change (THR-SUP-08)."""

    stages = ("in_turn_order",)

    def in_turn_order(self, g: G) -> None:
        """THR-SUP-05: house by house."""
        for house in turn_order(g):
            g.do(AdjustSupply(house=house))


class AdjustSupply(PublicStep, frozen=True):
    """A house adjusts its supply level and its armies (THR-SUP-05, THR-SUP-06, THR-SUP-07)."""

    house: str
    stages = ("count_barrels", "remove_units")

    def count_barrels(self, g: G) -> None:
        """THR-SUP-05: the level is the number of barrels in the areas controlled."""
        before, barrels = g.state.houses[self.house].supply, counted_level(g, self.house)
        armies = g.content.supply_table[barrels.total]
        g.emit(SupplyAdjusted(self.house, barrels.total, before, barrels, armies))

    @ask
    def remove_units(self, g: G) -> Question | None:
        """THR-SUP-06: a house over its limits removes units of its choice."""
        if within(g, self.house, {}):
            return None
        space = SupplyLoss(holdings(g, self.house, least=2), limits=limits(g, self.house))
        return to(g, self.house, space, "THR-SUP-06")

    @remove_units.chosen
    def removed(self, g: G, seat: str, lost: dict[str, int]) -> None:
        """They return to the pool (THR-SUP-06) and leave no power token behind (THR-SUP-11)."""
        lose(g, self.house, lost, "THR-SUP-06", "supply")
