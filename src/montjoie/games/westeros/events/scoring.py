"""Morale, points, objectives, fire."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.events.telling import adding
from montjoie.games.westeros.state import Field, Ground
from montjoie.kernel import Its, Notice, PublicEvent, change, changes, places


def _side(event: Any) -> str:
    """The House on whose side of the track the marker stands; none on the start space."""
    return ("lannister" if event.marker > 0 else "stark") if event.marker else "none"


class MoraleShifted(PublicEvent, frozen=True):
    """The morale marker moves in favour of a House (or against it, below 0) to a space of that zone; `cause`
    says why, `source` names the card or ability."""

    house: str
    delta: int
    marker: int
    zone: str = ""
    cause: str = ""
    source: str = ""
    rule = "WES-MOR-01"
    writes = changes("course", "marker")
    audience = adding(
        amount=lambda event: abs(event.delta),
        rises=lambda event: event.delta > 0,
        side=_side,
        space=lambda event: abs(event.marker),
    )


class PointsScored(PublicEvent, frozen=True):
    """A House scores victory points (or loses them, below 0)."""

    house: str
    points: int
    reason: str
    total: int = 0
    things: tuple[str, ...] = ()  # the objectives that pay
    rule = "WES-VIC-02"

    def apply(self, state: Field) -> None:
        """There is no maximum (WES-VIC-01)."""
        change(state.sides, self.house, points=state.sides[self.house].points + self.points)


class ControlTaken(PublicEvent, frozen=True):
    """A House controls an objective."""

    objective: str
    house: str
    hex: str = ""
    unit: str = ""  # the one that stands there
    loser: str = ""  # the House that had control
    rule = "WES-VIC-08"
    writes = changes("objectives.objective", control=Its("house"))


class ControlLost(PublicEvent, frozen=True):
    """Nobody controls an objective any more."""

    objective: str
    hex: str = ""
    loser: str = ""
    rule = "WES-VIC-08"
    writes = changes("objectives.objective", control="")


class FireSpread(Notice, frozen=True):
    """A direction token is drawn for a fire of the highest level; `goal` is the hex there, if there is one,
    and `grows` whether it takes fire."""

    hex: str
    direction: int
    goal: str
    grows: bool
    rule = "WES-FIR-06"


class FireChanged(PublicEvent, frozen=True):
    """The fire level of a hex changes; 0 is out. A `unit` may have put it out."""

    hex: str
    level: int
    before: int = 0
    ground: str = ""
    unit: str = ""
    rule = "WES-FIR-02"
    writes = changes("ground.hex", fire=Its("level"))


class GroundBurnt(PublicEvent, frozen=True):
    """Fire has ruined a hex or the token on it."""

    hex: str
    lost: str  # the terrain or overlay that is gone
    row: Ground
    rule = "WES-FIR-04"
    writes = places("ground.hex")


class Counted(PublicEvent, frozen=True):
    """The plan counts something: tents burnt, rafts sunk."""

    what: str
    total: int
    rule = "WES-GEN-04"

    def apply(self, state: Field) -> None:
        """Kept for scoring."""
        state.tally[self.what] = self.total
