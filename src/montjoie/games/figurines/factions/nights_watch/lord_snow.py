"""The cards of Jon Snow, the 998th Lord Commander."""

from __future__ import annotations

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.events import AttachmentsChanged, UnitHealed
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.nights_watch.sworn import WATCH
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, Suffer
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import cards
from montjoie.games.figurines.powers.abilities import granted_by
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card, Effect
from montjoie.kernel import Allocation, Question, ask

MOST = 4  # figures that go over


class ForTheWatch(Card, frozen=True):
    """For the Watch!: a friendly charger may re-roll the charge die (FIG-RRL-01); the card is attached to it
    if it is of the Watch: chosen by the Maneuver zone, it may charge instead (FIG-TAC-07)."""

    of = "for_the_watch"
    needs = (when.friend, when.dice)
    stages = ("reroll", "lay")
    reroll = deeds.rerolls(least=0)

    def lay(self, g: G) -> None:
        if effects.of_faction(g, self.moment.unit, WATCH):
            cards.attach(g, self.owner, self.of, self.moment.unit)


granted_by[ForTheWatch.of] = "rapid_assault"


def by_melee(use: Effect, g: G) -> bool:
    """A melee attack destroys the unit, whose maker it can strike."""
    strike: Strike | None = g.running(Strike)
    unit = use.moment.unit
    if strike is None or strike.kind != "melee" or strike.defender != unit:
        return False
    return bool(legal(g, unit, ("melee_attack",), strike.attacker))


class ItShallNotEnd(Card, frozen=True):
    """It Shall Not End: a friendly Combat Unit that a melee attack destroys attacks the attacker with its
    lowest dice value before it is removed (FIG-RUL-67), Jon's with 2 more dice; if the attacker is destroyed,
    the one who stood last stays with 1 wound left: the Attachment, if the unit had one (FIG-ATC-04). Victory
    Points gained by its fall stay gained (FIG-VIC-08, FIG-RUL-97)."""

    of = "it_shall_not_end"
    needs = (when.friend, by_melee)
    stages = ("strike", "survive")

    def strike(self, g: G) -> None:
        unit, enemy = self.moment.unit, self.moment.other
        more = 2 if effects.led(g, effects.owner(g, unit), unit) else 0
        effects.free(g, unit, "melee_attack", against=enemy, lowest=True, dice=more, optional=False)

    def survive(self, g: G) -> None:
        unit = self.moment.unit
        if units.alive(g, self.moment.other):
            return
        row = g.state.units[unit]
        if row.fallen:
            g.emit(AttachmentsChanged(unit, row.fallen[-1:], row.fallen[:-1], self.of))
        each = units.card(g, unit).wounds
        healed = UnitHealed(unit, 1, 1, each - 1, gained=1, ranks=1, left=1, each=each, cause=self.of)
        g.emit(healed, "FIG-CMD-05")


class GiveFigures(Allocation, frozen=True):
    """The player of Stand United, Brothers says how many figures leave which units (FIG-GLO-12)."""


def givers(use: Effect, g: G, unit: str) -> dict[str, int]:
    """The other friendly units near a unit, and the figures each can spare (FIG-RUL-114)."""
    rows = {n: g.state.units[n] for n in effects.friendly(g, use.owner, unit, LONG, other=True)}
    spare = {name: row.figures - max(1, len(row.attachments)) for name, row in rows.items()}
    return {name: figures for name, figures in spare.items() if figures}


class StandUnited(Card, frozen=True):
    """Stand United, Brothers: up to 4 figures in all leave other friendly units within Long Range of a
    friendly Combat Unit, at their own cost (FIG-RUL-56), which heals as many wounds, Jon's 2 more. Nobody's
    last figure leaves."""

    of = "stand_united_brothers"
    targets = whom.friends(who=lambda use, g, unit: bool(givers(use, g, unit)))
    stages = (*AIMED, "give")

    def work(self, g: G) -> None:
        """The unit is chosen."""

    @ask
    def give(self, g: G) -> Question:
        return Question(self.owner, GiveFigures(givers(self, g, self.target), 0, MOST), "FIG-GLO-12")

    @give.chosen
    def given(self, g: G, seat: str, figures: dict[str, int]) -> None:
        for unit, count in figures.items():
            row, each = g.state.units[unit], units.card(g, unit).wounds
            g.do(Suffer(unit=unit, wounds=count * each - row.wounds))
        healed = sum(figures.values()) + (2 if effects.leads(g, self.owner, self.target) else 0)
        g.do(Heal(unit=self.target, up_to=healed, exactly=True))
