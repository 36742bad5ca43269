"""Chapter 4.23: re-rolls (FIG-RRL).

A procedure whose dice may be rolled again is a `Roller`. It opens the window of its roll (attack_reroll,
defense_reroll, morale_reroll), in which the active player comes first and the others see what came of it
(FIG-RRL-02); whoever uses something there runs a `Reroll`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from montjoie.games.figurines.events import CameToNothing, DiceRerolled
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Answer, Question, Refusal, Subset
from montjoie.table import dice
from montjoie.table.dice import can_reroll

__all__ = ["ROLLING", "Reroll", "RerollDice", "Roller", "can_reroll", "roll_again", "rolls_again"]

T = TypeVar("T", bound=Callable[..., Any])


class Roller(dice.Roller, frozen=True, kw_only=True):
    """A procedure with dice of a unit on the table: attack, defense, morale, charge, retreat. Each die is
    rolled again once by each player (FIG-RRL-01), successes too (FIG-RRL-04)."""

    audience = PUBLIC

    def roller(self, g: G) -> str:
        """The unit whose dice they are."""
        raise NotImplementedError  # pragma: no cover


class RerollDice(Subset, frozen=True):
    """The player who uses a re-roll chooses dice by their places in the roll, "0" being the first: attack
    dice (FIG-D-32), defense dice (FIG-D-33), dice of a test, where "2" is the D3 (FIG-D-34)."""

    always = "named"

    roll: str = ""
    dice: tuple[int, ...] = ()
    player: str = ""
    source: str = ""  # what allows it

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """A die rolled again once, or one that is no miss, cannot be chosen (FIG-RRL-01)."""
        for place in dict.fromkeys(answer):
            if place in self.options or not place.isdecimal() or int(place) >= len(self.dice):
                continue
            roller: Roller = g.running(Roller)
            key = "die-rolled-again" if (self.player, int(place)) in roller.again else "die-no-miss"
            yield Refusal("FIG-RRL-01", key, die=int(place) + 1, face=self.dice[int(place)])
            return
        yield from super().misfits(g, rule, answer)


ROLLING: set[Callable[..., Any]] = set()


def rolls_again(deed: T) -> T:
    """Mark what rolls dice on the table again at once, for those who weigh chances."""
    ROLLING.add(deed)
    return deed


@rolls_again
def roll_again(use: Any, g: G) -> None:
    """The owner of an effect rolls dice again, or makes their owner do so, because of it."""
    g.do(Reroll(player=use.owner, source=use.name))


class Reroll(dice.Reroll, frozen=True):
    """A player rolls dice of the roll on the table again, or makes their owner do so (FIG-RRL-01), at least
    one unless the effect does something else too (FIG-RUL-82); the new result stands whatever it is
    (FIG-RRL-03). The D3 of a panic test is rolled after the others (FIG-MRL-03)."""

    audience = PUBLIC

    def question(self, roller: dice.Roller, options: tuple[str, ...]) -> Question:
        """Any of the dice that may be chosen."""
        most, faces = len(options), roller.on_table()
        space = RerollDice(options, self.least, most, roller.rolling, faces, self.player, self.source)
        return Question(self.player, space, "FIG-RRL-01")

    def forgone(self, g: G) -> None:
        """All dice stay as they lie (FIG-RUL-82)."""
        g.emit(CameToNothing("kept", player=self.player, cause=self.source or None), "FIG-RUL-82")

    def tell(self, g: G, before: dice.Roller, after: dice.Roller, places: tuple[int, ...]) -> None:
        """How they lay, how they lie, and what the roll comes to now."""
        assert isinstance(before, Roller)
        unit = before.roller(g)
        then, now = (tuple(roll.on_table()[place] for place in places) for roll in (before, after))
        forced = g.state.units[unit].owner != self.player
        told = (before.rolling, self.player, places, now, self.source, then, unit, after.made(g), forced)
        g.emit(DiceRerolled(*told))
