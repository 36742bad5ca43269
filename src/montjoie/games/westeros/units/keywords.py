"""Keywords: what a unit's card, its commander, cards in play and its neighbours give it (WES-KEY)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield import terrain
from montjoie.games.westeros.battlefield.field import adjacent_units
from montjoie.games.westeros.content.special_rules import UnitsHaveKeyword
from montjoie.games.westeros.queries import IGNORED_HITS
from montjoie.games.westeros.state import RANKS, G
from montjoie.games.westeros.timing.occasions import special_rules
from montjoie.games.westeros.units import lasting
from montjoie.kernel import Part, Tally, modifies

FRIENDS_TO_STAND_FIRM = 2  # WES-KEY-72


def sources(g: G, unit: str, keyword: str) -> Iterator[Part]:
    """Each thing that gives a unit a keyword, with its number: its card, where war dogs and heavy armour mark
    the special unit of each House (WES-UNI-10), its commander (WES-COM-01), what cards lend it. An effect
    that takes a keyword away does so whatever gives it."""
    if keyword in lasting.removed(g, unit):
        return
    card = g.content.unit_cards[g.state.units[unit].card]
    if own := card.keywords.get(keyword):
        yield Part(own, "WES-COM-01", card.id)
    yield from lasting.granted(g, unit, keyword)
    yield from of_plan(g, unit, keyword)


def of_plan(g: G, unit: str, keyword: str) -> Iterator[Part]:
    """The keywords that the plan gives a unit all battle long (WES-GEN-04): by its name, its commander, who
    may have changed units, or its class."""
    row = g.state.units[unit]
    for rule in special_rules(g):
        if isinstance(rule, UnitsHaveKeyword) and (rule.keyword, rule.house) == (keyword, row.house):
            led = bool(row.commander) and row.commander in rule.commanders
            if led or unit in rule.units or g.content.unit_cards[row.card].unit_class in rule.classes:
                yield Part(1, "WES-GEN-04", g.state.course.plan)


def has(g: G, unit: str, keyword: str) -> bool:
    """Whether a unit has a keyword now; any unit is stalwart beside two friends (WES-KEY-72), looked at
    each time it matters (WES-RUL-29). "Hardi" and "loyal" are this one keyword (WES-RUL-35)."""
    if next(sources(g, unit, keyword), None):
        return True
    if keyword != "stalwart" or keyword in lasting.removed(g, unit):
        return False
    return len(adjacent_units(g, unit, g.state.units[unit].house)) >= FRIENDS_TO_STAND_FIRM


def level(g: G, unit: str, keyword: str) -> int:
    """The X of a keyword, 0 without it: toughness adds up (WES-KEY-11), of others the best counts
    (WES-RUL-67)."""
    if keyword == "cover":
        return sum(part.value for part in terrain.cover(g, unit))
    numbers = [part.value for part in sources(g, unit, keyword)]
    return sum(numbers) if keyword == "toughness" else max(numbers, default=0)


# Cover X and toughness X.


def ignored_hits(g: G, unit: str) -> Tally:
    """How many hits a unit ignores, with the reasons (WES-KEY-10): anew in every attack, counter-attack
    and parting attack (WES-KEY-12)."""
    return g.tally(IGNORED_HITS, unit)


@modifies(IGNORED_HITS)
def of_cover(g: G, unit: str) -> Iterator[Part]:
    """WES-KEY-11: cover comes from terrain."""
    yield from terrain.cover(g, unit)


@modifies(IGNORED_HITS)
def of_toughness(g: G, unit: str) -> Iterator[Part]:
    """WES-KEY-11: toughness comes from units; that of several sources adds up (WES-RUL-67)."""
    yield from sources(g, unit, "toughness")


# Heavy armour.


def defending_rank(g: G, unit: str) -> str:
    """The rank whose shields hit a unit: its banner's (WES-CBT-17), one higher in heavy armour
    (WES-KEY-20), and never above red (WES-KEY-21). Dice and the morale its loss costs go by its real rank
    (WES-KEY-22, WES-RUL-40)."""
    rank = g.state.units[unit].rank
    if rank == RANKS[-1] or not has(g, unit, "heavy_armour"):
        return rank
    return RANKS[RANKS.index(rank) + 1]


def shrugs_off_valor(g: G, unit: str) -> bool:
    """WES-CBT-21, WES-KEY-21: a red unit in heavy armour ignores valor results."""
    return g.state.units[unit].rank == RANKS[-1] and has(g, unit, "heavy_armour")
