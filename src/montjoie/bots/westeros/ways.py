"""How far it is to somewhere on foot or on horse: distances over the ground, units left out."""

from __future__ import annotations

from heapq import heappop, heappush

from montjoie.bots.westeros.scales import NEARER
from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.battlefield.terrain import entering
from montjoie.games.westeros.state import G, Unit
from montjoie.kernel import derived_from

Shares = dict[str, float]  # by hex: what is left of a prize so far away from it
Lie = tuple[tuple[str, str, str, bool], ...]
KEPT = 16  # grounds: those of a few matches side by side
MOST = 1_000  # prizes on each: enemies are prey wherever they go


@derived_from("ground")
def lie(g: G) -> Lie:
    """The ground as units move over it: fires do not count."""
    return tuple((hex, here.terrain, here.overlay, here.devastated) for hex, here in g.state.ground.items())


class Ways:
    """The shares of every prize asked for so far, on each ground that was seen lately."""

    def __init__(self) -> None:
        self.ground: Lie | None = None
        self.known: dict[object, dict[str, Shares]] = {}
        self.kept: dict[Lie, dict[object, dict[str, Shares]]] = {}

    def shares(
        self, g: G, walkers: dict[str, Unit], goals: tuple[str, ...], beside: bool = False
    ) -> dict[str, Shares]:
        """How near each hex is to the nearest of some hexes, or to a hex beside one; for each class of units
        of a House, of which one is given."""
        if (ground := lie(g)) is not self.ground:
            if len(self.kept) == KEPT and ground not in self.kept:
                self.kept.clear()
            self.ground, self.known = ground, self.kept.setdefault(ground, {})
        key = (g.state.course.plan, tuple((kind, row.house) for kind, row in walkers.items()), goals, beside)
        found = self.known.get(key)
        if found is None:
            if len(self.known) == MOST:
                self.known.clear()
            self.known[key] = found = {kind: spread(g, row, goals, beside) for kind, row in walkers.items()}
        return found


def spread(g: G, row: Unit, goals: tuple[str, ...], beside: bool) -> Shares:
    """Dijkstra from the goals outwards; a hex that stops a unit counts twice."""
    near = board(g).neighbours
    starts = {hex for goal in goals for hex in near[goal]} if beside else set(goals)
    far = dict.fromkeys(starts, 0)
    heap = [(0, hex) for hex in sorted(starts)]
    while heap:
        done, hex = heappop(heap)
        if done > far[hex]:
            continue
        how = entering(g, row, hex)
        if how == "impassable" and hex not in goals:
            continue
        step = done + (2 if how == "stop" else 1)
        for other in near[hex]:
            if step < far.get(other, 999):
                far[other] = step
                heappush(heap, (step, other))
    return {hex: NEARER**steps for hex, steps in far.items()}
