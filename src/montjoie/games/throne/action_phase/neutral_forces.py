"""Neutral forces: entering an area they hold, with enough strength and without a battle (THR-NEU)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from montjoie.games.throne.battle.strength import strength
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, DeclareSupport, Fight, supporters
from montjoie.games.throne.control import leave_token
from montjoie.games.throne.events import Marched, NeutralHeld, NeutralRemoved
from montjoie.games.throne.state import G, Units
from montjoie.games.throne.victory import check_victory
from montjoie.kernel import Part, Tally


def in_the_open(g: G, entry: NeutralEntry, seat: str | None) -> dict[str, Any]:
    """All see an entry, the strength it has reached with its parts, and the force it needs (THR-NEU-02)."""
    there = g.state.neutrals.get(entry.area)  # gone once the units have entered
    force = there.strength if there else 0
    needed = Tally(force, (Part(force, "THR-NEU-02", "neutral_force", "base"),))
    reached = strength(g, entry, ATTACKER, entry.units)
    return asdict(entry) | {"strength": {ATTACKER: reached, DEFENDER: needed}}


class NeutralEntry(Fight, frozen=True, kw_only=True):
    """Units of a march try to enter: support, then the comparison. No cards, no Blade, no casualties and
    no retreat (THR-NEU-04, THR-RUL-28). Units of absent houses are forces like the printed ones, at sea
    too (THR-PLR-03), and stand idle until entered (THR-PLR-09)."""

    units: Units
    leaves_token: bool = False  # wanted with the march, left if the entry empties the area (THR-RUL-55)
    stages = ("support", "enter")
    audience = in_the_open

    def support(self, g: G) -> None:
        """THR-NEU-03: houses willing to help declare their support, under the normal rules."""
        g.do(DeclareSupport())

    def enter(self, g: G) -> None:
        """THR-NEU-02: units, March modifier and support must reach the force; all units entering count
        together (THR-NEU-07). If they fall short they stay, and the order is spent (THR-NEU-06)."""
        reached, needed = strength(g, self, ATTACKER, self.units).total, g.state.neutrals[self.area].strength
        if reached < needed:
            g.emit(NeutralHeld(self.area, self.attacker, reached, needed), "THR-NEU-06")
            return
        g.emit(NeutralRemoved(self.area, self.attacker), "THR-NEU-05")
        g.emit(Marched(self.attacker, self.origin, self.area, self.units), "THR-NEU-02")
        if self.leaves_token:
            leave_token(g, self.attacker, self.origin)
        check_victory(g)


def utmost(g: G, entry: NeutralEntry, others: Mapping[str, Units]) -> int:
    """The strength an entry can reach with every eligible support (THR-RUL-33), Rains of Autumn included
    (THR-RUL-34), once the other units of the march have moved: they may join an area that supports
    (THR-RUL-56)."""
    then = g.clone() if others else g
    for area, units in others.items():
        then.emit(Marched(entry.attacker, entry.origin, area, units))
    willing = {area: ATTACKER for areas in supporters(then, entry.area).values() for area in areas}
    return strength(then, entry.but(supports=willing), ATTACKER, entry.units).total
