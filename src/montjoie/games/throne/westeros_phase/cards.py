"""The Westeros cards: how they are turned up, and which procedure each one runs (THR-WCD)."""

from __future__ import annotations

from montjoie.games.throne.control import controlled, gain_power
from montjoie.games.throne.events import CardResolved, CardRevealed, CardTakenBack, DeckShuffled
from montjoie.games.throne.seating import turn_order
from montjoie.games.throne.state import G
from montjoie.games.throne.westeros_phase.clash_of_kings import ClashOfKings
from montjoie.games.throne.westeros_phase.mustering import MusteringCard
from montjoie.games.throne.westeros_phase.supply import SupplyCard
from montjoie.games.throne.westeros_phase.wildlings import WildlingAttack
from montjoie.kernel import Part, PublicStep, Shuffle, Step, chance

WINTER = "winter_is_coming"


class ShuffleDecks(PublicStep, frozen=True):
    """Shuffle every Westeros deck of which no card lies on the table yet (THR-SET-07)."""

    stages = ("shuffle",)

    def _missing(self, g: G) -> str | None:
        """A deck never shuffled, or left out of a position."""
        lying = {name for name, deck in g.state.decks.items() if deck.cards}
        return next((name for name in g.content.decks if name not in lying), None)

    @chance
    def shuffle(self, g: G) -> Shuffle | None:
        """A deck in an order nobody knows."""
        deck = self._missing(g)
        return Shuffle(len(g.content.decks[deck])) if deck else None  # type: ignore[index]

    @shuffle.chosen
    def shuffled(self, g: G, order: list[int]) -> Step:
        """Face down beside the board; then the next."""
        deck = self._missing(g)
        assert deck is not None
        cards = g.content.decks[deck]  # type: ignore[index]
        g.emit(DeckShuffled(deck, tuple(cards[i] for i in order)))
        return self.goto("shuffle")


class RevealCard(PublicStep, frozen=True):
    """Turn up the top card of a deck, another one for Winter Is Coming (THR-WES-04, THR-WCD-01)."""

    deck: str
    stages = ("turn_up", "shuffle")

    def turn_up(self, g: G) -> Step | None:
        """THR-WES-01: the top card. THR-WCD-01: Winter Is Coming goes back at once, before any icon
        is counted or any card resolved (THR-RUL-07)."""
        card = g.state.decks[self.deck].cards[0]
        g.emit(CardRevealed(self.deck, card))
        if card != WINTER:
            return self.done()
        g.emit(CardTakenBack(self.deck))
        return None

    @chance
    def shuffle(self, g: G) -> Shuffle:
        """THR-WCD-01: the whole deck is shuffled, this card included."""
        return Shuffle(len(g.state.decks[self.deck].cards))

    @shuffle.chosen
    def shuffled(self, g: G, order: list[int]) -> Step:
        """THR-WCD-01: a new card is turned up, and again as long as it is Winter Is Coming."""
        cards = g.state.decks[self.deck].cards
        g.emit(DeckShuffled(self.deck, tuple(cards[i] for i in order)), "THR-WCD-01")
        return self.goto("turn_up")


class GameOfThronesCard(PublicStep, frozen=True):
    """The Game of Thrones card: power from crowns (THR-WCD-04)."""

    stages = ("collect",)

    def collect(self, g: G) -> None:
        """THR-WCD-04: in turn order, a power token for each crown of the areas controlled, as far as
        the reserve goes (THR-LIM-02)."""
        for house in turn_order(g):
            crowns = {area: g.content.areas[area].crowns for area in controlled(g, house)}
            each = g.content.power.game_of_thrones_per_crown
            parts = [Part(n * each, "THR-WCD-04", area, "base") for area, n in crowns.items() if n]
            if parts:
                gain_power(g, house, parts, "game_of_thrones")


# Last Days of Summer does nothing (THR-WCD-05). Sea of Storms, Feast for Crows, Rains of Autumn and
# Storm of Swords do nothing now: as long as the card is one of this turn's, it is read where orders
# are placed, replaced by the Raven or resolved, and where support is counted (THR-WCD-07, THR-WCD-08,
# THR-WCD-09, THR-WCD-10, THR-WCD-12, THR-RUL-15).
PROCEDURES: dict[str, type[Step]] = {
    "supply": SupplyCard,
    "mustering": MusteringCard,
    "game_of_thrones": GameOfThronesCard,
    "clash_of_kings": ClashOfKings,
    "wildling_attack": WildlingAttack,
}


RULES = {
    "supply": "THR-WCD-02",
    "mustering": "THR-WCD-03",
    "game_of_thrones": "THR-WCD-04",
    "last_days_of_summer": "THR-WCD-05",
    "clash_of_kings": "THR-WCD-06",
    "sea_of_storms": "THR-WCD-07",
    "feast_for_crows": "THR-WCD-08",
    "rains_of_autumn": "THR-WCD-09",
    "storm_of_swords": "THR-WCD-10",
    "wildling_attack": "THR-WCD-11",
}


class ResolveCard(PublicStep, frozen=True):
    """The card revealed from a deck is resolved completely (THR-WES-05)."""

    deck: str
    stages = ("announce", "carry_out")
    scene = True

    def _card(self, g: G) -> str:
        return g.state.turn.cards[list(g.content.decks).index(self.deck)]  # type: ignore[arg-type]

    def announce(self, g: G) -> None:
        """THR-WES-05: which card it is; each has a rule of its own (THR-WCD-02 … THR-WCD-11)."""
        card = self._card(g)
        g.emit(CardResolved(self.deck, card), RULES[card])

    def carry_out(self, g: G) -> None:
        """THR-WES-05: its procedure runs to its end."""
        if procedure := PROCEDURES.get(self._card(g)):
            g.do(procedure())
