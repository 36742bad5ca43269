"""Keywords: what a unit's card, its commander, cards in play and its neighbours give it (WES-KEY)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros import effects, terrain
from montjoie.games.westeros.field import adjacent_units
from montjoie.games.westeros.state import RANKS, G
from montjoie.kernel import Part, Tally, modifies

FRIENDS_TO_STAND_FIRM = 2  # WES-KEY-72


def has(g: G, unit: str, keyword: str) -> bool:
    """Whether a unit has a keyword now: its card's, its commander's (WES-COM-01), one lent to it, or, for
    stalwart, by its neighbours (WES-KEY-72); what takes a keyword away takes it whatever gives it."""
    if keyword in effects.removed(g, unit):
        return False
    if any(True for _ in _sources(g, unit, keyword)):
        return True
    return keyword == "stalwart" and _stands_among_friends(g, unit)


def level(g: G, unit: str, keyword: str) -> int:
    """The X of a keyword, 0 without it: all of cover and toughness together (WES-KEY-11), the best of
    any other."""
    if keyword == "cover":
        return sum(part.value for part in terrain.cover(g, unit))
    if keyword in effects.removed(g, unit):
        return 0
    numbers = [part.value for part in _sources(g, unit, keyword)]
    return sum(numbers) if keyword == "toughness" else max(numbers, default=0)


def _sources(g: G, unit: str, keyword: str) -> Iterator[Part]:
    """Each thing that gives the unit the keyword, with its number."""
    card = g.state.units[unit].card
    for own in g.content.units[card].keywords:
        if own.id == keyword:
            yield Part(own.x, "WES-KEY-11", card)
    yield from effects.granted(g, unit, keyword)


def _stands_among_friends(g: G, unit: str) -> bool:
    """WES-KEY-72: adjacent to at least two friendly units, looked at when needed (WES-RUL-29)."""
    return len(adjacent_units(g, unit, g.state.units[unit].house)) >= FRIENDS_TO_STAND_FIRM


def ignored_hits(g: G, unit: str) -> Tally:
    """How many hits of each attack the unit ignores, and why (WES-KEY-10, WES-KEY-12)."""
    return g.tally("ignored_hits", unit)


@modifies("ignored_hits")
def of_cover(g: G, unit: str) -> Iterator[Part]:
    """WES-KEY-11: cover comes from terrain."""
    yield from terrain.cover(g, unit)


@modifies("ignored_hits")
def of_toughness(g: G, unit: str) -> Iterator[Part]:
    """WES-KEY-11: toughness comes from units, and adds to cover."""
    if "toughness" not in effects.removed(g, unit):
        yield from _sources(g, unit, "toughness")


def defending_rank(g: G, unit: str) -> str:
    """The rank whose shields hit a unit: its banner's (WES-CBT-17), one higher with heavy armour
    (WES-KEY-20); there is nothing above red (WES-KEY-21). Its dice and the morale its loss costs go by
    its real rank (WES-KEY-22, WES-RUL-40)."""
    rank = g.state.units[unit].rank
    if rank == RANKS[-1] or not has(g, unit, "heavy_armour"):
        return rank
    return RANKS[RANKS.index(rank) + 1]


def shrugs_off_valor(g: G, unit: str) -> bool:
    """WES-CBT-21, WES-KEY-21: a red unit in heavy armour ignores valor results."""
    return g.state.units[unit].rank == RANKS[-1] and has(g, unit, "heavy_armour")
