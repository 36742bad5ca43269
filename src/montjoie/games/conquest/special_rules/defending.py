"""Special rules of who is struck: Defense, what is rolled again or saved, hits in answer (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.dice import SIX, Answering, Blow, Reroll
from montjoie.games.conquest.profiles import has, value
from montjoie.games.conquest.queries import ANSWERED, DEFENSE, DEFENSE_REROLLS, DEFENSE_SAVED
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, modifies


@modifies(DEFENSE, "shield")
def shield(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Shield: +1 Defense against hits from the front, not in a garrison; Linebreaker ignores it (CON-SPR-06,
    CON-SPR-08)."""
    if blow is None or blow.arc != "front" or _broken_through(g, blow) or _sheltered(g, blow):
        return
    if blow.kind != "duel" or holder == who:
        yield Part(1, "CON-SPR-06", "shield")


@modifies(DEFENSE, "phalanx")
def phalanx(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Phalanx: +1 Defense against hits from the front, not in Duels (CON-SPR-46)."""
    if blow is not None and blow.arc == "front" and blow.kind != "duel":
        yield Part(1, "CON-SPR-46", "phalanx")


def _broken_through(g: G, blow: Blow) -> bool:
    return blow.kind in ("clash", "duel", "impact") and has(g, blow.striker, "linebreaker")


def _sheltered(g: G, blow: Blow) -> bool:
    row = g.state.regiments.get(blow.target)
    return row is not None and row.where == "garrison"


@modifies(DEFENSE_REROLLS, "untouchable")
def untouchable(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Untouchable: failed Defense rolls of 6 again (CON-SPR-38)."""
    if blow.kind != "duel" or holder == who:
        yield Reroll("failures", "CON-SPR-38", "untouchable", (SIX,))


@modifies(DEFENSE_SAVED, "tenacious")
def tenacious(g: G, holder: str, who: str, blow: Blow) -> Iterator[int]:
    """Tenacious: one failed die of each Defense roll is saved, or X (CON-SPR-55, CON-RUL-04)."""
    if blow.kind != "duel" or holder == who:
        yield max(1, value(g, holder, "tenacious"))


@modifies(ANSWERED, "counter_attack")
def counter_attack(g: G, holder: str, who: str, blow: Blow) -> Iterator[Answering]:
    """Counter-Attack: each Defense roll of 1 against a Clash hits the attacker (CON-SPR-14)."""
    if holder == who and blow.kind in ("clash", "duel"):
        yield Answering("CON-SPR-14", "counter_attack", 1)


@modifies(ANSWERED, "lethal_demise")
def lethal_demise(g: G, holder: str, who: str, blow: Blow) -> Iterator[Answering]:
    """Lethal Demise: each wound that an enemy in contact inflicts hits it back (CON-SPR-42)."""
    if holder == who and blow.kind in ("clash", "impact"):
        yield Answering("CON-SPR-42", "lethal_demise")
