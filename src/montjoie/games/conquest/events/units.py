"""Regiments and characters as they act, move and hold on."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import asdict

from montjoie.games.conquest.state import Battlefield, G, Lasting, Pose, note, put, remember
from montjoie.kernel import Notice, PublicEvent, RowBegun, RowsEnded, change, changes, together, unfolded
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane.compass import point

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
    free: bool = False  # it costs none of the two (CON-ACT-12)
    rule = "CON-ACT-06"
    heads = True

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


class CameToNothing(Notice, frozen=True):
    """What could have happened does not, and why."""

    unit: str
    why: str
    rule = "CON-ACT-06"


def _went(g: G, event: Any, seat: str | None) -> dict[str, Any]:
    """The move with its directions: how far it wheeled and to which side, where it went, as it faced before
    and by the compass, where it faces now."""
    told, now, was = asdict(event), event.pose, event.before or event.pose
    ahead = plane.bearing((was.x, was.y), (now.x, now.y))
    aside = (ahead - was.facing + TURN // 8) % TURN * 4 // TURN if not event.turn else 0
    return told | {
        "far": event.far or round(plane.far((was.x, was.y), (now.x, now.y))),
        "turn": round(abs(event.turn) / 100),
        "side": "right" if event.turn > 0 else "left",
        "aside": ("forward", "right", "backward", "left")[aside],
        "heading": point(ahead),
        "facing": point(now.facing),
        "files": now.files,
        "edge": {0: "south", 9_000: "west", 18_000: "north", 27_000: "east"}.get(now.facing, ""),
    }


class RegimentMoved(PublicEvent, frozen=True):
    """A regiment comes to a place, in a formation; `far` is the distance it used."""

    regiment: str
    pose: Pose
    manner: Manner
    far: int
    before: Pose | None = None
    turn: int = 0  # its wheels in all, in hundredths of a degree
    to: str | None = None  # the enemy it is to meet
    near: str | None = None  # the nearest enemy from there, and how far away he is
    gap: int = 0
    on: tuple[str, ...] = ()  # terrain and objective zones under it
    rule = "CON-MAR-01"
    audience = _went

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
    writes = changes("regiments.regiment", where="reinforcements", returning=True)


class Rallied(PublicEvent, frozen=True):
    """A regiment is no longer Broken (CON-RLY-01, CON-BRK-02)."""

    regiment: str
    rule = "CON-RLY-01"
    writes = together(  # what it has lost this round stays lost (CON-RUL-23)
        changes("regiments.regiment", broken=False, baseline=0),
        changes("regiments.regiment.memory", since_broken=0),
    )


def _begun(g: G, event: Any, seat: str | None) -> dict[str, Any] | None:
    """What is no secret and no mere reminder, by the name of what was chosen, and its source if it has
    another."""
    told, source, thing = unfolded(g, event, seat), event.row.source, event.row.thing
    if thing.endswith("_now"):
        thing = thing.removesuffix("_now").removeprefix(f"{source}_")
    again = told | {"thing": thing, "source": None if thing == source else source}
    return None if event.row.kind == "targeted" else again


class LastingBegun(RowBegun, frozen=True):
    """A bonus, a special rule or another effect begins to hold (CON-ACT-09, CON-MAG-12)."""

    row: Lasting
    rule = "CON-ACT-09"
    audience = _begun


class LastingEnded(RowsEnded, frozen=True):
    """Effects are over."""

    sources: tuple[str, ...]
    until: str = "round"
    rule = "CON-ACT-09"
    # What held for an action or an activation was told to end with it.
    audience = lambda g, event, seat: event if event.sources and event.until == "round" else None  # noqa: E731
