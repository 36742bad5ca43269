"""What must hold of turn marker, wildlings and cards: Westeros decks and house cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.throne.positions.running import mentioned
from montjoie.games.throne.round import Campaign, ShuffleDecks
from montjoie.games.throne.state import Deck, G
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.kernel import Problem

TURN = "position.board.turn"


def problems(g: G) -> Iterator[Problem]:
    """The turn, then the decks, then the house cards."""
    yield from _turn(g)
    yield from _revealed(g)
    yield from _decks(g)
    for house in g.state.houses:
        if house in g.content.houses:
            yield from _house_cards(g, house)


def _turn(g: G) -> Iterator[Problem]:
    """Turn 1 to 10 (THR-GEN-02), wildlings on a space of their track (THR-WIL-01)."""
    turn, track = g.state.turn, g.content.wildling_track
    if not 1 <= turn.number <= g.content.turns:
        facts = {"turn": turn.number, "last": g.content.turns}
        yield Problem(f"{TURN}.number", "THR-GEN-02", "turn-off-track", facts)
    if turn.wildlings not in track:
        told = {"given": turn.wildlings, "spaces": track}
        yield Problem(f"{TURN}.wildlings", "THR-WIL-01", "wildlings-off-track", told)


def _revealed(g: G) -> Iterator[Problem]:
    """THR-WES-01: at most one card of each deck, in the order of the decks."""
    decks = iter(g.content.decks.values())
    for card in g.state.turn.cards:
        if not any(card in deck for deck in decks):
            facts = {"cards": g.state.turn.cards}
            yield Problem(f"{TURN}.cards", "THR-WES-01", "cards-not-of-decks", facts)
            return


def _decks(g: G) -> Iterator[Problem]:
    """THR-SET-07: three decks, unless they are still to be shuffled; THR-RUL-39: their ten cards."""
    path = "position.board.decks"
    start = g.stack and isinstance(g.stack[0], Campaign) and g.stack[0].at in ("", "draw_houses", "shuffle_decks")
    waiting = not g.stack or start or g.running(ShuffleDecks)
    for name in g.content.decks:
        if name not in g.state.decks and not waiting:
            yield Problem(path, "THR-SET-07", "deck-missing", {"deck": name})
    for name, deck in g.state.decks.items():
        if name not in g.content.decks:
            facts = {"given": name, "decks": list(g.content.decks)}
            yield Problem(f"{path}.{name}", "THR-RUL-39", "no-such-deck", facts)
        else:
            yield from _deck(g, name, deck, f"{path}.{name}")


def _deck(g: G, name: str, deck: Deck, path: str) -> Iterator[Problem]:
    """All its cards, but for the one that lies face up while the cards are resolved (THR-WES-06)."""
    place = list(g.content.decks).index(name)
    open_card = g.state.turn.cards[place : place + 1] if g.running(WesterosPhase) else ()
    whole = Counter(g.content.decks[name])  # type: ignore[index]
    if Counter(deck.cards) != whole and Counter(deck.cards + open_card) != whole:
        strange = [card for card in dict.fromkeys(deck.cards) if card not in whole]
        facts = {"deck": name, "count": len(deck.cards), "expected": whole.total(), "strange": strange}
        yield Problem(f"{path}.cards", "THR-RUL-39", "deck-not-whole", facts)
    if not 0 <= deck.known <= len(deck.cards):
        told = {"deck": name, "given": deck.known, "high": len(deck.cards)}
        yield Problem(f"{path}.known", "THR-WES-06", "known-beyond-deck", told)


def _house_cards(g: G, house: str) -> Iterator[Problem]:
    """THR-HCD-01: the seven cards of a house, each in hand, discarded, or played in the battle."""
    path, row = f"position.board.houses.{house}", g.state.houses[house]
    own, held = g.content.house_cards[house], Counter(row.hand + row.discard)
    for card, times in held.items():
        facts = {"house": house, "card": card}
        if card not in own:
            yield Problem(f"{path}.hand", "THR-HCD-01", "card-not-of-house", facts)
        elif times > 1:
            yield Problem(f"{path}.hand", "THR-HCD-01", "card-held-twice", facts)
    missing = [card for card in own if not held[card] and card not in mentioned(g)]
    if missing:
        yield Problem(f"{path}.hand", "THR-HCD-01", "cards-missing", {"house": house, "cards": missing})
