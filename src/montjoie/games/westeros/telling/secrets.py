"""What a seat cannot see, dealt anew as far as it knows (chapter 6 of the rulebook)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from montjoie.games.westeros.state import HOUSES, Deck, G, Hand, Token
from montjoie.kernel import Rng
from montjoie.table.cards import redealt


def redeal(g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
    """The composition of a deck is public, so hand and deck of the other side hold its cards that have not
    been seen, in any order; nobody knows the order of his own deck. Tokens that lie face down may have any
    of their owner's hidden faces."""
    hands, decks = {}, {}
    for house in HOUSES:
        hand, deck = g.state.hands[house].cards, g.state.decks[house].cards
        own = seat is not None and g.state.sides[house].seat == seat
        hand, deck = redealt(rng, hand, deck, known={0: range(len(hand))} if own else {})
        hands[house], decks[house] = Hand(house, hand), Deck(house, deck)
    return {"hands": hands, "decks": decks, "tokens": _tokens(g, seat, rng)}


def _tokens(g: G, seat: str | None, rng: Rng) -> dict[str, Token]:
    tokens = dict(g.state.tokens)
    for house in HOUSES:
        if seat is None or g.state.sides[house].seat != seat:
            hidden = [name for name, token in tokens.items() if token.owner == house and not token.face_up]
            (faces,) = redealt(rng, tuple(tokens[name].face for name in hidden))
            for name, face in zip(hidden, faces, strict=True):
                tokens[name] = replace(tokens[name], face=face)
    return tokens
