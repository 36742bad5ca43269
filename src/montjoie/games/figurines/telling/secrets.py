"""What a seat cannot see, dealt anew as far as it knows (chapter 7 of the rulebook)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from montjoie.games.figurines.factions import piles
from montjoie.games.figurines.missions.dealing import naming
from montjoie.games.figurines.siege.cards import of_side, played
from montjoie.games.figurines.state import Deck, G, Hand
from montjoie.games.figurines.timing import Situation
from montjoie.kernel import Rng, shuffled
from montjoie.table.cards import redealt


def redeal(g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
    """Tactics cards, Secret Missions and siege cards that the seat has not seen, in any order."""
    return {**_tactics(g, seat, rng), **_missions(g, seat, rng), "siege_hands": _siege(g, seat, rng)}


def _tactics(g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
    """Hand and deck of another player hold the cards of his deck that nobody has seen; nobody knows the order
    of a deck, not even of his own. Cards that the seat is looking at stay."""
    hands, decks = dict(g.state.hands), dict(g.state.decks)
    known: dict[int, Collection[int]]
    for player, deck in g.state.decks.items():
        hand = g.state.hands[player].cards
        if player == seat:
            known = {0: range(len(hand)), 1: range(piles.known_top(g, seat, player))}
        else:
            known = {0: piles.known(g, seat, player) | _told(g, player, "card:", hand)}
        dealt, rest = redealt(rng, hand, deck.cards, known=known)
        hands[player], decks[player] = Hand(player, dealt), Deck(player, rest)
    return {"hands": hands, "decks": decks}


def _missions(g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
    """Missions in the deck, in others' hands and chosen face down by others may change places; of those that
    name something everybody knows that they do not lie face down (FIG-RUL-135)."""
    hidden: list[str] = [card for deck in g.state.mission_deck.values() for card in deck.cards]
    others = [player for player in g.state.mission_hands if player != seat]
    down = [who for who, row in g.state.missions.items() if who != seat and row.card and not row.shown]
    hidden += [card for player in others for card in g.state.mission_hands[player].cards]
    hidden += [g.state.missions[player].card for player in down]
    # Where they lie now must not matter, or who knows the luck could tell.
    rest = sorted(shuffled(rng, sorted(hidden)), key=lambda card: naming(g, card))
    chosen = dict(g.state.missions)
    for player in down:
        chosen[player] = replace(chosen[player], card=rest.pop(0))
    dealt = iter(shuffled(rng, rest))
    held = dict(g.state.mission_hands)
    for player in others:
        held[player] = Hand(player, tuple(next(dealt) for _ in g.state.mission_hands[player].cards))
    deck = {
        name: Deck(row.owner, tuple(next(dealt) for _ in row.cards))
        for name, row in g.state.mission_deck.items()
    }
    return {"mission_hands": held, "missions": chosen, "mission_deck": deck}


def _siege(g: G, seat: str | None, rng: Rng) -> dict[str, Hand]:
    """The other side holds any of its siege cards that nobody has seen (FIG-STO-16)."""
    hands = dict(g.state.siege_hands)
    for player, hand in g.state.siege_hands.items():
        if player != seat and hand.cards:
            side = g.content.siege_cards[hand.cards[0]].side
            told = tuple(_told(g, player, "rule:", hand.cards).values())
            unseen = [card for card in of_side(g, side) if card not in (*played(g, side), *told)]
            rest = shuffled(rng, unseen)[: len(hand.cards) - len(told)]
            hands[player] = Hand(player, (*told, *rest))
    return hands


def _told(g: G, player: str, prefix: str, hand: tuple[str, ...]) -> dict[int, str]:
    """The cards of a hand that its player has declared and not yet played, by their places: everybody has
    heard (FIG-TIM-05)."""
    windows = (step for step in g.stack if isinstance(step, Situation))
    keys = [key for window in windows for who, key in window.declared if who == player]
    names = dict.fromkeys(key.removeprefix(prefix) for key in keys if key.startswith(prefix))
    return {hand.index(card): card for card in names if card in hand}
