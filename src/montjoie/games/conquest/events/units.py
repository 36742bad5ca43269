"""Regiments and characters as they act, move and hold on."""

from __future__ import annotations

from typing import Literal

from montjoie.games.conquest.state import Battlefield, Lasting, Pose, note, put, remember
from montjoie.kernel import Notice, PublicEvent, RowBegun, RowsEnded, change, unfolded
from montjoie.kernel.audiences import PUBLIC

SIDEWAYS = (9_000, 27_000)  # facing in from a side edge (CON-RZL-08)
Manner = Literal["entry", "march", "reform", "charge", "failed_charge", "push", "wheel", "withdraw"]


class Activated(PublicEvent, frozen=True):
    """A regiment or a character whose card was drawn acts now (CON-ACT-02)."""

    unit: str
    rule = "CON-ACT-02"

    def apply(self, state: Battlefield) -> None:
        """Once a round (CON-ACT-08)."""
        if self.unit in state.regiments:
            remember(state, self.unit, activated=True)
        else:
            change(state.characters, self.unit, activated=True)


class ActionTaken(PublicEvent, frozen=True):
    """A regiment or a character performs an action (CON-ACT-06, CON-ACT-07)."""

    unit: str
    action: str
    rule = "CON-ACT-06"

    def apply(self, state: Battlefield) -> None:
        """It may not do it again this round, but for marching (CON-ACT-07)."""
        if self.unit in state.regiments:
            remember(state, self.unit, actions=(*state.regiments[self.unit].memory.actions, self.action))
        else:
            change(state.characters, self.unit, acted=True)


class Passed(Notice, frozen=True):
    """A regiment or a character does nothing more (CON-ACT-10, CON-PAS-01)."""

    unit: str
    rule = "CON-PAS-01"


class RegimentMoved(PublicEvent, frozen=True):
    """A regiment comes to a place, in a formation; `far` is the distance it used."""

    regiment: str
    pose: Pose
    manner: Manner
    far: int
    rule = "CON-MAR-01"

    def apply(self, state: Battlefield) -> None:
        """It stands there."""
        pose = self.pose
        put(state, self.regiment, pose, where="table")
        if self.manner == "entry":
            remember(state, self.regiment, arrived=True)
            if pose.facing in SIDEWAYS:
                note(state, self.regiment, "side_entry")


class EntryFailed(PublicEvent, frozen=True):
    """A regiment finds no way onto the table, and goes back to reinforcements (CON-RZL-14)."""

    regiment: str
    rule = "CON-RZL-14"

    def apply(self, state: Battlefield) -> None:
        """Next round it counts as having passed its roll."""
        change(state.regiments, self.regiment, where="reinforcements", returning=True)


class Rallied(PublicEvent, frozen=True):
    """A regiment is no longer Broken (CON-RLY-01, CON-BRK-02)."""

    regiment: str
    rule = "CON-RLY-01"

    def apply(self, state: Battlefield) -> None:
        """What it has lost this round stays lost (CON-RUL-23)."""
        change(state.regiments, self.regiment, broken=False, baseline=0)
        remember(state, self.regiment, since_broken=0)


class LastingBegun(RowBegun, frozen=True):
    """A bonus, a special rule or another effect begins to hold (CON-ACT-09, CON-MAG-12)."""

    row: Lasting
    rule = "CON-ACT-09"
    audience = unfolded


class LastingEnded(RowsEnded, frozen=True):
    """Effects are over."""

    sources: tuple[str, ...]
    rule = "CON-ACT-09"
    audience = PUBLIC
