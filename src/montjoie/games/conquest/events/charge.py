"""Charges, reforms in contact, withdrawals: their dice, and those that fail."""

from __future__ import annotations

from typing import Literal

from montjoie.kernel import Notice, PublicEvent, Tally, changes
from montjoie.table.plane import Side


class ChargeDeclared(Notice, frozen=True):
    """A regiment charges an enemy, so far away, on a face (CON-CHG-02, CON-CHG-03)."""

    regiment: str
    target: str
    face: Side
    far: int
    march: int
    bonus: int  # added to March and die
    fixed: int | None  # instead of the die
    rule = "CON-CHG-02"


class ChargeRolled(Notice, frozen=True):
    """The charge die, the best of several, and how far that is with March and bonuses (CON-CHG-04)."""

    regiment: str
    target: str
    die: int
    reach: int
    thrown: tuple[int, ...] = ()
    rule = "CON-CHG-04"


class ChargeFailed(PublicEvent, frozen=True):
    """A charge falls short, or its path is blocked (CON-CHG-05, CON-CHG-10)."""

    regiment: str
    target: str = ""
    why: Literal["short", "blocked", "askew"] = "short"
    far: int = 0
    reach: int = 0
    by: tuple[str, ...] = ()  # the enemies in the way
    rule = "CON-CHG-05"
    writes = changes("regiments.regiment.memory", spent=True)  # its remaining actions (CON-CHG-23)


class ResolveRolled(Notice, frozen=True):
    """A Resolve roll of a whole regiment (CON-RUL-71)."""

    regiment: str
    die: int
    resolve: int
    passed: bool
    why: str = ""  # the action, or the rule, that asks for it
    need: Tally | None = None  # the Resolve, with its parts
    rule = "CON-RUL-71"


class WoundsDiced(Notice, frozen=True):
    """A die says how many wounds a regiment suffers (CON-WDR-03)."""

    regiment: str
    die: int
    wounds: int
    times: int = 1  # for each stand in contact
    rule = "CON-WDR-03"
