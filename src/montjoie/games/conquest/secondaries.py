"""Chapter 12.3: when secondary objectives are achieved (CON-SEC-03, CON-RUL-44, CON-RUL-120)."""

from __future__ import annotations

from collections.abc import Callable

from montjoie.games.conquest.content.files import Condition, Scoring
from montjoie.games.conquest.events import SecondaryAchieved
from montjoie.games.conquest.phases.victory import counts
from montjoie.games.conquest.profiles import card, gone, owner_of
from montjoie.games.conquest.regiments.field import bounds, opponent, standing
from montjoie.games.conquest.regiments.formation import ground_of
from montjoie.games.conquest.regiments.lines import rear
from montjoie.games.conquest.scenarios import controlled, in_range, seizing
from montjoie.games.conquest.state import G
from montjoie.games.conquest.terrain.pieces import touched
from montjoie.games.conquest.wounds.hurt import slain
from montjoie.table.plane import Disc


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


def _on_ground(g: G, name: str) -> bool:
    return any(touched(g, name, ground_of(piece)) for piece in g.state.pieces.values())


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
    # Characters are wounded in duels alone: others fall with their regiments (CON-CHR-08).
    "enemy_character_killed_in_duel_this_round": lambda g, s, foe, w: sum(
        name in g.state.characters and slain(g, name) for name in g.state.players[foe].removed
    ),
    "enemy_characters_killed_total": lambda g, s, foe, w: _characters(g, foe),
    "more_seizing_stands_within": lambda g, s, foe, w: _leads(g, s, foe, w),
    "zones_controlled": lambda g, s, foe, w: len(controlled(g, s)),
    "garrison_occupied": lambda g, s, foe, w: sum(
        bool(name) and g.state.regiments[name].owner == s for name in _garrisons(g)
    ),
    "regiment_wholly_in_enemy_half": lambda g, s, foe, w: len(_far(g, s, w)),
    "regiment_in_terrain_in_enemy_half": lambda g, s, foe, w: sum(
        _on_ground(g, name) for name in _far(g, s, w)
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
