"""Hands, decks and piles of cards, as tuples of ids."""

from __future__ import annotations

from typing import TypeVar

from montjoie.kernel import Row, change

R = TypeVar("R", bound=Row)


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """What is left when these cards are taken, one copy each; they must be there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def put(table: dict[str, R], name: str, *cards: str, pile: str = "cards") -> None:
    """Cards come under or behind those of a row: a hand, a deck, a discard pile."""
    change(table, name, **{pile: (*getattr(table[name], pile), *cards)})


def take(table: dict[str, R], name: str, *cards: str, pile: str = "cards") -> None:
    """Cards leave a row, one copy each; they must be there."""
    change(table, name, **{pile: without(getattr(table[name], pile), *cards)})
