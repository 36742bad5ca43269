"""The council of the Night's Watch: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.events import CardsBuried, CardsDrawn
from montjoie.games.figurines.factions.looking import Looking
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, room
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import Claiming
from montjoie.games.figurines.tactics.influence import Influence
from montjoie.games.figurines.timing import AIMED, ChooseTarget
from montjoie.kernel import Question, Step, ask


class MaestersHealing(Claiming, frozen=True):
    """Maester Aemon: when he claims a zone a friendly unit may heal 1 wound, and 1 more for each rank it has
    lost."""

    of = "maesters_healing"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody to heal."""
        return super().fits(g) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those with wounds."""
        return (unit for unit in effects.friendly(g, self.owner) if room(g, unit))

    def resolve(self, g: G) -> None:
        """The one chosen."""
        amount = 1 + units.destroyed_ranks(g, self.target)
        g.do(Heal(unit=self.target, up_to=amount, chooser=self.owner))


class CountsAndMeasures(Looking, Claiming, frozen=True):
    """Bowen Marsh: when he claims a zone his player may look at the two top cards of the deck; one goes into
    the hand, the other under the deck."""

    of = "counts_and_measures"
    stages = ("begin_look", "keep")

    def fits(self, g: G) -> bool:
        """A card to look at."""
        return super().fits(g) and bool(g.state.decks[self.owner].cards)

    def begin_look(self, g: G) -> Step:
        """Two, or the last one."""
        return self.look(g, 2)

    @ask
    def keep(self, g: G) -> Question:
        """Which one."""
        return Question(self.owner, ChooseTarget(tuple(dict.fromkeys(self.top(g))), self.of), "FIG-CRD-05")

    @keep.chosen
    def kept(self, g: G, seat: str, card: str) -> None:
        """The other goes under the deck."""
        rest = list(self.top(g))
        rest.remove(card)
        hand = len(g.state.hands[seat].cards) + 1
        g.emit(CardsDrawn(seat, (card,), hand, self.of), "FIG-TAC-11")
        if rest:
            g.emit(CardsBuried(seat, tuple(rest), self.of), "FIG-TAC-11")


class OathOfDutyNcu(Influence, frozen=True):
    """Jeor Mormont, the Old Bear: Vows on the influenced unit work as if every zone were controlled (see
    `vows.works`)."""

    of = "oath_of_duty_ncu"
