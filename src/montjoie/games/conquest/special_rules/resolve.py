"""Special rules of Resolve and morale (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.actions.rally import Rally
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import answers, has, value
from montjoie.games.conquest.queries import (
    ACTIVATION_BEGAN,
    MORALE_SAVED,
    MORALE_SHARE,
    ORDERLY,
    RESOLVE,
    UNAFRAID,
    UNBREAKABLE,
)
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, Step, modifies


@modifies(RESOLVE)
def terrifying(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Terrifying (X): -X Resolve in morale tests against wounds of who has it; the brave and the fearless
    ignore it (CON-SPR-56, CON-SPR-07, CON-SPR-51)."""
    if blow is None or has(g, who, "bravery") or has(g, who, "fearless"):
        return
    if any(answers(g, UNAFRAID, who)):
        return
    if fear := value(g, blow.attacker, "terrifying"):
        yield Part(-fear, "CON-SPR-56", "terrifying")


@modifies(MORALE_SAVED, "indomitable")
def indomitable(g: G, holder: str, who: str, blow: Blow) -> Iterator[int]:
    """Indomitable: one failed die of a morale test, or X, counts as passed (CON-SPR-35, CON-RUL-04)."""
    if blow.kind != "duel" or holder == who:
        yield max(1, value(g, holder, "indomitable"))


@modifies(ORDERLY, "indomitable")
def in_order(g: G, holder: str, who: str) -> Iterator[bool]:
    """Indomitable: Combat Reforms and Withdrawals are always orderly (CON-SPR-35)."""
    yield True


@modifies(MORALE_SHARE, "oblivious")
def oblivious(g: G, holder: str, who: str, blow: Blow) -> Iterator[int]:
    """Oblivious: one wound for two failed morale tests (CON-SPR-34)."""
    if blow.kind != "duel" or holder == who:
        yield 2


@modifies(UNBREAKABLE, "dauntless")
def dauntless(g: G, holder: str, who: str) -> Iterator[bool]:
    """Dauntless: never Broken (CON-SPR-18)."""
    if holder == who:
        yield True


@modifies(ACTIVATION_BEGAN, "bravery")
def bravery(g: G, holder: str, who: str) -> Iterator[Step]:
    """Bravery: Broken is removed as its activation begins (CON-SPR-07)."""
    if g.state.regiments[who].broken:
        yield Rally(regiment=who)
