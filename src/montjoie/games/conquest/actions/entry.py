"""Chapter 3.2: marching on from reinforcements (CON-RZL-08 … CON-RZL-14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from montjoie.games.conquest.actions.march import distance
from montjoie.games.conquest.events import EntryFailed, RegimentMoved
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.regiments.field import bounds, open_line
from montjoie.games.conquest.regiments.formation import placed
from montjoie.games.conquest.regiments.ground import ground
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.kernel import Amount, Answer, Branch, PublicStep, Question, Refusal, Space, Step, ask, derived
from montjoie.table import plane
from montjoie.table.plane.ground import Edge
from montjoie.table.plane.marching import Passage
from montjoie.table.plane.places import outwards

TRIES = 24  # places along an edge that are looked at


def edges(g: G, regiment: str) -> tuple[Edge, ...]:
    """The edges it may enter from: its own, and the sides behind the reinforcement line; a heavy regiment in
    its first round only its own (CON-RZL-02, CON-RZL-12)."""
    row = g.state.regiments[regiment]
    own: Edge = "south" if g.state.players[row.owner].edge == "south" else "north"
    arrival = g.content.arrival(g.state.course.round, card(g, regiment).weight)
    only_own = arrival is not None and arrival.own_zone_only
    return (own,) if only_own or not open_line(g, row.owner) else (own, "west", "east")


class EntryPlace(Amount, frozen=True, kw_only=True):
    """Where along an edge the middle of the front edge enters (CON-RZL-08, CON-RZL-11)."""

    regiment: str
    edge: Edge
    files: int
    rear: int
    reach: int  # of the two Marches
    asked = listed = False

    def pose(self, g: G, along: int) -> Pose:
        """The front edge along the table edge, facing in (CON-RZL-08)."""
        made = self._ground(g).block
        return Pose(*bounds(g).behind(self.edge, along, made.ranks * made.depth), self.files, self.rear)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """From there it must be able to come wholly on, straight ahead (CON-RZL-09, CON-RUL-65,
        CON-RUL-75)."""
        if not self._opens(g, [answer]):
            yield Refusal("CON-RZL-10", "entry-closed", regiment=self.regiment, edge=self.edge)

    def _ground(self, g: G) -> Passage:
        return ground(g, self.regiment, Pose(0, 0, 0, self.files, self.rear), True)

    def is_open(self, g: G) -> bool:
        """Whether it can come on anywhere along the edge."""
        return self._opens(g, self.every(g))

    def _opens(self, g: G, places: Iterable[int]) -> bool:
        found, whole = self._ground(g), bounds(g)
        made = found.block
        starts = (made.tray(*whole.behind(self.edge, at, made.ranks * made.depth)) for at in places)
        return any(found.finish(start, self.reach) is not None for start in starts)

    def every(self, g: G) -> Iterator[Answer]:
        return iter(outwards(self.low, self.high, max(INCH // 2, (self.high - self.low) // TRIES)))


class ChooseEntry(Branch, frozen=True):
    """Where a regiment comes on, and in which formation: edge, files, the file in which its last rank begins
    (CON-RZL-10)."""


@derived
def places(g: G, regiment: str) -> ChooseEntry:
    """Every edge and formation that lets a regiment come on somewhere (CON-RZL-10)."""
    row = g.state.regiments[regiment]
    stand, far = card(g, regiment).stand, distance(g, regiment, 0) + distance(g, regiment, 1)  # CON-RZL-09
    doors: dict[str, Space | None] = {}
    for edge in edges(g, regiment):
        for files, rear in plane.formations(placed(g, row)):
            ranks = -(-placed(g, row) // files)
            low, high = _span(g, row.owner, edge, files * stand.width)
            if low > high or ranks * stand.depth > far:
                continue
            space = EntryPlace(low, high, regiment=regiment, edge=edge, files=files, rear=rear, reach=far)
            if space.is_open(g):
                doors[f"{edge}-{files}-{rear}"] = space
    return ChooseEntry(doors)


def _span(g: G, seat: str, edge: Edge, front: int) -> tuple[int, int]:
    """From where to where the middle of a front so wide may be along an edge: on a side edge all of it lies
    between the zone and the line (CON-RZL-11)."""
    width, depth = bounds(g)
    half = -(-front // 2)
    if edge in ("south", "north"):
        return half, width - half
    line = open_line(g, seat)
    if g.state.players[seat].edge == "south":
        return half, line - half
    return depth - line + half, depth - half


class Enter(PublicStep, frozen=True):
    """A regiment finds its place at an edge, from which it marches on (CON-RZL-08); one that can enter must
    (CON-RZL-13)."""

    regiment: str
    stages = ("look", "place")

    def look(self, g: G) -> Step | None:
        """CON-RZL-14: one that cannot enter anywhere goes back."""
        if places(g, self.regiment).options:
            return None
        g.emit(EntryFailed(self.regiment))
        return self.done()

    @ask
    def place(self, g: G) -> Question:
        """CON-RZL-10: entry point and formation."""
        return Question(g.state.regiments[self.regiment].owner, places(g, self.regiment), "CON-RZL-10")

    @place.chosen
    def stands_there(self, g: G, seat: str, answer: dict[str, int]) -> None:
        """CON-RZL-08: with its front edge on the table edge."""
        ((door, along),) = answer.items()
        space = places(g, self.regiment).options[door]
        assert isinstance(space, EntryPlace)
        g.emit(RegimentMoved(self.regiment, space.pose(g, along), "entry", 0), "CON-RZL-08")
