"""The council of the Night's Watch: the NCUs."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.events import CardsBuried, CardsDrawn
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.piles import Looking
from montjoie.games.figurines.factions.plain import ability, declared
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import Claiming
from montjoie.games.figurines.tactics.influence import Influence
from montjoie.kernel import Question, Step, ask

# Maester Aemon: when he claims a zone a friendly unit may heal 1 wound, and 1 more for each rank it has lost.
ability("maesters_healing", kind=Claiming).does(
    deeds.heals_up_to(lambda use, g: 1 + units.destroyed_ranks(g, use.target)), to=whom.friends(who=whom.hurt)
)


class CountsAndMeasures(Looking, Claiming, frozen=True):
    """Bowen Marsh: when he claims a zone his player may look at the two top cards of the deck; one goes into
    the hand, the other under the deck."""

    of = "counts_and_measures"
    needs = (when.deck,)
    stages = ("begin_look", "keep")

    def begin_look(self, g: G) -> Step:
        return self.look(g, 2)

    @ask
    def keep(self, g: G) -> Question | None:
        return self.choice(dict.fromkeys(self.top(g)))

    @keep.chosen
    def kept(self, g: G, seat: str, card: str) -> None:
        rest = list(self.top(g))
        rest.remove(card)
        hand = len(g.state.hands[seat].cards) + 1
        g.emit(CardsDrawn(seat, (card,), hand, self.of), "FIG-TAC-11")
        if rest:
            g.emit(CardsBuried(seat, tuple(rest), self.of), "FIG-TAC-11")


# Jeor Mormont, the Old Bear: Vows on the influenced unit work as if every zone were controlled (see
# `vows.works`).
declared("oath_of_duty_ncu", Influence)
