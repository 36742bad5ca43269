"""Moves, dice, attacks and tests."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from montjoie.kernel import Notice, Part, PublicEvent, changes


class Place(Struct, frozen=True):
    """A place on the table."""

    x: int
    y: int
    facing: int


class UnitMoved(PublicEvent, frozen=True):
    """A tray is at another place, or looks another way: by which move, how far, how near the enemy now."""

    unit: str
    x: int
    y: int
    facing: int
    move: str  # maneuver, march, retreat, charge, align, shift, pivot, push
    origin: Place | None = None  # where it stood
    first: int = 0  # degrees it turns before it goes, to the left or to the right
    first_side: str = "right"
    way: str = "forward"  # or backward, left, right
    far: int = 0  # thousandths of an inch
    last: int = 0  # degrees it turns where it has come to
    last_side: str = "right"
    enemy: str | None = None  # the nearest one now
    near: int = 0  # how far that one is
    cause: str | None = None  # the effect that moves it
    rule = "FIG-MOV-03"
    writes = changes("units.unit", "x", "y", "facing")


class ChargeDeclared(Notice, frozen=True):
    """A unit charges another (FIG-CHG-01)."""

    unit: str
    target: str
    arc: str
    far: int = 0  # thousandths of an inch between the two trays
    speed: int = 0
    rule = "FIG-CHG-01"
    heads = True


class ChargeEnded(Notice, frozen=True):
    """A charge met its target or not (FIG-CHG-08)."""

    unit: str
    target: str
    successful: bool
    disorderly: bool
    die: int = 0  # the one that counts
    shown: int | None = None  # what it shows, where an effect makes something else of it
    speed: int = 0
    reach: int = 0  # both together
    far: int | None = None  # thousandths of an inch to the target, where a straight way leads there
    rule = "FIG-CHG-08"


class Rolled(Notice, frozen=True):
    """Dice were rolled: what for, by whom, the faces; what each must reach, and how many do."""

    purpose: str
    player: str
    dice: tuple[int, ...]
    unit: str | None = None
    sides: int = 6
    need: int = 0  # at least this, by each die or by all together; 0 where nothing is needed
    number: tuple[Part, ...] = ()  # why so many dice
    parts: tuple[Part, ...] = ()  # what is added to each die, or to their sum
    made: int = 0  # hits, or hits blocked; or what the dice come to with what is added
    ranks: int = 0  # of the attacker
    plus: int = 0  # added to what the die shows
    critical: bool = False  # whether a 6 counts twice
    rule = "FIG-GLO-11"


class AttackBoosted(Notice, frozen=True):
    """An effect changes an attack: what it gains, and what counts more or less in it."""

    unit: str  # the attacker
    gains: tuple[str, ...] = ()  # keywords, and what else holds for it
    parts: tuple[Part, ...] = ()
    cause: str | None = None
    rule = "FIG-CRD-05"


class DiceRerolled(Notice, frozen=True):
    """Some dice were rolled again; only the last result counts (FIG-RRL-03)."""

    purpose: str
    player: str
    places: tuple[int, ...]
    dice: tuple[int, ...]
    source: str = ""
    before: tuple[int, ...] = ()  # what they showed
    unit: str = ""  # whose dice they are
    made: int = 0  # hits, or hits blocked, of the whole roll now
    forced: bool = False  # another player rolls them
    rule = "FIG-RRL-03"


class AttackMade(Notice, frozen=True):
    """A unit attacks another with one of its attacks (FIG-RES-01)."""

    unit: str
    target: str
    attack: str
    arc: str
    kind: str = "melee"
    far: int = 0  # thousandths of an inch between the two trays
    rule = "FIG-RES-01"
    heads = True


class HitsSettled(Notice, frozen=True):
    """How many hits an attack made, how many were blocked, what they cost (FIG-RES-02, FIG-RES-04,
    FIG-RES-06)."""

    unit: str
    hits: int
    blocked: int
    automatic: int = 0  # of the hits
    undiced: int = 0  # of the hits blocked: without a die
    extra: int = 0  # wounds that effects add
    per_wound: int = 1  # hits it takes for a wound
    wounds: int = 0
    saved: bool = True  # whether the unit was allowed saves (FIG-RES-15)
    cause: str | None = None
    rule = "FIG-RES-06"


class TestSettled(Notice, frozen=True):
    """A unit passes the test it takes by an effect, whatever the dice show."""

    unit: str
    cause: str
    rule = "FIG-CRD-05"
    __test__: ClassVar[bool] = False  # not for pytest


class TestTaken(Notice, frozen=True):
    """A unit passed or failed a morale or panic test (FIG-MRL-01, FIG-MRL-02)."""

    unit: str
    kind: str  # morale or panic
    total: int
    needed: int
    passed: bool
    rolled: bool = True  # FIG-RES-07: passed without a roll
    faces: tuple[int, ...] = ()  # the two that count, as they lie at last
    parts: tuple[Part, ...] = ()  # what is added to them
    settled: bool = False  # an effect decides, whatever the dice show
    cause: str | None = None  # what calls for the test
    rule = "FIG-MRL-01"
    __test__: ClassVar[bool] = False  # not for pytest
