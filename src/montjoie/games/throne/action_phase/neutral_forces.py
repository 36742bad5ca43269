"""Neutral forces: entering an area they hold, with enough strength and without a battle (THR-NEU)."""

from __future__ import annotations

from collections.abc import Mapping

from montjoie.games.throne.battle.strength import in_the_open, strength, strengths
from montjoie.games.throne.battle.support import ATTACKER, SIDES, DeclareSupport, Fight, supporters
from montjoie.games.throne.control import leave_token
from montjoie.games.throne.events import EntryBegan, Marched, NeutralHeld, NeutralRemoved
from montjoie.games.throne.state import Army, G, Units
from montjoie.games.throne.victory import check_victory
from montjoie.kernel import Step


class NeutralEntry(Fight, frozen=True, kw_only=True):
    """Units of a march try to enter: support, then the comparison. No cards, no Blade, no casualties and
    no retreat (THR-NEU-04, THR-RUL-28). Units of absent houses are forces like the printed ones, at sea
    too (THR-PLR-03), and stand idle until entered (THR-PLR-09)."""

    units: Units
    leaves_token: bool = False  # wanted with the march, left if the entry empties the area (THR-RUL-55)
    stages = ("begin", "support", "enter")
    audience = in_the_open
    scene = True

    def army(self, g: G, side: str) -> Army:
        """The units that wait to enter (THR-RUL-33); a force is no army of a house (THR-PLR-09)."""
        return Army(self.attacker, self.units) if side == ATTACKER else Army("")

    def begin(self, g: G) -> None:
        """THR-NEU-02: it is said what enters, and against how much."""
        force = g.state.neutrals[self.area].strength
        g.emit(EntryBegan(self.attacker, self.area, self.origin, self.units, self.march, force))

    def support(self, g: G) -> None:
        """THR-NEU-03: houses willing to help declare their support, under the normal rules."""
        g.do(DeclareSupport())

    def enter(self, g: G) -> Step:
        """THR-NEU-02: units, March modifier and support must reach the force; all units entering count
        together (THR-NEU-07). If they fall short they stay, and the order is spent (THR-NEU-06)."""
        decided = self.but(strength=strengths(g, self))
        reached, force = (decided.strength[side] for side in SIDES)
        needed = force.total
        if reached.total < needed:
            g.emit(NeutralHeld(self.area, self.attacker, reached, needed), "THR-NEU-06")
            return decided
        g.emit(NeutralRemoved(self.area, self.attacker, reached, needed), "THR-NEU-05")
        by_ship = self.area not in g.content.neighbours[self.origin]
        g.emit(Marched(self.attacker, self.origin, self.area, self.units, by_ship=by_ship), "THR-NEU-02")
        if self.leaves_token:
            leave_token(g, self.attacker, self.origin)
        check_victory(g)
        return decided


def utmost(g: G, entry: NeutralEntry, others: Mapping[str, Units]) -> int:
    """The strength an entry can reach with every eligible support (THR-RUL-33), Rains of Autumn included
    (THR-RUL-34), once the other units of the march have moved: they may join an area that supports
    (THR-RUL-56)."""
    then = g.clone() if others else g
    for area, units in others.items():
        then.emit(Marched(entry.attacker, entry.origin, area, units))
    willing = {area: ATTACKER for areas in supporters(then, entry.area).values() for area in areas}
    return strength(then, entry.but(supports=willing), ATTACKER).total
