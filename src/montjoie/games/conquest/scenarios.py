"""Chapters 12.3 to 12.5: who controls the objective zones and what they give, and when secondary objectives
are achieved (CON-SCO, CON-SCN, CON-SEC-03, CON-RUL-44, CON-RUL-120)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from montjoie.games.conquest.content.files import Condition, Scoring
from montjoie.games.conquest.events import SecondaryAchieved
from montjoie.games.conquest.phases.victory import counts
from montjoie.games.conquest.profiles import card, gone, has, owner_of, worth
from montjoie.games.conquest.queries import SEIZING
from montjoie.games.conquest.regiments.field import bounds, disc, opponent, rear, standing
from montjoie.games.conquest.regiments.formation import ground_of, stands
from montjoie.games.conquest.state import G, Zone
from montjoie.games.conquest.terrain.zonal import touched
from montjoie.kernel import Part, derived, modifies
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Disc


def in_range(g: G, area: Disc) -> dict[str, int]:
    """The regiments with stands on a round piece of ground or touching it, and how many (CON-GEO-22,
    CON-RUL-40)."""
    found = {name: sum(plane.near(each, area, TOLERANCE) for each in stands(g, name)) for name in standing(g)}
    return {name: number for name, number in found.items() if number}


def counted(g: G, name: str, number: int) -> int:
    """What so many stands of a regiment count in range: a monster's three each (CON-SCO-04, CON-RUL-41)."""
    return number * card(g, name).stand.seize_weight


@modifies(SEIZING)
def by_class(g: G, who: str, number: int) -> Iterator[Part]:
    """Medium and heavy stands seize, light ones do not (CON-SCO-04); those of a Broken regiment have lost the
    ability (CON-SCO-05, CON-BRK-06)."""
    able = 0 if card(g, who).weight == "light" else counted(g, who, number)
    yield Part(able, "CON-SCO-04", "seizing", "base")
    if g.state.regiments[who].broken:
        yield Part(0, "CON-BRK-06", "broken", "cap")


def seizing(g: G, seat: str, there: dict[str, int]) -> int:
    """The stands of a player that seize ground, by what is in range of it; none where an enemy there is
    unyielding and not Broken (CON-SCO-04, CON-SPR-36)."""
    rows = g.state.regiments
    foes = (name for name in there if rows[name].owner != seat and not rows[name].broken)
    if any(has(g, name, "unyielding") for name in foes):
        return 0
    return sum(worth(g, SEIZING, name, number) for name, number in there.items() if rows[name].owner == seat)


@derived
def standings(g: G, area: Disc) -> dict[str, Any]:
    """How many stands of each player are in range of ground and how many of them seize it, and who holds it
    by having most of both; nobody where either count is equal (CON-SCO-03, CON-SCO-07, CON-RUL-41)."""
    there = in_range(g, area)
    able = {seat: seizing(g, seat, there) for seat in g.seats}
    present = {seat: _present(g, seat, there) for seat in g.seats}
    leads = (s for s in g.seats if all(many[s] > many[opponent(g, s)] for many in (able, present)))
    return {"holder": next(leads, ""), "seizing": able, "in_range": present}


def controller(g: G, area: Disc) -> str:
    """Who holds ground (CON-SCO-03)."""
    return str(standings(g, area)["holder"])


def _present(g: G, seat: str, there: dict[str, int]) -> int:
    own = ((name, number) for name, number in there.items() if g.state.regiments[name].owner == seat)
    return sum(counted(g, name, number) for name, number in own)


def controlled(g: G, seat: str) -> dict[str, Zone]:
    """The objective zones a player controls, as they are called (CON-SCO-03)."""
    zones = g.state.zones.items()
    return {f"zone_{name}": zone for name, zone in zones if controller(g, disc(zone)) == seat}


@counts("zone_controlled")
def zones(g: G, seat: str, line: Scoring) -> list[str]:
    """Zones of a size, wherever they lie (CON-SCN-03, CON-SCN-04)."""
    return [name for name, zone in controlled(g, seat).items() if zone.radius == line.radius]


@counts("friendly_zone_controlled")
def friendly_zones(g: G, seat: str, line: Scoring) -> list[str]:
    """Zones in the player's own half (CON-SCN-02)."""
    own = g.state.players[seat].edge
    return [name for name, zone in controlled(g, seat).items() if zone.edge == own]


@counts("enemy_zone_controlled")
def enemy_zones(g: G, seat: str, line: Scoring) -> list[str]:
    """Zones in the opponent's half (CON-SCN-02)."""
    own = friendly_zones(g, seat, line)
    return [name for name in controlled(g, seat) if name not in own]


@counts("secondary_objective_achieved")
def achieved(g: G, seat: str, line: Scoring) -> list[str]:
    """The objectives he shows this round: of two copies one (CON-SEC-03, CON-RUL-44)."""
    hand = g.state.secondaries.get(seat)
    shown = [each for each in dict.fromkeys(hand.cards if hand else ()) if met(g, seat, each)]
    for each in shown:
        g.emit(SecondaryAchieved(seat, each))
    return shown


def met(g: G, seat: str, objective: str) -> bool:
    """Whether a secondary objective of a player is achieved as things stand (CON-SEC-03)."""
    wanted = g.content.secondaries[objective].condition
    return _count(g, seat, wanted) >= wanted.min


def _count(g: G, seat: str, wanted: Condition) -> int:
    """How often what a card asks for has come about; something else is asked where it never could."""
    nothing = {"zones_controlled": not g.state.zones, "garrison_occupied": not _garrisons(g)}
    if wanted.fallback and nothing.get(wanted.type):
        return wanted.min * (_count(g, seat, wanted.fallback) >= wanted.fallback.min)
    return conditions[wanted.type](g, seat, opponent(g, seat), wanted)


def _fallen(g: G, seat: str) -> list[str]:
    """The regiments of a player that were destroyed this round."""
    return [name for name in g.state.players[seat].removed if name in g.state.regiments]


def _of_type(g: G, foe: str, wanted: Condition) -> int:
    """Destroyed this round, of some types; of others where the enemy's army has none of them."""
    army = {card(g, name).type for name, row in g.state.regiments.items() if row.owner == foe}
    types = wanted.types if army & {*wanted.types} else wanted.fallback_types
    return sum(card(g, name).type in types for name in _fallen(g, foe))


def _characters(g: G, foe: str) -> int:
    """Characters of a player lost so far, regiments that are one among them (CON-CHR-04)."""
    alone = (name for name in g.state.regiments if card(g, name).character)
    return sum(owner_of(g, name) == foe and gone(g, name) for name in (*g.state.characters, *alone))


def _own(g: G, seat: str, wanted: Condition) -> list[str]:
    """The regiments of a player on the table that count."""
    own = [name for name in standing(g) if g.state.regiments[name].owner == seat]
    return [name for name in own if not (wanted.not_broken and g.state.regiments[name].broken)]


def _far(g: G, seat: str, wanted: Condition) -> list[str]:
    """Those that are wholly in the enemy half."""
    return [name for name in _own(g, seat, wanted) if 2 * rear(g, name, seat) >= bounds(g).depth]


def _leads(g: G, seat: str, foe: str, wanted: Condition) -> bool:
    """More stands that seize than the enemy's near the middle of the table (CON-SCO-04)."""
    there = in_range(g, Disc(bounds(g).width // 2, bounds(g).depth // 2, wanted.radius))
    return seizing(g, seat, there) > seizing(g, foe, there)


def _garrisons(g: G) -> list[str]:
    """Who holds each garrison on the table."""
    return [piece.holder for piece in g.state.pieces.values() if g.content.pieces[piece.kind].garrison]


def _steadfast(g: G, seat: str, wanted: Condition) -> bool:
    """From some round on: nobody of his was Broken, or destroyed, this round."""
    unharmed = "broken" not in g.state.players[seat].deeds and not _fallen(g, seat)
    return unharmed and g.state.course.round >= wanted.from_round


conditions: dict[str, Callable[[G, str, str, Condition], int]] = {
    "destroyed_enemy_regiments_total": lambda g, s, foe, w: sum(
        row.owner == foe and row.where == "destroyed" for row in g.state.regiments.values()
    ),
    "destroyed_enemy_regiments_this_round": lambda g, s, foe, w: len(_fallen(g, foe)),
    "destroyed_enemy_type_this_round": lambda g, s, foe, w: _of_type(g, foe, w),
    "traded_regiments_this_round": lambda g, s, foe, w: (
        len(_fallen(g, s)) >= w.lost_min and len(_fallen(g, foe)) >= w.destroyed_min
    ),
    "enemy_warlord_killed_this_round": lambda g, s, foe, w: (
        g.state.players[foe].warlord in g.state.players[foe].removed
    ),
    "enemy_character_killed_in_duel_this_round": lambda g, s, foe, w: g.state.players[s].deeds.count("duel"),
    "enemy_characters_killed_total": lambda g, s, foe, w: _characters(g, foe),
    "more_seizing_stands_within": lambda g, s, foe, w: _leads(g, s, foe, w),
    "zones_controlled": lambda g, s, foe, w: len(controlled(g, s)),
    "garrison_occupied": lambda g, s, foe, w: sum(
        bool(name) and g.state.regiments[name].owner == s for name in _garrisons(g)
    ),
    "regiment_wholly_in_enemy_half": lambda g, s, foe, w: len(_far(g, s, w)),
    "regiment_in_terrain_in_enemy_half": lambda g, s, foe, w: sum(
        any(touched(g, name, ground_of(each)) for each in g.state.pieces.values()) for name in _far(g, s, w)
    ),
    "regiment_within_of_enemy_zone_edge": lambda g, s, foe, w: sum(
        rear(g, name, foe) <= w.distance for name in _own(g, s, w)
    ),
    "enemy_broken_now": lambda g, s, foe, w: sum(
        g.state.regiments[name].broken and g.state.regiments[name].owner == foe for name in standing(g)
    ),
    "no_friendly_broken_or_destroyed_this_round": lambda g, s, foe, w: _steadfast(g, s, w),
    "charged_flank_or_rear_this_round": lambda g, s, foe, w: g.state.players[s].deeds.count("flank"),
    "stands_removed_by_volley_this_round": lambda g, s, foe, w: g.state.players[s].deeds.count("volley"),
    "spells_cast_successfully_this_round": lambda g, s, foe, w: g.state.players[s].deeds.count("spell"),
    "entered_from_side_edge_this_round": lambda g, s, foe, w: g.state.players[s].deeds.count("side_entry"),
}
"""How often what a card asks for has come about for a player against his foe, by its type."""
