"""Chapter 4.11: the Retreat: out of an engagement (FIG-RET)."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import performs
from montjoie.games.figurines.battlefield import field, terrain, units
from montjoie.games.figurines.dice.rerolls import Reroll, Roller
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.moves import ending, shift
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.timing import Moment, open_window
from montjoie.kernel import Answer, Branch, Dice, OneOf, Question, Space, Step, ask, chance
from montjoie.table import plane
from montjoie.table.plane import Direction

STAY = "stay"


class RetreatPath(MovePath, frozen=True):
    """How far a unit retreats in one direction, without turning, and its turn afterwards: the first leg goes
    that way, whatever the tray looks at, the second turns it (FIG-RET-01); a part of `RetreatWay`."""

    asked = False

    rule = "FIG-RET-01"


class RetreatWay(Branch, frozen=True):
    """The owner of a retreating unit sees the die, then says where it goes, `{"backward": legs}`, or `stay`:
    backward, left, right, and forward where it is engaged on a flank or its rear (FIG-RET-01, FIG-RET-02,
    FIG-RET-05, FIG-D-22)."""


class RerollRetreat(OneOf, frozen=True):
    """The owner of a retreating unit may roll the die again where an effect allows it: `keep` or `reroll`
    (FIG-RRL-01)."""


def possible(g: G, unit: str) -> bool:
    """Only engaged units retreat (FIG-RET-01)."""
    return bool(field.engaged(g, unit))


def directions(g: G, unit: str) -> tuple[Direction, ...]:
    """Straight backward or sideways; forward too for a unit engaged on a flank or its rear (FIG-RET-02)."""
    own = field.tray(g, unit)
    sides = {plane.contact_side(own, field.tray(g, other)) for other in field.engaged(g, unit)}
    ways: tuple[Direction, ...] = ("backward", "left", "right")
    return ways if sides <= {"front"} else (*ways, "forward")


@performs("retreat")
class Retreat(Roller, frozen=True, kw_only=True):
    """A Retreat: roll, move straight away, turn; enemies left alone may turn (FIG-RET-01, FIG-EX-08)."""

    unit: str
    free: bool = False
    reroll: str = ""  # the card or ability that lets its owner roll the die again
    faces: tuple[int, ...] = ()
    left: tuple[str, ...] = ()  # the enemies it was engaged with
    perilous: tuple[str, ...] = ()  # the Dangerous pieces it crossed
    stages = ("begin", "roll", "roll_again", "go", "freed", "ended", "completed", "perils")
    holds = {"retreat": "faces"}

    def begin(self, g: G) -> Step:
        """A unit that is not engaged does not retreat (FIG-RUL-58)."""
        if not units.alive(g, self.unit) or not possible(g, self.unit):
            return self.done()
        return self.but(left=field.engaged(g, self.unit))

    @chance
    def roll(self, g: G) -> Dice:
        """FIG-RET-01: first one die."""
        return Dice(1)

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step:
        owner = g.state.units[self.unit].owner
        g.emit(Rolled("retreat", owner, tuple(faces), self.unit), "FIG-RET-01")
        return self.but(rolling="retreat", faces=tuple(faces))

    def roller(self, g: G) -> str:
        """The unit that retreats."""
        return self.unit

    def made(self, g: G) -> int:
        """What the die shows."""
        return sum(self.faces)

    @ask
    def roll_again(self, g: G) -> Question | None:
        """Some effects let the owner roll it again."""
        owner = g.state.units[self.unit].owner
        return Question(owner, RerollRetreat(("keep", "reroll")), "FIG-RRL-01") if self.reroll else None

    @roll_again.chosen
    def rerolled(self, g: G, seat: str, answer: str) -> None:
        """The new result stands (FIG-RRL-03)."""
        if answer == "reroll":
            g.do(Reroll(player=seat, source=self.reroll, places=(0,), at="roll"))

    @ask
    def go(self, g: G) -> Question:
        """FIG-RET-05: the die is known; staying is allowed, and all that is left where there is no room
        (FIG-RET-04)."""
        return Question(g.state.units[self.unit].owner, self.space(g), "FIG-RET-01")

    def space(self, g: G) -> RetreatWay:
        """All ways it may go: sideways it may slide along the trays it touches (FIG-RET-06); it ends 1" from
        all enemies, those it leaves too (FIG-RUL-09)."""
        row = g.state.units[self.unit]
        distance = speed(g, self.unit) + self.faces[0] * INCH
        options: dict[str, Space | None] = {STAY: None}
        for way in directions(g, self.unit):
            options[way] = RetreatPath(self.unit, 2, row.x, row.y, row.facing, distance, way=way)
        return RetreatWay(options)

    @go.chosen
    def went(self, g: G, seat: str, answer: Answer) -> Step:
        """It moves away; a unit that stays is still engaged, and nobody turns (FIG-RET-05): it has completed
        no retreat (FIG-RUL-77), but acted where it stands (FIG-TER-05)."""
        if answer == STAY or not any(answer.values()):
            ending.put(g, self.unit, field.tray(g, self.unit), "retreat", "FIG-RET-05")
            ending.hurt(g, self.unit, terrain.inside(g, self.unit, "dangerous"))
            return self.done()
        ((way, legs),) = answer.items()
        path = self.space(g).options[way]
        assert isinstance(path, RetreatPath)
        return self.but(perilous=ending.move(g, path, legs, "retreat"))

    def freed(self, g: G) -> None:
        """FIG-RET-03: every enemy that is no longer engaged may turn at once."""
        for other in self.left:
            if not field.engaged(g, other):
                g.do(shift.FreePivot(unit=other))

    def ended(self, g: G) -> None:
        """What waits for the end of a move."""
        ending.window(g, self.unit, "retreat")

    def completed(self, g: G) -> None:
        """5.3: retreat_completed."""
        if units.alive(g, self.unit):
            owner = g.state.units[self.unit].owner
            open_window(g, Moment("retreat_completed", unit=self.unit, player=owner))

    def perils(self, g: G) -> None:
        """Dangerous terrain, then tokens (FIG-TER-05, FIG-OBJ-06)."""
        ending.settle(g, self.unit, self.perilous)
