"""Permanent abilities that units of several factions have (chapter 4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.harm.effects import is_enemy, owner
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.queries import ATTACK_DICE, KEYWORDS, MORALE, PANIC_WOUNDS, RANK_BONUS
from montjoie.games.figurines.state import SHORT, G
from montjoie.kernel import Part, modifies


def fights(holder: str, strike: Strike) -> bool:
    """Whether an attack is a melee attack of the unit that has the ability."""
    return strike.attacker == holder and strike.kind == "melee"


@modifies(ATTACK_DICE, "lance")
def lance(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Lance: 3 more dice on the charge (FIG-CRD-06)."""
    if strike.attacker == holder and strike.charging:
        yield Part(3, "FIG-RES-01", "lance")


@modifies(KEYWORDS, "lance")
def lance_keywords(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Lance: Critical Blow and Sundering on the charge."""
    if strike.attacker == holder and strike.charging:
        yield from ("critical_blow", "sundering")


@modifies(KEYWORDS, "crossbow")
def crossbow(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Crossbow: Sundering."""
    if strike.attacker == holder:
        yield "sundering"


@modifies(MORALE, "stalwart")
def stalwart(g: G, holder: str, test: Test) -> Iterator[Part]:
    """Stalwart: +2 to the unit's own morale tests."""
    if test.unit == holder:
        yield Part(2, "FIG-MOD-05", "stalwart")


@modifies(MORALE, "embolden")
def embolden(g: G, holder: str, test: Test) -> Iterator[Part]:
    """Embolden: +1 to the morale tests of other friendly units within Short Range (FIG-GLO-01)."""
    friend = test.unit != holder and not is_enemy(g, owner(g, holder), test.unit)
    if friend and field.near(g, holder, test.unit, SHORT):
        yield Part(1, "FIG-MOD-05", "embolden")


@modifies(RANK_BONUS, "boldness_and_courage")
def boldness(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Boldness and Courage: in melee it rolls dice as if one more rank were left (FIG-CRD-02)."""
    if fights(holder, strike):
        yield Part(1, "FIG-RES-01", "boldness_and_courage")


@modifies(ATTACK_DICE, "boldness_and_courage")
def courage(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Boldness and Courage: at full ranks 2 more dice."""
    if fights(holder, strike) and not units.destroyed_ranks(g, holder):
        yield Part(2, "FIG-RES-01", "boldness_and_courage")


@modifies(PANIC_WOUNDS, "cut_them_down")
def cut_them_down(g: G, holder: str, test: Test) -> Iterator[Part]:
    """Cut Them Down!: an enemy engaged with this unit that fails a panic test suffers 2 more wounds; two such
    units cost it 4 (FIG-RUL-24)."""
    if holder in field.engaged(g, test.unit):
        yield Part(2, "FIG-MRL-02", "cut_them_down")
