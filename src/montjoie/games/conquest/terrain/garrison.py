"""Chapter 10.3: garrisons, what they give to who holds them, the ways in and out (CON-GAR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.actions.base import Act, Pick
from montjoie.games.conquest.actions.march import distance, take, wholly_on
from montjoie.games.conquest.actions.reform import Reform
from montjoie.games.conquest.content.files import Garrison
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.events import GarrisonLeft, GarrisonOccupied
from montjoie.games.conquest.profiles import answers, card, has, march
from montjoie.games.conquest.queries import BARRED, DEFENSE, DESTROYED, IMPACT_BARRED, SIZE
from montjoie.games.conquest.regiments.field import contacts, enemies, engaged, opponent
from montjoie.games.conquest.regiments.formation import ground_of, outline, placed, size, tray
from montjoie.games.conquest.regiments.ground import ground
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.games.conquest.wounds.allocation import breaks
from montjoie.kernel import OneOf, Part, PublicStep, Question, Refusal, Step, ask, derived, modifies
from montjoie.table import plane
from montjoie.table.plane import DIRECTIONS, Stretch, leaving, wheeling

OUTSIDE = ("march", "occupy", "charge", "reform", "combat_reform", "withdraw")


def held_by(g: G, who: str) -> Garrison | None:
    """The garrison that a regiment, or the regiment of a character, occupies."""
    one = g.state.characters.get(who)
    row = g.state.regiments.get(one.regiment if one else who)
    return g.content.pieces[g.state.pieces[row.garrison].kind].garrison if row and row.garrison else None


def able(g: G, regiment: str, piece: str) -> bool:
    """Whether a regiment may occupy a piece: an empty garrison; infantry, not a phalanx, with no more stands
    than it holds, the character's among them (CON-GAR-03, CON-RUL-54, CON-SPR-46); not in the round in which
    it has left one (CON-GAR-08)."""
    row, there = g.state.regiments[regiment], g.state.pieces[piece]
    kind = g.content.pieces[there.kind].garrison
    if kind is None or there.holder or card(g, regiment).type != "infantry" or has(g, regiment, "phalanx"):
        return False
    return size(row) <= kind.capacity and "leave" not in row.memory.actions


@modifies(SIZE)
def raised(g: G, who: str) -> Iterator[Part]:
    """Inside, its size is the Elevation of the garrison (CON-GAR-05)."""
    if there := held_by(g, who):
        yield Part(there.elevation - card(g, who).stand.size, "CON-GAR-05", "elevation")


@modifies(DEFENSE)
def walls(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Inside, all stands have so much more Defense (CON-GAR-05)."""
    if there := held_by(g, who):
        yield Part(there.defense, "CON-GAR-05", "garrison")


@modifies(BARRED)
def inside(g: G, who: str, action: str) -> Iterator[Refusal]:
    """Who is inside neither moves nor reforms: it leaves (CON-GAR-06, CON-RUL-98)."""
    if action in OUTSIDE and held_by(g, who):
        yield Refusal("CON-RUL-98", "barred-inside", regiment=who, action=action)


# No impact attacks on a garrison (CON-GAR-10, CON-IMP-04).
modifies(IMPACT_BARRED).gives(True, lambda g, who: any(held_by(g, enemy) for enemy in contacts(g, who)))
WHEELS = (0, *range(1000, 9001, 1000), *range(-9000, 0, 1000))
NONE = "none"


@derived
def ways_in(g: G, regiment: str) -> dict[str, tuple[Stretch, ...]]:
    """The garrisons that a regiment can march into contact with and occupy, each with the shortest way that
    is looked at: after one wheel or none, or straight aside or back at half the distance (CON-GAR-03,
    CON-GAR-04, CON-MAR-03)."""
    there = {piece: row for piece, row in g.state.pieces.items() if able(g, regiment, piece)}
    if not there or not wholly_on(g, regiment):
        return {}
    limit = distance(g, regiment, g.state.regiments[regiment].memory.actions.count("march"))
    found: dict[str, tuple[Stretch, ...]] = {}
    for piece, row in there.items():
        if plane.near(outline(g, regiment), ground_of(row), limit):
            around = ground(g, regiment)
            kept, over = ([o for o in others if o.name != piece] for others in (around.kept, around.over))
            around = around._replace(kept=kept, over=over)
            ways = wheeling.approaches(tray(g, regiment), ground_of(row), limit, limit // 2, WHEELS)
            if way := next((way for way in ways if not any(around.way([way]))), None):
                found[piece] = (way,)
    return found


class ChooseGarrison(Pick, frozen=True):
    """Which garrison a regiment occupies (CON-GAR-03)."""


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
        return self.picks(g, ChooseGarrison, ways_in(g, self.regiment), "CON-GAR-03")

    @choose.chosen
    def chosen(self, g: G, seat: str, piece: str) -> Step:
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


class ChooseLeaving(Pick, frozen=True):
    """How a regiment leaves its garrison: the side, where it faces, files and last rank, the place along the
    side in thousandths from its middle (CON-GAR-06)."""


def exits(g: G, regiment: str, reach: int) -> Iterator[tuple[str, Pose]]:
    """Places that touch the walls, with room for all stands in formation, none further than a distance from
    the walls, more than an inch from enemies (CON-GAR-06); each moved away from the walls by an inch, or as
    far as nothing is in the way (CON-GAR-07)."""
    foes = [outline(g, enemy) for enemy in enemies(g, regiment)]
    for side, turn, made, along, end in leaving.exits(
        ground(g, regiment), tray(g, regiment), reach, foes, INCH
    ):
        name = f"{side}-{DIRECTIONS[turn]}-{made.files}-{made.first}@{along}"
        yield name, Pose(end.x, end.y, end.facing, made.files, made.first)


@derived
def ways_out(g: G, regiment: str) -> dict[str, Pose]:
    """All of them, as far as it must be."""
    return dict(exits(g, regiment, reach_out(g, regiment)))


@derived
def reach_out(g: G, regiment: str) -> int:
    """How far from the walls its stands may be put: the lowest March; twice that where there is no room, and
    then it is Broken; 0 where there is none at all (CON-GAR-06)."""
    far = march(g, regiment)
    return next((reach for reach in (far, 2 * far) if next(exits(g, regiment, reach), None)), 0)


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

    @ask
    def place(self, g: G) -> Question:
        """CON-GAR-06: any side, formation and facing."""
        return self.picks(g, ChooseLeaving, ways_out(g, self.regiment), "CON-GAR-06")

    @place.chosen
    def placed(self, g: G, seat: str, name: str) -> None:
        """CON-GAR-07: the activation is over; who was put far away is Broken (CON-GAR-06)."""
        pressed = reach_out(g, self.regiment) > march(g, self.regiment)
        g.emit(GarrisonLeft(self.regiment, ways_out(g, self.regiment)[name]))
        if pressed:
            breaks(g, self.regiment, "CON-GAR-06")


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
