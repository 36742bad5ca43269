"""Chapters 5.1 and 8.1: wounds fall on a regiment one stand after the other, and casualties leave from the
ends; those of a character are his own (CON-WND, CON-BRK-01, CON-SHT-01, CON-CHR-07, CON-CHR-08)."""

from __future__ import annotations

from typing import Literal

from montjoie.games.conquest import events, lasting
from montjoie.games.conquest.events import CharacterHurt, DiceShown
from montjoie.games.conquest.profiles import answers, wounds
from montjoie.games.conquest.queries import DESTROYED, HURT, UNBREAKABLE, WARDED
from montjoie.games.conquest.regiments.field import in_contact
from montjoie.games.conquest.regiments.formation import (
    COMMAND,
    block,
    place_of,
    placed,
    pose_of,
    reshaped,
    size,
)
from montjoie.games.conquest.state import G, Pose, Regiment
from montjoie.kernel import Dice, OneOf, PublicStep, Question, Step, ask, chance
from montjoie.table import plane

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
    if placed(g, row) == 1:
        return pose_of(row)
    if row.garrison:
        return Pose(row.x, row.y, row.facing, row.files - 1, 0)
    return reshaped(row, *plane.lessened(block(g, row), row.facing, end == "left"))


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
    elif 2 * row.memory.lost >= row.memory.stands:
        breaks(g, regiment, "CON-BRK-01", row.memory.lost, row.memory.stands)


def breaks(g: G, regiment: str, rule: str, *lost: int) -> None:
    """A regiment becomes Broken, unless it is or never can be (CON-BRK-01, CON-SPR-18)."""
    row = g.state.regiments[regiment]
    if not row.broken and not any(answers(g, UNBREAKABLE, regiment)):
        g.emit(events.BecameBroken(regiment, size(row), *lost), rule)


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


class Hurt(PublicStep, frozen=True):
    """A character suffers wounds; what is beyond his last is lost (CON-CHR-07)."""

    character: str
    wounds: int
    stages = ("ward", "suffer")

    @chance
    def ward(self, g: G) -> Dice | None:
        """A die for each thing that may ward off one wound."""
        number = len(list(answers(g, WARDED, self.character)))
        return Dice(number) if number else None

    @ward.chosen
    def warded(self, g: G, dice: list[int]) -> Step:
        less = 0
        for die, (thing, need, until) in zip(dice, answers(g, WARDED, self.character), strict=True):
            g.emit(DiceShown(self.character, thing, (die,)))
            lasting.spend(g, self.character, thing, until)
            less += die >= need
        return self.but(wounds=max(0, self.wounds - less))

    def suffer(self, g: G) -> None:
        """CON-CHR-07: none passes to his regiment."""
        most, had = wounds(g, self.character), g.state.characters[self.character].wounds
        if suffered := min(self.wounds, left(g, self.character)):
            g.emit(CharacterHurt(self.character, suffered, had + suffered, most))
            g.do(*answers(g, HURT, self.character, suffered))


def slain(g: G, character: str) -> bool:
    """Whether a character has all the wounds he can take (CON-CHR-07)."""
    return g.state.characters[character].wounds >= wounds(g, character)


def suffering(g: G, target: str, number: int) -> Step:
    """A wound pool falls on a regiment, or in a Duel on a character (CON-WND-02, CON-DUE-03)."""
    if target in g.state.characters:
        return Hurt(character=target, wounds=number)
    return Suffer(regiment=target, wounds=number, before=stands_left(g, target))


def left(g: G, target: str) -> int:
    """The wounds that one can still take (CON-WND-11, CON-CHR-07)."""
    most = wounds(g, target)
    if one := g.state.characters.get(target):
        return most - one.wounds
    row = g.state.regiments[target]
    return most * row.stands - row.wounds - row.command_wounds


def stands_left(g: G, target: str) -> int:
    """The stands that are left of who is struck; none of who is gone."""
    if target in g.state.characters:
        return int(not slain(g, target))
    row = g.state.regiments[target]
    return 0 if row.where == "destroyed" else size(row)
