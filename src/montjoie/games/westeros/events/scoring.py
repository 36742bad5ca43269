"""Morale, points, objectives, fire."""

from __future__ import annotations

from msgspec.structs import replace

from montjoie.games.westeros.state import (
    Field,
    Ground,
)
from montjoie.kernel import PublicEvent, change


class MoraleShifted(PublicEvent, frozen=True):
    """The morale marker moves in favour of a House (or against it, below 0)."""

    house: str
    delta: int
    marker: int
    rule = "WES-MOR-01"

    def apply(self, state: Field) -> None:
        """One marker serves both."""
        state.course = replace(state.course, marker=self.marker)


class PointsScored(PublicEvent, frozen=True):
    """A House scores victory points (or loses them, below 0)."""

    house: str
    points: int
    reason: str
    rule = "WES-VIC-02"

    def apply(self, state: Field) -> None:
        """There is no maximum (WES-VIC-01)."""
        change(state.sides, self.house, points=state.sides[self.house].points + self.points)


class ControlTaken(PublicEvent, frozen=True):
    """A House controls an objective."""

    objective: str
    house: str
    rule = "WES-VIC-08"

    def apply(self, state: Field) -> None:
        """The control marker is exchanged."""
        change(state.objectives, self.objective, control=self.house)


class ControlLost(PublicEvent, frozen=True):
    """Nobody controls an objective any more."""

    objective: str
    rule = "WES-VIC-08"

    def apply(self, state: Field) -> None:
        """The control marker is taken away."""
        change(state.objectives, self.objective, control="")


class FireChanged(PublicEvent, frozen=True):
    """The fire level of a hex changes; 0 is out."""

    hex: str
    level: int
    rule = "WES-FIR-02"

    def apply(self, state: Field) -> None:
        """A token of the new total."""
        change(state.ground, self.hex, fire=self.level)


class GroundBurnt(PublicEvent, frozen=True):
    """Fire has ruined a hex or the token on it."""

    hex: str
    lost: str  # the terrain or overlay that is gone
    row: Ground
    rule = "WES-FIR-04"

    def apply(self, state: Field) -> None:
        """The hex as it is now."""
        state.ground[self.hex] = self.row


class Counted(PublicEvent, frozen=True):
    """The plan counts something: tents burnt, rafts sunk."""

    what: str
    total: int
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """Kept for scoring."""
        state.tally[self.what] = self.total
