"""The Lannister court: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.events import NcuTokens
from montjoie.games.figurines.factions.peeking import PeekHand
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import HAND_SIZE, MORALE, TOKENS
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.tactics.board import Claiming
from montjoie.games.figurines.tactics.influence import Influence, influences
from montjoie.games.figurines.timing import AIMED, Ability
from montjoie.kernel import Part, modifies


class NoConfidence(Influence, frozen=True):
    """Cersei, No Confidence: the influenced unit has -2 to morale tests (FIG-INF-01)."""

    of = "no_confidence"


@modifies(MORALE, "no_confidence")
def no_confidence(g: G, holder: str, test: Test) -> Iterator[Part]:
    """The influence at work."""
    if influences(g, holder, test.unit):
        yield Part(-2, "FIG-INF-01", "no_confidence")


class UnwaveringConviction(Influence, frozen=True):
    """The High Sparrow, Unwavering Conviction: the influenced unit has +2 to morale tests (FIG-INF-01)."""

    of = "unwavering_conviction"


@modifies(MORALE, "unwavering_conviction")
def unwavering_conviction(g: G, holder: str, test: Test) -> Iterator[Part]:
    """The influence at work."""
    if influences(g, holder, test.unit):
        yield Part(2, "FIG-INF-01", "unwavering_conviction")


class ManipulationAndDeception(Claiming, frozen=True):
    """Pycelle, Manipulation and Deception: when he claims a zone an enemy Combat Unit becomes Weakened."""

    of = "manipulation_and_deception"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """There must be an enemy."""
        return super().fits(g) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Any of them."""
        return effects.enemies(g, self.owner)

    def resolve(self, g: G) -> None:
        """The one chosen."""
        conditions.give(g, self.target, "weakened")


class RainsOfCastamere(Ability, frozen=True):
    """Tywin, The Rains of Castamere: once per game, at the start of any turn, an enemy Combat Unit gets all
    three condition tokens, and its Attachments are without abilities for this round."""

    of = "rains_of_castamere"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """There must be an enemy."""
        return next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Any of them."""
        return effects.enemies(g, self.owner)

    def resolve(self, g: G) -> None:
        """All of it at once."""
        for kind in CONDITIONS:
            conditions.give(g, self.target, kind)
        lasting.begin(g, lasting.NO_ATTACHMENT_ABILITIES, self.of, self.owner, (self.target,), "round")


@modifies(HAND_SIZE, "tactical_mastermind")
def larger_hand(g: G, holder: str, player: str) -> Iterator[int]:
    """Tyrion, Tactical Mastermind: his player has one card more, at the start and in Clean-up."""
    if effects.owner(g, holder) == player:
        yield 1


@modifies(TOKENS, "tactical_mastermind")
def two_tokens(g: G, holder: str, card: str) -> Iterator[int]:
    """Tactical Mastermind: 2 tokens for the game (FIG-RND-11)."""
    yield 2


class TacticalMastermind(Ability, frozen=True):
    """Tactical Mastermind: on his activation a token shows his player two cards of an opponent's hand, taken
    at random, or the only one; one of them is discarded."""

    of = "tactical_mastermind"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A token left, and a hand to look at."""
        own = self.moment.ncu == self.source and g.state.ncus[self.source].tokens > 0
        return own and bool(self.targets(g))

    def targets(self, g: G) -> tuple[str, ...]:
        """The opponents who hold cards."""
        return tuple(who for who in teams.opponents(g, self.owner) if g.state.hands[who].cards)

    def resolve(self, g: G) -> None:
        """The token goes."""
        g.emit(NcuTokens(self.source, g.state.ncus[self.source].tokens - 1, self.of))
        g.do(PeekHand(player=self.owner, owner=self.target, count=2))
