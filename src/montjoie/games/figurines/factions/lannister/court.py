"""The Lannister court: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.permanent import adds, carries, influenced
from montjoie.games.figurines.factions.piles import PeekHand
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import HAND_SIZE, MORALE
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.tactics.board import Claiming
from montjoie.games.figurines.tactics.influence import Influence
from montjoie.games.figurines.timing import Ability
from montjoie.kernel import modifies


class NoConfidence(Influence, frozen=True):
    """Cersei, No Confidence: the influenced unit has -2 to morale tests (FIG-INF-01)."""

    of = "no_confidence"


class UnwaveringConviction(Influence, frozen=True):
    """The High Sparrow, Unwavering Conviction: the influenced unit has +2 to morale tests (FIG-INF-01)."""

    of = "unwavering_conviction"


adds(NoConfidence.of, MORALE, -2, "FIG-INF-01", influenced)
adds(UnwaveringConviction.of, MORALE, 2, "FIG-INF-01", influenced)


class ManipulationAndDeception(Claiming, frozen=True):
    """Pycelle, Manipulation and Deception: when he claims a zone an enemy Combat Unit becomes Weakened."""

    of = "manipulation_and_deception"
    targets = whom.enemies()
    work = deeds.gives("weakened")


class RainsOfCastamere(Ability, frozen=True):
    """Tywin, The Rains of Castamere: once per game, at the start of any turn, an enemy Combat Unit gets all
    three condition tokens, and its Attachments are without abilities for this round."""

    of = "rains_of_castamere"
    targets = whom.enemies()
    work = deeds.all_of(deeds.gives(*CONDITIONS), deeds.begins(lasting.NO_ATTACHMENT_ABILITIES, "round"))


class TacticalMastermind(Ability, frozen=True):
    """Tyrion, Tactical Mastermind: his player has one card more, at the start and in Clean-up, and 2 tokens
    for the game: on his activation one of them shows his player two cards of an opponent's hand, taken at
    random, or the only one; one of them is discarded."""

    of = "tactical_mastermind"
    needs = (lambda use, g: use.moment.ncu == use.source, when.tokens)

    def targets(self, g: G) -> tuple[str, ...]:
        return tuple(who for who in teams.opponents(g, self.owner) if g.state.hands[who].cards)

    def work(self, g: G) -> None:
        deeds.pays_token(self, g)
        g.do(PeekHand(player=self.owner, owner=self.target, count=2))


carries(TacticalMastermind.of, 2)


@modifies(HAND_SIZE, TacticalMastermind.of)
def larger_hand(g: G, holder: str, player: str) -> Iterator[int]:
    """Tactical Mastermind: one card more."""
    if effects.owner(g, holder) == player:
        yield 1
