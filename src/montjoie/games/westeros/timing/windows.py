"""The moments at which abilities of commanders can be used (WES-COM-03, WES-COM-04).

The procedures of the game call `offer` at the moments that commander cards speak of; who can use what then,
`abilities.commit` knows.
"""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.state import G, enemy_of
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.moments import silent
from montjoie.kernel import PUBLIC, Answer, OneOf, Refusal, Window

DECLINE = "decline"


class CommitAbility(OneOf, frozen=True):
    """The owner of commanders who can use an ability now uses one or declines: a commander's name, or
    "decline" (WES-COM-03)."""

    passing = DECLINE

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that commander cannot do anything now."""
        row, house = g.state.commanders.get(answer), g.state.commanders[self.options[-1]].house
        if row is None or row.house != house:
            yield Refusal("WES-COM-03", "ability-no-commander", commander=answer, house=house)
        elif not row.unit:
            yield Refusal("WES-CAP-08", "ability-captured", commander=answer)
        elif row.committed:
            yield Refusal("WES-COM-03", "ability-committed", commander=answer)
        else:
            yield Refusal("WES-COM-03", "ability-not-now", commander=answer)


class CommitWindow(Window[str], frozen=True, kw_only=True):
    """A moment at which players can use abilities of their commanders, one after the other, each once
    (WES-COM-03), or decline (WES-GEN-07). It is no action and costs no token (WES-COM-04)."""

    house: str  # whose moment it is
    unit: str = ""  # the one it is about
    stages = ("declare",)
    audience = PUBLIC
    question, asks = CommitAbility, "WES-COM-03"

    def name(self) -> str:
        """As the procedures call it."""
        return self.moment

    def speakers(self, g: G) -> tuple[str, ...]:
        """The active player first, then his opponent (WES-RUL-52)."""
        active = turn.active(g)
        return tuple(g.state.sides[house].seat for house in (active, enemy_of(active)))

    def one_by_one(self) -> bool:
        """An ability works before the next one is chosen."""
        return True


def offer(g: G, moment: str, unit: str = "", house: str = "") -> None:
    """Let players use what their commanders can do at a moment of the game; `unit` is the one it is about."""
    if silent(g, moment, unit):
        return
    CommitWindow(moment=moment, house=house or g.state.units[unit].house, unit=unit).open(g)
