"""When cards and abilities can be used, in the words of their texts: `needs = (when.own, when.melee)`.

A condition asks public facts of a use and its moment.
"""

from __future__ import annotations

from collections.abc import Callable

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, teams, units
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.dice.rerolls import can_reroll
from montjoie.games.figurines.harm import conditions, effects, strike
from montjoie.games.figurines.harm.casualties import room
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import Condition, Effect


def condition(asks: Condition) -> Condition:
    """A condition: what it asks of a use and the game."""
    return asks


# Who is activated, attacks, charges, moves, tests, falls: `moment.unit`.
own = condition(lambda use, g: use.moment.unit == use.source)  # the unit that has the ability
friend = condition(lambda use, g: not effects.is_enemy(g, use.owner, use.moment.unit))
enemy = condition(lambda use, g: effects.is_enemy(g, use.owner, use.moment.unit))
commander = condition(lambda use, g: effects.leads(g, use.owner, use.moment.unit))  # his unit (FIG-CMD-08)

# Who is attacked or charged, or has destroyed the unit: `moment.other`.
attacked = condition(lambda use, g: use.moment.other == use.source)  # the unit that has the ability
friend_attacked = condition(lambda use, g: not effects.is_enemy(g, use.owner, use.moment.other))
commander_attacked = condition(lambda use, g: effects.leads(g, use.owner, use.moment.other))
by_enemy = condition(lambda use, g: effects.is_enemy(g, use.owner, use.moment.other))

# Whose turn, card, Order or zone it is: `moment.player`.
own_turn = condition(lambda use, g: use.moment.player == use.owner)
friendly_turn = condition(lambda use, g: teams.friends(g, use.owner, use.moment.player))
enemy_turn = condition(lambda use, g: not teams.friends(g, use.owner, use.moment.player))
opponent = condition(lambda use, g: use.moment.player in teams.opponents(g, use.owner))

# An attack.
melee = condition(lambda use, g: use.moment.kind == "melee")
ranged = condition(lambda use, g: use.moment.kind == "ranged")
charging = condition(lambda use, g: g.running(strike.Strike).charging)
in_front = condition(lambda use, g: g.running(strike.Strike).arc == "front")
hit = condition(lambda use, g: strike.hits(g, g.running(strike.Strike)) > 0)
dice = condition(lambda use, g: can_reroll(g, use.owner))  # there are some to roll again (FIG-RRL-01)
misses = condition(lambda use, g: can_reroll(g, use.owner, "misses"))

# A zone of the tactics board: its effect is still to come, with nothing in its place (FIG-TAC-11).
pending = condition(lambda use, g: use.moment.kind == "before" and not g.running(ActivateNcu).replaced)
claimed = condition(
    lambda use, g: not effects.is_enemy(g, use.owner, use.moment.ncu) and pending(use, g)  # by a friend
)

# How things stand.
alive = condition(lambda use, g: units.alive(g, use.actor))
wounded = condition(lambda use, g: room(g, use.actor) > 0)  # there is something to heal (FIG-HEA-03)
engaged = condition(lambda use, g: any(effects.engaged_enemies(g, use.actor)))
other_alive = condition(lambda use, g: units.alive(g, use.moment.other))
no_wall = condition(lambda use, g: not units.is_wall(g, use.moment.other))
fresh = condition(lambda use, g: not g.state.units[use.moment.other].activated)  # not yet (FIG-RND-07)
charged_alone = condition(  # who was charged is engaged with the charger alone
    lambda use, g: tuple(effects.engaged_enemies(g, use.moment.other)) == (use.moment.unit,)
)
unforgone = condition(lambda use, g: not g.running(Activation).forgone)  # an action to give up
tokens = condition(lambda use, g: g.state.ncus[use.source].tokens > 0)  # the NCU has some left
deck = condition(lambda use, g: g.state.decks[use.owner].cards)  # there is one to look through

bearing = condition(
    lambda use, g: conditions.has(g, use.moment.unit, use.moment.kind)
)  # the token still lies there


def against(token: str) -> Condition:
    """The defender has that condition token."""
    return lambda use, g: conditions.has(g, use.moment.other, token)


def moving(*kinds: str) -> Condition:
    """It is one of these actions."""
    return lambda use, g: use.moment.kind in kinds


def zone(name: str) -> Condition:
    """That zone of the tactics board does it."""
    return lambda use, g: use.moment.zone == name


def controlling(*zones: str) -> Condition:
    """The player controls one of these zones (FIG-CMD-07)."""
    return lambda use, g: decks.controls(g, use.owner, *zones)


def showing(face: int) -> Callable[[Effect, G], int]:
    """So many attack dice show that face (FIG-MOD-01)."""
    return lambda use, g: g.running(strike.Strike).faces.count(face)


def saving(face: int) -> Callable[[Effect, G], int]:
    """So many defense dice show that face."""
    return lambda use, g: g.running(strike.Strike).saves.count(face)


staggered = saving(1)  # a final defense die of 1 (FIG-MOD-01)


def of_type(*types: str) -> Condition:
    """It is a unit of that type."""
    return lambda use, g: effects.is_type(g, use.moment.unit, *types)


def of_faction(faction: str) -> Condition:
    """It is a unit of that faction."""
    return lambda use, g: effects.of_faction(g, use.moment.unit, faction)


def affiliated(house: str) -> Condition:
    """It is a unit of that House."""
    return lambda use, g: effects.affiliated(g, use.moment.unit, house)


def near(limit: int) -> Condition:
    """It is within that range of the unit that has the ability (FIG-GLO-01)."""
    return lambda use, g: field.near(g, use.source, use.moment.unit, limit)


def near_commander(limit: int, who: str = "unit") -> Condition:
    """It is within that range of the Commander's unit, or the `other` one of the moment is."""
    return lambda use, g: effects.near_commander(g, use.owner, getattr(use.moment, who), limit)


def charged_in(*arcs: str) -> Condition:
    """The charge strikes one of these arcs (FIG-CHG-04)."""
    return lambda use, g: g.running(Charge).arc in arcs


def can(*ways: str) -> Condition:
    """The unit can do one of these actions."""
    return lambda use, g: legal(g, use.actor, ways)


def can_answer(*ways: str) -> Condition:
    """The unit that was attacked still stands and can do one of these to the attacker (FIG-UNT-10)."""
    return lambda use, g: other_alive(use, g) and legal(g, use.moment.other, ways, use.moment.unit)
