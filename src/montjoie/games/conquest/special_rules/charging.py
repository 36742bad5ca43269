"""Special rules of charges and their impact, of free actions and of those taken again (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.clash import Impact
from montjoie.games.conquest.choice import Choice
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import has, members, value
from montjoie.games.conquest.queries import CHARGED, CLASH, FREE, REPEATED, action, of_kind, own
from montjoie.games.conquest.regiments.field import contacts, enemies, within
from montjoie.games.conquest.state import INCH, G
from montjoie.kernel import OneOf, Part, Step, modifies

FAR = 8 * INCH  # from enemies, for the Vanguard


# Shock: after a successful charge +1 Clash until the end of the round (CON-SPR-10).
modifies(CHARGED, "shock").gives(
    lambda g, holder, who, target: lasting.adding(CLASH, 1, "shock", who, "round", "CON-SPR-10")
)
# Glorious Charge: Terrifying (1) until the end of the round, impact attacks at +1 Clash (CON-SPR-11).
modifies(CHARGED, "glorious_charge").gives(
    lasting.grants("terrifying", "glorious_charge", "round", "CON-SPR-11", 1)
)
modifies(CLASH, "glorious_charge").gives(Part(1, "CON-SPR-11", "glorious_charge"), own, of_kind("impact"))


@modifies(queries.DEFENSE)
def brutal_impact(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Brutal Impact (X): impact attacks take X off the Defense, less what Hardened spares (CON-SPR-32,
    CON-SPR-23)."""
    if blow is None or blow.kind != "impact":
        return
    if less := max(0, value(g, blow.striker, "brutal_impact") - value(g, who, "hardened")):
        yield Part(-less, "CON-SPR-32", "brutal_impact")


# Loose Formation: no impact attacks (CON-SPR-59).
modifies(queries.IMPACT_BARRED, "loose_formation").gives(True)


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
        if answer == "strike":
            g.do(Impact(regiment=self.who, target=self.target))


@modifies(queries.ACTION_ENDED, "overrun")
def overrun(g: G, holder: str, who: str, action: str) -> Iterator[Step]:
    """Overrun: at the end of a Charge whose enemy in contact is Broken (CON-SPR-17)."""
    broken = [enemy for enemy in contacts(g, who) if g.state.regiments[enemy].broken]
    if action == "charge" and broken:
        yield Overrun(who=who, target=broken[0])


# Actions that are free, or taken again in a round.


def once_more(g: G, holder: str, who: str, action: str) -> bool:
    """Where it was taken once (CON-ACT-12)."""
    return g.state.regiments[who].memory.actions.count(action) < 2


def undrilled(g: G, holder: str, who: str, *more: object) -> bool:
    """Where its drill was not used yet."""
    return not has(g, who, "drilled")


# Overrun: up to two Charges in one activation (CON-SPR-17, CON-RUL-51).
modifies(REPEATED, "overrun").gives(True, action("charge"), once_more)
# Fluid Formation: a free additional Reform, before the first action or after the others (CON-SPR-28).
modifies(queries.EARLY, "fluid_formation").gives("reform")
modifies(FREE, "fluid_formation").gives("reform")
modifies(REPEATED, "fluid_formation").gives(True, action("reform"), once_more)
# Flawless Drill: once a game a free additional Combat Reform (CON-SPR-41).
modifies(FREE, "flawless_drill").gives("combat_reform", lambda g, holder, who, done: bool(done), undrilled)
modifies(REPEATED, "flawless_drill").gives(True, action("combat_reform"), undrilled)
modifies(queries.FREED, "flawless_drill").gives(
    lasting.grants("drilled", "flawless_drill", "game", "CON-SPR-41"), action("combat_reform")
)
# Vanguard: a free additional March in the activation in which it enters (CON-SPR-03).
modifies(FREE, "vanguard_march").gives("march", own)


@modifies(queries.ENTERED)
def vanguard(g: G, who: str) -> Iterator[Step]:
    """Vanguard: no enemy within 8" of where it enters (CON-SPR-03, CON-RUL-58)."""
    first = any(has(g, each, "vanguard") for each in members(g, who))
    if first and not any(within(g, who, enemy, FAR) for enemy in enemies(g, who)):
        yield lasting.giving("vanguard_march", "vanguard", who, "activation", "CON-SPR-03")
