"""Chapter 6.1: Resolve, and the morale tests of one wound pool (CON-MOR, CON-BRK-03)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from montjoie.games.conquest import queries
from montjoie.games.conquest.dice import Blow, Reroll, redone, succeeds
from montjoie.games.conquest.events import MoraleTested
from montjoie.games.conquest.profiles import answers, card, members, tally
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.hurt import stands_left, suffering
from montjoie.kernel import Dice, Part, Step, Tally, chance, settle
from montjoie.table.dice import Redone


def resolve(g: G, regiment: str, blow: Blow | None = None) -> Tally | None:
    """The Resolve of a regiment: the highest of its stands and what its size gives; Broken, the lowest, and
    nothing that raises it (CON-MOR-01, CON-MOR-05, CON-BRK-03, CON-RUL-25). None where a stand has none and
    passes every test. A character in a Duel has his own (CON-RUL-31)."""
    if regiment in g.state.characters:
        return None if _unshaken(g, regiment) else tally(g, queries.RESOLVE, regiment, blow)
    row = g.state.regiments[regiment]
    kept = any(answers(g, queries.RESOLVE_KEPT, regiment))
    broken, sums = row.broken and not kept, []
    for who in members(g, regiment):
        if _unshaken(g, who):
            return None
        parts = tally(g, queries.RESOLVE, who, blow).parts
        sums.append(settle(part for part in parts if not (broken and _raises(part))))
    low = broken or (not kept and any(answers(g, queries.RESOLVE_LOWEST, regiment)))
    chosen = (min if low else max)(sums, key=lambda each: each.total)
    if broken:
        return chosen
    number = size(row) + sum(answers(g, queries.RESOLVE_SIZE, regiment))
    bonus = Part(g.content.resolve_of_size(number), "CON-MOR-01", "stands", count=number)
    return settle([*chosen.parts, bonus])


def _unshaken(g: G, who: str) -> bool:
    return card(g, who).profile.resolve is None or any(answers(g, queries.UNSHAKEN, who))


def _raises(part: Part) -> bool:
    return part.layer == "add" and part.value > 0


class MoraleTest(Redone, frozen=True):
    """Morale tests: one die for each wound, a wound more for each failure (CON-MOR-02, CON-MOR-03)."""

    regiment: str
    wounds: tuple[tuple[Blow, int], ...]
    dice: tuple[int, ...] = ()
    redone: tuple[int, ...] = ()
    first: tuple[int, ...] = ()
    stages = ("roll", "again", "fail")

    @chance
    def roll(self, g: G) -> Dice | None:
        """CON-MOR-02."""
        if not stands_left(g, self.regiment) or resolve(g, self.regiment) is None:
            return None
        return Dice(sum(number for _, number in self.wounds))

    @roll.chosen
    def rolled(self, g: G, dice: list[int]) -> Step:
        """CON-CLA-12, CON-VOL-16: successes against wounds on flank or rear are rolled again."""
        number = sum(answers(g, queries.MORALE_SECOND, self.regiment, self.wounds[0][0]))
        given, passes = partial(test_rerolls, g, self.regiment), partial(self._passes, g)
        places = redone(self._by_wound(dice), passes, given, g.options.reroll_conflict, number)
        return self.but(dice=tuple(dice), redone=places)

    def fail(self, g: G) -> None:
        """CON-MOR-06: conversions, then shares; the wounds cause no further tests (CON-MOR-03)."""
        if not self.dice:
            return
        failed = sum(not self._passes(g, blow, die) for blow, die in self._by_wound(self.dice))
        blow = self.wounds[0][0]
        spared = min(failed, sum(answers(g, queries.MORALE_SAVED, self.regiment, blow)))
        share = max((1, *answers(g, queries.MORALE_SHARE, self.regiment, blow)))
        wounds = -(-(failed - spared) // share)
        value = resolve(g, self.regiment, blow)
        need = value.total if value else 0
        why = {each.source: 0 for each in test_rerolls(g, self.regiment, blow)} if self.first else {}
        told = (self.dice, failed - spared, wounds, self.first, value, tuple(why), spared)
        g.emit(MoraleTested(self.regiment, need, *told))
        if wounds:
            g.do(suffering(g, self.regiment, wounds))

    def _passes(self, g: G, blow: Blow, die: int) -> bool:
        value = resolve(g, self.regiment, blow)
        return value is None or succeeds(die, value.total)

    def _by_wound(self, dice: list[int] | tuple[int, ...]) -> Iterator[tuple[Blow, int]]:
        own = (blow for blow, number in self.wounds for _ in range(number))
        return zip(own, dice, strict=True)


def test_rerolls(g: G, regiment: str, blow: Blow) -> Iterator[Reroll]:
    """Which morale tests are rolled again: those passed against wounds on flank or rear, and what is given
    (CON-CLA-12, CON-VOL-16)."""
    if blow.arc != "front" and blow.kind in ("clash", "impact", "volley"):
        yield Reroll("successes", "CON-CLA-12", "flank_or_rear")
    yield from answers(g, queries.MORALE_REROLLS, regiment, blow)
