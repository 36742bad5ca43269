"""The Hundred Kingdoms: what their warlords can do once in a game (CON-SUP)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.factions.whom import near, own
from montjoie.games.conquest.queries import SUPREMACY, VOLLEY
from montjoie.games.conquest.state import G
from montjoie.games.conquest.supremacy import supremacy
from montjoie.kernel import Step, modifies


@supremacy("the_spirit_shines")
def the_spirit_shines(g: G, warlord: str) -> Iterator[Step]:
    """The Spirit Shines: all regiments lose Broken, are Devout and cannot become Broken this round."""
    for name in own(g, warlord):
        if g.state.regiments[name].broken:
            g.emit(Rallied(name), "CON-BRK-02")
    units = tuple(own(g, warlord))
    lasting.give(g, "the_spirit_shines", "the_spirit_shines", units, "round", rule="CON-SUP-07")
    return iter(())


# Items that are supremacy abilities of the warlord who carries them (CON-RUL-92).


@modifies(SUPREMACY, "eye_of_akelus")
def eye_of_akelus(g: G, holder: str, who: str) -> Iterator[tuple[str, str]]:
    """Eye of Akelus: friendly regiments within 6" have +1 Volley this round."""
    yield "eye_of_akelus", who


@supremacy("eye_of_akelus")
def akelus_sees(g: G, warlord: str) -> Iterator[Step]:
    """Eye of Akelus: for the round."""
    units = tuple(each for each in own(g, warlord) if near(6)(g, warlord, each))
    lasting.add(g, VOLLEY, 1, "eye_of_akelus", units, "round", "CON-MST-01")
    return iter(())


@modifies(SUPREMACY, "elysian_fragment")
def elysian_fragment(g: G, holder: str, who: str) -> Iterator[tuple[str, str]]:
    """Elysian Fragment: an ability more."""
    yield "elysian_fragment", who


@supremacy("elysian_fragment")
def fragment_smites(g: G, warlord: str) -> Iterator[Step]:
    """Elysian Fragment: he has Smite this round."""
    lasting.give(g, "smite", "elysian_fragment", (warlord,), "round", rule="CON-SPR-13")
    return iter(())
