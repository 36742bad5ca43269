"""Chapter 5.2: healing, and stands that return (CON-HEA)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.events import CameToNothing, StandRestored, WoundsHealed
from montjoie.games.conquest.profiles import answers, card
from montjoie.games.conquest.queries import UNHEALED
from montjoie.games.conquest.regiments.formation import block, outline, placed, reshaped
from montjoie.games.conquest.regiments.ground import ground
from montjoie.games.conquest.state import G, Pose
from montjoie.kernel import PublicStep, Step
from montjoie.table import plane


class Heal(PublicStep, frozen=True):
    """A heal: its points remove wounds, then bring stands back (CON-HEA-01)."""

    unit: str  # a regiment; or a character alone (CON-DRE-05)
    points: int
    characters: bool = True  # whether it begins with the attached character (CON-HEA-02)
    stages = ("character", "stands", "restore")

    def character(self, g: G) -> Step | None:
        """CON-HEA-02: the attached character first; a Broken regiment is not healed (CON-HEA-08,
        CON-BRK-05)."""
        if any(answers(g, UNHEALED, self.unit)):
            return self.done()
        if one := g.state.characters.get(self.unit):
            healed(g, self.unit, min(self.points, one.wounds))
            return self.done()
        row = g.state.regiments[self.unit]
        if row.broken or row.where == "destroyed":
            g.emit(CameToNothing(self.unit, "unhealed"), "CON-HEA-08")
            return self.done()
        hurt = row.wounds or row.command_wounds or row.stands < row.starting
        if not hurt and not (row.character and g.state.characters[row.character].wounds):
            g.emit(CameToNothing(self.unit, "whole"), "CON-HEA-01")
        if not (row.character and self.characters):
            return None
        less = min(self.points, g.state.characters[row.character].wounds)
        healed(g, row.character, less)
        return self.but(points=self.points - less)

    def stands(self, g: G) -> Step:
        """CON-HEA-03: the command stand, then the wounded one."""
        row, points = g.state.regiments[self.unit], self.points
        command = min(points, row.command_wounds)
        healed(g, self.unit, command, command=True)
        other = min(points - command, row.wounds)
        healed(g, self.unit, other)
        return self.but(points=points - command - other)

    def restore(self, g: G) -> Step | None:
        """CON-HEA-04, CON-HEA-05, CON-RUL-27: a lost stand for half its Wounds, rounded up; with what is left
        it is healed in turn. Never more than there were (CON-HEA-07); without room the rest is lost
        (CON-HEA-06)."""
        row, full = g.state.regiments[self.unit], card(g, self.unit).profile.wounds
        cost = -(-full // 2)
        if self.points < cost or row.stands >= row.starting:
            return None
        pose = next(room(g, self.unit), None)
        if pose is None:
            return None
        g.emit(StandRestored(self.unit, pose, full - cost, row.fallen[0] if row.fallen else ""))
        return self.goto("stands", points=self.points - cost)


def healed(g: G, unit: str, number: int, command: bool = False) -> None:
    """So many wounds leave a stand, if any."""
    if number:
        g.emit(WoundsHealed(unit, number, command))


def room(g: G, regiment: str) -> Iterator[Pose]:
    """Where a regiment could stand with one stand more: in its last rank, as central as the grid allows, or
    in a new one, no nearer to enemies than it is; one stand alone grows at its right end; a garrison has room
    for so many as it holds (CON-HEA-06, CON-RUL-28, CON-RUL-54)."""
    row = g.state.regiments[regiment]
    if row.garrison:
        shelter = g.content.pieces[g.state.pieces[row.garrison].kind].garrison
        if shelter and (more := placed(g, row) + 1) <= shelter.capacity:
            yield Pose(row.x, row.y, row.facing, more, 0)
        return
    for made, dx, dy in plane.enlarged(block(g, row), row.facing):
        there = made.tray(row.x + dx, row.y + dy, row.facing)
        found = ground(g, regiment)._replace(block=made)
        if not any((*found.end(there), *found.nearer(outline(g, regiment), made.outline(there)))):
            yield reshaped(row, made, dx, dy)
