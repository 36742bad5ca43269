"""What must hold of turn marker, wildlings and cards: Westeros decks and house cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.throne.positions.running import mentioned
from montjoie.games.throne.state import Deck, G
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.games.throne.westeros_phase.cards import RevealCard, ShuffleDecks
from montjoie.kernel import Problem
from montjoie.kernel.steps import END

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
    """THR-WES-01: at most one card of each deck, in the order of the decks; all three once they are
    being resolved."""
    cards, decks = g.state.turn.cards, iter(g.content.decks.values())
    if not all(any(card in deck for deck in decks) for card in cards):
        yield Problem(f"{TURN}.cards", "THR-WES-01", "cards-not-of-decks", {"cards": cards})
    elif _resolving(g) and len(cards) != len(g.content.decks):
        facts = {"given": len(cards), "expected": len(g.content.decks)}
        yield Problem(f"{TURN}.cards", "THR-WES-01", "cards-not-revealed", facts)


def _resolving(g: G) -> bool:
    """Whether the three cards of a Westeros phase lie open."""
    return _open(g) and not g.running(RevealCard) and not g.running(ShuffleDecks)


def _open(g: G) -> bool:
    """Whether this turn's cards lie beside their decks, not yet under them."""
    phase = g.running(WesterosPhase)
    return phase is not None and phase.at not in ("", "advance", "reveal", END)


def _decks(g: G) -> Iterator[Problem]:
    """THR-RUL-39: three decks. One that is missing will be shuffled before its first card is revealed
    (THR-SET-07)."""
    path = "position.board.decks"
    for place, name in enumerate(g.content.decks):
        if deck := g.state.decks.get(name):
            yield from _deck(g, place, g.content.decks[name], deck, f"{path}.{name}")
        elif _resolving(g):
            yield Problem(path, "THR-SET-07", "deck-missing", {"deck": name})
    for stranger in g.state.decks:
        if stranger not in g.content.decks:
            facts = {"given": stranger, "known": list(g.content.decks)}
            yield Problem(f"{path}.{stranger}", "THR-RUL-39", "no-such-deck", facts)


def _deck(g: G, place: int, cards: tuple[str, ...], deck: Deck, path: str) -> Iterator[Problem]:
    """THR-RUL-39: its ten cards, but for the one that lies open until all are resolved (THR-WES-06)."""
    whole = Counter(cards)
    opened = g.state.turn.cards[place : place + 1] if _open(g) else ()
    if Counter(deck.cards + opened) != whole:
        strange = [card for card in dict.fromkeys(deck.cards) if card not in whole]
        facts = {"count": len(deck.cards), "expected": len(cards) - len(opened), "strange": strange}
        yield Problem(f"{path}.cards", "THR-RUL-39", "deck-not-whole", facts)
    if not 0 <= deck.known <= len(deck.cards):
        told = {"given": deck.known, "high": len(deck.cards)}
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
