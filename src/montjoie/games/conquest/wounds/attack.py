"""Chapters 3.6, 4.1 and 6.1: one attack on one regiment, from its dice to morale (CON-VOL-12 … CON-VOL-16,
CON-CLA-09 … CON-CLA-16, CON-IMP-02, CON-MOR, CON-BRK-03; section 5: sub-sequence of an attack).

Clash, volley, impact, spell hits, trample, auras: all are pools of dice, or of automatic hits, against one
target. What changes them is asked for by the queries of `queries.py`, of who strikes (hits) or of who is
struck (defense, morale), each with the `Blow`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from montjoie.games.conquest import queries
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Answering, Blow, Hits, Pool, Reroll, extras, redone, saves, succeeds
from montjoie.games.conquest.events import DefenseRolled, HitsGiven, HitsRolled, MoraleTested
from montjoie.games.conquest.profiles import answers, card, has, members, tally, worth
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import left, stands_left, suffering
from montjoie.kernel import Dice, Part, Step, Tally, chance, settle
from montjoie.table.dice import Redone


def protection(g: G, blow: Blow) -> tuple[int, int]:
    """Defense and Evasion against a blow (CON-CLA-14, CON-CLA-15)."""
    defense = 0 if blow.flawless else worth(g, queries.DEFENSE, blow.target, blow)
    return defense, worth(g, queries.EVASION, blow.target, blow)


def _shelter(g: G, blow: Blow) -> Tally:
    """The better of them, with its parts."""
    known = (queries.DEFENSE, queries.EVASION)[blow.flawless :]
    return max((tally(g, query, blow.target, blow) for query in known), key=lambda each: each.total)


def _need(g: G, pool: Pool) -> Tally:
    """What its dice need, with its parts: in an arc one less (CON-SPR-58)."""
    if pool.blow.kind != "volley":
        return tally(g, queries.CLASH, pool.blow.striker, pool.blow)
    own = tally(g, queries.VOLLEY, pool.blow.striker, pool.blow)
    return settle([*own.parts, Part((pool.value or 0) - own.total, "CON-SPR-58", "arcing_fire")])


def calm(g: G, blow: Blow) -> bool:
    """Whether the wounds of a blow cause no morale tests (CON-MOR-04, CON-VOL-15)."""
    given = list(answers(g, queries.MORALE_SPARED, blow.striker, blow))
    return bool(given) and all(given)


def sources(told: Iterable[Any]) -> tuple[str, ...]:
    """What they come from, each once."""
    return tuple(dict.fromkeys(each.source for each in told))


class Attack(Redone, frozen=True):
    """An attack: hit rolls, Defense rolls, wounds, answering hits, morale (CON-CLA-09)."""

    target: str
    pools: tuple[Pool, ...]
    answering: bool = True  # whether it may be answered with hits (CON-RUL-50)
    tested: bool = True  # whether its wounds cause morale tests (CON-MOR-04)
    dice: tuple[int, ...] = ()
    redone: tuple[int, ...] = ()
    first: tuple[int, ...] = ()
    hits: tuple[Hits, ...] = ()
    wounds: tuple[tuple[Blow, int], ...] = ()  # of each kind
    ones: int = 0  # Defense dice that showed 1
    taken: int = 0  # wounds that fell on stands; what is beyond the last is lost (CON-WND-11)
    stages = ("begin", "roll", "again", "count", "defend", "defend_again", "fail", "answer", "test")
    scene = True

    def begin(self, g: G) -> None:
        """What is declared before the dice are rolled (CON-SPR-05)."""
        g.do(*queries.ATTACK_BEGAN.answers(g, self.pools[0].blow))

    # Hit rolls.

    @chance
    def roll(self, g: G) -> Dice | None:
        """CON-CLA-10, CON-VOL-12: one die for each attack or shot."""
        number = sum(pool.dice for pool in self._rolled())
        return Dice(number) if number else None

    @roll.chosen
    def rolled(self, g: G, dice: list[int]) -> Step:
        """Which of them are rolled again (CON-DIC-05, CON-DIC-06)."""
        places = redone(
            self._by_die(dice),
            _hit,
            lambda pool: answers(g, queries.HIT_REROLLS, pool.blow.striker, pool.blow),
            g.options.reroll_conflict,
        )
        return self.but(dice=tuple(dice), redone=places)

    def count(self, g: G) -> Step:
        """Hits, those that find no Defense, and automatic ones beside them (CON-SPR-15, CON-SPR-16)."""
        found = [Hits(pool.blow, pool.dice) for pool in self.pools if pool.value is None]
        for blow, number in ((each.blow, each.number) for each in found):
            g.emit(HitsGiven(blow.striker, blow.target, number, tuple(each.id for each in blow.shots)))
        shown = list(self._by_die(self.dice))
        owners = [pool for pool, _ in shown]
        for pool in self._rolled():
            good = [die for each, die in shown if each is pool and _hit(pool, die)]
            perfect = good.count(1) if any(answers(g, queries.FLAWLESS, pool.blow.striker, pool.blow)) else 0
            given = list(answers(g, queries.EXTRA_HITS, pool.blow.striker, pool.blow))
            more = extras(good, given)
            found += [
                Hits(replace(pool.blow, flawless=True), perfect),
                Hits(pool.blow, len(good) - perfect + more),
            ]
            dice = tuple(die for each, die in shown if each is pool)
            before = tuple(die for each, die in zip(owners, self.first, strict=False) if each is pool)
            fell = before if before != dice else ()
            rerolls = answers(g, queries.HIT_REROLLS, pool.blow.striker, pool.blow) if fell else ()
            told = (fell, _need(g, pool), sources(rerolls), sources(given if more else ()))
            g.emit(HitsRolled(pool.blow, pool.value or 0, dice, len(good), more, *told))
        kept = tuple(each for each in found if each.number)
        return self.goto("defend", hits=kept, dice=(), redone=(), first=()) if kept else self.done()

    # Defense rolls.

    @chance
    def defend(self, g: G) -> Dice:
        """CON-VOL-14: the opponent rolls one die for each hit."""
        return Dice(sum(each.number for each in self.hits))

    @defend.chosen
    def defended(self, g: G, dice: list[int]) -> Step:
        """Which of them are rolled again (CON-SPR-38)."""
        number = sum(answers(g, queries.DEFENSE_SECOND, self.target, self.hits[0].blow))
        places = redone(
            self._by_hit(dice),
            lambda blow, die: saves(die, *protection(g, blow)),
            lambda blow: answers(g, queries.DEFENSE_REROLLS, blow.target, blow),
            g.options.reroll_conflict,
            number,
        )
        return self.but(dice=tuple(dice), redone=places)

    defend_again = Redone.again  # CON-DIC-05

    def fail(self, g: G) -> Step:
        """CON-CLA-16: every failed die is a wound, some are two (CON-SPR-40); conversions take the dice that
        cost most (CON-SPR-55, CON-RUL-60, CON-RUL-76)."""
        cost: list[tuple[int, Blow]] = []
        for blow, die in self._by_hit(self.dice):
            if not saves(die, *protection(g, blow)):
                double = die in tuple(answers(g, queries.DOUBLED, blow.striker, blow))
                cost.append((2 if double else 1, blow))
        cost.sort(key=lambda each: -each[0])
        failed = len(cost)
        spared = sum(answers(g, queries.DEFENSE_SAVED, self.target, self.hits[0].blow))
        cost = cost[spared:]
        wounds: dict[Blow, int] = {}
        for number, blow in cost:
            wounds[blow] = wounds.get(blow, 0) + number
        needs = {need.total: need for need in (_shelter(g, each.blow) for each in self.hits)}
        value = next(iter(needs)) if len(needs) == 1 else None
        kept = min(spared, len(self.dice))
        rerolls = answers(g, queries.DEFENSE_REROLLS, self.target, self.hits[0].blow) if self.first else ()
        told = (tuple(needs.values()), sources(rerolls), len(self.dice) - failed)
        g.emit(DefenseRolled(self.target, self.dice, kept, sum(wounds.values()), value, self.first, *told))
        taken = min(sum(wounds.values()), left(g, self.target))
        if wounds:
            g.do(suffering(g, self.target, sum(wounds.values())))
        for blow, number in wounds.items():
            g.do(*answers(g, queries.WOUNDED, blow.striker, blow, number))
        return self.but(wounds=tuple(wounds.items()), ones=self.dice.count(1), taken=taken)

    def answer(self, g: G) -> None:
        """CON-RUL-50: hits on the attacker, after the wounds and before morale; they are not answered."""
        if not self.answering:
            return
        blow = self.hits[0].blow
        by: list[Answering] = list(answers(g, queries.ANSWERED, self.target, blow))
        number = sum(self.ones if each.face else self.taken for each in by)
        if number:
            why = tuple(Held(id=each) for each in sources(by))
            back = Blow("hits", self.target, self.target, blow.attacker, shots=why)
            g.do(Attack(target=blow.attacker, pools=(Pool(back, number),), answering=False))

    def test(self, g: G) -> None:
        """CON-MOR-02, CON-MOR-04, CON-WND-10: one test for each wound, unless something spares it."""
        if not self.wounds or not self.tested or not stands_left(g, self.target):
            return
        if not calm(g, self.wounds[0][0]):
            g.do(MoraleTest(regiment=self.target, wounds=self.wounds))

    def _rolled(self) -> list[Pool]:
        return [pool for pool in self.pools if pool.value is not None]

    def _by_die(self, dice: list[int] | tuple[int, ...]) -> Iterator[tuple[Pool, int]]:
        own = (pool for pool in self._rolled() for _ in range(pool.dice))
        return zip(own, dice, strict=True)

    def _by_hit(self, dice: list[int] | tuple[int, ...]) -> Iterator[tuple[Blow, int]]:
        own = (each.blow for each in self.hits for _ in range(each.number))
        return zip(own, dice, strict=True)


def _hit(pool: Pool, die: int) -> bool:
    return succeeds(die, pool.value or 0)


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
        sums.append(settle(p for p in parts if not broken or p.layer != "add" or p.value <= 0))
    low = broken or (not kept and any(answers(g, queries.RESOLVE_LOWEST, regiment)))
    chosen = (min if low else max)(sums, key=lambda each: each.total)
    if broken:
        return chosen
    number = size(row) + sum(answers(g, queries.RESOLVE_SIZE, regiment))
    bonus = Part(g.content.resolve_of_size(number), "CON-MOR-01", "stands", count=number)
    return settle([*chosen.parts, bonus])


def _unshaken(g: G, who: str) -> bool:
    return card(g, who).profile.resolve is None or any(answers(g, queries.UNSHAKEN, who))


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
    """Which morale tests are rolled again: those passed against wounds on flank or rear but for Iron
    Discipline, and what is given (CON-CLA-12, CON-VOL-16, CON-SPR-22)."""
    turned = blow.arc != "front" and blow.kind in ("clash", "impact", "volley")
    if turned and not has(g, regiment, "iron_discipline"):
        yield Reroll("successes", "CON-CLA-12", "flank_or_rear")
    yield from answers(g, queries.MORALE_REROLLS, regiment, blow)
