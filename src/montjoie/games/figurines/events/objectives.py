"""Objectives, Victory Points, and what missions and modes count."""

from __future__ import annotations

from montjoie.games.figurines.state import Field
from montjoie.kernel import HIDDEN, Its, Notice, Part, PublicEvent, change, changes

TOLD = ("late", "hostage")  # counts that are news; the others are told by what they lead to


class ObjectiveClaimed(PublicEvent, frozen=True):
    """A unit claims an objective token (FIG-OBJ-01), and takes it along where the mode says so."""

    objective: str
    unit: str
    carried: bool = False
    player: str = ""  # its owner
    card: str | None = None  # the Objective card with the token
    lost_by: str | None = None  # the unit that claimed it before
    rule = "FIG-OBJ-01"

    def apply(self, state: Field) -> None:
        """The claim stands while the unit covers it; a carried token is on the tray."""
        change(state.objectives, self.objective, claimed=self.unit)
        if self.carried:
            for name, unit in state.units.items():
                if unit.carries == self.objective:
                    change(state.units, name, carries="")
            change(state.units, self.unit, carries=self.objective)


class ObjectiveLost(PublicEvent, frozen=True):
    """A unit no longer covers the token it claimed (FIG-OBJ-02)."""

    objective: str
    unit: str
    why: str = "moved"  # or lost: the unit has left the table
    rule = "FIG-OBJ-02"
    writes = changes("objectives.objective", claimed="")


class ObjectiveAimed(PublicEvent, frozen=True):
    """An objective silences an NCU (FIG-DAN-09)."""

    objective: str
    ncu: str
    player: str = ""  # who chose it
    card: str | None = None
    rule = "FIG-DAN-09"
    writes = changes("objectives.objective", target=Its("ncu"))


class VpGained(PublicEvent, frozen=True):
    """A team gains Victory Points (FIG-VIC-08, FIG-MUL-05)."""

    player: str
    vp: int
    reason: str  # a mission, or a message about it
    unit: str | None = None  # the unit destroyed, or the one that controls the objective
    objective: str | None = None
    parts: tuple[Part, ...] = ()  # of what the objective gives
    score: dict[str, int] = {}  # Victory Points by player, from now on
    rule = "FIG-VIC-01"

    def apply(self, state: Field) -> None:
        """They are never lost; partners share them."""
        team = state.players[self.player].team
        for name, row in state.players.items():
            if row.team == team:
                change(state.players, name, vp=row.vp + self.vp)


class PlayerEliminated(PublicEvent, frozen=True):
    """A player has no Combat Unit left (FIG-VIC-06, FIG-MUL-10, FIG-RUL-63)."""

    player: str
    score: dict[str, int] = {}
    rule = "FIG-VIC-06"

    def apply(self, state: Field) -> None:
        """The NCUs leave the board; attached cards and influences go."""
        change(state.players, self.player, eliminated=True)
        gone = [name for name, row in state.ncus.items() if row.owner == self.player]
        for name in gone:
            change(state.ncus, name, zone="", activated=True)
        for name, row in state.units.items():
            if any(ncu in gone for ncu in row.influences):
                change(state.units, name, influences=tuple(n for n in row.influences if n not in gone))
        for name in [n for n, row in state.attached.items() if row.owner == self.player]:
            del state.attached[name]


class PointsCompared(Notice, frozen=True):
    """Sides with equal VP compare the points of their units on the table (FIG-VIC-05, FIG-VIC-07)."""

    points: dict[str, int]  # by player
    rule = "FIG-VIC-07"


class Counted(PublicEvent, frozen=True):
    """Something missions or modes count happened, to a unit or player where `of` names one."""

    what: str
    n: int
    of: str = ""
    rule = "FIG-WIN-03"
    audience = lambda g, event, seat: event if event.what in TOLD and event.n else None  # noqa: E731

    def apply(self, state: Field) -> None:
        """The new count; 0 takes it off the table."""
        key = f"{self.what}/{self.of}" if self.of else self.what
        if self.n:
            state.tally[key] = self.n
        else:
            state.tally.pop(key, None)


class CountsCleared(PublicEvent, frozen=True):
    """A round begins: what missions count begins anew."""

    counts: tuple[str, ...]
    rule = "FIG-WIN-03"
    audience = HIDDEN  # it is told by what it leads to

    def apply(self, state: Field) -> None:
        for count in self.counts:
            state.tally.pop(count, None)
