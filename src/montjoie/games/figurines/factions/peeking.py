"""Looking into the hand of another player."""

from __future__ import annotations

from montjoie.games.figurines.events import CardsRevealed
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.powers.causes import because
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, OneOf, Question, Shuffle, Step, ask, chance


class DiscardSeen(OneOf, frozen=True):
    """The player who looks at cards of another's hand chooses which one its owner discards (FIG-D-36)."""

    owner: str


class PeekHand(Step, frozen=True):
    """A player looks at some cards of another's hand, taken at random, and has one of them discarded."""

    player: str
    owner: str
    count: int
    places: tuple[int, ...] = ()  # where they are in the hand
    stages = ("take", "choose")
    audience = PUBLIC

    @chance
    def take(self, g: G) -> Shuffle | None:
        """Nobody knows which ones come up."""
        held = len(g.state.hands[self.owner].cards)
        return Shuffle(held) if held else None

    @take.chosen
    def taken(self, g: G, order: list[int]) -> Step:
        """Both players see them."""
        step = self.but(places=tuple(sorted(order[: self.count])))
        g.emit(CardsRevealed(self.player, self.owner, step.cards(g), cause=because(g)))
        return step

    @ask
    def choose(self, g: G) -> Question | None:
        """One of them goes."""
        cards = tuple(dict.fromkeys(self.cards(g)))
        return Question(self.player, DiscardSeen(cards, self.owner), "FIG-CRD-05") if cards else None

    @choose.chosen
    def chosen(self, g: G, seat: str, card: str) -> None:
        """Face up."""
        decks.discard(g, self.owner, (card,), "FIG-CMD-05")

    def cards(self, g: G) -> tuple[str, ...]:
        """The cards looked at."""
        return tuple(g.state.hands[self.owner].cards[place] for place in self.places)


def known(g: G, seat: str | None, player: str) -> dict[int, str]:
    """The cards of a hand that a seat is looking at, by their places."""
    peek: PeekHand | None = g.running(PeekHand)
    if peek is None or (peek.player, peek.owner) != (seat, player):
        return {}
    return dict(zip(peek.places, peek.cards(g), strict=True))
