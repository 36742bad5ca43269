"""Taking cards from one's deck and discard pile, looking at the top of the deck, into another's hand."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import CardFetched, CardsRevealed, DeckShuffled
from montjoie.games.figurines.powers import causes, decks
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect
from montjoie.kernel import OneOf, PublicStep, Question, Shuffle, Step, ask, chance

DECK, DISCARD, NONE = "deck", "discard", "no_card"


class FetchCard(OneOf, frozen=True):
    """A player takes one card of his choice into hand: `deck/CARD` or `discard/CARD`; `no_card` takes none,
    where not all cards may be taken (FIG-D-36)."""

    effect: str  # the card or ability that lets him


class Shuffling(PublicStep, frozen=True):
    """Whoever has looked through a deck shuffles it, in the stage `shuffle`."""

    def deck(self) -> str:
        """Whose deck, if any."""
        raise NotImplementedError  # pragma: no cover

    @chance
    def shuffle(self, g: G) -> Shuffle | None:
        """More than one card."""
        size = len(g.state.decks[self.deck()].cards) if self.deck() else 0
        return Shuffle(size) if size > 1 else None

    @shuffle.chosen
    def shuffled(self, g: G, order: list[int]) -> None:
        """Face down."""
        cards = g.state.decks[self.deck()].cards
        shuffled = tuple(cards[place] for place in order)
        g.emit(DeckShuffled(self.deck(), shuffled, causes.because(g)), causes.authority(g, "FIG-CMD-05"))


class Fetch(Shuffling, frozen=True):
    """A player looks through his deck, his discard pile or both, takes one card into hand, and shuffles the
    deck. Only cards from the pile are seen by others."""

    player: str
    source: str  # the card or ability that lets him
    piles: tuple[str, ...] = (DECK, DISCARD)
    among: tuple[str, ...] = ()  # only these cards, where not all may be taken
    stages = ("choose", "shuffle")

    @ask
    def choose(self, g: G) -> Question | None:
        """Any of them; each once. Where only some may be taken it is asked whatever there is, so that the
        question tells nothing."""
        options = (*self.found(g), *((NONE,) if self.among else ()))
        return Question(self.player, FetchCard(options, self.source), "FIG-CMD-05") if options else None

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str) -> None:
        pile, _, card = answer.partition("/")
        if card:
            g.emit(CardFetched(seat, (card,), pile, self.source), causes.authority(g, "FIG-CMD-05"))

    def deck(self) -> str:
        return self.player if DECK in self.piles else ""

    def found(self, g: G) -> Iterator[str]:
        """What may be taken; a deck is listed by its cards in the order of the list, which tells nothing of
        their order."""
        held = {DECK: g.state.decks[self.player].cards, DISCARD: g.state.players[self.player].discard}
        for pile in self.piles:
            for card in sorted(set(held[pile])):
                if not self.among or card in self.among:
                    yield f"{pile}/{card}"


class Looking(Effect, frozen=True):
    """An effect whose player looks at so many cards from the top of his deck; nobody else sees them."""

    seen: int = 0  # how many he is looking at now

    def look(self, g: G, count: int) -> Step:
        """They are his to know."""
        top = g.state.decks[self.owner].cards[:count]
        g.emit(CardsRevealed(self.owner, self.owner, top, "deck", self.of), causes.authority(g))
        return self.but(seen=len(top))

    def top(self, g: G) -> tuple[str, ...]:
        return g.state.decks[self.owner].cards[: self.seen]


def known_top(g: G, seat: str | None, player: str) -> int:
    """How many cards from the top of a deck a seat is looking at."""
    looking: Looking | None = g.running(Looking)
    return looking.seen if looking is not None and looking.owner == seat == player else 0


class DiscardSeen(OneOf, frozen=True):
    """The player who looks at cards of another's hand chooses which one its owner discards (FIG-D-36)."""

    owner: str


class PeekHand(PublicStep, frozen=True):
    """A player looks at some cards of another's hand, taken at random, and has one of them discarded."""

    player: str
    owner: str
    count: int
    places: tuple[int, ...] = ()  # where they are in the hand
    stages = ("take", "choose")

    @chance
    def take(self, g: G) -> Shuffle | None:
        """Nobody knows which ones come up."""
        held = len(g.state.hands[self.owner].cards)
        return Shuffle(held) if held else None

    @take.chosen
    def taken(self, g: G, order: list[int]) -> Step:
        """Both players see them."""
        step = self.but(places=tuple(sorted(order[: self.count])))
        g.emit(CardsRevealed(self.player, self.owner, step.cards(g), cause=causes.because(g)))
        return step

    @ask
    def choose(self, g: G) -> Question | None:
        cards = tuple(dict.fromkeys(self.cards(g)))
        return Question(self.player, DiscardSeen(cards, self.owner), "FIG-CRD-05") if cards else None

    @choose.chosen
    def chosen(self, g: G, seat: str, card: str) -> None:
        decks.discard(g, self.owner, (card,), "FIG-CMD-05")

    def cards(self, g: G) -> tuple[str, ...]:
        return tuple(g.state.hands[self.owner].cards[place] for place in self.places)


def known(g: G, seat: str | None, player: str) -> dict[int, str]:
    """The cards of a hand that a seat is looking at, by their places."""
    peek: PeekHand | None = g.running(PeekHand)
    if peek is None or (peek.player, peek.owner) != (seat, player):
        return {}
    return dict(zip(peek.places, peek.cards(g), strict=True))
