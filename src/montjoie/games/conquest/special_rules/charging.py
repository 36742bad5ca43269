"""Special rules of charges and their impact (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.profiles import value
from montjoie.games.conquest.queries import CHARGED, CLASH, DEFENSE, IMPACT_BARRED
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.dice import Blow
from montjoie.kernel import Part, Step, modifies


@modifies(CHARGED, "shock")
def shock(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
    """Shock: after a successful charge +1 Clash until the end of the round (CON-SPR-10)."""
    yield lasting.Begin(row=Lasting(str(CLASH), "shock", (who,), "round", 1), rule="CON-SPR-10")


@modifies(CHARGED, "glorious_charge")
def terror(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
    """Glorious Charge: Terrifying (1) until the end of the round (CON-SPR-11)."""
    row = Lasting(lasting.RULE, "glorious_charge", (who,), "round", 1, thing="terrifying")
    yield lasting.Begin(row=row, rule="CON-SPR-11")


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
