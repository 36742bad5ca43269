"""Units without room at deployment: they are placed later, as their activation (FIG-SET-12, FIG-RUL-33)."""

from __future__ import annotations

from montjoie.games.figurines.events import Counted, RoomLacking, UnitPlaced
from montjoie.games.figurines.setup.standing import stand
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, PublicStep, Question, ask


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
