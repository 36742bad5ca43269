"""Chapter 12.3: when secondary objectives are achieved (CON-SEC-03, CON-RUL-44, CON-RUL-120)."""

from __future__ import annotations

from collections.abc import Callable

from montjoie.games.conquest.content.files import Condition, Scoring
from montjoie.games.conquest.events import SecondaryAchieved
from montjoie.games.conquest.phases.victory import counts
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.regiments.field import bounds, opponent, standing
from montjoie.games.conquest.regiments.formation import ground_of
from montjoie.games.conquest.regiments.lines import rear
from montjoie.games.conquest.scenarios import controlled, in_range, seizing
from montjoie.games.conquest.state import Deed, G, Regiment
from montjoie.games.conquest.terrain.pieces import touched
from montjoie.games.conquest.wounds.hurt import slain
from montjoie.table.plane import Disc

Counter = Callable[[G, str, Condition], int]
conditions: dict[str, Counter] = {}
"""How often what a card asks for has come about, by the type of its condition."""


def condition(kind: str) -> Callable[[Counter], Counter]:
    """Register how a condition is counted for a player."""

    def register(function: Counter) -> Counter:
        conditions[kind] = function
        return function

    return register


def met(g: G, seat: str, objective: str) -> bool:
    """Whether a secondary objective of a player is achieved as things stand (CON-SEC-03)."""
    wanted = g.content.secondaries[objective].condition
    return conditions[wanted.type](g, seat, wanted) >= wanted.min


@counts("secondary_objective_achieved")
def achieved(g: G, seat: str, line: Scoring) -> int:
    """The objectives he shows this round: of two copies one (CON-SEC-03, CON-RUL-44)."""
    hand = g.state.secondaries.get(seat)
    shown = [each for each in dict.fromkeys(hand.cards if hand else ()) if met(g, seat, each)]
    for each in shown:
        g.emit(SecondaryAchieved(seat, each))
    return len(shown)


# What is destroyed.


def _fallen(g: G, seat: str) -> list[str]:
    """The regiments of a player that were destroyed this round."""
    return [name for name in g.state.players[seat].removed if name in g.state.regiments]


@condition("destroyed_enemy_regiments_total")
def destroyed(g: G, seat: str, wanted: Condition) -> int:
    """Enemy regiments destroyed so far."""
    return sum(row.owner != seat and row.where == "destroyed" for row in g.state.regiments.values())


@condition("destroyed_enemy_regiments_this_round")
def destroyed_now(g: G, seat: str, wanted: Condition) -> int:
    """Enemy regiments destroyed this round."""
    return len(_fallen(g, opponent(g, seat)))


@condition("destroyed_enemy_type_this_round")
def destroyed_types(g: G, seat: str, wanted: Condition) -> int:
    """Of some types; of others where the enemy's army has none of them."""
    foe = opponent(g, seat)
    army = {card(g, name).type for name, row in g.state.regiments.items() if row.owner == foe}
    types = wanted.types if army & {*wanted.types} else wanted.fallback_types
    return sum(card(g, name).type in types for name in _fallen(g, foe))


@condition("traded_regiments_this_round")
def traded(g: G, seat: str, wanted: Condition) -> int:
    """Own regiments lost and enemy ones destroyed."""
    lost, won = len(_fallen(g, seat)), len(_fallen(g, opponent(g, seat)))
    return int(lost >= wanted.lost_min and won >= wanted.destroyed_min)


@condition("enemy_warlord_killed_this_round")
def warlord(g: G, seat: str, wanted: Condition) -> int:
    """The enemy warlord, whether a character or a regiment."""
    foe = g.state.players[opponent(g, seat)]
    return int(foe.warlord in foe.removed)


@condition("enemy_character_killed_in_duel_this_round")
def duels(g: G, seat: str, wanted: Condition) -> int:
    """Enemy characters with all their wounds: they are wounded in duels alone (CON-CHR-08)."""
    gone = [name for name in g.state.players[opponent(g, seat)].removed if name in g.state.characters]
    return sum(slain(g, name) for name in gone)


@condition("enemy_characters_killed_total")
def characters(g: G, seat: str, wanted: Condition) -> int:
    """Enemy characters lost so far, regiments that are one among them (CON-CHR-04)."""
    led = sum(one.owner != seat and one.lost for one in g.state.characters.values())
    alone = ((card(g, name), row) for name, row in g.state.regiments.items() if row.owner != seat)
    return led + sum(each.character and row.where == "destroyed" for each, row in alone)


# Who stands where.


def _fit(g: G, seat: str, wanted: Condition) -> list[str]:
    """A player's regiments on the table that may count."""

    def fits(row: Regiment) -> bool:
        return row.owner == seat and not (wanted.not_broken and row.broken)

    return [name for name in standing(g) if fits(g.state.regiments[name])]


@condition("regiment_wholly_in_enemy_half")
def beyond(g: G, seat: str, wanted: Condition) -> int:
    """With all its stands beyond the middle of the table."""
    return sum(2 * rear(g, name, seat) >= bounds(g).depth for name in _fit(g, seat, wanted))


@condition("regiment_within_of_enemy_zone_edge")
def deep(g: G, seat: str, wanted: Condition) -> int:
    """So near the enemy's reinforcement zone with any stand."""
    foe = opponent(g, seat)
    return sum(rear(g, name, foe) <= wanted.distance for name in _fit(g, seat, wanted))


@condition("regiment_in_terrain_in_enemy_half")
def in_terrain(g: G, seat: str, wanted: Condition) -> int:
    """With a stand on a piece, and all of them in the enemy half."""
    own = (name for name in _fit(g, seat, wanted) if 2 * rear(g, name, seat) >= bounds(g).depth)
    return sum(any(touched(g, name, ground_of(p)) for p in g.state.pieces.values()) for name in own)


@condition("garrison_occupied")
def garrisons(g: G, seat: str, wanted: Condition) -> int:
    """Garrisons he holds; where there is none on the table something else is asked."""
    every = [p for p in g.state.pieces.values() if g.content.pieces[p.kind].garrison]
    if not every and wanted.fallback:
        return conditions[wanted.fallback.type](g, seat, wanted.fallback)
    return sum(bool(p.holder) and g.state.regiments[p.holder].owner == seat for p in every)


@condition("zones_controlled")
def zones(g: G, seat: str, wanted: Condition) -> int:
    """Objective zones he controls; where the scenario has none, as much as they would be something else."""
    if g.state.zones or not wanted.fallback:
        return len(controlled(g, seat))
    return wanted.min * conditions[wanted.fallback.type](g, seat, wanted.fallback)


@condition("more_seizing_stands_within")
def centre(g: G, seat: str, wanted: Condition) -> int:
    """More stands that seize than the enemy's near the middle of the table (CON-SCO-04)."""
    width, depth = bounds(g)
    there = in_range(g, Disc(width // 2, depth // 2, wanted.radius))
    return int(seizing(g, seat, there) > seizing(g, opponent(g, seat), there))


@condition("enemy_broken_now")
def broken(g: G, seat: str, wanted: Condition) -> int:
    """Enemy regiments that are Broken."""
    rows = (g.state.regiments[name] for name in standing(g))
    return sum(row.owner != seat and row.broken for row in rows)


# What was done this round.


@condition("no_friendly_broken_or_destroyed_this_round")
def steadfast(g: G, seat: str, wanted: Condition) -> int:
    """From some round on: nobody of his was Broken, or destroyed, this round."""
    unharmed = "broken" not in g.state.players[seat].deeds and not _fallen(g, seat)
    return int(unharmed and g.state.course.round >= wanted.from_round)


def _done(deed: Deed) -> Counter:
    def count(g: G, seat: str, wanted: Condition) -> int:
        return g.state.players[seat].deeds.count(deed)

    return count


condition("charged_flank_or_rear_this_round")(_done("flank"))
condition("stands_removed_by_volley_this_round")(_done("volley"))
condition("spells_cast_successfully_this_round")(_done("spell"))
condition("entered_from_side_edge_this_round")(_done("side_entry"))
