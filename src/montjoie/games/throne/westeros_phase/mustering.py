"""The Mustering card: new units from cities and strongholds (THR-MUS)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from montjoie.games.throne.control import controlled
from montjoie.games.throne.events import FootmanUpgraded, MusterBegan, MusterEnded, UnitMustered
from montjoie.games.throne.seating import to, turn_order
from montjoie.games.throne.state import G
from montjoie.games.throne.supply import fits, limits, pool, sizes
from montjoie.kernel import Answer, OneOf, Part, PublicStep, Question, Refusal, Step, ask, settle

DONE = "done"
UPGRADE = "upgrade"


class Levy:
    """What a house can muster at this moment with the points its areas have left.

    A plan is written `AREA/footman`, `AREA/knight`, `AREA/upgrade` or `AREA/ship/SEA`.
    """

    __slots__ = ("fed", "g", "house", "limits", "points", "pool", "sizes")

    def __init__(self, g: G, house: str, points: dict[str, int]) -> None:
        self.g, self.house, self.points = g, house, points
        self.pool, self.sizes, self.limits = pool(g, house), sizes(g, house), limits(g, house)
        self.fed: dict[int, bool] = {}  # whether an army of so many may have one more

    def plans(self) -> Iterator[tuple[str, str, str]]:
        """Everything the points left can pay for, by the other rules or not (THR-MUS-03, THR-MUS-04)."""
        costs = {what: cost_of(self.g, what) for what in ("footman", "knight", UPGRADE, "ship")}
        for area, left in self.points.items():
            for what, cost in costs.items():
                if cost <= left:
                    seas = self.g.content.sea_neighbours[area] if what == "ship" else ("",)
                    yield from ((area, what, sea) for sea in seas)

    def allowed(self) -> tuple[str, ...]:
        """The plans nothing speaks against."""
        found = (plan for plan in self.plans() if self._opposed(*plan) is None)
        return tuple(f"{area}/{what}/{sea}" if sea else f"{area}/{what}" for area, what, sea in found)

    def objection(self, plan: str) -> Refusal | None:
        """The rule that a plan as it is written breaks, if any."""
        parts = plan.split("/")
        area, what, sea = (*parts, "", "")[:3]
        known = area in self.g.content.areas and what in (*self.g.content.units, UPGRADE)
        if not known or len(parts) > 3 or not all(parts):
            return Refusal("THR-MUS-03", "muster-unknown", plan=plan)
        return self.barred(area, what, sea)

    def barred(self, area: str, what: str, sea: str) -> Refusal | None:
        """The rule that stands against it."""
        return self._unpaid(area, cost_of(self.g, what)) or self._opposed(area, what, sea)

    def _opposed(self, area: str, what: str, sea: str) -> Refusal | None:
        """The rule that stands against what can be paid for."""
        if what == "ship":
            return self._bad_harbour(area, sea) or self._unavailable("ship", sea)
        if sea:
            return Refusal("THR-MUS-05", "muster-elsewhere", unit=what, by=area, area=sea)
        if what == UPGRADE:
            return self._no_upgrade(area)
        return self._unavailable(what, area)

    def _unpaid(self, area: str, cost: int) -> Refusal | None:
        """Points come from cities and strongholds (THR-MUS-02) the house controls (THR-MUS-01), are
        never pooled and go to the area that gives them (THR-MUS-04)."""
        if not self.g.content.areas[area].muster:
            return Refusal("THR-MUS-02", "muster-no-castle", area=area)
        if area not in self.points:
            return Refusal("THR-MUS-01", "muster-not-controlled", area=area, house=self.house)
        if cost > self.points[area]:
            return Refusal("THR-MUS-04", "muster-points", area=area, cost=cost, left=self.points[area])
        return None

    def _bad_harbour(self, area: str, sea: str) -> Refusal | None:
        """Ships go to an adjacent sea without ships of another house, absent ones included
        (THR-MUS-06, THR-RUL-43)."""
        if sea not in self.g.content.sea_neighbours[area]:
            return Refusal("THR-MUS-06", "ship-not-adjacent", area=sea, by=area)
        fleet = self.g.state.armies.get(sea)
        if sea in self.g.state.neutrals or (fleet and fleet.house != self.house):
            return Refusal("THR-MUS-06", "ship-foreign-fleet", area=sea)
        return None

    def _no_upgrade(self, area: str) -> Refusal | None:
        """A footman there becomes a knight of the pool; the size of the army stays (THR-MUS-07). One
        mustered just now will do (THR-RUL-54)."""
        army = self.g.state.armies.get(area)
        if army is None or not army.units.footman:
            return Refusal("THR-MUS-07", "upgrade-no-footman", area=area)
        return None if self.pool.knight else self._none_left("knight")

    def _unavailable(self, kind: str, area: str) -> Refusal | None:
        """A piece must be left in the pool (THR-MUS-09), and supply for it where it goes (THR-MUS-08,
        THR-SUP-09, THR-RUL-13)."""
        if not self.pool.count(kind):
            return self._none_left(kind)
        size = self.sizes.get(area, 0)
        if size not in self.fed:
            self.fed[size] = fits(self._grown(area), self.limits)
        if self.fed[size]:
            return None
        armies = sorted((size for size in self._grown(area) if size > 1), reverse=True)
        return Refusal("THR-MUS-08", "muster-supply", area=area, armies=armies, limits=self.limits)

    def _grown(self, area: str) -> Iterable[int]:
        """The armies of the house with one unit more in an area."""
        return {**self.sizes, area: self.sizes.get(area, 0) + 1}.values()

    def _none_left(self, kind: str) -> Refusal:
        high = self.g.content.units[kind].per_house
        return Refusal("THR-MUS-09", "muster-pool-empty", unit=kind, high=high)


def cost_of(g: G, what: str) -> int:
    """Muster points of a unit, or of turning a footman into a knight (THR-MUS-03)."""
    units = g.content.units
    return units["knight"].upgrade_cost or 0 if what == UPGRADE else units[what].cost


class Muster(OneOf, frozen=True, kw_only=True):
    """A house with muster points places a unit, upgrades a footman, or is done (THR-MUS-10)."""

    house: str
    points: dict[str, int]

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """What is not offered breaks a rule of mustering."""
        if answer not in self.options and (refusal := Levy(g, self.house, self.points).objection(answer)):
            yield refusal


class MusteringCard(PublicStep, frozen=True):
    """The Mustering card (THR-WCD-03)."""

    stages = ("in_turn_order",)

    def in_turn_order(self, g: G) -> None:
        """THR-MUS-01: the next house starts when the one before has finished."""
        for house in turn_order(g):
            g.do(MusterUnits(house=house))


class MusterUnits(PublicStep, frozen=True):
    """A house musters, unit by unit (THR-MUS-01)."""

    house: str
    points: dict[str, int] = {}
    stages = ("count_points", "muster", "stop")
    scene = True

    def count_points(self, g: G) -> Step:
        """THR-MUS-02: two points for a stronghold, one for a city; control is enough (THR-MUS-11)."""
        areas = g.content.areas
        points = {area: areas[area].muster for area in controlled(g, self.house) if areas[area].muster}
        if not points:
            return self.done()
        parts = (Part(n, "THR-MUS-02", area, "base") for area, n in points.items())
        g.emit(MusterBegan(self.house, settle(parts)))
        return self.but(points=points)

    @ask
    def muster(self, g: G) -> Question | None:
        """THR-MUS-10: points may be left unused, so a house may stop at any moment (THR-RUL-11)."""
        allowed = Levy(g, self.house, self.points).allowed()
        if not allowed:
            return None
        space = Muster((*allowed, DONE), house=self.house, points=self.points)
        return to(g, self.house, space, "THR-MUS-01")

    @muster.chosen
    def mustered(self, g: G, seat: str, plan: str) -> Step | None:
        """THR-MUS-04: the area that gives the points pays; THR-MUS-05, THR-MUS-06 and THR-MUS-07 say
        where the unit stands."""
        if plan == DONE:
            return None
        area, what, *sea = plan.split("/")
        cost = cost_of(g, what)
        left = self.points[area] - cost
        if what == UPGRADE:
            routed = not g.state.armies[area].ready.footman
            g.emit(FootmanUpgraded(self.house, area, routed, cost, left))
        else:
            placed = UnitMustered(self.house, what, sea[0] if sea else area, area, cost, left)
            g.emit(placed, "THR-MUS-06" if sea else "THR-MUS-05")
        return self.goto("muster", points={**self.points, area: left})

    def stop(self, g: G) -> None:
        """THR-MUS-04: points that were not used are lost."""
        if left := sum(self.points.values()):
            g.emit(MusterEnded(self.house, left))
