"""How far it is to somewhere on foot or on horse: distances over the ground, units left out."""

from __future__ import annotations

from heapq import heappop, heappush

from montjoie.bots.westeros.scales import NEARER
from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.battlefield.terrain import entering, rafts
from montjoie.games.westeros.state import G, Ground, Unit
from montjoie.kernel import derived_from

Shares = dict[str, float]  # by hex: what is left of a prize so far away from it


@derived_from("ground")
def altered(g: G) -> tuple[tuple[str, Ground], ...]:
    """The ground that is not as the plan drew it."""
    return tuple((hex, here) for hex, here in g.state.ground.items() if here.overlay or here.devastated)


class Ways:
    """The shares of every prize asked for so far, kept as long as the ground stays as it is."""

    def __init__(self) -> None:
        self.ground: object = None
        self.known: dict[object, Shares] = {}

    def shares(self, g: G, row: Unit, goals: tuple[str, ...], beside: bool = False) -> Shares:
        """How near each hex is to the nearest of some hexes, or to a hex beside one, for such a unit."""
        ground = altered(g)
        if ground is not self.ground and ground != self.ground:
            self.known = {}
        self.ground = ground
        walker = g.content.unit_cards[row.card].unit_class, rafts(g, row.house)
        key = (g.state.course.plan, walker, goals, beside)
        found = self.known.get(key)
        if found is None:
            self.known[key] = found = spread(g, row, goals, beside)
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
