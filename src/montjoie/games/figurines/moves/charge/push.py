"""Other enemies that a charger touches once it stands (FIG-CHG-16)."""

from __future__ import annotations

from montjoie.games.figurines import field
from montjoie.games.figurines.moves import ending
from montjoie.games.figurines.moves.charge.align import Stand
from montjoie.games.figurines.moves.charge.way import occupied
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import PUBLIC, OneOf, Question, Step, ask
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import SIDES, TOLERANCE, Outline, Side, Tray

QUARTER = TURN // 4
STEP = 50  # how finely places along a side are looked at
FAR = 3 * INCH  # who would have to go further to stand an inch away cannot do so (FIG-RUL-78)


class PushUnit(OneOf, frozen=True):
    """The owner of an enemy that a charger touches moves it as little as possible; where several places are
    as near, to one of them: `1`, `2`... (FIG-CHG-16, FIG-D-31)."""

    unit: str
    places: dict[str, Stand]


class PushAside(Step, frozen=True):
    """Every enemy other than the target that touches the charger is aligned with it by half an edge at least,
    else moved away from it, by its owner and as little as possible (FIG-CHG-16)."""

    unit: str  # the charger
    target: str
    other: str = ""  # the enemy at hand
    settled: tuple[str, ...] = ()  # those that have been looked at
    stages = ("next", "choose", "moved")
    audience = PUBLIC

    def next(self, g: G) -> Step:
        """Those that touch it, one after the other; a single place is taken without asking."""
        touched = (each for each in field.engaged(g, self.unit) if each not in (self.target, *self.settled))
        other = next((each for each in touched if pushable(g, each)), "")
        if not other:
            return self.done()
        at_hand = self.but(other=other, settled=(*self.settled, other))
        found = places(g, other, self.unit)
        if len(found) > 1:
            return at_hand
        for place in found.values():
            ending.put(g, other, field.tray_at(g, other, *place), "push", "FIG-CHG-16")
        return at_hand.goto("moved")

    @ask
    def choose(self, g: G) -> Question:
        """Of several least ways the owner takes one."""
        found = places(g, self.other, self.unit)
        space = PushUnit(tuple(found), self.other, found)
        return Question(g.state.units[self.other].owner, space, "FIG-CHG-16")

    @choose.chosen
    def chosen(self, g: G, seat: str, place: str) -> None:
        """There it stands."""
        pose = places(g, self.other, self.unit)[place]
        ending.put(g, self.other, field.tray_at(g, self.other, *pose), "push", "FIG-CHG-16")

    def moved(self, g: G) -> Step:
        """It has moved, as far as tokens are concerned (FIG-OBJ-06); then the next one."""
        g.do(ending.Claims(unit=self.other))
        return self.goto("next")


def pushable(g: G, unit: str) -> bool:
    """Walls and trays about to be taken away do not move (FIG-RUL-106)."""
    return ending.ready(g, unit) and not field.is_wall(g, unit)


def places(g: G, unit: str, charger: str) -> dict[str, Stand]:
    """Where a touched enemy goes: nowhere if half of one of its edges lies along the charger; else the least
    move that brings it there, else 1" away, else just out of contact."""
    own, other = field.tray(g, unit), field.tray(g, charger)
    taken = occupied(g, unit)
    found = _beside(own, other, taken)
    for clearance, limit in ((INCH, FAR), (TOLERANCE + 1, None)):
        there = None if found else plane.pushed_out(own, taken, other, clearance, limit)
        if there is not None:
            found = [there]
    if not found or plane.travel(own, found[0]) <= TOLERANCE:
        found = [own]
    return {str(number): (there.x, there.y, there.facing) for number, there in enumerate(found, 1)}


def _beside(own: Tray, charger: Tray, taken: list[Outline]) -> list[Tray]:
    """The nearest free places with half of an edge along a side of the charger, the nearest first."""
    lines = [_along(own, charger, side, edge) for side in SIDES for edge in SIDES]
    lines.sort(key=lambda line: plane.travel(own, line[0]))
    best: list[Tray] = []
    for line in lines:
        if best and plane.travel(own, line[0]) > plane.travel(own, best[0]) + TOLERANCE:
            break
        free = next((there for there in line if not plane.placing(there, taken)), None)
        if free is not None:
            best = sorted((*best, free), key=lambda there: plane.travel(own, there))
    return [there for there in best if plane.travel(own, there) <= plane.travel(own, best[0]) + TOLERANCE]


def _along(own: Tray, charger: Tray, side: Side, edge: Side) -> list[Tray]:
    """The places of a tray with an edge flush on a side of the charger, from where it is onward."""
    long, deep = (own.width, own.depth) if edge in ("front", "rear") else (own.depth, own.width)
    length = charger.width if side in ("front", "rear") else charger.depth
    furthest = (length + long) // 2 - min(long // 2, length)
    rightward = charger.outward(side) - QUARTER
    dx, dy = plane.step(rightward, INCH)
    now = round(((own.x - charger.x) * dx + (own.y - charger.y) * dy) / INCH)
    now = min(max(now, -furthest), furthest)
    shifts = [now, *(each for k in range(STEP, 2 * furthest, STEP) for each in (now + k, now - k))]
    turn = SIDES.index(edge) * QUARTER
    found = []
    for shift in shifts:
        if abs(shift) <= furthest:
            there = plane.flush(long, deep, charger, side, shift)
            found.append(plane.tray(there.x, there.y, own.width, own.depth, there.facing - turn))
    return found
