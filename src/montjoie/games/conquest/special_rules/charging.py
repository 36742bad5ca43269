"""Special rules of charges and their impact (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.impact import Impact
from montjoie.games.conquest.choice import Choice
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import has, value
from montjoie.games.conquest.queries import (
    ACTION_ENDED,
    CHARGED,
    CLASH,
    DEFENSE,
    EARLY,
    FREE,
    FREED,
    IMPACT_BARRED,
    REPEATED,
)
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.state import G, Lasting
from montjoie.kernel import OneOf, Part, Step, modifies


@modifies(CHARGED, "shock")
def shock(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
    """Shock: after a successful charge +1 Clash until the end of the round (CON-SPR-10)."""
    yield lasting.Begin(row=Lasting(str(CLASH), "shock", (who,), "round", 1), rule="CON-SPR-10")


@modifies(CHARGED, "glorious_charge")
def terror(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
    """Glorious Charge: Terrifying (1) until the end of the round (CON-SPR-11)."""
    row = Lasting(lasting.RULE, "glorious_charge", (who,), "round", 1, thing="terrifying")
    yield lasting.Begin(row=row, rule="CON-SPR-11")


class UseOverrun(OneOf, frozen=True, kw_only=True):
    """Whether impact attacks are made a second time against a Broken enemy (CON-SPR-17)."""

    regiment: str


class Overrun(Choice, frozen=True):
    """Overrun: impact once more, if its owner likes (CON-SPR-17)."""

    target: str
    rule = "CON-SPR-17"

    def offered(self, g: G) -> UseOverrun:
        """CON-SPR-17."""
        return UseOverrun(("strike", "pass"), regiment=self.who)

    def taken(self, g: G, answer: str) -> None:
        """Again."""
        if answer == "strike":
            g.do(Impact(regiment=self.who, target=self.target))


@modifies(ACTION_ENDED, "overrun")
def overrun(g: G, holder: str, who: str, action: str) -> Iterator[Step]:
    """Overrun: at the end of a Charge whose enemy in contact is Broken (CON-SPR-17)."""
    broken = [enemy for enemy in contacts(g, who) if g.state.regiments[enemy].broken]
    if action == "charge" and broken:
        yield Overrun(who=who, target=broken[0])


@modifies(REPEATED, "overrun")
def charges_twice(g: G, holder: str, who: str, action: str) -> Iterator[bool]:
    """Overrun: up to two Charges in one activation (CON-SPR-17, CON-RUL-51)."""
    if action == "charge" and g.state.regiments[who].memory.actions.count("charge") < 2:
        yield True


@modifies(EARLY, "fluid_formation")
@modifies(FREE, "fluid_formation")
def fluid_formation(g: G, holder: str, who: str, done: tuple[str, ...] = ()) -> Iterator[str]:
    """Fluid Formation: a free additional Reform, before the first action or after the others (CON-SPR-28)."""
    yield "reform"


@modifies(REPEATED, "fluid_formation")
def reforms_twice(g: G, holder: str, who: str, action: str) -> Iterator[bool]:
    """Fluid Formation: the additional Reform (CON-SPR-28, CON-ACT-12)."""
    if action == "reform" and g.state.regiments[who].memory.actions.count("reform") < 2:
        yield True


@modifies(FREE, "flawless_drill")
def flawless_drill(g: G, holder: str, who: str, done: tuple[str, ...]) -> Iterator[str]:
    """Flawless Drill: once a game a free additional Combat Reform (CON-SPR-41)."""
    if done and not has(g, who, "drilled"):
        yield "combat_reform"


@modifies(REPEATED, "flawless_drill")
def reforms_again(g: G, holder: str, who: str, action: str) -> Iterator[bool]:
    """Flawless Drill: the additional Combat Reform (CON-SPR-41, CON-ACT-12)."""
    yield action == "combat_reform" and not has(g, who, "drilled")


@modifies(FREED, "flawless_drill")
def drilled(g: G, holder: str, who: str, action: str) -> Iterator[Step]:
    """Flawless Drill: not again in this game (CON-SPR-41)."""
    if action == "combat_reform":
        row = Lasting(lasting.RULE, "flawless_drill", (who,), "game", thing="drilled")
        yield lasting.Begin(row=row, rule="CON-SPR-41")


@modifies(CLASH, "glorious_charge")
def glorious_charge(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Glorious Charge: impact attacks at +1 Clash (CON-SPR-11)."""
    if holder == who and blow is not None and blow.kind == "impact":
        yield Part(1, "CON-SPR-11", "glorious_charge")


@modifies(DEFENSE)
def brutal_impact(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Brutal Impact (X): impact attacks take X off the Defense, less what Hardened spares (CON-SPR-32,
    CON-SPR-23)."""
    if blow is None or blow.kind != "impact":
        return
    if less := max(0, value(g, blow.striker, "brutal_impact") - value(g, who, "hardened")):
        yield Part(-less, "CON-SPR-32", "brutal_impact")


@modifies(IMPACT_BARRED, "loose_formation")
def loose_formation(g: G, holder: str, who: str) -> Iterator[bool]:
    """Loose Formation: no impact attacks (CON-SPR-59)."""
    yield True
