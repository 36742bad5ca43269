"""Tactics cards: decks and hands (FIG-CMD-03, FIG-RND-09, FIG-RND-10), attached ones (FIG-CMD-09), and the
zones that make them better (FIG-CMD-07)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.content import load
from montjoie.games.figurines.events import AttachedDiscarded, CardAttached, CardsDiscarded, CardsDrawn
from montjoie.games.figurines.powers import abilities, causes, lasting
from montjoie.games.figurines.powers.causes import because
from montjoie.games.figurines.queries import HAND_SIZE
from montjoie.games.figurines.state import Attached, G
from montjoie.kernel import derived, serial


def composition(g: G, player: str) -> tuple[str, ...]:
    """The cards of a player's deck, each once: known to all (chapter 7 of the rulebook)."""
    row = g.state.players[player]
    return _composition(row.faction, row.commander)


@cache
def _composition(faction: str, commander: str) -> tuple[str, ...]:
    cards = load().cards.values()
    return tuple(
        card.id
        for card in cards
        if (card.faction == faction if not card.commander else card.commander == commander)
    )


def among(g: G, player: str, wanted: frozenset[str]) -> tuple[str, ...]:
    """Those of some cards that a player's deck has, each once."""
    row = g.state.players[player]
    return _among(row.faction, row.commander, wanted)


@cache
def _among(faction: str, commander: str, wanted: frozenset[str]) -> tuple[str, ...]:
    return tuple(card for card in _composition(faction, commander) if card in wanted)


def full(g: G, player: str) -> tuple[str, ...]:
    """A whole deck: all copies of each card (FIG-CMD-03)."""
    return tuple(card for card in composition(g, player) for _ in range(g.content.cards[card].copies))


def seen(g: G, player: str) -> Iterator[str]:
    """The cards of a player's deck that everybody has seen and that are not in hand or deck."""
    yield from g.state.players[player].discard
    yield from (row.card for row in g.state.attached.values() if row.owner == player)


def may_play(g: G, player: str) -> bool:
    """Whether a player may play Tactics cards at all now (FIG-CHG-12; cards that forbid it)."""
    return not lasting.holds(g, lasting.NO_CARDS, player)


@derived
def barred(g: G, player: str) -> set[str]:
    """The friendly units on which a player's Tactics cards do not work for a while (a lasting
    "no_cards_on"): none is aimed at them, by its trigger or by choice (FIG-RUL-70)."""
    held = (unit for e in g.state.lasting.values() if e.kind == lasting.NO_CARDS_ON for unit in e.units)
    return {unit for unit in held if teams.friends(g, g.state.units[unit].owner, player)}


def hand_size(g: G, player: str, usual: int) -> int:
    """How many cards a player has at the start or refills to: as the rules say (FIG-CMD-04, FIG-RND-08), and
    what abilities of the player's side add (the query "hand_size" yields numbers)."""
    more: int = sum(abilities.gather(g, HAND_SIZE, player))
    return usual + more


def draw(g: G, player: str, n: int, rule: str) -> None:
    """Draw from the top, as far as the deck goes; the discard pile is never shuffled back (FIG-RND-10)."""
    taken = g.state.decks[player].cards[:n]
    if taken:
        hand = len(g.state.hands[player].cards) + len(taken)
        g.emit(CardsDrawn(player, taken, hand, causes.because(g)), rule)


def discard(g: G, player: str, cards: tuple[str, ...], rule: str) -> None:
    """Cards from the hand go face up on the discard pile (FIG-CMD-05)."""
    if cards:
        g.emit(CardsDiscarded(player, cards, causes.because(g)), rule)


def attach(g: G, player: str, card: str, unit: str, vow: bool = False) -> None:
    """A card lies with a unit from now on (FIG-CMD-09); where the unit has fallen meanwhile it stays on the
    discard pile (FIG-RUL-22)."""
    if units.alive(g, unit):
        g.emit(CardAttached(serial(g, card), Attached(card, player, unit, 0, vow)))


def detach(g: G, name: str, rule: str = "FIG-CMD-09", why: str = "effect") -> None:
    """An attached card goes to its owner's discard pile (FIG-RUL-22)."""
    row = g.state.attached[name]
    g.emit(AttachedDiscarded(name, row.card, row.owner, row.unit, why, because(g)), rule)


def controls(g: G, player: str, *zones: str) -> int:
    """How many of these zones of the tactics board a player controls now (FIG-CMD-07, FIG-TAC-02)."""
    return sum(row.owner == player and row.zone in zones for row in g.state.ncus.values() if row.zone)
