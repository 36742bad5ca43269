"""Effects that hang on a die, on a morale test or on a choice (FIG-GLO-11, FIG-MRL-01, FIG-D-36)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.harm import conditions, effects, morale, strike
from montjoie.games.figurines.powers import causes, decks
from montjoie.games.figurines.state import SHORT, G
from montjoie.games.figurines.timing import Ability, Card, Effect, PlayCard, UseOrder
from montjoie.kernel import Dice, OneOf, Question, Step, Subset, ask
from montjoie.table.dice import Throw

KEEP, AGAIN = "keep", "again"
BOON_TO_HIT, BOON_REROLL = "boon_to_hit", "boon_reroll"
BOON_KEYWORDS = ("critical_blow", "sundering", "vicious")


class Trial(Effect, frozen=True):
    """An effect under which a unit takes a morale test, and what follows by its outcome (FIG-MRL-01); a unit
    that never tests neither passes nor fails."""

    tested: str = ""
    tester: ClassVar[str] = "unit"  # of the moment
    passed: ClassVar[deeds.Deed] = deeds.nothing
    failed: ClassVar[deeds.Deed] = deeds.nothing
    stages: ClassVar[tuple[str, ...]] = ("test", "outcome")

    def modifier(self, g: G) -> int:
        """What is added to the test."""
        return 0

    def test(self, g: G) -> None:
        """It tells this step how it went."""
        unit, caller = self.target or getattr(self.moment, self.tester), type(self).__name__
        g.do(morale.Test(unit=unit, modifier=self.modifier(g), by=self.owner, source=self.of, tells=caller))

    work = test

    def outcome(self, g: G) -> Step | None:
        if self.tested == "passed":
            self.passed(g)
        elif self.tested == "failed":
            self.failed(g)
        return None


class Supremacy(Ability, frozen=True):
    """When the unit has passed the panic test of an attack, without a roll too (FIG-RES-07), the attacker
    takes one with a penalty, which is no test of an attack."""

    penalty: ClassVar[int]
    needs = (when.own, lambda use, g: g.running(morale.Test).of_attack, when.other_alive)

    def work(self, g: G) -> None:
        unit, boosts = self.moment.other, ((self.of, self.penalty),)
        g.do(morale.Test(unit=unit, kind="panic", boosts=boosts, by=self.owner, source=self.source))


class Steadied(Card, frozen=True):
    """A friendly unit may roll any dice of its test again; within Short Range of the Commander it passes
    instead."""

    least: ClassVar[int] = 0
    needs = (when.friend,)
    stages: ClassVar[tuple[str, ...]] = ("steady",)

    def steady(self, g: G) -> None:
        """The test of the moment."""
        deed = deeds.passes if self.heartened(g) else deeds.rerolls(least=self.least)
        deed(self, g)

    def heartened(self, g: G) -> bool:
        """Whether it passes."""
        return effects.near_commander(g, self.owner, self.moment.unit, SHORT)


class DieEffect(Throw, Effect, frozen=True):
    """An effect as strong as a D3 shows (FIG-GLO-11): by default the attack being made has so much more of
    something."""

    more: ClassVar[str]  # blocks, auto_hits, extra_wounds

    def cast(self, g: G) -> Dice:
        return Dice(1, 3)

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        unit = self.source if self.source in g.state.units else None
        g.emit(Rolled(self.name, self.owner, faces, unit, 3), self.authority(g))
        self.strong(g, faces[0])

    def strong(self, g: G, face: int) -> None:
        strike.boost(g, self.name, **{self.more: face})


class RollAgain(OneOf, frozen=True):
    """The player whose effect hangs on a die that fell short lets it lie, `keep`, or rolls it again: `again`,
    or the card discarded for it (FIG-RRL-01)."""

    effect: str
    face: int
    need: int


class Gamble(Throw, Effect, frozen=True):
    """An effect that works if a die shows `need` or more; some let their player roll it again, once while he
    controls a zone or for a price."""

    face: int = 0
    again: bool = False  # it was rolled again
    need: ClassVar[int] = 3
    zone: ClassVar[str] = ""
    stages: ClassVar[tuple[str, ...]] = ("roll", "reconsider", "settle")

    def shown(self, g: G, faces: tuple[int, ...]) -> Step:
        g.emit(Rolled(self.of, self.owner, faces, need=self.need), self.authority(g))
        return self.but(face=faces[0])

    @ask
    def reconsider(self, g: G) -> Question | None:
        """A die that fell short may be rolled again."""
        prices = self.prices(g) if self.face < self.need else ()
        if not prices:
            return None
        return Question(self.owner, RollAgain((KEEP, *prices), self.of, self.face, self.need), "FIG-RRL-01")

    @reconsider.chosen
    def reconsidered(self, g: G, seat: str, answer: str) -> Step | None:
        """The new result stands (FIG-RRL-03)."""
        if answer == KEEP:
            return None
        self.pay(g, answer)
        return self.goto("roll", again=True)

    def settle(self, g: G) -> Step | None:
        """It works, or that is the end of it."""
        if self.face >= self.need:
            return self.work(g)
        causes.nothing(g, "too_low")
        return self.done()

    def prices(self, g: G) -> tuple[str, ...]:
        """What the player may give to roll again; whether there is anything is known to all."""
        again = self.zone and decks.controls(g, self.owner, self.zone) and not self.again
        return (AGAIN,) if again else ()

    def pay(self, g: G, price: str) -> None:
        """What was given is gone."""


def answered(use: Effect) -> type[PlayCard | UseOrder]:
    """What an effect answers: a Tactics card or an Order."""
    return PlayCard if use.moment.window == "tactics_card_played" else UseOrder


def cancel(use: Effect, g: G) -> None:
    """The card or Order that it answers comes to nothing (FIG-TIM-10)."""
    g.revise(answered(use), cancelled=True)


class Foil(Gamble, frozen=True):
    """An answer to a Tactics card or an Order, which is cancelled if the die is high enough."""

    work = cancel


class TokenAnswer(Card, frozen=True):
    """An answer to an opponent's Tactics card or Order, which is cancelled for a condition token of a unit;
    the token is the price and has no other effect (FIG-CON-07)."""

    needs = (when.opponent,)

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        return window in ("tactics_card_played", "order_used")

    def units(self, g: G) -> Iterator[str]:
        """Whose tokens may be spent."""
        raise NotImplementedError  # pragma: no cover

    def targets(self, g: G) -> Iterator[str]:
        """The tokens: `UNIT/TOKEN`."""
        return (f"{unit}/{token}" for unit in self.units(g) for token in g.state.units[unit].conditions)

    def work(self, g: G) -> None:
        unit, _, token = self.target.partition("/")
        conditions.spend(g, unit, token, self.owner, "FIG-CON-07")
        cancel(self, g)


class ChooseBoons(Subset, frozen=True):
    """The player of an effect chooses as many of its boons for the attack as it grants: +1 to hit,
    `boon_to_hit`; a re-roll of attack dice, `boon_reroll`; keywords by their names (FIG-D-36)."""

    effect: str = ""


class Boons(Effect, frozen=True):
    """An effect that grants an attack some of several boons, each at most once (FIG-ABL-04)."""

    boons: tuple[str, ...] = ()  # those chosen
    offers: ClassVar[tuple[str, ...]]
    stages = ("choose", "grant")

    def fits(self, g: G) -> bool:
        return super().fits(g) and self.count(g) > 0

    def count(self, g: G) -> int:
        """How many it grants."""
        raise NotImplementedError  # pragma: no cover

    @ask
    def choose(self, g: G) -> Question | None:
        """Where not all of them come anyway."""
        count = self.count(g)
        if count >= len(self.offers):
            return None
        return Question(self.owner, self.space(count), "FIG-CRD-05")

    def space(self, count: int) -> Subset:
        """So many of them."""
        return ChooseBoons(self.offers, count, count, self.of)

    @choose.chosen
    def chose(self, g: G, seat: str, boons: list[str]) -> Step:
        return self.but(boons=tuple(boons))

    def grant(self, g: G) -> None:
        given = self.boons or self.offers
        strike.boost(g, self.of, keywords=tuple(boon for boon in given if boon in BOON_KEYWORDS))
        if BOON_TO_HIT in given:
            strike.boost(g, self.of, to_hit=1)
        if BOON_REROLL in given:
            deeds.grants_reroll(self, g)
