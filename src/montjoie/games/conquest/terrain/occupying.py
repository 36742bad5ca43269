"""Chapter 10.3: into a garrison and out of it (CON-GAR-03 … CON-GAR-09, CON-GAR-13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.actions.march import distance, take, wholly_on
from montjoie.games.conquest.actions.reform import Reform
from montjoie.games.conquest.events import BecameBroken, GarrisonLeft, GarrisonOccupied
from montjoie.games.conquest.profiles import answers, march
from montjoie.games.conquest.queries import BARRED, DESTROYED, UNBREAKABLE
from montjoie.games.conquest.regiments.contact import contacts, engaged
from montjoie.games.conquest.regiments.field import enemies, opponent
from montjoie.games.conquest.regiments.formation import (
    block,
    formations,
    ground_of,
    outline,
    placed,
    size,
    stands,
    tray,
)
from montjoie.games.conquest.regiments.ground import Ground, ground
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.games.conquest.terrain.garrison import able
from montjoie.kernel import (
    Amount,
    Answer,
    Branch,
    OneOf,
    PublicStep,
    Question,
    Refusal,
    Space,
    Step,
    ask,
    modifies,
)
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import DIRECTIONS, SIDES, TOLERANCE, Side, Tray
from montjoie.table.plane.compass import QUARTER, step
from montjoie.table.plane.ways import Stretch, cost, leg, walk

WHEELS = (0, 1000, 2000, 3000, 4500, 6000, 9000)  # before it goes straight to the walls
NONE = "none"


def ways_in(g: G, regiment: str) -> dict[str, tuple[Stretch, ...]]:
    """The garrisons that a regiment can march into contact with and occupy, each with the shortest way that
    is looked at (CON-GAR-03, CON-GAR-04)."""
    if not wholly_on(g, regiment):
        return {}
    limit = distance(g, regiment, g.state.regiments[regiment].memory.actions.count("march"))
    found = {}
    for piece, row in g.state.pieces.items():
        near = able(g, regiment, piece) and plane.near(outline(g, regiment), ground_of(row), limit)
        way = _way(g, regiment, piece, limit) if near else None
        if way is not None:
            found[piece] = way
    return found


def _way(g: G, regiment: str, piece: str, limit: int) -> tuple[Stretch, ...] | None:
    """Straight on after one wheel or none, or straight aside or back at half the distance, until it touches
    the walls; nothing else may be in the way (CON-MAR-03, CON-MAR-07)."""
    around, walls = ground(g, regiment), ground_of(g.state.pieces[piece])
    around = around._replace(kept=[each for each in around.kept if each.name != piece])
    start, every = tray(g, regiment), []
    for index in range(len(DIRECTIONS)):
        every.append(_straight(start, 0, index * QUARTER, walls, limit // 2 if index else limit))
    for turn in (sign * turn for turn in WHEELS[1:] for sign in (1, -1)):
        every.append(_straight(start, turn, 0, walls, limit))
    ways = sorted((way for way in every if way and cost(way) <= limit), key=cost)
    return next((way for way in ways if not any(around.bad_way(way))), None)


def _straight(start: Tray, turn: int, aside: int, walls: Tray, limit: int) -> tuple[Stretch, ...]:
    pivot = "centre" if not turn else "front-right" if turn > 0 else "front-left"
    (wheeled,) = walk(start, [leg(turn, 0, pivot)])
    far = plane.contact_after(wheeled.end, wheeled.end.facing + aside, walls, limit)
    return () if far is None else walk(start, [leg(turn, far, pivot)], aside)


class ChooseGarrison(OneOf, frozen=True, kw_only=True):
    """Which garrison a regiment occupies (CON-GAR-03)."""

    regiment: str


class Occupy(Act, frozen=True, kw_only=True):
    """A March into contact with a garrison, and inside (CON-GAR-03, CON-GAR-04)."""

    piece: str = ""
    name = "occupy"
    stages = ("choose", "enter")

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """One that it may hold, within a March (CON-GAR-03)."""
        yield from answers(g, BARRED, regiment, "march")
        if not ways_in(g, regiment):
            yield Refusal("CON-GAR-03", "no-garrison", regiment=regiment)

    @ask
    def choose(self, g: G) -> Question:
        """CON-GAR-04: it marches up to the walls."""
        space = ChooseGarrison(tuple(ways_in(g, self.regiment)), regiment=self.regiment)
        return Question(g.state.regiments[self.regiment].owner, space, "CON-GAR-03")

    @choose.chosen
    def chosen(self, g: G, seat: str, piece: str) -> Step:
        """By the shortest way."""
        take(g, self.regiment, ways_in(g, self.regiment)[piece])
        return self.but(piece=piece)

    def enter(self, g: G) -> None:
        """CON-GAR-04: unless bad ground on the way was its end."""
        enter(g, self.regiment, self.piece)


def enter(g: G, regiment: str, piece: str) -> None:
    """A regiment that is still there goes inside."""
    row = g.state.regiments[regiment]
    if row.where == "table":
        g.emit(GarrisonOccupied(regiment, piece, placed(g, row)))


class LeavePlace(Amount, frozen=True, kw_only=True):
    """Where along a side of its garrison the middle of a regiment stands that leaves it, from the middle of
    the side (CON-GAR-06)."""

    regiment: str
    side: Side
    facing: int
    files: int
    rear: int
    reach: int  # no stand further from the walls
    asked = False

    def pose(self, g: G, along: int) -> Pose:
        """Touching the walls with its stands in formation."""
        walls = tray(g, self.regiment)
        outward = walls.outward(self.side)
        whole = block(g, g.state.regiments[self.regiment], self._shape()).tray(0, 0, 0)
        deep = whole.depth if (outward - self.facing) % (2 * QUARTER) == 0 else whole.width
        (ax, ay), (bx, by) = walls.side(self.side)
        (dx, dy), (ex, ey) = step(outward + QUARTER, along), step(outward, -(-deep // 2))
        return Pose((ax + bx) // 2 + dx + ex, (ay + by) // 2 + dy + ey, self.facing, self.files, self.rear)

    def moved(self, g: G, along: int) -> Pose:
        """An inch away from the walls, or as far as nothing is in the way (CON-GAR-07)."""
        pose, around = self.pose(g, along), self._ground(g)
        there, outward = tray(g, self.regiment, pose), tray(g, self.regiment).outward(self.side)
        far = around.ahead(there, outward, INCH)
        far = plane.free_way(
            around.block.outline(there), outward, [each.outline for each in around.passed], far
        )
        dx, dy = step(outward, far)
        return Pose(pose.x + dx, pose.y + dy, pose.facing, pose.files, pose.rear)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """On the table, on nothing, more than an inch from enemies, no stand too far away (CON-GAR-06)."""
        pose, name, walls = self.pose(g, answer), self.regiment, tray(g, self.regiment)
        yield from self._ground(g).bad_end(tray(g, name, pose), TOLERANCE)
        there = outline(g, name, pose)
        if any(plane.near(there, outline(g, enemy), INCH) for enemy in enemies(g, name)):
            yield Refusal("CON-GAR-06", "leave-near-enemy", regiment=name)
        gaps = [plane.gap(stand, walls) for stand in stands(g, name, pose)]
        if min(gaps) > 2 * TOLERANCE or max(gaps) > self.reach + TOLERANCE:
            yield Refusal("CON-GAR-06", "leave-too-far", regiment=name, most=self.reach)

    def every(self, g: G) -> Iterator[Answer]:
        """In the middle of the side, at its ends, by inches beside."""
        return iter(sorted({0, self.low, self.high, *range(self.low, self.high, INCH)}, key=abs))

    def is_listed(self) -> bool:
        """Candidates are examples."""
        return False

    def _shape(self) -> Pose:
        return Pose(0, 0, self.facing, self.files, self.rear)

    def _ground(self, g: G) -> Ground:
        return ground(g, self.regiment, self._shape())


class ChooseLeaving(Branch, frozen=True):
    """How a regiment leaves its garrison: the side, where it faces, its formation, then the place along the
    side (CON-GAR-06)."""


def doors(g: G, regiment: str, reach: int) -> Iterator[tuple[str, LeavePlace]]:
    """The ways out with room for all stands within a distance of the walls."""
    row, walls = g.state.regiments[regiment], tray(g, regiment)
    for side, (files, rear), turn in product(SIDES, formations(placed(g, row)), range(4)):
        facing = (walls.outward(side) + turn * QUARTER) % TURN
        whole = block(g, row, Pose(0, 0, 0, files, rear)).tray(0, 0, 0)
        wide = whole.depth if turn % 2 else whole.width
        half = (wide + (walls.width if side in ("front", "rear") else walls.depth)) // 2
        shape: dict[str, Any] = {"side": side, "facing": facing, "files": files, "rear": rear}
        space = LeavePlace(-half, half, regiment=regiment, reach=reach, **shape)
        if any(not any(space.forbids(g, along)) for along in space.every(g)):
            yield f"{side}-{DIRECTIONS[turn]}-{files}-{rear}", space


def reach_out(g: G, regiment: str) -> int:
    """How far from the walls its stands may be put: the lowest March; twice that where there is no room, and
    then it is Broken; 0 where there is none at all (CON-GAR-06)."""
    far = march(g, regiment)
    return next((reach for reach in (far, 2 * far) if next(doors(g, regiment, reach), None)), 0)


class Leave(Act, frozen=True, kw_only=True):
    """Out of a garrison, which takes the whole activation, engaged or not (CON-GAR-06 … CON-GAR-09)."""

    name = "leave"
    combat = None
    stages = ("place",)

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Not in the round in which it has come in; with both its actions; where there is room."""
        row = g.state.regiments[regiment]
        if not row.garrison:
            yield Refusal("CON-GAR-06", "not-in-garrison", regiment=regiment)
        elif "occupy" in row.memory.actions:
            yield Refusal("CON-GAR-08", "leave-same-round", regiment=regiment)
        elif row.memory.actions:
            yield Refusal("CON-GAR-06", "leave-takes-all", regiment=regiment)
        elif not reach_out(g, regiment):
            yield Refusal("CON-GAR-06", "leave-no-room", regiment=regiment)

    def _doors(self, g: G) -> dict[str, Space | None]:
        return dict(doors(g, self.regiment, reach_out(g, self.regiment)))

    @ask
    def place(self, g: G) -> Question:
        """CON-GAR-06: any side, formation and facing."""
        return Question(g.state.regiments[self.regiment].owner, ChooseLeaving(self._doors(g)), "CON-GAR-06")

    @place.chosen
    def placed(self, g: G, seat: str, answer: dict[str, int]) -> None:
        """CON-GAR-07: an inch away, and the activation is over."""
        ((door, along),) = answer.items()
        space = self._doors(g)[door]
        assert isinstance(space, LeavePlace)
        pressed = space.reach > march(g, self.regiment)
        g.emit(GarrisonLeft(self.regiment, space.moved(g, along)))
        if pressed and not any(answers(g, UNBREAKABLE, self.regiment)):
            g.emit(BecameBroken(self.regiment, size(g.state.regiments[self.regiment])), "CON-GAR-06")


# The occupier is destroyed.


class TakeGarrison(OneOf, frozen=True):
    """Which regiment in contact takes a garrison whose occupier is destroyed, or none (CON-GAR-13)."""


class TakeOver(PublicStep, frozen=True):
    """The occupier of a garrison is destroyed: an enemy in contact may take it at once; those that cannot
    may reform (CON-GAR-13)."""

    piece: str
    seat: str
    near: tuple[str, ...]
    stages = ("take", "reform")

    def _able(self, g: G) -> tuple[str, ...]:
        """Those that may occupy it, and fight nobody else."""
        there = (name for name in self.near if g.state.regiments[name].where == "table")
        return tuple(name for name in there if not engaged(g, name) and able(g, name, self.piece))

    @ask
    def take(self, g: G) -> Question | None:
        """CON-GAR-13: one of them, for free."""
        names = self._able(g)
        return Question(self.seat, TakeGarrison((*names, NONE)), "CON-GAR-13") if names else None

    @take.chosen
    def taken(self, g: G, seat: str, name: str) -> Step:
        """Its activation ends; the others do not reform."""
        rest = tuple(each for each in self.near if each not in self._able(g))
        if name != NONE:
            enter(g, name, self.piece)
        return self.but(near=rest)

    def reform(self, g: G) -> None:
        """CON-GAR-13: an additional Reform of each that could not."""
        for name in self.near:
            if g.state.regiments[name].where == "table" and not engaged(g, name):
                g.do(Reform(regiment=name))


@modifies(DESTROYED)
def emptied(g: G, regiment: str) -> Iterator[Step]:
    """What follows the end of an occupier (CON-GAR-13)."""
    row = g.state.regiments[regiment]
    if row.garrison and contacts(g, regiment):
        foe = opponent(g, row.owner)
        yield TakeOver(piece=row.garrison, seat=foe, near=tuple(contacts(g, regiment)))
