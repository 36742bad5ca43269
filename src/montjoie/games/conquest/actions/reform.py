"""Chapter 3.5: Reform, any legal formation and facing about the same centre (CON-RFM, CON-GEO-24)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.profiles import march
from montjoie.games.conquest.regiments.formation import (
    CHARACTER,
    COMMAND,
    block,
    outline,
    placed,
    pose_of,
    riding,
    roles,
)
from montjoie.games.conquest.regiments.ground import BAD_REFORM, bad_end, ground, moves, refused
from montjoie.games.conquest.state import G, Pose
from montjoie.kernel import Amount, Answer, Branch, Question, Refusal, Rng, Space, ask, derived, shuffled
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE

TURNS = (0, 4500, 9000, 13500, 18000, 22500, 27000, 31500)  # from where it faces
NUDGE = 2000


def displaced(g: G, regiment: str, pose: Pose) -> float:
    """How far the stand goes that goes furthest, command and character stands to their places, others as
    they like (CON-GEO-24)."""
    row = g.state.regiments[regiment]
    with_stand, both = bool(row.character) and not riding(g, row), (block(g, row), block(g, row, pose))
    old, new = (roles(row.entry, each, row.models, with_stand) for each in both)
    fixed = tuple((old.index(role), new.index(role)) for role in (COMMAND, CHARACTER) if role in old)
    dx, dy, turn = pose.x - row.x, pose.y - row.y, (pose.facing - row.facing) % TURN
    return plane.regrouped(*both, fixed, row.facing if dx or dy else 0, turn, dx, dy)


@derived
def bad_reform(g: G, regiment: str, pose: Pose) -> tuple[Refusal, ...]:
    """No stand goes further than the lowest March; a legal position, an inch from enemies (CON-RFM-01,
    CON-RFM-02, CON-RUL-15). It may stay as casualties have left it (CON-GEO-04)."""
    if pose == pose_of(g.state.regiments[regiment]):
        return ()
    far, most = displaced(g, regiment, pose), march(g, regiment)
    if far > most + TOLERANCE:
        return (Refusal("CON-RFM-01", "reform-too-far", regiment=regiment, far=round(far), most=most),)
    nearer = ground(g, regiment, pose).nearer(outline(g, regiment), outline(g, regiment, pose))
    return (*bad_end(g, regiment, pose), *refused(regiment, nearer, BAD_REFORM))


class ReformFacing(Amount, frozen=True, kw_only=True):
    """Where a regiment in its new formation faces, in hundredths of a degree (CON-RFM-01)."""

    regiment: str
    files: int
    rear: int
    asked = listed = False

    def pose(self, g: G, facing: int) -> Pose:
        """Its centre stays (CON-RFM-01)."""
        row = g.state.regiments[self.regiment]
        return Pose(row.x, row.y, facing, self.files, self.rear)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """What holds for any Reform."""
        yield from bad_reform(g, self.regiment, self.pose(g, answer))

    def every(self, g: G) -> Iterator[Answer]:
        """Eight facings, that of now first."""
        now = g.state.regiments[self.regiment].facing
        return ((now + turn) % TURN for turn in TURNS)

    def throw(self, g: G, rng: Rng) -> Answer:
        """One of the eight that are legal, or a little more or less."""
        some = shuffled(rng, list(self.every(g)))
        found = next((each for each in some if not any(self.forbids(g, each))), None)
        if found is None:
            raise LookupError(self.regiment)
        return (found + rng.randrange(2) * (rng.randrange(NUDGE) - NUDGE // 2)) % TURN


class ChooseReform(Branch, frozen=True):
    """The new formation, by files and the file in which the last rank begins, then its facing."""


class Reform(Act, frozen=True, kw_only=True):
    """Reform action (CON-RFM-01, CON-RFM-02)."""

    name = "reform"
    stages = ("reform",)

    @ask
    def reform(self, g: G) -> Question:
        """CON-RFM-01: any legal formation, any facing (CON-REG-04, CON-REG-05, CON-GEO-04)."""
        row = g.state.regiments[self.regiment]
        shapes = dict.fromkeys(((row.files, row.rear), *plane.formations(placed(g, row))))
        doors: dict[str, Space | None] = {
            f"{files}-{rear}": ReformFacing(0, TURN - 1, regiment=self.regiment, files=files, rear=rear)
            for files, rear in shapes
        }
        return self.asks(g, ChooseReform(doors), "CON-RFM-01")

    @reform.chosen
    def reformed(self, g: G, seat: str, answer: dict[str, int]) -> None:
        """It stands anew."""
        ((shape, facing),) = answer.items()
        files, rear = map(int, shape.split("-"))
        row = g.state.regiments[self.regiment]
        moves(g, self.regiment, Pose(row.x, row.y, facing, files, rear), "reform", 0, "CON-RFM-01")
