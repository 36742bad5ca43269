"""Units that come onto the table later: from Reserve (FIG-CLA, FIG-STO), or for want of room (FIG-SET-12,
FIG-RUL-33).
"""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import Counted, RoomLacking, UnitPlaced, UnitReserved
from montjoie.games.figurines.setup.standing import stand
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, PublicStep, Question, ask


def hold(g: G, unit: str, rule: str) -> None:
    """A unit waits in Reserve instead of being deployed."""
    g.emit(UnitReserved(unit, g.state.units[unit].owner), rule)
    g.emit(Counted("held", 1, unit), rule)


def waiting(g: G, player: str) -> Iterator[str]:
    """The units a player has in Reserve."""
    return (name for name, row in g.state.units.items() if row.owner == player and row.where == "reserve")


def wait(g: G, unit: str) -> None:
    """There is no room for it now."""
    g.emit(Counted("late", 1, unit), "FIG-SET-12")


def waits(g: G, unit: str) -> bool:
    """Whether a unit still waits for room in its zone."""
    return bool(g.state.tally.get(f"late/{unit}"))


class ArriveLate(PublicStep, frozen=True):
    """The owner places the unit in the deployment zone; without room it waits on (FIG-SET-12)."""

    unit: str
    stages = ("place", "wait_on")

    @ask
    def place(self, g: G) -> Question | None:
        """Anywhere in the zone, as at deployment, but an inch from enemies."""
        space = stand(g, self.unit)
        if not space.has_room(g):
            return None
        return Question(g.state.units[self.unit].owner, space, "FIG-SET-12")

    @place.chosen
    def placed(self, g: G, seat: str, at: Answer) -> None:
        g.emit(Counted("late", 0, self.unit), "FIG-SET-12")
        there = (at["x"], at["y"], at["facing"])
        g.emit(UnitPlaced(self.unit, *there, activated=True, player=seat, how="late"), "FIG-SET-12")

    def wait_on(self, g: G) -> None:
        """Where there was no room, everybody is told."""
        if waits(g, self.unit):
            g.emit(RoomLacking(self.unit))
