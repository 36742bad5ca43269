"""Chapter 3.5: Reform, any legal formation and facing about the same centre (CON-RFM, CON-GEO-24)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.events import RegimentMoved
from montjoie.games.conquest.profiles import march
from montjoie.games.conquest.regiments.formation import (
    CHARACTER,
    COMMAND,
    block,
    formations,
    outline,
    placed,
    pose_of,
    riding,
    roles,
    stands,
    tray,
)
from montjoie.games.conquest.regiments.ground import ground
from montjoie.games.conquest.state import G, Pose
from montjoie.kernel import Amount, Answer, Branch, Question, Refusal, Rng, Space, ask, pick
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE

TURNS = (0, 4500, 9000, 13500, 18000, 22500, 27000, 31500)  # from where it faces
NUDGE = 2000


def displaced(g: G, regiment: str, pose: Pose) -> float:
    """How far the stand goes that goes furthest, command and character stands to their places, others as
    they like (CON-GEO-24)."""
    row = g.state.regiments[regiment]
    with_stand = bool(row.character) and not riding(g, row)
    old = roles(row.entry, block(g, row), row.models, with_stand)
    new = roles(row.entry, block(g, row, pose), row.models, with_stand)
    here, there = stands(g, regiment), stands(g, regiment, pose)
    fixed = [(here[old.index(role)], there[new.index(role)]) for role in (COMMAND, CHARACTER) if role in old]
    one = [each.centre for each, role in zip(here, old, strict=True) if role not in (COMMAND, CHARACTER)]
    other = [each.centre for each, role in zip(there, new, strict=True) if role not in (COMMAND, CHARACTER)]
    moves = [plane.far(a.centre, b.centre) for a, b in fixed]
    return max([plane.least_furthest(one, other), *moves])


class ReformFacing(Amount, frozen=True, kw_only=True):
    """Where a regiment in its new formation faces, in hundredths of a degree (CON-RFM-01)."""

    regiment: str
    files: int
    rear: int
    asked = False

    def pose(self, g: G, facing: int) -> Pose:
        """Its centre stays (CON-RFM-01)."""
        row = g.state.regiments[self.regiment]
        return Pose(row.x, row.y, facing, self.files, self.rear)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """No stand goes further than the lowest March; a legal position, an inch from enemies (CON-RFM-01,
        CON-RFM-02, CON-RUL-15)."""
        pose, name = self.pose(g, answer), self.regiment
        far, most = displaced(g, name, pose), march(g, name)
        if far > most + TOLERANCE:
            yield Refusal("CON-RFM-01", "reform-too-far", regiment=name, far=round(far), most=most)
        found = ground(g, name, pose)
        yield from found.bad_end(tray(g, name, pose))
        now, then = outline(g, name), outline(g, name, pose)
        for each in found.kept:
            gap = plane.gap(then, each.outline)
            if gap < min(each.clearance, plane.gap(now, each.outline)) - TOLERANCE:
                yield Refusal("CON-RFM-02", "reform-too-near", regiment=name, other=each.name)

    def every(self, g: G) -> Iterator[Answer]:
        """Eight facings, that of now first."""
        now = g.state.regiments[self.regiment].facing
        return ((now + turn) % TURN for turn in TURNS)

    def throw(self, g: G, rng: Rng) -> Answer:
        """A quarter turn or a little more or less; seldom anything."""
        now = g.state.regiments[self.regiment].facing
        return (now + pick(rng, TURNS) + rng.randrange(NUDGE) - NUDGE // 2) % TURN

    def is_listed(self) -> bool:
        """Candidates are examples."""
        return False


class ChooseReform(Branch, frozen=True):
    """The new formation, by files and the file in which the last rank begins, then its facing."""


class Reform(Act, frozen=True, kw_only=True):
    """Reform action (CON-RFM-01, CON-RFM-02)."""

    name = "reform"
    stages = ("reform",)

    @ask
    def reform(self, g: G) -> Question:
        """CON-RFM-01: any legal formation, any facing."""
        row = g.state.regiments[self.regiment]
        shapes = formations(placed(g, row))
        now = (row.files, row.rear)
        shapes = (now, *(each for each in shapes if each != now)) if now in shapes else shapes
        doors: dict[str, Space | None] = {
            f"{files}-{rear}": ReformFacing(0, TURN - 1, regiment=self.regiment, files=files, rear=rear)
            for files, rear in shapes
        }
        return Question(row.owner, ChooseReform(doors), "CON-RFM-01")

    @reform.chosen
    def reformed(self, g: G, seat: str, answer: dict[str, int]) -> None:
        """It stands anew."""
        ((shape, facing),) = answer.items()
        files, rear = map(int, shape.split("-"))
        row = g.state.regiments[self.regiment]
        pose = Pose(row.x, row.y, facing, files, rear)
        if pose != pose_of(row):
            g.emit(RegimentMoved(self.regiment, pose, "reform", 0), "CON-RFM-01")
