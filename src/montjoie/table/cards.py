"""Hands, decks and piles of cards, as tuples of ids."""

from __future__ import annotations


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """What is left when these cards are taken, one copy each; they must be there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
