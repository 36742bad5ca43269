"""Chapters 3.5, 4.2 and 4.4: Reform, any legal formation and facing about the same centre; Rally, Aim and
Inspire, by which a regiment readies itself (CON-RFM, CON-GEO-24, CON-RLY, CON-CRL, CON-AIM, CON-INS)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.profiles import held, march, members
from montjoie.games.conquest.regiments.formation import (
    CHARACTER,
    COMMAND,
    block,
    carried,
    outline,
    placed,
    pose_of,
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
    old, new = carried(g, row), carried(g, row, pose)
    fixed = tuple((old.index(role), new.index(role)) for role in (COMMAND, CHARACTER) if role in old)
    dx, dy, turn = pose.x - row.x, pose.y - row.y, (pose.facing - row.facing) % TURN
    return plane.regrouped(
        block(g, row), block(g, row, pose), fixed, row.facing if dx or dy else 0, turn, dx, dy
    )


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
        yield from bad_reform(g, self.regiment, self.pose(g, answer))

    def every(self, g: G) -> Iterator[Answer]:
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
        ((shape, facing),) = answer.items()
        files, rear = map(int, shape.split("-"))
        row = g.state.regiments[self.regiment]
        moves(g, self.regiment, Pose(row.x, row.y, facing, files, rear), "reform", 0, "CON-RFM-01")


class Rally(Act, frozen=True, kw_only=True):
    """Rally action: a Broken regiment is Broken no longer (CON-RLY-01)."""

    name = "rally"
    stages = ("rally",)

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Only a Broken regiment (CON-RLY-01, CON-CRL-01)."""
        if not g.state.regiments[regiment].broken:
            yield Refusal("CON-RLY-01", "not-broken", regiment=regiment)

    def rally(self, g: G) -> None:
        """CON-RLY-01: no roll."""
        g.emit(Rallied(self.regiment))


class CombatRally(Rally, frozen=True, kw_only=True):
    """Combat Rally action: the same in contact with an enemy (CON-CRL-01)."""

    name = "combat_rally"
    combat = True


class Aim(Act, frozen=True, kw_only=True):
    """Aim action: Aimed Shot until the end of the activation (CON-AIM-01)."""

    name = "aim"
    stages = ("aim",)

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Who cannot shoot has nothing to aim with (CON-VOL-01)."""
        if not any("barrage" in held(g, who) for who in members(g, regiment)):
            yield Refusal("CON-VOL-01", "no-barrage", regiment=regiment)

    def aim(self, g: G) -> None:
        """CON-AIM-01."""
        lasting.give(g, "aimed_shot", "aim", (self.regiment,), "volley", rule="CON-AIM-01")


class Inspire(Act, frozen=True, kw_only=True):
    """Inspire action: Inspired until the end of the activation (CON-INS-01)."""

    name = "inspire"
    combat = True
    stages = ("inspire",)

    def inspire(self, g: G) -> None:
        """CON-INS-01; it is one status, whatever gave it (CON-RUL-74)."""
        lasting.give(g, "inspired", "inspire", (self.regiment,), "activation", rule="CON-INS-01")
