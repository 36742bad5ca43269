"""Units: mustered, moved, routed, lost."""

from __future__ import annotations

from typing import Literal

from montjoie.games.throne.state import NONE, Army, Table, Units
from montjoie.kernel import Notice, PublicEvent, Tally, change, removes


def _put(armies: dict[str, Army], area: str, army: Army) -> None:
    """Write an army, or take the row away when nobody is left."""
    if army.size:
        armies[area] = army
    else:
        armies.pop(area, None)


def _join(table: Table, area: str, house: str, ready: Units = NONE, routed: Units = NONE) -> None:
    there = table.armies.get(area) or Army(house)
    table.armies[area] = Army(house, there.ready + ready, there.routed + routed)


def _leave(armies: dict[str, Army], area: str, ready: Units = NONE, routed: Units = NONE) -> None:
    there = armies[area]
    _put(armies, area, Army(there.house, there.ready - ready, there.routed - routed))


class MusterBegan(Notice, frozen=True):
    """A house musters: the points of its areas."""

    house: str
    points: Tally
    rule = "THR-MUS-02"
    heads = True


class MusterEnded(Notice, frozen=True):
    """A house has mustered; points that are left are lost."""

    house: str
    left: int
    rule = "THR-MUS-04"


class UnitMustered(PublicEvent, frozen=True):
    """A house places a new unit, with the points of an area, which has so many left then."""

    house: str
    kind: str
    area: str
    by: str
    cost: int
    left: int
    rule = "THR-MUS-01"

    def apply(self, state: Table) -> None:
        """From the pool to the board."""
        _join(state, self.area, self.house, Units(**{self.kind: 1}))


class FootmanUpgraded(PublicEvent, frozen=True):
    """A footman is replaced by a knight, routed if the footman was: for muster points, or by Renly."""

    house: str
    area: str
    routed: bool = False
    cost: int = 0
    left: int = 0
    rule = "THR-MUS-07"

    def apply(self, state: Table) -> None:
        """The footman returns to the pool."""
        armies = state.armies
        army, upgrade = armies[self.area], Units(footman=-1, knight=1)
        if self.routed:
            change(armies, self.area, routed=army.routed + upgrade)
        else:
            change(armies, self.area, ready=army.ready + upgrade)


class UnitsLost(PublicEvent, frozen=True):
    """Units leave the board for the pool of their house."""

    house: str
    area: str
    cause: Literal["casualties", "card", "routed", "no_refuge", "hunger", "supply", "wildlings"]
    ready: Units = NONE
    routed: Units = NONE
    attacking: bool = False
    rule = "THR-CAS-02"

    def apply(self, state: Table) -> None:
        """Gone; the area may be empty now."""
        _leave(state.attackers if self.attacking else state.armies, self.area, self.ready, self.routed)


class Marched(PublicEvent, frozen=True):
    """Units move to an area; `attack` where another house stands there, `by_ship` where they sail."""

    house: str
    origin: str
    to: str
    units: Units
    attack: bool = False
    by_ship: bool = False
    rule = "THR-MAR-02"

    def apply(self, state: Table) -> None:
        """Out of one area, into the other; attackers stand apart until the battle is over."""
        _leave(state.armies, self.origin, self.units)
        if self.attack:
            state.attackers[self.to] = Army(self.house, self.units)
        else:
            _join(state, self.to, self.house, self.units)


class AttackersSettled(PublicEvent, frozen=True):
    """The attackers have won and now hold the area."""

    house: str
    area: str
    rule = "THR-BAT-11"

    def apply(self, state: Table) -> None:
        """The attackers stand alone."""
        army = state.attackers.pop(self.area)
        _join(state, self.area, army.house, army.ready, army.routed)


class Retreated(PublicEvent, frozen=True):
    """Beaten units leave the embattled area and are routed."""

    house: str
    origin: str
    to: str
    units: Units
    attacking: bool = False
    rule = "THR-RET-11"

    def apply(self, state: Table) -> None:
        """Only ready units retreat; in the new area they lie down."""
        _leave(state.attackers if self.attacking else state.armies, self.origin, self.units)
        _join(state, self.to, self.house, routed=self.units)


class RoutedRecovered(PublicEvent, frozen=True):
    """All routed units stand up again."""

    areas: tuple[str, ...]
    rule = "THR-ROU-07"

    def apply(self, state: Table) -> None:
        """Ready again."""
        for area in self.areas:
            army = state.armies[area]
            state.armies[area] = Army(army.house, army.units)


class EntryBegan(Notice, frozen=True):
    """Units of a march try to enter the area of a neutral force."""

    house: str
    area: str
    origin: str
    units: Units
    march: str
    needed: int
    rule = "THR-NEU-02"
    heads = True


class NeutralRemoved(PublicEvent, frozen=True):
    """A neutral force is gone for good."""

    area: str
    house: str
    strength: Tally
    needed: int
    rule = "THR-NEU-05"
    writes = removes("neutrals.area")


class NeutralHeld(Notice, frozen=True):
    """A neutral force was too strong: the units stay where they were."""

    area: str
    house: str
    strength: Tally
    needed: int
    rule = "THR-NEU-06"
