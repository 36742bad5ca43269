"""Chapter 3.1: what stands in the way of a marching regiment, and where it may end (CON-MAR-07 … CON-MAR-10,
CON-REG-07, CON-GEO-13). The ways themselves are looked at by `table.plane.marching`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from montjoie.games.conquest.events import CameToNothing, RegimentMoved
from montjoie.games.conquest.events.units import Manner
from montjoie.games.conquest.profiles import answers, has, members
from montjoie.games.conquest.queries import MOVED, OBSTACLES
from montjoie.games.conquest.regiments.field import around, bounds, contacts, enemies, engaged, friends
from montjoie.games.conquest.regiments.formation import block, outline, pose_of, tray
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.kernel import Refusal, derived
from montjoie.table import plane
from montjoie.table.plane import Tray
from montjoie.table.plane.ground import Obstacle, Verdict
from montjoie.table.plane.marching import Passage
from montjoie.table.plane.ways import Stretch, leg, walk

BAD_WAY = {
    "near": ("CON-MAR-07", "march-too-near"),  # than an inch, or than it was where that is less (CON-RUL-11)
    "on": ("CON-MAR-09", "march-through-engaged"),
    "off": ("CON-REG-07", "march-off-table"),  # while it enters, with its front edge (CON-RZL-08, CON-RUL-13)
}
BAD_END = {"off": ("CON-REG-07", "ends-off-table"), "on": ("CON-REG-07", "ends-on-regiment")}
BAD_REFORM = {"near": ("CON-RFM-02", "reform-too-near")}  # than an inch and than it is (CON-RUL-15)


def refused(regiment: str, found: Iterable[Verdict], why: dict[str, tuple[str, str]]) -> Iterator[Refusal]:
    """What is wrong with a way or an end, by the rules."""
    for each in found:
        other = {"other": each.name} if each.name else {}
        yield Refusal(*why[each.what], regiment=regiment, **other)


@derived
def ground(g: G, name: str, pose: Pose | None = None, entering: bool = False) -> Passage:
    """The battlefield as a regiment finds it, in the formation it has or would have. It keeps an inch from
    enemies, garrisons and impassable ground (CON-MAR-07), cannot pass friends in contact with an enemy
    (CON-MAR-09), and passes other friends without ending on them (CON-MAR-08)."""
    if pose is not None:
        return ground(g, name, None, entering)._replace(block=block(g, g.state.regiments[name], pose))
    friendly = [Obstacle(each, outline(g, each)) for each in friends(g, name)]
    kept = [Obstacle(each, outline(g, each), INCH) for each in enemies(g, name)]
    kept += answers(g, OBSTACLES, name)
    whole = Passage(block(g, g.state.regiments[name]), bounds(g), passed=friendly, entering=entering)
    if flies(g, name):
        return whole._replace(over=kept)
    solid = [each for each in friendly if engaged(g, each.name)]
    passed = [each for each in friendly if not engaged(g, each.name)]
    return whole._replace(kept=kept, solid=solid, passed=passed)


def bad_end(g: G, name: str, pose: Pose) -> Iterator[Refusal]:
    """Why a regiment cannot end at a place: off the table, on a regiment or on a wall (CON-REG-07)."""
    yield from refused(name, ground(g, name, pose).end(tray(g, name, pose)), BAD_END)


def met_anew(g: G, name: str, pose: Pose) -> list[str]:
    """The enemies that a regiment would touch at a place and is not in contact with (CON-CRF-04,
    CON-BLK-04)."""
    there, known = tray(g, name, pose), contacts(g, name)
    strangers = (each for each in enemies(g, name) if each not in known)
    return [each for each in strangers if plane.near(there, tray(g, each), plane.TOLERANCE)]


def flies(g: G, name: str) -> bool:
    """Whether all its stands fly: over regiments, garrisons and impassable ground, but not to end on or near
    them (CON-SPR-65)."""
    return all(has(g, who, "fly") for who in members(g, name))


def moves(
    g: G, name: str, there: Pose | Tray, manner: Manner, far: int, rule: str,
    way: Sequence[Stretch] | None = None, to: str | None = None,
) -> None:  # fmt: skip
    """A regiment comes to a place and suffers what the ground does to it, on a way that is straight unless
    told (CON-TER-11, CON-RUL-107); a tray keeps its formation."""
    row, start = g.state.regiments[name], tray(g, name).centre
    pose = there if isinstance(there, Pose) else Pose(there.x, there.y, there.facing, row.files, row.rear)
    if pose != (before := pose_of(row)):
        turn = sum(each.turn for each in way or ())
        g.emit(RegimentMoved(name, pose, manner, far, before, turn, to, *around(g, name, pose)), rule)
    elif manner in ("march", "reform"):
        g.emit(CameToNothing(name, "stays"), rule)
    if way is None:
        end = tray(g, name)
        heading, distance = plane.bearing(end.centre, start), round(plane.far(start, end.centre))
        way = walk(end, [leg(0, distance)], heading - end.facing)
    g.do(*answers(g, MOVED, name, way, manner))
