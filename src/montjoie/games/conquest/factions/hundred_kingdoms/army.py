"""The Hundred Kingdoms: doctrines, training of veterans, officers, rules of their own."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.factions.whom import veteran
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.queries import (
    CHARGED,
    CLASH,
    DEFENSE_SAVED,
    IMPACT,
    UNINSPIRED,
    VOLLEY,
)
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.state import G, Lasting
from montjoie.kernel import Part, Step, modifies

NOBLES = ("noble_lord", "mounted_noble_lord", "crusading_noble_lord")


@modifies(VOLLEY, "advanced_target_training")
def advanced_target_training(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Advanced Target Training: Veterans have +1 Volley at effective range."""
    if holder == who and veteran(g, holder, who) and blow is not None and blow.effective:
        yield Part(1, "CON-PRO-03", "advanced_target_training")


@modifies(DEFENSE_SAVED, "advanced_vanguard_training")
def advanced_vanguard_training(g: G, holder: str, who: str, blow: Blow) -> Iterator[int]:
    """Advanced Vanguard Training: Veterans have Tenacious (2) against volleys."""
    if holder == who and veteran(g, holder, who) and blow.kind == "volley":
        yield 2


@modifies(CHARGED, "wedge")
def wedge(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
    """Wedge: after a successful charge Cleave (+1) until the end of the round."""
    if holder == who:
        row = Lasting(lasting.RULE, "wedge", (who,), "round", 1, plus=True, thing="cleave")
        yield lasting.Begin(row=row, rule="CON-SPR-26")


# Pike Formation: against chargers on its front.


def on_pikes(g: G, who: str, target: str) -> bool:
    """Whether a regiment has charged onto the front of pikes."""
    return has(g, target, "pike_formation") and contacts(g, who)[target][1] == "front"


@modifies(IMPACT)
def pikes_stop(g: G, who: str, blow: Blow) -> Iterator[Part]:
    """Pike Formation: 3 impact attacks fewer for each stand."""
    if blow.arc == "front" and has(g, blow.target, "pike_formation"):
        yield Part(-3, "CON-IMP-01", "pike_formation")


@modifies(CHARGED)
def pikes_await(g: G, who: str, target: str) -> Iterator[Step]:
    """Pike Formation: it is remembered who charged."""
    if target in contacts(g, who) and on_pikes(g, who, target):
        row = Lasting(lasting.RULE, "pike_formation", (who,), "round", thing="before_pikes")
        yield lasting.Begin(row=row, rule="CON-SPR-37")


@modifies(UNINSPIRED, "before_pikes")
def pikes_daunt(g: G, holder: str, who: str, blow: Blow) -> Iterator[bool]:
    """Pike Formation: no Inspired this round."""
    yield True


@modifies(CLASH, "before_pikes")
def pikes_absorb(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Pike Formation: no Shock this round."""
    units = {who, g.state.characters[who].regiment} if who in g.state.characters else {who}
    if any(row.source == "shock" and units & set(row.units) for row in g.state.lasting.values()):
        yield Part(-1, "CON-SPR-10", "pike_formation")


# Officers (CON-OFF-01).


@modifies(CLASH, "armsmaster")
def armsmaster(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Armsmaster: +1 Clash while a noble lord leads the regiment."""
    if holder == who:
        leader = g.state.characters.get(g.state.regiments[who].character)
        if leader is not None and leader.entry in NOBLES:
            yield Part(1, "CON-OFF-01", "armsmaster")
