"""Moves, dice, attacks and tests."""

from __future__ import annotations

from typing import ClassVar

from montjoie.games.figurines.state import (
    Field,
)
from montjoie.kernel import Notice, PublicEvent, change


class UnitMoved(PublicEvent, frozen=True):
    """A tray is at another place, or looks another way: by which move, from where."""

    unit: str
    x: int
    y: int
    facing: int
    move: str  # maneuver, march, retreat, charge, align, shift, pivot, push
    rule = "FIG-MOV-03"

    def apply(self, state: Field) -> None:
        """It stands there."""
        change(state.units, self.unit, x=self.x, y=self.y, facing=self.facing)


class ChargeDeclared(Notice, frozen=True):
    """A unit charges another (FIG-CHG-01)."""

    unit: str
    target: str
    arc: str
    rule = "FIG-CHG-01"


class ChargeEnded(Notice, frozen=True):
    """A charge met its target or not (FIG-CHG-08)."""

    unit: str
    target: str
    successful: bool
    disorderly: bool
    rule = "FIG-CHG-08"


class Rolled(Notice, frozen=True):
    """Dice were rolled: what for, by whom, the faces; `kept` where not all count."""

    purpose: str
    player: str
    dice: tuple[int, ...]
    unit: str = ""
    sides: int = 6
    rule = "FIG-GLO-11"


class DiceRerolled(Notice, frozen=True):
    """Some dice were rolled again; only the last result counts (FIG-RRL-03)."""

    purpose: str
    player: str
    places: tuple[int, ...]
    dice: tuple[int, ...]
    source: str = ""
    rule = "FIG-RRL-03"


class AttackMade(Notice, frozen=True):
    """A unit attacks another with one of its attacks (FIG-RES-01)."""

    unit: str
    target: str
    attack: str
    arc: str
    rule = "FIG-RES-01"


class HitsSettled(Notice, frozen=True):
    """How many hits an attack made, how many were blocked (FIG-RES-02, FIG-RES-04)."""

    unit: str
    hits: int
    blocked: int
    rule = "FIG-RES-04"


class TestTaken(Notice, frozen=True):
    """A unit passed or failed a morale or panic test (FIG-MRL-01, FIG-MRL-02)."""

    unit: str
    kind: str  # morale or panic
    total: int
    needed: int
    passed: bool
    rolled: bool = True  # FIG-RES-07: passed without a roll
    rule = "FIG-MRL-01"
    __test__: ClassVar[bool] = False  # not for pytest
