"""The Hundred Kingdoms: what their warlords can do once in a game (CON-SUP)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content.factions import RegimentEntry
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.magic import body, owner
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.queries import UNBREAKABLE
from montjoie.games.conquest.regiments.field import standing
from montjoie.games.conquest.regiments.formation import outline
from montjoie.games.conquest.state import INCH, G
from montjoie.games.conquest.supremacy import supremacy
from montjoie.kernel import Step, modifies
from montjoie.table import plane

NEAR = 12 * INCH


def own(g: G, warlord: str) -> list[str]:
    """The regiments of the warlord's player that are not gone."""
    seat = owner(g, warlord)
    return [name for name, row in g.state.regiments.items() if row.owner == seat and row.where != "destroyed"]


def all_have(g: G, rule: str, source: str, units: list[str]) -> None:
    """Regiments have a rule until the end of the round."""
    if units:
        lasting.give(g, rule, source, tuple(units), "round", rule="CON-SUP-07")


@supremacy("rapid_deployment")
def rapid_deployment(g: G, warlord: str) -> Iterator[Step]:
    """Rapid Deployment: infantry arriving this round has Vanguard."""
    rows = g.state.regiments
    infantry = [name for name in own(g, warlord) if card(g, name).type == "infantry"]
    all_have(g, "vanguard", "rapid_deployment", [n for n in infantry if rows[n].where == "arriving"])
    return iter(())


@supremacy("professional_troops")
def professional_troops(g: G, warlord: str) -> Iterator[Step]:
    """Professional Troops: feudal and imperial regiments within 12" are Inspired this round."""
    here, mine = body(g, warlord), set(own(g, warlord))
    trained = [name for name in standing(g) if name in mine and _roles(g, name) & {"feudal", "imperial"}]
    near = [name for name in trained if plane.near(here, outline(g, name), NEAR + plane.TOLERANCE)]
    all_have(g, "inspired", "professional_troops", near)
    return iter(())


def _roles(g: G, regiment: str) -> set[str]:
    entry = card(g, regiment).entry
    return set(entry.roles) if isinstance(entry, RegimentEntry) else set()


@supremacy("the_first_blessing")
def the_first_blessing(g: G, warlord: str) -> Iterator[Step]:
    """The First Blessing: the regiments of his warband are Blessed this round."""
    rows = g.state.regiments
    band = rows[warlord].warband if warlord in rows else g.state.characters[warlord].warband
    all_have(
        g, "blessed", "the_first_blessing", [name for name in own(g, warlord) if rows[name].warband == band]
    )
    return iter(())


@supremacy("the_spirit_shines")
def the_spirit_shines(g: G, warlord: str) -> Iterator[Step]:
    """The Spirit Shines: all regiments lose Broken, are Devout and cannot become Broken this round."""
    for name in own(g, warlord):
        if g.state.regiments[name].broken:
            g.emit(Rallied(name), "CON-BRK-02")
    all_have(g, "devout", "the_spirit_shines", own(g, warlord))
    all_have(g, "the_spirit_shines", "the_spirit_shines", own(g, warlord))
    return iter(())


@modifies(UNBREAKABLE, "the_spirit_shines")
def unbreakable(g: G, holder: str, who: str) -> Iterator[bool]:
    """The Spirit Shines: not Broken this round."""
    yield True
