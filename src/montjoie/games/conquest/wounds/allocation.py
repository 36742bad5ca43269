"""Chapter 5.1: wounds are allocated one stand after the other, and casualties leave from the ends (CON-WND,
CON-BRK-01, CON-SHT-01)."""

from __future__ import annotations

from typing import Literal

from montjoie.games.conquest import events
from montjoie.games.conquest.profiles import answers, wounds
from montjoie.games.conquest.queries import DESTROYED, UNBREAKABLE
from montjoie.games.conquest.regiments.contact import in_contact
from montjoie.games.conquest.regiments.formation import COMMAND, block, place_of, pose_of, size
from montjoie.games.conquest.state import G, Pose, Regiment
from montjoie.kernel import OneOf, PublicStep, Question, Step, ask
from montjoie.table.plane.compass import QUARTER, step

End = Literal["left", "right"]


class ChooseEnd(OneOf, frozen=True, kw_only=True):
    """From which end of its last rank a regiment loses stands first (CON-WND-06)."""

    regiment: str


class Suffer(PublicStep, frozen=True):
    """A wound pool falls on a regiment, stand by stand, never on its character; Broken and Shattered
    interrupt it (CON-WND-01, CON-WND-02, CON-WND-12)."""

    regiment: str
    wounds: int
    before: int = 0  # stands as the pool fell
    stages = ("mark", "choose", "remove")

    def mark(self, g: G) -> Step:
        """CON-WND-03, CON-WND-04, CON-WND-09: the wounded stand takes them first, the command stand last;
        what is left over after the last stand is lost (CON-WND-11)."""
        row = g.state.regiments[self.regiment]
        if not self.wounds or row.where == "destroyed":
            return self.done()
        left = room(g, self.regiment)
        if self.wounds < left:
            most = wounds(g, self.regiment)
            on = most - left + self.wounds
            g.emit(events.WoundsMarked(self.regiment, self.wounds, ordinary(g, row) == 0, on, most))
            return self.done()
        return self.but(wounds=self.wounds - left)

    @ask
    def choose(self, g: G) -> Question | None:
        """CON-WND-06: the owner chooses the first end, unless only one is out of contact (CON-WND-08)."""
        row = g.state.regiments[self.regiment]
        if row.end or row.stands == 1 or len(open_ends(g, self.regiment)) < 2:
            return None
        return Question(row.owner, ChooseEnd(("left", "right"), regiment=self.regiment), "CON-WND-06")

    @choose.chosen
    def chosen(self, g: G, seat: str, end: End) -> Step:
        """From there on the ends alternate."""
        lose_stand(g, self.regiment, end)
        return self.goto("mark")

    def remove(self, g: G) -> Step:
        """CON-WND-03: a stand with all its wounds is gone at once."""
        row = g.state.regiments[self.regiment]
        ends = open_ends(g, self.regiment)
        lose_stand(g, self.regiment, row.end if row.end and row.end in ends else ends[0])
        return self.goto("mark")


def ordinary(g: G, row: Regiment) -> int:
    """Its stands beside the command stand, which takes no wounds while there are any (CON-RUL-26)."""
    return row.stands - (place_of(g, row, COMMAND) is not None)


def room(g: G, regiment: str) -> int:
    """The wounds that cost a regiment its next stand (CON-WND-03, CON-WND-04, CON-WND-09)."""
    row = g.state.regiments[regiment]
    return wounds(g, regiment) - (row.wounds if ordinary(g, row) else row.command_wounds)


def open_ends(g: G, regiment: str) -> tuple[End, ...]:
    """The ends of its last rank from where a stand may go: those out of contact where there are any
    (CON-REG-08, CON-WND-05, CON-WND-06, CON-WND-07, CON-WND-08); in a garrison it is all one (CON-RUL-54)."""
    row = g.state.regiments[regiment]
    made = block(g, row)
    if made.last < 2 or row.garrison:
        return ("left",)
    first = made.stands - made.last
    touched = in_contact(g, regiment)
    places: dict[End, int] = {"left": first, "right": made.stands - 1}
    free = tuple(end for end, place in places.items() if place not in touched)
    return free or ("left", "right")


def without(g: G, regiment: str, end: End) -> Pose:
    """Where a regiment stands without the stand at an end of its last rank: the others stay where they are
    (CON-WND-06, CON-RUL-69)."""
    row = g.state.regiments[regiment]
    made, pose = block(g, row), pose_of(row)
    if made.stands == 1:
        return pose
    if row.garrison:
        return Pose(pose.x, pose.y, pose.facing, row.files - 1, 0)
    if made.ranks == 1:
        return _shifted(pose, QUARTER if end == "left" else -QUARTER, made.width, files=row.files - 1, rear=0)
    if made.last == 1:
        return _shifted(pose, 0, made.depth, files=row.files, rear=0)
    return Pose(pose.x, pose.y, pose.facing, row.files, made.first + (end == "left"))


def _shifted(pose: Pose, aside: int, by: int, files: int, rear: int) -> Pose:
    dx, dy = step(pose.facing + aside, by)
    return Pose(pose.x + dx // 2, pose.y + dy // 2, pose.facing, files, rear)


def lose_stand(g: G, regiment: str, end: End) -> None:
    """One stand is gone: the regiment may be Broken, Shattered or destroyed by it (CON-BRK-01, CON-SHT-01,
    CON-SHT-02)."""
    row = g.state.regiments[regiment]
    if row.stands == 1:
        destroy(g, regiment, shattered=False)
        return
    one_rank = block(g, row).last <= 1
    other: End | Literal[""] = "" if one_rank else ("right" if end == "left" else "left")
    place, models = without(g, regiment, end), kept_models(g, row)
    g.emit(events.StandLost(regiment, end, place, other, models, size(row) - 1))
    broken_by_losses(g, regiment)


def broken_by_losses(g: G, regiment: str) -> None:
    """Whether what it has lost this round makes a regiment Broken or Shattered (CON-BRK-01, CON-SHT-01)."""
    row = g.state.regiments[regiment]
    if row.broken:
        if 2 * row.memory.since_broken >= row.baseline:
            destroy(g, regiment, shattered=True)
    elif 2 * row.memory.lost >= row.memory.stands and not any(answers(g, UNBREAKABLE, regiment)):
        g.emit(events.BecameBroken(regiment, size(row), row.memory.lost, row.memory.stands))


def kept_models(g: G, row: Regiment) -> tuple[str, ...]:
    """The command models left when one stand more is gone: infantry keeps them on the command stand, which
    falls last; of cavalry and brutes each has its own stand, the leader's the last one (CON-COM-02,
    CON-COM-03, CON-COM-06, CON-RUL-77)."""
    return row.models if g.content.cards[row.entry].type == "infantry" else row.models[: row.stands - 1]


def destroy(g: G, regiment: str, shattered: bool) -> None:
    """A regiment is gone, and its character with it (CON-SHT-01, CON-CHR-10); what its end brings about
    follows (CON-CHR-11)."""
    after = list(answers(g, DESTROYED, regiment))
    character = g.state.regiments[regiment].character
    g.emit(events.RegimentDestroyed(regiment, shattered), "CON-SHT-01" if shattered else "CON-WND-03")
    g.do(*after, *([Perish(character=character)] if character else ()))


class Perish(PublicStep, frozen=True):
    """A character is destroyed with his regiment, after what its end has brought about (CON-CHR-10)."""

    character: str
    stages = ("perish",)

    def perish(self, g: G) -> None:
        """CON-CHR-10."""
        one = g.state.characters[self.character]
        g.emit(events.CharacterFell(self.character, one.regiment), "CON-CHR-10")
