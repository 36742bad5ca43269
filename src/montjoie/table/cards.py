"""Hands, decks and piles of cards, as tuples of ids."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

from montjoie.kernel import Rng, Row, change, shuffled

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


def redealt(
    rng: Rng, *piles: tuple[str, ...], known: Mapping[int, Collection[int]] | None = None
) -> tuple[tuple[str, ...], ...]:
    """The cards of some piles dealt anew among them, each pile as large as before: a world that somebody who
    has not seen them cannot tell from the real one. `known`: in which places of which pile, by its number,
    they stay. Where they lie now does not matter: the same luck deals the same."""
    stay = [set((known or {}).get(number, ())) for number in range(len(piles))]
    hidden = [
        card for kept, pile in zip(stay, piles, strict=True) for n, card in enumerate(pile) if n not in kept
    ]
    dealt = iter(shuffled(rng, sorted(hidden)))
    return tuple(
        tuple(card if n in kept else next(dealt) for n, card in enumerate(pile))
        for kept, pile in zip(stay, piles, strict=True)
    )
