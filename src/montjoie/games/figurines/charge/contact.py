"""Contact: where a charger stands flush against its target, and who else it touches there (FIG-CHG-09,
FIG-CHG-16)."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.charge import way
from montjoie.games.figurines.moves import ending
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import OneOf, PublicStep, Question, Step, decide
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Outline, Side, Tray

Stand = tuple[int, int, int]  # x, y, facing


class AlignCharge(OneOf, frozen=True):
    """The owner of a unit that has charged chooses how it is aligned: `full`, `half_left`, `half_right` as
    far as they are free, else the free places next to those, `nearest`, `nearest_2` (FIG-CHG-09,
    FIG-D-30)."""

    places: dict[str, Stand]


def alignments(g: G, unit: str, target: str, arc: str) -> dict[str, Stand]:
    """The places a charger may take against a side of its target, by name; left and right are its own."""
    side = cast(Side, arc)
    own, other = field.tray(g, unit), field.tray(g, target)
    (full,) = plane.aligned(own.width, own.depth, other, side, 100)
    left, right = plane.aligned(own.width, own.depth, other, side, 50)
    known = {full: "full", left: "half_left", right: "half_right"}
    found: dict[str, Stand] = {}
    rest = 0
    for place in way.places(g, unit, target, side):
        name = known.get(place)
        if name is None:
            rest += 1
            name = "nearest" if rest == 1 else f"nearest_{rest}"
        found[name] = (place.x, place.y, place.facing)
    return {name: found[name] for name in sorted(found)}


HALF = 50  # percent of an edge of the charger
FAR = 3 * INCH  # who would have to go further to stand an inch away cannot do so (FIG-RUL-78)


class PushUnit(OneOf, frozen=True):
    """The owner of an enemy that a charger touches moves it as little as possible; where several places are
    as near, to one of them: `1`, `2`... (FIG-CHG-16, FIG-D-31)."""

    unit: str
    places: dict[str, Stand]


class PushAside(PublicStep, frozen=True):
    """Every enemy other than the target that touches the charger is aligned with half of one of its edges at
    least, else moved away from it, by its owner and as little as possible (FIG-CHG-16, FIG-RUL-123)."""

    unit: str  # the charger
    target: str
    other: str = ""  # the enemy at hand
    settled: tuple[str, ...] = ()  # those that have been looked at
    stages = ("next", "choose", "moved")

    def next(self, g: G) -> Step:
        """Those that touch it, one after the other."""
        touched = (each for each in field.engaged(g, self.unit) if each not in (self.target, *self.settled))
        other = next((each for each in touched if pushable(g, each)), "")
        return self.but(other=other, settled=(*self.settled, other)) if other else self.done()

    @decide
    def choose(self, g: G) -> Question:
        """Of several least ways the owner takes one."""
        found = places(g, self.other, self.unit)
        space = PushUnit(tuple(found), self.other, found)
        return Question(g.state.units[self.other].owner, space, "FIG-CHG-16")

    @choose.chosen
    def chosen(self, g: G, seat: str, place: str) -> None:
        pose = places(g, self.other, self.unit)[place]
        ending.put(g, self.other, field.tray_at(g, self.other, *pose), "push", "FIG-CHG-16")

    def moved(self, g: G) -> Step:
        """It has moved, as far as tokens are concerned (FIG-OBJ-06); then the next one."""
        g.do(ending.Claims(unit=self.other))
        return self.goto("next")


def pushable(g: G, unit: str) -> bool:
    """Walls and trays about to be taken away do not move (FIG-RUL-106)."""
    return units.alive(g, unit) and not units.is_wall(g, unit)


def places(g: G, unit: str, charger: str) -> dict[str, Stand]:
    """Where a touched enemy goes: nowhere if it lies along half of an edge of the charger (FIG-RUL-123); else
    the least move that brings it there, else 1" away, else just out of contact."""
    return _places(field.tray(g, unit), field.tray(g, charger), tuple(way.occupied(g, unit)))


@lru_cache(maxsize=1 << 8)
def _places(own: Tray, other: Tray, taken: tuple[Outline, ...]) -> dict[str, Stand]:
    found = plane.beside(own, other, taken, HALF)
    for clearance, limit in ((INCH, FAR), (TOLERANCE + 1, None)):
        there = None if found else plane.pushed_out(own, taken, other, clearance, limit)
        if there is not None:
            found = [there]
    if not found or plane.travel(own, found[0]) <= TOLERANCE:
        found = [own]
    return {str(number): (there.x, there.y, there.facing) for number, there in enumerate(found, 1)}
