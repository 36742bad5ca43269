"""Chapter 8.4: masteries that all factions share (CON-MST-02)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.content import Held
from montjoie.games.conquest.magic import Casting
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.queries import ATTUNEMENT, CLASH, GRANTS
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.dice import Blow
from montjoie.kernel import Part, modifies


@modifies(CLASH)
def disorienting_strikes(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Disorienting Strikes: his opponent in a Duel has -1 Clash."""
    if blow is None or blow.kind != "duel" or blow.striker != who:
        return
    if g.state.characters[blow.target].mastery == "disorienting_strikes":
        yield Part(-1, "CON-MST-02", "disorienting_strikes")


@modifies(GRANTS, "marksmanship")
def marksmanship(g: G, holder: str, who: str) -> Iterator[Held]:
    """Marksmanship: Barrage (+2), or Barrage (2) at 24" for who has none."""
    if holder == who:
        armed = any(rule.id == "barrage" for rule in card(g, who).rules)
        yield Held(id="barrage", plus=2) if armed else Held(id="barrage", x=2, range=24)


@modifies(ATTUNEMENT, "magus")
def magus(g: G, holder: str, who: str, cast: Casting) -> Iterator[Part]:
    """Magus: spells without Scaling have +1 attunement."""
    if holder == who and not g.content.spells[cast.spell].scaling:
        yield Part(1, "CON-MST-02", "magus")
