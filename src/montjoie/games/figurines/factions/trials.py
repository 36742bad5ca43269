"""Effects that hang on a morale test or on a die."""

from __future__ import annotations

from typing import ClassVar

from montjoie.games.figurines.cards import PlayCard
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.morale import Test
from montjoie.games.figurines.orders import UseOrder
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect
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
    stages = ("roll", "reconsider", "settle")

    @chance
    def roll(self, g: G) -> Dice:
        """The die."""
        return Dice(1)

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step:
        """Everybody sees it."""
        g.emit(Rolled(self.of, self.owner, tuple(faces)))
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

    def settle(self, g: G) -> None:
        """It works, or not."""
        if self.face >= self.need:
            self.succeeds(g)

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
