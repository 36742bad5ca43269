"""Chapter 2.4: who acts first, and the powers of the warlords (CON-SUP)."""

from __future__ import annotations

from collections.abc import Callable

from montjoie.games.conquest.events import DieShifted, FirstPlayerSettled, SupremacyDiced, SupremacyUsed
from montjoie.games.conquest.profiles import answers, card, gone, host, members, owner_of
from montjoie.games.conquest.queries import SUPREMACY, SUPREMACY_ENDED
from montjoie.games.conquest.regiments.field import opponent, standing
from montjoie.games.conquest.state import G
from montjoie.kernel import Amount, Dice, OneOf, PublicStep, Question, Register, Step, ask, chance


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


NONE = "none"
supremacy: Register[Callable[[G, str], None]] = Register()
"""What each supremacy ability does, of (g, the warlord)."""


def abilities(g: G, seat: str) -> dict[str, str]:
    """The abilities a player may use now, and whose they are: his warlord's, and others that something gives
    (CON-SUP-05); those used are gone (CON-SUP-04)."""
    player = g.state.players[seat]
    offered: list[tuple[str, str]] = []
    if player.warlord:
        one = g.state.characters.get(player.warlord)
        learned = [each for each in one.option.split("+") if each in g.content.supremacy] if one else []
        own = (*learned, getattr(card(g, player.warlord).entry, "supremacy", ""))[0]
        offered = [(own, player.warlord), *answers(g, SUPREMACY, player.warlord)]
    found = {}
    for name, unit in offered:
        told = g.content.supremacy.get(name)
        if name not in supremacy or (told and told.always_active) or gone(g, unit):
            continue
        ready = host(g, unit) in standing(g) or (told and told.usable_off_table)
        once = told is None or told.once_per_game  # an item's once (CON-RUL-92)
        if ready and not (once and name in player.supremacy):
            found[name] = unit
    return found


class ChooseSupremacy(OneOf, frozen=True):
    """Which supremacy ability a player uses this round, or none (CON-SUP-03)."""


class UseSupremacy(PublicStep, frozen=True):
    """A player declares a supremacy ability, or none (CON-SUP-03, CON-SUP-04)."""

    seat: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        """CON-SUP-04: at most one a round."""
        found = tuple(abilities(g, self.seat))
        return Question(self.seat, ChooseSupremacy((NONE, *found)), "CON-SUP-03") if found else None

    @choose.chosen
    def chosen(self, g: G, seat: str, name: str) -> None:
        """CON-SUP-07: it works on even if the character falls."""
        if name != NONE:
            unit = abilities(g, seat)[name]
            g.emit(SupremacyUsed(seat, unit, name))
            supremacy[name](g, unit)
