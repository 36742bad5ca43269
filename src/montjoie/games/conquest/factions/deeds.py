"""What spells and supremacy abilities lay on regiments until the end of the round: the thing that bears their
name, whose meaning `gifts` or an answer to a query tells (CON-MAG-12, CON-SUP-07)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.content.factions import RegimentEntry
from montjoie.games.conquest.magic import Casting, On, body, hits, owner, spell
from montjoie.games.conquest.profiles import card, has
from montjoie.games.conquest.regiments.formation import outline
from montjoie.games.conquest.state import INCH, G
from montjoie.games.conquest.supremacy import supremacy
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import Step
from montjoie.table import plane

Whom: TypeAlias = Callable[[G, str, str], bool]
"""Whether a regiment is meant: of (g, warlord, regiment)."""


def roles(g: G, regiment: str) -> set[str]:
    """What a regiment is beside its type: feudal, theist, a titan."""
    entry = card(g, regiment).entry
    return set(entry.roles) if isinstance(entry, RegimentEntry) else set()


def own(g: G, warlord: str) -> list[str]:
    """The regiments of the warlord's player that are not gone."""
    seat = owner(g, warlord)
    return [name for name, row in g.state.regiments.items() if row.owner == seat and row.where != "destroyed"]


def of_type(*types: str) -> Whom:
    """Infantry, cavalry, brutes, monsters."""
    return lambda g, warlord, each: card(g, each).type in types


def of_role(*wanted: str) -> Whom:
    """Any of these roles."""
    return lambda g, warlord, each: bool(roles(g, each) & set(wanted))


def named(*words: str) -> Whom:
    """Whose entry has one of these words in its name."""
    return lambda g, warlord, each: any(word in card(g, each).id for word in words)


def with_rule(rule: str) -> Whom:
    """Who has a special rule."""
    return lambda g, warlord, each: has(g, each, rule)


def either(*whom: Whom) -> Whom:
    """Who is meant by any of these."""
    return lambda g, warlord, each: any(test(g, warlord, each) for test in whom)


def near(inches: int) -> Whom:
    """On the table, within so many inches of the warlord."""
    return lambda g, warlord, each: (
        g.state.regiments[each].where == "table"
        and plane.near(body(g, warlord), outline(g, each), inches * INCH + plane.TOLERANCE)
    )


def declared(name: str, *whom: Whom) -> None:
    """A supremacy ability that is laid on all regiments that are meant."""

    @supremacy(name)
    def laid(g: G, warlord: str) -> Iterator[Step]:
        units = tuple(each for each in own(g, warlord) if all(test(g, warlord, each) for test in whom))
        if units:
            lasting.give(g, name, name, units, "round", rule="CON-SUP-07")
        return iter(())


def cast_on(name: str, on: On = "friend") -> None:
    """A spell that is laid on its target."""

    @spell(name, on)
    def laid(g: G, cast: Casting) -> Iterator[Step]:
        lasting.give(g, name, name, (cast.target,), "round", rule="CON-MAG-12")
        return iter(())


def burns(name: str, *rules: Held, each: int = 0, whole: int = 0) -> None:
    """A spell that hits: so often for each success, and so often in all (CON-MAG-11)."""

    @spell(name, "enemy")
    def burning(g: G, cast: Casting) -> Iterator[Step]:
        yield hits(g, cast, each * cast.successes + whole, *rules)


def heals(name: str, each: int) -> None:
    """A spell that heals: so many wounds for each success (CON-HEA-01)."""

    @spell(name)
    def healing(g: G, cast: Casting) -> Iterator[Step]:
        yield Heal(unit=cast.target, points=each * cast.successes)
