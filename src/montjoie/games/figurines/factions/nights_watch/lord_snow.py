"""The cards of Jon Snow, the 998th Lord Commander."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.events import AttachmentsChanged, UnitHealed
from montjoie.games.figurines.factions.nights_watch.sworn import WATCH
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, Suffer
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import cards
from montjoie.games.figurines.powers.abilities import granted_by
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card
from montjoie.kernel import Allocation, Question, ask

FOR_THE_WATCH = "for_the_watch"
MOST = 4  # figures that go over
granted_by[FOR_THE_WATCH] = "rapid_assault"  # chosen by the Maneuver zone it may charge instead


class ForTheWatch(Card, frozen=True):
    """For the Watch!: a friendly charger may re-roll the charge die; the card is attached to it if it is of
    the Watch: chosen by the Maneuver zone, it may charge instead (FIG-TAC-07)."""

    of = FOR_THE_WATCH
    stages = ("reroll", "lay")

    def fits(self, g: G) -> bool:
        """A friend charges."""
        return not effects.is_enemy(g, self.owner, self.moment.unit) and can_reroll(g, self.owner)

    def reroll(self, g: G) -> None:
        """If its player likes (FIG-RRL-01)."""
        g.do(Reroll(player=self.owner, source=self.of, least=0))

    def lay(self, g: G) -> None:
        """For the rest of the game."""
        if effects.of_faction(g, self.moment.unit, WATCH):
            cards.attach(g, self.owner, self.of, self.moment.unit)


class ItShallNotEnd(Card, frozen=True):
    """It Shall Not End: a friendly Combat Unit that a melee attack destroys attacks the attacker with its
    lowest dice value before it is removed, Jon's with 2 more dice; if the attacker is destroyed, the unit
    stays with 1 wound left. Victory Points gained by its fall stay gained (FIG-VIC-08, FIG-RUL-97)."""

    of = "it_shall_not_end"
    stages = ("strike", "survive")

    def fits(self, g: G) -> bool:
        """By a melee attack, whose maker can be struck."""
        strike: Strike | None = g.running(Strike)
        unit = self.moment.unit
        if strike is None or strike.kind != "melee" or strike.defender != unit:
            return False
        friend = not effects.is_enemy(g, self.owner, unit)
        return friend and bool(legal(g, unit, ("melee_attack",), strike.attacker))

    def strike(self, g: G) -> None:
        """The last blow (FIG-RUL-67)."""
        unit, enemy = self.moment.unit, self.moment.other
        row = g.state.units[unit]
        more = 2 if g.state.players[row.owner].commander in (row.card, *row.attachments, *row.fallen) else 0
        effects.free(g, unit, "melee_attack", against=enemy, lowest=True, dice=more, optional=False)

    def survive(self, g: G) -> None:
        """The one who stood last: the Attachment, if the unit had one (FIG-ATC-04)."""
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


class StandUnited(Card, frozen=True):
    """Stand United, Brothers: up to 4 figures in all leave other friendly units within Long Range of a
    friendly Combat Unit, which heals as many wounds, Jon's 2 more. Nobody's last figure leaves."""

    of = "stand_united_brothers"
    stages = (*AIMED, "give")

    def fits(self, g: G) -> bool:
        """Somebody to help, somebody to give."""
        return next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those with others near."""
        return (unit for unit in effects.friendly(g, self.owner) if self.givers(g, unit))

    def givers(self, g: G, unit: str) -> dict[str, int]:
        """The other units near it, and the figures each can spare (FIG-RUL-114)."""
        rows = {n: g.state.units[n] for n in effects.friendly(g, self.owner, unit, LONG, other=True)}
        spare = {name: row.figures - max(1, len(row.attachments)) for name, row in rows.items()}
        return {name: figures for name, figures in spare.items() if figures}

    def resolve(self, g: G) -> None:
        """The unit is chosen."""

    @ask
    def give(self, g: G) -> Question:
        """Who gives how many."""
        return Question(self.owner, GiveFigures(self.givers(g, self.target), 0, MOST), "FIG-GLO-12")

    @give.chosen
    def given(self, g: G, seat: str, figures: dict[str, int]) -> None:
        """Its own cost (FIG-RUL-56)."""
        for unit, count in figures.items():
            row, each = g.state.units[unit], units.card(g, unit).wounds
            g.do(Suffer(unit=unit, wounds=count * each - row.wounds))
        healed = sum(figures.values()) + (2 if effects.leads(g, self.owner, self.target) else 0)
        g.do(Heal(unit=self.target, up_to=healed, exactly=True))
