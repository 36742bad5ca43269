"""Chapters 8.1 and 8.3: a character falls, and his regiment closes the gap (CON-CHR-07, CON-CHR-09,
CON-DUE-04)."""

from __future__ import annotations

from montjoie.games.conquest.events import CharacterFell, GapClosed
from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import REPRIEVED
from montjoie.games.conquest.regiments.formation import block, pose_of, riding
from montjoie.games.conquest.state import G, Pose
from montjoie.games.conquest.wounds.allocation import broken_by_losses, without
from montjoie.games.conquest.wounds.hurt import slain
from montjoie.kernel import PublicStep
from montjoie.table.plane import Block


class Fall(PublicStep, frozen=True):
    """A character with all his wounds is removed, and his regiment makes a free reform (CON-CHR-09,
    CON-DUE-04)."""

    character: str
    certain: bool = False  # nothing spares him any more
    stages = ("fall",)

    def fall(self, g: G) -> None:
        """CON-CHR-09, CON-RUL-90: a stand of the last rank takes his place; his loss counts for Broken
        (CON-RUL-22), a Rider's too (CON-RUL-64)."""
        one = g.state.characters[self.character]
        if one.lost or not slain(g, self.character):
            return
        if not self.certain and (spared := list(answers(g, REPRIEVED, self.character))):
            g.do(*spared)
            return
        row = g.state.regiments[one.regiment]
        pose = None if riding(g, row) else closed(g, one.regiment)
        g.emit(CharacterFell(self.character))
        if pose is not None:
            g.emit(GapClosed(one.regiment, pose))
        broken_by_losses(g, one.regiment)


def closed(g: G, regiment: str) -> Pose:
    """Where a regiment stands when another stand has taken the place of one in front: one fewer in its last
    rank, which stays as central as the grid allows (CON-RUL-90)."""
    row = g.state.regiments[regiment]
    made, pose = block(g, row), pose_of(row)
    if made.ranks == 1 or made.last == 1:
        return without(g, regiment, "right")
    rear = Block(made.stands - 1, row.files, made.width, made.depth).middles()[0]
    return Pose(pose.x, pose.y, pose.facing, row.files, rear)
