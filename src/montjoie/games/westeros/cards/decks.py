"""Command decks: built at set-up, drawn from, shuffled anew (WES-DCK)."""

from __future__ import annotations

from collections.abc import Iterable

from montjoie.games.westeros.content import Content
from montjoie.games.westeros.events import CardsDrawn, DeckShuffled
from montjoie.games.westeros.state import HOUSES, G
from montjoie.kernel import PublicStep, Shuffle, Step, chance


def listed(content: Content, house: str, commanders: Iterable[str]) -> tuple[str, ...]:
    """The cards of a House's deck: 10 basic cards (WES-DCK-01) and the 5 of each commander figure in the
    battle, whatever his title (WES-DCK-02); those of other commanders are out of the game (WES-DCK-03)."""
    figures = dict.fromkeys(content.commanders[name].figure for name in commanders)
    pictured = (card for figure in figures for card in content.figure_cards[figure])
    return (*content.basic_cards[house], *pictured)


def deck_list(g: G, house: str) -> tuple[str, ...]:
    """The deck of the House's commanders on the board at set-up (WES-SET-05). Its cards stay in play when
    one is captured (WES-DCK-05) and any commander may play them (WES-DCK-07)."""
    own = (name for name, commander in g.state.commanders.items() if commander.house == house)
    return listed(g.content, house, own)


class BuildDecks(PublicStep, frozen=True):
    """Set-up step 4: both decks are built and shuffled (WES-SET-05, WES-DCK-04)."""

    stages = ("stark", "lannister")

    def stark(self, g: G) -> None:
        """Stark's deck."""
        g.do(ShuffleDeck(house=HOUSES[0], cards=deck_list(g, HOUSES[0])))

    def lannister(self, g: G) -> None:
        """Lannister's deck."""
        g.do(ShuffleDeck(house=HOUSES[1], cards=deck_list(g, HOUSES[1])))


class ShuffleDeck(PublicStep, frozen=True):
    """Cards are shuffled into a face-down deck (WES-DCK-04)."""

    house: str
    cards: tuple[str, ...]
    stages = ("shuffle",)

    @chance
    def shuffle(self, g: G) -> Shuffle:
        """WES-DCK-04: nobody sees the order."""
        return Shuffle(len(self.cards))

    @shuffle.chosen
    def shuffled(self, g: G, order: list[int]) -> None:
        """The deck lies face down."""
        g.emit(DeckShuffled(self.house, tuple(self.cards[i] for i in order)))


class DrawCards(PublicStep, frozen=True):
    """A House draws command cards (WES-MAR-04); an empty deck is made anew from the discard pile, and if
    that is empty too no card is drawn (WES-DCK-06)."""

    house: str
    count: int
    rule: str = "WES-MAR-04"
    stages = ("draw", "make_anew")

    def draw(self, g: G) -> Step | None:
        """Cards from the top, as far as the deck goes."""
        drawn = g.state.decks[self.house].cards[: self.count]
        if drawn:
            hand = len(g.state.hands[self.house].cards) + len(drawn)
            g.emit(CardsDrawn(self.house, drawn, hand), self.rule)
        missing = self.count - len(drawn)
        return self.but(count=missing) if missing else self.done()

    def make_anew(self, g: G) -> Step | None:
        """WES-DCK-06: shuffle the discard pile and go on drawing."""
        if not (discard := g.state.sides[self.house].discard):
            return None
        g.do(ShuffleDeck(house=self.house, cards=discard))
        return self.goto("draw")
