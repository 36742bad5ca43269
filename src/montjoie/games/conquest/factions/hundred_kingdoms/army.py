"""The Hundred Kingdoms: doctrines, training of veterans, officers, rules of their own."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.factions.gifts import gives, raises
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.queries import (
    CHARGED,
    CLASH,
    DEFENSE_SAVED,
    DRAW_EVENTS,
    GRANTS,
    MARCH,
    RESOLVE,
    VOLLEY,
)
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.dice import Blow
from montjoie.kernel import Part, Step, modifies

VETERANS = "veterans"
DRILLED = Held(id="support", x=1, plus=1)  # one more than 1, or than the (X) it has
NOBLES = ("noble_lord", "mounted_noble_lord", "crusading_noble_lord")


def veteran(g: G, who: str) -> bool:
    """Whether a regiment was bought as Veterans (CON-PRO-03)."""
    row = g.state.regiments.get(who)
    return row is not None and VETERANS in row.upgrades


@modifies(GRANTS, "relentless_drill")
def relentless_drill(g: G, holder: str, who: str) -> Iterator[Held]:
    """Relentless Drill: infantry has Support (+1)."""
    if holder == who and card(g, who).type == "infantry":
        yield DRILLED


@modifies(GRANTS, "advanced_infantry_training")
def advanced_infantry_training(g: G, holder: str, who: str) -> Iterator[Held]:
    """Advanced Infantry Training: Veterans have Support (+1)."""
    if holder == who and veteran(g, who):
        yield DRILLED


@modifies(GRANTS, "veteran_bonus")
def veteran_bonus(g: G, holder: str, who: str) -> Iterator[Held]:
    """Veteran Bonus: Veterans have Flawless Strikes."""
    if holder == who and veteran(g, who):
        yield Held(id="flawless_strikes")


@modifies(CLASH, "advanced_cavalry_training")
def advanced_cavalry_training(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Advanced Cavalry Training: Veterans have +1 Clash."""
    if holder == who and veteran(g, who):
        yield Part(1, "CON-PRO-03", "advanced_cavalry_training")


@modifies(VOLLEY, "advanced_target_training")
def advanced_target_training(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Advanced Target Training: Veterans have +1 Volley at effective range."""
    if holder == who and veteran(g, who) and blow is not None and blow.effective:
        yield Part(1, "CON-PRO-03", "advanced_target_training")


@modifies(DEFENSE_SAVED, "advanced_vanguard_training")
def advanced_vanguard_training(g: G, holder: str, who: str, blow: Blow) -> Iterator[int]:
    """Advanced Vanguard Training: Veterans have Tenacious (2) against volleys."""
    if holder == who and veteran(g, who) and blow.kind == "volley":
        yield 2


@modifies(CHARGED, "wedge")
def wedge(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
    """Wedge: after a successful charge Cleave (+1) until the end of the round."""
    if holder == who:
        row = Lasting(lasting.RULE, "wedge", (who,), "round", 1, plus=True, thing="cleave")
        yield lasting.Begin(row=row, rule="CON-SPR-26")


# Officers (CON-OFF-01).
gives("neophyte", Held(id="devout"))
gives("drillmaster", Held(id="flawless_drill"))
raises("servite", MARCH, 1, "CON-OFF-01")
raises("servite", RESOLVE, 1, "CON-OFF-01")


@modifies(DRAW_EVENTS, "seasoned_veteran")
def seasoned_veteran(g: G, holder: str, who: str) -> Iterator[Held]:
    """Seasoned Veteran: the regiment has the draw event Bastion (1)."""
    if holder == who:
        yield Held(id="bastion", x=1)


@modifies(CLASH, "armsmaster")
def armsmaster(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Armsmaster: +1 Clash while a noble lord leads the regiment."""
    if holder == who:
        leader = g.state.characters.get(g.state.regiments[who].character)
        if leader is not None and leader.entry in NOBLES:
            yield Part(1, "CON-OFF-01", "armsmaster")


# Rules of characters.
@modifies(GRANTS, "drive_for_justice")
def drive_for_justice(g: G, holder: str, who: str) -> Iterator[Held]:
    """Drive for Justice: the infantry he leads is Fearless."""
    if holder != who and who in g.state.regiments and card(g, who).type == "infantry":
        yield Held(id="fearless")
