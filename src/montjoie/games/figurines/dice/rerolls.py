"""Chapter 4.23: re-rolls (FIG-RRL).

A procedure whose dice may be rolled again is a `Roller`. It opens the window of its roll (attack_reroll,
defense_reroll, morale_reroll), in which the active player comes first and the others see what came of it
(FIG-RRL-02); whoever uses something there runs a `Reroll`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from montjoie.games.figurines.events import DiceRerolled
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Answer, Dice, Question, Refusal, Step, Subset, ask, chance


class Roller(Step, frozen=True, kw_only=True):
    """A procedure with dice on the table. `rolling` says which roll it is, `holds` in which field it lies."""

    rolling: str = ""  # attack, defense, morale
    again: tuple[tuple[str, int], ...] = ()  # which player has rolled which die of it again
    holds: ClassVar[dict[str, str]] = {}

    def on_table(self) -> tuple[int, ...]:
        """The faces of the roll as they lie."""
        faces: tuple[int, ...] = getattr(self, self.holds[self.rolling])
        return faces

    def sides(self, place: int) -> int:
        """How many sides a die has."""
        return 6

    def misses(self, g: G) -> tuple[int, ...]:
        """The dice that do not do what they were rolled for."""
        return tuple(range(len(self.on_table())))

    def made(self, g: G) -> int:
        """How many dice do what they were rolled for, or what they do together."""
        return len(self.on_table()) - len(self.misses(g))

    def roller(self, g: G) -> str:
        """The unit whose dice they are."""
        raise NotImplementedError  # pragma: no cover

    def eligible(self, g: G, player: str, which: str = "any") -> tuple[int, ...]:
        """The dice a player may still roll again, each once (FIG-RRL-01): any, successes too (FIG-RRL-04),
        or the misses alone."""
        places = self.misses(g) if which == "misses" else range(len(self.on_table()))
        return tuple(place for place in places if (player, place) not in self.again)


def can_reroll(g: G, player: str, which: str = "any") -> bool:
    """Whether a player has dice to roll again in the roll on the table."""
    roller: Roller | None = g.running(Roller)
    return roller is not None and bool(roller.eligible(g, player, which))


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


class Reroll(Step, frozen=True):
    """A player rolls dice of the roll on the table again, or makes their owner do so (FIG-RRL-01), at least
    one unless the effect does something else too (FIG-RUL-82); the new result stands whatever it is
    (FIG-RRL-03)."""

    player: str
    source: str  # what allows it
    which: str = "any"  # or misses
    least: int = 1  # 0 where the effect does something else besides
    places: tuple[int, ...] = ()
    stages = ("choose", "roll", "roll_d3")
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question | None:
        """Any of the dice that may be chosen."""
        roller: Roller = g.running(Roller)
        options = tuple(str(place) for place in roller.eligible(g, self.player, self.which))
        if not options:
            return None
        dice = roller.on_table()
        space = RerollDice(options, self.least, len(options), roller.rolling, dice, self.player, self.source)
        return Question(self.player, space, "FIG-RRL-01")

    @choose.chosen
    def chosen(self, g: G, seat: str, places: list[str]) -> Step:
        return self.but(places=tuple(int(place) for place in places))

    @chance
    def roll(self, g: G) -> Dice | None:
        """Those of six sides together."""
        count = len(self._places(g, 6))
        return Dice(count) if count else None

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> None:
        self._lay(g, self._places(g, 6), faces)

    @chance
    def roll_d3(self, g: G) -> Dice | None:
        """The D3 of a panic test (FIG-MRL-03)."""
        return Dice(1, 3) if self._places(g, 3) else None

    @roll_d3.chosen
    def rolled_d3(self, g: G, faces: list[int]) -> None:
        self._lay(g, self._places(g, 3), faces)

    def _places(self, g: G, sides: int) -> tuple[int, ...]:
        roller: Roller = g.running(Roller)
        return tuple(place for place in self.places if roller.sides(place) == sides)

    def _lay(self, g: G, places: tuple[int, ...], faces: list[int]) -> None:
        roller: Roller = g.running(Roller)
        new = dict(zip(places, faces, strict=True))
        dice = tuple(new.get(place, face) for place, face in enumerate(roller.on_table()))
        again = (*roller.again, *((self.player, place) for place in places))
        changed: dict[str, Any] = {roller.holds[roller.rolling]: dice, "again": again}
        before = tuple(roller.on_table()[place] for place in places)
        unit, made = roller.roller(g), roller.but(**changed).made(g)
        forced = g.state.units[unit].owner != self.player
        told = (roller.rolling, self.player, places, tuple(faces), self.source, before, unit, made, forced)
        g.emit(DiceRerolled(*told))
        g.revise(Roller, **changed)
