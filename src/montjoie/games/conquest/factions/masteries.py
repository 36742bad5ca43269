"""Chapter 8.4: masteries that all factions share (CON-MST-02)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import queries
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.magic import Casting
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.morale import MoraleTest
from montjoie.kernel import Part, Step, modifies


@modifies(queries.CLASH)
def disorienting_strikes(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Disorienting Strikes: his opponent in a Duel has -1 Clash."""
    if blow is None or blow.kind != "duel" or blow.striker != who:
        return
    if g.state.characters[blow.target].mastery == "disorienting_strikes":
        yield Part(-1, "CON-MST-02", "disorienting_strikes")


@modifies(queries.DEFENSE_SAVED, "mystical_wards")
def mystical_wards(g: G, holder: str, who: str, blow: Blow) -> Iterator[int]:
    """Mystical Wards: one failed die against an Aura of Death is saved (CON-SPR-55)."""
    if holder != who and any(rule.id == "aura_of_death" for rule in blow.shots):
        yield 1


@modifies(queries.WOUNDED, "overkill")
def overkill(g: G, holder: str, who: str, blow: Blow, wounds: int) -> Iterator[Step]:
    """Overkill: each wound he inflicts in a Duel tests the morale of his opponent's regiment."""
    if holder == who and blow.kind == "duel":
        yield MoraleTest(regiment=g.state.characters[blow.target].regiment, wounds=((blow, wounds),))


@modifies(queries.ATTUNEMENT, "magus")
def magus(g: G, holder: str, who: str, cast: Casting) -> Iterator[Part]:
    """Magus: spells without Scaling have +1 attunement."""
    if holder == who and not g.content.spells[cast.spell].scaling:
        yield Part(1, "CON-MST-02", "magus")
