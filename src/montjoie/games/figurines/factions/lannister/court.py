"""The Lannister court: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.permanent import adds, carries, influenced
from montjoie.games.figurines.factions.piles import PeekHand
from montjoie.games.figurines.factions.plain import ability, declared
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import HAND_SIZE, MORALE
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.tactics.board import Claiming
from montjoie.games.figurines.tactics.influence import Influence
from montjoie.games.figurines.timing import Effect
from montjoie.kernel import modifies

# Cersei, No Confidence: the influenced unit has -2 to morale tests (FIG-INF-01).
declared("no_confidence", Influence)
adds("no_confidence", MORALE, -2, "FIG-INF-01", influenced)

# The High Sparrow, Unwavering Conviction: the influenced unit has +2 to morale tests (FIG-INF-01).
declared("unwavering_conviction", Influence)
adds("unwavering_conviction", MORALE, 2, "FIG-INF-01", influenced)

# Pycelle, Manipulation and Deception: when he claims a zone an enemy Combat Unit becomes Weakened.
ability("manipulation_and_deception", kind=Claiming).does(deeds.gives("weakened"), to=whom.enemies())

# Tywin, The Rains of Castamere: once per game, at the start of any turn, an enemy Combat Unit gets all three
# condition tokens, and its Attachments are without abilities for this round.
ability("rains_of_castamere").does(
    deeds.gives(*CONDITIONS), deeds.begins(lasting.NO_ATTACHMENT_ABILITIES, "round"), to=whom.enemies()
)


def open_hands(use: Effect, g: G) -> Iterator[str]:
    """The opponents who hold cards."""
    return (who for who in teams.opponents(g, use.owner) if g.state.hands[who].cards)


# Tyrion, Tactical Mastermind: his player has one card more, at the start and in Clean-up, and 2 tokens for
# the game: on his activation one of them shows his player two cards of an opponent's hand, taken at random,
# or the only one; one of them is discarded.
ability("tactical_mastermind", lambda use, g: use.moment.ncu == use.source, when.tokens).does(
    deeds.pays_token,
    lambda use, g: g.do(PeekHand(player=use.owner, owner=use.target, count=2)),
    to=open_hands,
)
carries("tactical_mastermind", 2)


@modifies(HAND_SIZE, "tactical_mastermind")
def larger_hand(g: G, holder: str, player: str) -> Iterator[int]:
    """Tactical Mastermind: one card more."""
    if effects.owner(g, holder) == player:
        yield 1
