"""Chapter 2.3: the command stacks, built in secret (CON-CMD)."""

from __future__ import annotations

from montjoie.games.conquest.events import StackBuilt
from montjoie.games.conquest.state import G
from montjoie.kernel import Ordering, PublicStep, Question, ask_all

ACTING = ("table", "garrison", "arriving")


def cards(g: G, seat: str) -> tuple[str, ...]:
    """The command cards a player stacks: a card with the profile name for each regiment on the battlefield or
    arriving, and for each character with one (CON-CRD-01, CON-CMD-01, CON-CMD-02)."""
    rows = g.state.regiments
    own = [row.entry for row in rows.values() if row.owner == seat and row.where in ACTING]
    leading = [
        one.entry
        for one in g.state.characters.values()
        if one.owner == seat and not one.lost and one.regiment and rows[one.regiment].where in ACTING
    ]
    return (*leading, *own)


class OrderStack(Ordering, frozen=True):
    """A player orders his command cards, the first to act on top; nobody else sees them (CON-CMD-01)."""


class CommandPhase(PublicStep, frozen=True):
    """Command Phase: both build their stacks at once and in secret (CON-CMD-01)."""

    stages = ("build",)

    @ask_all
    def build(self, g: G) -> list[Question]:
        """CON-CMD-01: all the cards, in any order."""
        own = {seat: cards(g, seat) for seat in g.seats}
        return [Question(seat, OrderStack(given), "CON-CMD-01") for seat, given in own.items() if given]

    @build.chosen
    def built(self, g: G, answers: dict[str, list[str]]) -> None:
        """CON-CMD-02: face down, each sees his own."""
        for seat in g.seats:
            g.emit(StackBuilt(seat, tuple(answers.get(seat, ()))))
