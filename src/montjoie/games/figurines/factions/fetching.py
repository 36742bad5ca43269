"""Taking a card of one's choice from deck or discard pile (FIG-CMD-05)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import CardFetched, DeckShuffled
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, OneOf, Question, Shuffle, Step, ask, chance

DECK, DISCARD, NONE = "deck", "discard", "no_card"


class FetchCard(OneOf, frozen=True):
    """A player takes one card of his choice into hand: `deck/CARD` or `discard/CARD`; `no_card` takes none,
    where not all cards may be taken (FIG-D-36)."""

    effect: str  # the card or ability that lets him


class Fetch(Step, frozen=True):
    """A player looks through his deck, his discard pile or both, takes one card into hand, and shuffles the
    deck. Only cards from the pile are seen by others."""

    player: str
    source: str  # the card or ability that lets him
    piles: tuple[str, ...] = (DECK, DISCARD)
    among: tuple[str, ...] = ()  # only these cards, where not all may be taken
    stages = ("choose", "shuffle")
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question | None:
        """Any of them; each once. Where only some may be taken it is asked whatever there is, so that the
        question tells nothing."""
        options = (*self.found(g), *((NONE,) if self.among else ()))
        return Question(self.player, FetchCard(options, self.source), "FIG-CMD-05") if options else None

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str) -> None:
        """Into the hand."""
        pile, _, card = answer.partition("/")
        if card:
            g.emit(CardFetched(seat, (card,), pile, self.source))

    @chance
    def shuffle(self, g: G) -> Shuffle | None:
        """Whoever looked through a deck shuffles it."""
        size = len(g.state.decks[self.player].cards)
        return Shuffle(size) if DECK in self.piles and size > 1 else None

    @shuffle.chosen
    def shuffled(self, g: G, order: list[int]) -> None:
        """Face down."""
        cards = g.state.decks[self.player].cards
        shuffled = tuple(cards[place] for place in order)
        g.emit(DeckShuffled(self.player, shuffled, self.source), "FIG-CMD-05")

    def found(self, g: G) -> Iterator[str]:
        """What may be taken; a deck is listed by its cards in the order of the list, which tells nothing of
        their order."""
        held = {DECK: g.state.decks[self.player].cards, DISCARD: g.state.players[self.player].discard}
        for pile in self.piles:
            for card in sorted(set(held[pile])):
                if not self.among or card in self.among:
                    yield f"{pile}/{card}"
