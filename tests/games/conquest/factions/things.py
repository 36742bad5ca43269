"""Officers, items, spells and abilities of a faction as tables: what one has with them and without."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest import supremacy
from montjoie.games.conquest.magic import Casting, effects
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


def cast(g: G, caster: str, spell: str, target: str, successes: int = 3) -> list[Step]:
    """A spell has succeeded."""
    return list(effects[spell][1](g, Casting(caster, spell, target, successes)))


def declare(g: G, warlord: str, ability: str) -> None:
    """A supremacy ability takes effect."""
    assert list(supremacy.effects[ability](g, warlord)) == []
