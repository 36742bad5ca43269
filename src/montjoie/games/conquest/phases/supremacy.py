"""Chapter 2.4: who acts first, and the powers of the warlords (CON-SUP)."""

from __future__ import annotations

from montjoie.games.conquest.events import DieShifted, FirstPlayerSettled, SupremacyDiced
from montjoie.games.conquest.profiles import answers, members, owner_of
from montjoie.games.conquest.queries import SUPREMACY_ENDED
from montjoie.games.conquest.regiments.field import opponent, standing
from montjoie.games.conquest.state import G
from montjoie.games.conquest.supremacy import UseSupremacy
from montjoie.kernel import Amount, Dice, PublicStep, Question, Step, ask, chance


class ShiftDie(Amount, frozen=True, kw_only=True):
    """Who has the smaller stack, having seen both dice, may change his own by 1 (CON-SUP-01, CON-RUL-46)."""

    die: int
    other_die: int


class SupremacyPhase(PublicStep, frozen=True):
    """Supremacy Phase: a roll-off that the smaller stack may shift, again until it decides (CON-SUP-01,
    CON-SUP-02)."""

    dice: tuple[int, ...] = ()
    stages = ("roll", "shift", "compare", "abilities")

    @chance
    def roll(self, g: G) -> Dice:
        """CON-SUP-01: a die each."""
        return Dice(len(g.seats))

    @roll.chosen
    def rolled(self, g: G, dice: list[int]) -> Step:
        """The lower is first."""
        g.emit(SupremacyDiced(dict(zip(g.seats, dice, strict=True))))
        return self.but(dice=tuple(dice))

    @ask
    def shift(self, g: G) -> Question | None:
        """CON-SUP-01: add or subtract 1, with the smaller stack only."""
        sizes = [len(g.state.stacks[seat].cards) for seat in g.seats]
        if sizes[0] == sizes[1]:
            return None
        own = sizes.index(min(sizes))
        die, other = self.dice[own], self.dice[1 - own]
        return Question(g.seats[own], ShiftDie(-1, 1, die=die, other_die=other), "CON-SUP-01")

    @shift.chosen
    def shifted(self, g: G, seat: str, by: int) -> Step:
        """From 0 to 7."""
        own = g.seats.index(seat)
        dice = tuple(die + by * (place == own) for place, die in enumerate(self.dice))
        if by:
            g.emit(DieShifted(seat, by, dice[own]))
        return self.but(dice=dice)

    def compare(self, g: G) -> Step | None:
        """CON-SUP-02: a tie is rolled again."""
        if self.dice[0] == self.dice[1]:
            return self.goto("roll", dice=())
        g.emit(FirstPlayerSettled(g.seats[self.dice.index(min(self.dice))]))
        return None

    def abilities(self, g: G) -> None:
        """CON-SUP-03: the first player declares, then the second."""
        first = g.state.course.first
        for seat in (first, opponent(g, first)):
            g.do(UseSupremacy(seat=seat))
        g.do(AfterSupremacy())


class AfterSupremacy(PublicStep, frozen=True):
    """What waits for the end of the phase, the first player's units first."""

    stages = ("end",)

    def end(self, g: G) -> None:
        """Of all on the battlefield."""
        units = [who for name in standing(g) for who in members(g, name)]
        for who in sorted(units, key=lambda each: owner_of(g, each) != g.state.course.first):
            g.do(*answers(g, SUPREMACY_ENDED, who))
