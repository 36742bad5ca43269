"""Officers, items, spells and abilities of a faction as tables: what one has with them and without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoie.games.conquest import lasting, magic, queries
from montjoie.games.conquest.draw_events import available, draw_event
from montjoie.games.conquest.magic import Casting
from montjoie.games.conquest.phases.supremacy import supremacy
from montjoie.games.conquest.profiles import answers, has, value, worth
from montjoie.games.conquest.state import G
from montjoie.kernel import Step, change
from tests.games.conquest.given import engine


def led(regiment: str, character: str, faction: str, **things: Any) -> G:
    """A regiment and its character with what he carries, against raiders."""
    g = engine(f"{regiment} 24,10 +{character}", "raiders 24,18 @180 b")
    change(g.state.players, "a", faction=faction)
    change(g.state.characters, f"{character}_1", **things)
    return g


def officered(regiment: str, officer: str) -> tuple[G, str]:
    """A regiment with an officer."""
    g = engine(f"{regiment} 24,10", "militia 24,30 @180 b")
    change(g.state.regiments, f"{regiment}_1", models=("leader", officer))
    return g, f"{regiment}_1"


def follows(g: G, deed: Callable[..., None], *args: Any) -> list[Step]:
    """What a deed brings about: the steps that are run next."""
    g.pushed.clear()
    deed(g, *args)
    return list(g.pushed)


def cast(g: G, caster: str, spell: str, target: str, successes: int = 3) -> list[Step]:
    """A spell has succeeded."""
    return follows(g, magic.spell[spell], Casting(caster, spell, target, successes))


def declare(g: G, warlord: str, ability: str) -> None:
    """A supremacy ability takes effect."""
    assert follows(g, supremacy[ability], warlord) == []


def measured(g: G, who: str, name: str) -> int | str:
    """What one has of something: a characteristic or another sum, a draw event, a right, or else a special
    rule with its (X), 1 where it has none."""
    kind, _, rest = name.rpartition(":")
    if kind == "draws":
        found = available(g, who).get(rest)
        return 0 if found is None else found.x or 1
    if kind == "right":
        given = list(answers(g, queries.QUERIES[rest], who))
        return given[-1] if given else 0
    if name in queries.QUERIES and name not in g.content.special_rules:
        query = queries.QUERIES[name]
        more = (None,) if query in queries.CHARACTERISTICS else (0,) if query == "march_distance" else ()
        return worth(g, query, who, *more)
    return (value(g, who, name) or 1) if has(g, who, name) else 0


def changes(g: G, who: str, told: str, happens: Callable[[], object]) -> None:
    """What one has before something happens and after it: `"attacks 4>5, cleave 0>1"`."""
    wanted = [each.split() for each in told.split(", ")]
    before = [f"{name} {measured(g, who, name)}" for name, _ in wanted]
    happens()
    after = [f"{one}>{measured(g, who, one.split()[0])}" for one in before]
    assert ", ".join(after) == told


def has_now(g: G, who: str, *things: str) -> None:
    """A character carries items, a mastery or an option; a regiment has officers or upgrades."""
    if who in g.state.characters:
        change(g.state.characters, who, items=things)
    else:
        change(g.state.regiments, who, models=("leader", *things))


def draw(g: G, unit: str, event: str) -> list[Step]:
    """A draw event is used."""
    assert event in available(g, unit)
    return follows(g, draw_event[event], unit, available(g, unit)[event])


def charge(g: G, regiment: str, target: str) -> None:
    """A charge has succeeded: what begins by it holds."""
    for step in answers(g, queries.CHARGED, regiment, target):
        if isinstance(step, lasting.Begin):
            step.begin(g)
