"""Whom cards and abilities can be aimed at, in the words of their texts: `targets = whom.enemies(LONG)`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import sight
from montjoie.games.figurines.harm import casualties, conditions, effects
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect

Who: TypeAlias = Callable[[Effect, G, str], object]
Choice: TypeAlias = Callable[[Effect, G], Iterable[str]]


def choice(offers: Choice) -> Choice:
    """What can be chosen: what it offers to the use and the game."""
    return offers


def who(asks: Who) -> Who:
    """A condition of a unit: what it asks of the use, the game and the unit."""
    return asks


anybody = who(lambda use, g, unit: True)
hurt = who(lambda use, g, unit: casualties.room(g, unit) > 0)
seen = who(lambda use, g, unit: sight.sees(g, use.source, unit))
commander = who(lambda use, g, unit: effects.leads(g, use.owner, unit))  # whose unit it is (FIG-CMD-08)
led = who(lambda use, g, unit: effects.led(g, use.owner, unit))  # it is, or was until its last figures fell


def of_type(*types: str) -> Who:
    """Who is of one of these types."""
    return lambda use, g, unit: effects.is_type(g, unit, *types)


infantry = of_type("infantry")


def able(*ways: str) -> Who:
    """Who can do one of these actions."""
    return lambda use, g, unit: legal(g, unit, ways)


def able_against(*ways: str) -> Who:
    """Who can do one of these to the unit of the moment."""
    return lambda use, g, unit: legal(g, unit, ways, use.moment.unit)


def affiliated(house: str) -> Who:
    """Who is of that House."""
    return lambda use, g, unit: effects.affiliated(g, unit, house)


def receives(token: str) -> Who:
    """Who can receive that condition token (FIG-CON-01)."""
    return lambda use, g, unit: conditions.can_receive(g, unit, token)


def friends(limit: int = 0, who: Who = anybody, *, another: bool = False, defender: bool = False) -> Choice:
    """A friendly Combat Unit, within that range of the unit, itself too (FIG-GLO-01, FIG-GLO-02) unless it
    must be `another`; or another one within that range of the defender."""

    def targets(use: Effect, g: G) -> Iterator[str]:
        near = use.moment.other if defender else use.actor
        found = effects.friendly(g, use.owner, near, limit, another or defender)
        return (unit for unit in found if who(use, g, unit))

    return targets


def enemies(limit: int = 0, who: Who = anybody) -> Choice:
    """An enemy Combat Unit, within that range of the unit."""

    def targets(use: Effect, g: G) -> Iterator[str]:
        return (unit for unit in effects.enemies(g, use.owner, use.actor, limit) if who(use, g, unit))

    return targets


def engaged(use: Effect, g: G) -> Iterator[str]:
    """An enemy engaged with the unit (FIG-GLO-08)."""
    return effects.engaged_enemies(g, use.actor)


def in_reach(use: Effect, g: G) -> Iterator[str]:
    """An enemy that the unit is engaged with and can attack."""
    for enemy in effects.engaged_enemies(g, use.actor):
        if legal(g, use.actor, ("melee_attack",), enemy):
            yield enemy


def one_of(*ways: str) -> Choice:
    """One of several ways in which it works."""
    return lambda use, g: iter(ways)
