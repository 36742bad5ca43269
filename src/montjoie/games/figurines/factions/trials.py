"""Effects that hang on a morale test or on a die."""

from __future__ import annotations

from typing import ClassVar

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.dice.rerolls import Reroll
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.state import SHORT, G
from montjoie.games.figurines.timing import Ability, Card, Effect, PlayCard, UseOrder
from montjoie.kernel import Dice, OneOf, Question, Step, ask, chance

KEEP, AGAIN = "keep", "again"


class Trial(Effect, frozen=True):
    """An effect under which a unit takes a morale test, and what follows by its outcome (FIG-MRL-01); a unit
    that never tests neither passes nor fails."""

    tested: str = ""
    stages: ClassVar[tuple[str, ...]] = ("test", "outcome")

    def tester(self) -> str:
        """Who tests."""
        return self.moment.unit

    def modifier(self, g: G) -> int:
        """What is added to the test."""
        return 0

    def test(self, g: G) -> None:
        """It tells this step how it went."""
        unit, modifier, caller = self.tester(), self.modifier(g), type(self).__name__
        g.do(Test(unit=unit, modifier=modifier, by=self.owner, source=self.of, tells=caller))

    def outcome(self, g: G) -> Step | None:
        """One or the other."""
        if self.tested == "passed":
            self.passed(g)
        elif self.tested == "failed":
            self.failed(g)
        return None

    def passed(self, g: G) -> None:
        """The test was passed."""

    def failed(self, g: G) -> None:
        """The test was failed."""


class Supremacy(Ability, frozen=True):
    """When the unit has passed the panic test of an attack, without a roll too (FIG-RES-07), the attacker
    takes one with a penalty."""

    penalty: ClassVar[int]
    stages = ("answer",)

    def fits(self, g: G) -> bool:
        """Its own test, after an attack."""
        test: Test = g.running(Test)
        return self.moment.unit == self.source and test.of_attack and units.alive(g, self.moment.other)

    def answer(self, g: G) -> None:
        """Not a test of an attack."""
        unit, source, boosts = self.moment.other, self.source, ((self.of, self.penalty),)
        g.do(Test(unit=unit, kind="panic", boosts=boosts, by=self.owner, source=source))


class Steadied(Card, frozen=True):
    """A friendly unit may roll any dice of its test again; within Short Range of the Commander it passes
    instead."""

    stages = ("steady",)

    def fits(self, g: G) -> bool:
        """A friend tests."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def steady(self, g: G) -> None:
        """The test of the moment."""
        if effects.near_commander(g, self.owner, self.moment.unit, SHORT):
            g.revise(Test, settled="passed")
        else:
            g.do(Reroll(player=self.owner, source=self.of, least=0))


class RollAgain(OneOf, frozen=True):
    """The player whose effect hangs on a die that fell short lets it lie, `keep`, or rolls it again: `again`,
    or the card discarded for it (FIG-RRL-01)."""

    effect: str
    face: int
    need: int


class Gamble(Effect, frozen=True):
    """An effect that works if a die shows `need` or more; some let their player roll it again."""

    face: int = 0
    again: bool = False  # it was rolled again
    need: ClassVar[int] = 3
    stages: ClassVar[tuple[str, ...]] = ("roll", "reconsider", "settle")

    @chance
    def roll(self, g: G) -> Dice:
        """The die."""
        return Dice(1)

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step:
        """Everybody sees it."""
        g.emit(Rolled(self.of, self.owner, tuple(faces), need=self.need), self.authority(g))
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
        if self.face < self.need:
            return self.done()
        self.succeeds(g)
        return None

    def prices(self, g: G) -> tuple[str, ...]:
        """What the player may give to roll again; whether there is anything is known to all."""
        return ()

    def pay(self, g: G, price: str) -> None:
        """What was given is gone."""

    def succeeds(self, g: G) -> None:
        """What the effect does."""
        raise NotImplementedError  # pragma: no cover


class Foil(Gamble, frozen=True):
    """An answer to a Tactics card or an Order, which comes to nothing if the die is high enough
    (FIG-TIM-10)."""

    def succeeds(self, g: G) -> None:
        """The card or Order is cancelled."""
        answered = PlayCard if self.moment.window == "tactics_card_played" else UseOrder
        g.revise(answered, cancelled=True)
