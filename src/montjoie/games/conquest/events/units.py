"""Regiments as they act, move, charge, come into contact and into garrisons, and what holds for them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import asdict

from montjoie.games.conquest.queries import CHARACTERISTICS
from montjoie.games.conquest.state import Battlefield, G, Lasting, Pose, contact, note, pair, put, remember
from montjoie.kernel import (
    Notice,
    PublicEvent,
    RowBegun,
    RowsEnded,
    Tally,
    change,
    changes,
    together,
    unfolded,
)
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import Side
from montjoie.table.plane.compass import point

BANES = ("hindered", "out_of_breath", "dishonoured", "has_refused", "before_pikes", "prey", "decay")
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
    tone = "bane" if thing in BANES else "number" if thing in CHARACTERISTICS else "gift"
    again = told | {"thing": thing, "source": None if thing == source else source, "tone": tone}
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


class ContactMade(PublicEvent, frozen=True):
    """Two enemy regiments touch, each with a face; a new face takes the place of the old one."""

    regiment: str
    face: Side
    enemy: str
    enemy_face: Side
    rule = "CON-GEO-19"

    def apply(self, state: Battlefield) -> None:
        """They are engaged (CON-ACT-11). Only a charge makes a new contact (CON-CHG-01): on a flank or rear
        that is a deed."""
        new = pair(self.regiment, self.enemy) not in state.contacts
        if new and self.enemy_face != "front" and not state.regiments[self.enemy].garrison:
            note(state, self.regiment, "flank")
        row = contact(self.regiment, self.enemy, self.face, self.enemy_face)
        state.contacts[pair(self.regiment, self.enemy)] = row


class ContactLost(PublicEvent, frozen=True):
    """Two regiments are no longer in contact (CON-BLK-05)."""

    regiment: str
    enemy: str
    rule = "CON-BLK-05"

    def apply(self, state: Battlefield) -> None:
        del state.contacts[pair(self.regiment, self.enemy)]


def vacate(state: Battlefield, regiment: str) -> None:
    """A regiment leaves its place: out of every contact, and of its garrison."""
    for name, row in list(state.contacts.items()):
        if regiment in (row.one, row.other):
            del state.contacts[name]
    if piece := state.regiments[regiment].garrison:
        change(state.pieces, piece, holder="")
        change(state.regiments, regiment, garrison="")


class GarrisonOccupied(PublicEvent, frozen=True):
    """A regiment is taken off the table and into a garrison, all its stands in one rank (CON-GAR-04,
    CON-GAR-05)."""

    regiment: str
    piece: str
    stands: int
    rule = "CON-GAR-04"

    def apply(self, state: Battlefield) -> None:
        """What it has left of its activation is lost; it may not leave this round (CON-GAR-08)."""
        there, memory = state.pieces[self.piece], state.regiments[self.regiment].memory
        change(state.pieces, self.piece, holder=self.regiment)
        inside = Pose(there.x, there.y, there.facing, self.stands, 0)
        put(state, self.regiment, inside, where="garrison", garrison=self.piece, end="")
        taken = memory.actions if "occupy" in memory.actions else (*memory.actions, "occupy")
        remember(state, self.regiment, actions=taken, spent=memory.activated)


class GarrisonLeft(PublicEvent, frozen=True):
    """A regiment leaves its garrison, and stands before it (CON-GAR-06, CON-GAR-07)."""

    regiment: str
    pose: Pose
    rule = "CON-GAR-06"

    def apply(self, state: Battlefield) -> None:
        """Who had engaged it there has nobody in contact any more (CON-GAR-09); its activation ends."""
        vacate(state, self.regiment)
        put(state, self.regiment, self.pose, where="table")
        remember(state, self.regiment, spent=True)
