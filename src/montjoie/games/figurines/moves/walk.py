"""Chapter 4.11: what a Maneuver and a March have in common: the way is said, the unit goes, ground hurts."""

from __future__ import annotations

from typing import ClassVar

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.moves import ending
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, PublicStep, Question, Step, ask


class Walk(PublicStep, frozen=True):
    """A straight move of a unit, with the turns that its action allows."""

    unit: str
    free: bool = False
    perilous: tuple[str, ...] = ()  # the Dangerous pieces it crossed
    stages = ("begin", "go", "ended", "perils")
    name: ClassVar[str] = ""  # of the action

    def allowed(self, g: G) -> bool:
        """Whether the unit may move so."""
        raise NotImplementedError  # pragma: no cover

    def space(self, g: G) -> MovePath:
        """All ways it may go."""
        raise NotImplementedError  # pragma: no cover

    def begin(self, g: G) -> Step | None:
        """A unit that may not move so does not (FIG-RUL-58)."""
        return None if units.alive(g, self.unit) and self.allowed(g) else self.done()

    @ask
    def go(self, g: G) -> Question:
        """Its owner says the way."""
        space = self.space(g)
        return Question(g.state.units[self.unit].owner, space, space.rule)

    @go.chosen
    def went(self, g: G, seat: str, answer: Answer) -> Step:
        return self.but(perilous=ending.move(g, self.space(g), answer, self.name))

    def ended(self, g: G) -> None:
        """What waits for the end of a move."""
        ending.window(g, self.unit, self.name)

    def perils(self, g: G) -> None:
        """Dangerous terrain, then tokens (FIG-TER-05, FIG-OBJ-06)."""
        ending.settle(g, self.unit, self.perilous)
