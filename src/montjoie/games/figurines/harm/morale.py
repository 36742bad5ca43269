"""Chapter 4.17: morale and panic tests (FIG-MRL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from montjoie.games.figurines.battlefield import terrain, units
from montjoie.games.figurines.dice import counting, rerolls
from montjoie.games.figurines.events import Rolled, TestTaken
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.powers import abilities, causes, lasting
from montjoie.games.figurines.queries import IGNORES_MORALE_PENALTIES, MORALE, MORALE_VALUE, PANIC_WOUNDS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, hook, open_window
from montjoie.kernel import Dice, Part, Step, Tally, chance, modifies, settle
from montjoie.kernel.lasting import parts
from montjoie.kernel.later import Later, run


class Test(rerolls.Roller, frozen=True):
    """A morale test, or a panic test, which is one too (FIG-MRL-04).

    Who calls for it learns the outcome in one of two ways: `on_pass` and `on_fail` are procedures to run
    (`later.later(...)`), or `tells` names the class of a running step, whose field `tested` becomes `passed`
    or `failed`. A unit that never tests does neither.
    """

    __test__ = False  # not for pytest

    unit: str
    kind: Literal["morale", "panic"] = "morale"
    modifier: int = 0
    by: str = ""  # the player responsible for what it costs (FIG-RUL-56)
    source: str = ""  # the unit that causes it, or the card that gives the modifier
    of_attack: bool = False  # the panic test of an attack (FIG-RES-07)
    unhurt: bool = False  # passed without a roll (FIG-RES-07)
    why: str = ""  # what calls for it, where no running procedure tells it
    settled: Literal["", "passed", "failed"] = ""  # an effect decides
    boosts: tuple[tuple[str, int], ...] = ()  # what effects add to it, by their ids
    extra_wounds: int = 0
    dice: tuple[int, ...] = ()  # 2D6, and the D3 of a panic test
    outcome: Literal["", "passed", "failed"] = ""
    on_pass: Later = ()
    on_fail: Later = ()
    tells: str = ""
    stages = ("begin", "roll", "roll_d3", "reroll", "answer", "judge", "suffer", "follow")
    holds = {"morale": "dice"}

    def begin(self, g: G) -> Step | None:
        """A destroyed unit takes no test (FIG-UNT-10), nor does one without Morale (FIG-RUL-105). 5.3:
        morale_before_roll, panic_before_roll."""
        alive = units.alive(g, self.unit)
        if not alive or not units.card(g, self.unit).morale:
            if not self.of_attack:
                why, rule = ("fearless", "FIG-RUL-105") if alive else ("fallen", "FIG-UNT-10")
                causes.nothing(g, why, rule, unit=self.unit)
            return self.done()
        if self.unhurt:
            return self.goto("judge", settled="passed")
        open_window(g, self.moment(g, f"{self.kind}_before_roll"))
        return None

    @chance
    def roll(self, g: G) -> Dice | None:
        """2D6 (FIG-MRL-01)."""
        return Dice(2) if units.alive(g, self.unit) else None

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step:
        owner, need, sum_ = g.state.units[self.unit].owner, needed(g, self.unit).total, modifiers(g, self)
        made = counting.result(sum(faces), sum_.total)
        g.emit(
            Rolled(self.kind, owner, tuple(faces), self.unit, need=need, parts=sum_.parts, made=made),
            "FIG-MRL-01",
        )
        return self.but(rolling="morale", dice=tuple(faces))

    @chance
    def roll_d3(self, g: G) -> Dice | None:
        """With the D3 of a panic test (FIG-MRL-02)."""
        return Dice(1, 3) if self.kind == "panic" and self.dice else None

    @roll_d3.chosen
    def rolled_d3(self, g: G, faces: list[int]) -> Step:
        g.emit(Rolled("panic", g.state.units[self.unit].owner, tuple(faces), self.unit, 3), "FIG-MRL-02")
        return self.but(dice=(*self.dice, *faces))

    def reroll(self, g: G) -> Step | None:
        """5.3: morale_reroll; the D3 may be rolled again too (FIG-MRL-03)."""
        if not self.dice:
            return self.done()
        open_window(g, self.moment(g, "morale_reroll"))
        return None

    def answer(self, g: G) -> None:
        """The dice are final. 5.3: morale_after_roll, panic_after_roll."""
        open_window(g, self.moment(g, f"{self.kind}_after_roll"))

    def judge(self, g: G) -> Step:
        """At least the Morale value passes (FIG-MRL-01). 5.3: morale_passed, morale_failed, panic_passed,
        panic_failed; those of panic are outcomes of morale too (FIG-MRL-04)."""
        outcome = "passed" if self.would_pass(g) else "failed"
        rolled = bool(self.dice)
        total = counting.result(sum(self.dice[:2]), modifiers(g, self).total) if rolled else 0
        told = TestTaken(
            self.unit,
            self.kind,
            total,
            needed(g, self.unit).total,
            outcome == "passed",
            rolled,
            faces=self.dice[:2],
            parts=modifiers(g, self).parts if rolled else (),
            settled=bool(self.settled),
            cause=self.why or causes.because(g),
        )
        g.emit(told, self.rule)
        if self.kind == "panic" and outcome == "failed":
            hook(g).panic_failed(g, self.unit)
        open_window(g, self.moment(g, f"{self.kind}_{outcome}"))
        return self.but(outcome=outcome)

    def suffer(self, g: G) -> None:
        """A failed panic test costs wounds, unsaved (FIG-MRL-02)."""
        if self.kind == "panic" and self.outcome == "failed":
            wounds = g.tally(PANIC_WOUNDS, self).total
            g.do(
                Suffer(
                    unit=self.unit,
                    wounds=wounds,
                    by=self.by,
                    source=self.culprit(g),
                    attack=self.of_attack,
                    rule="FIG-MRL-02",
                    cause="failed_panic_test",
                )
            )

    def follow(self, g: G) -> None:
        """What the caller wanted the test for (FIG-MRL-01)."""
        run(g, self.on_pass if self.outcome == "passed" else self.on_fail)
        if self.tells:
            caller = next(step for step in reversed(g.stack[:-1]) if type(step).__name__ == self.tells)
            g.revise(type(caller), tested=self.outcome)

    def would_pass(self, g: G) -> bool:
        """Whether the dice as they lie pass, or an effect says so."""
        if self.settled:
            return self.settled == "passed"
        return counting.passes(sum(self.dice[:2]), needed(g, self.unit).total, modifiers(g, self).total)

    @property
    def rule(self) -> str:
        """A panic test of which nobody suffered needs no roll (FIG-RES-07)."""
        if self.unhurt:
            return "FIG-RES-07"
        return "FIG-MRL-02" if self.kind == "panic" else "FIG-MRL-01"

    def made(self, g: G) -> int:
        """The total of the two dice that count."""
        return counting.result(sum(self.dice[:2]), modifiers(g, self).total)

    def roller(self, g: G) -> str:
        """The unit that tests."""
        return self.unit

    def sides(self, place: int) -> int:
        """The third die is the D3."""
        return 3 if place == 2 else 6

    def moment(self, g: G, window: str) -> Moment:
        """The situation: who tests, because of whom."""
        owner, n = g.state.units[self.unit].owner, self.dice[2] if len(self.dice) > 2 else 0
        return Moment(window, unit=self.unit, other=self.culprit(g), player=owner, kind=self.kind, n=n)

    def culprit(self, g: G) -> str:
        """The unit behind the test, where it is not a card (FIG-FIR-05)."""
        return self.source if self.source in g.state.units else ""


def needed(g: G, unit: str) -> Tally:
    """What a unit must reach: the Morale of its card (FIG-CRD-03), or a better one that an ability lends."""
    return g.tally(MORALE_VALUE, unit)


def modifiers(g: G, test: Test) -> Tally:
    """What is added to the total of a test (FIG-MOD-05); some units ignore what would lower it."""
    tally = g.tally(MORALE, test)
    if any(abilities.gather(g, IGNORES_MORALE_PENALTIES, test.unit)):
        return settle(part for part in tally.parts if part.value >= 0)
    return tally


@modifies(MORALE_VALUE)
def printed(g: G, unit: str) -> Iterator[Part]:
    """FIG-CRD-03: as printed; abilities may cap it."""
    yield Part(units.card(g, unit).morale, "FIG-CRD-03", g.state.units[unit].card, "base")
    yield from abilities.gather(g, MORALE_VALUE, unit)


@modifies(MORALE)
def of_caller(g: G, test: Test) -> Iterator[Part]:
    """FIG-MRL-01: what the effect that calls for the test adds."""
    if test.modifier:
        yield Part(test.modifier, "FIG-MRL-01", test.source or test.kind)
    for source, amount in test.boosts:
        yield Part(amount, "FIG-MOD-05", source)


@modifies(MORALE)
def of_terrain(g: G, test: Test) -> Iterator[Part]:
    """FIG-TER-12, FIG-TER-13: within Short Range of an Inspiring piece, of a Terrifying one; several of a
    kind do not add up, one of each does (FIG-TER-15)."""
    if terrain.is_near(g, test.unit, "inspiring"):
        yield Part(1, "FIG-TER-12", "inspiring")
    if terrain.is_near(g, test.unit, "terrifying"):
        yield Part(-1, "FIG-TER-13", "terrifying")


@modifies(MORALE)
def of_abilities(g: G, test: Test) -> Iterator[Part]:
    """FIG-CRD-05, FIG-INF-01: abilities and influences; what holds for a while."""
    yield from abilities.gather(g, MORALE, test)
    held = lasting.on(g, MORALE, test.unit).values()
    yield from parts((effect for effect in held if effect.when in ("", test.kind)), "FIG-MOD-05")


@modifies(PANIC_WOUNDS)
def of_panic(g: G, test: Test) -> Iterator[Part]:
    """FIG-MRL-02: 1 + D3, and what effects add or spare."""
    d3 = test.dice[2] if len(test.dice) > 2 else 0
    yield Part(counting.panic_wounds(d3), "FIG-MRL-02", "panic", "base")
    if test.extra_wounds:
        yield Part(test.extra_wounds, "FIG-MRL-02", test.source or "panic")
    yield from abilities.gather(g, PANIC_WOUNDS, test)
    yield Part(0, "FIG-MOD-02", "panic", "floor")
