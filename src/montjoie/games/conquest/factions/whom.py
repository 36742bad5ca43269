"""Who is meant by a rule: of (g, who has it, the regiment or character)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from montjoie.games.conquest.armies.points import VETERANS
from montjoie.games.conquest.content.factions import RegimentEntry
from montjoie.games.conquest.content.gifts import Meant
from montjoie.games.conquest.magic import body, host, owner
from montjoie.games.conquest.profiles import card, has
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.regiments.field import friends
from montjoie.games.conquest.scenarios import disc, in_range
from montjoie.games.conquest.state import INCH, G
from montjoie.table import plane

Whom: TypeAlias = Callable[[G, str, str], bool]


def anybody(g: G, holder: str, each: str) -> bool:
    """Without a condition."""
    return True


def roles(g: G, regiment: str) -> set[str]:
    """What a regiment is beside its type: feudal, theist, a titan."""
    entry = card(g, regiment).entry
    return set(entry.roles) if isinstance(entry, RegimentEntry) else set()


def own(g: G, unit: str) -> list[str]:
    """The regiments of its player that are not gone."""
    seat = owner(g, unit)
    return [name for name, row in g.state.regiments.items() if row.owner == seat and row.where != "destroyed"]


def of_type(*types: str) -> Whom:
    """Infantry, cavalry, brutes, monsters."""
    return lambda g, holder, each: card(g, each).type in types


def of_role(*wanted: str) -> Whom:
    """Any of these roles."""
    return lambda g, holder, each: bool(roles(g, each) & set(wanted))


def named(*words: str) -> Whom:
    """Whose entry has one of these words in its name."""
    return lambda g, holder, each: any(word in card(g, each).id for word in words)


def printed(rule: str) -> Whom:
    """Who has a special rule by the profile."""
    return lambda g, holder, each: any(one.id == rule for one in card(g, each).rules)


def with_rule(rule: str) -> Whom:
    """Who has a special rule now."""
    return lambda g, holder, each: has(g, each, rule)


def either(*whom: Whom) -> Whom:
    """Who is meant by any of these."""
    return lambda g, holder, each: any(test(g, holder, each) for test in whom)


def every(*whom: Whom) -> Whom:
    """Who is meant by all of these."""
    return lambda g, holder, each: all(test(g, holder, each) for test in whom)


def near(inches: int) -> Whom:
    """Both on the table, within so many inches (CON-MEA-01)."""
    return lambda g, holder, each: (
        all(g.state.regiments[host(g, one)].where == "table" for one in (holder, each))
        and plane.near(body(g, holder), body(g, each), inches * INCH + plane.TOLERANCE)
    )


def band(g: G, holder: str, each: str) -> bool:
    """A regiment of the same warband (CON-ARM-04)."""
    row: Any = g.state.characters.get(holder) or g.state.regiments[holder]
    return each in g.state.regiments and g.state.regiments[each].warband == row.warband


def character(g: G, holder: str, each: str) -> bool:
    """A character."""
    return each in g.state.characters


def in_zone(g: G, holder: str, each: str) -> bool:
    """In range of an objective zone (CON-RUL-40)."""
    return any(each in in_range(g, disc(zone)) for zone in g.state.zones.values())


def helped(g: G, holder: str, each: str) -> bool:
    """Whose enemy in contact is touched by another friend."""
    foes = set(contacts(g, each))
    return any(foes & set(contacts(g, friend)) for friend in friends(g, each))


def arriving(g: G, holder: str, each: str) -> bool:
    """Who is about to march on (CON-RNF-06)."""
    return g.state.regiments[each].where == "arriving"


def first_action(g: G, holder: str, each: str) -> bool:
    """Who takes its first action, or none yet."""
    row = g.state.regiments.get(each)
    return row is not None and len(row.memory.actions) < 2


def running(g: G, holder: str, each: str) -> bool:
    """Who charges after a March."""
    row = g.state.regiments.get(each)
    return row is not None and row.memory.actions[-2:] == ("march", "charge")


def veteran(g: G, holder: str, each: str) -> bool:
    """A regiment bought as Veterans (CON-PRO-03)."""
    row = g.state.regiments.get(each)
    return row is not None and VETERANS in row.upgrades


tests: dict[str, Whom] = {
    "first_action": first_action,
    "running": running,
    "veteran": veteran,
    "band": band,
    "character": character,
    "in_zone": in_zone,
    "helped": helped,
    "arriving": arriving,
}
"""Conditions that content names."""


def meant(told: Meant) -> Whom:
    """Whom an entry means."""
    found = [of_type(*told.types)] if told.types else []
    found += [of_role(*told.roles)] if told.roles else []
    found += [named(*told.names)] if told.names else []
    found += [with_rule(told.rule)] if told.rule else []
    found += [printed(told.printed)] if told.printed else []
    found += [near(told.near)] if told.near else []
    found += [tests[told.test]] if told.test else []
    found += [either(*map(meant, told.any_of))] if told.any_of else []
    return every(*found) if found else anybody
