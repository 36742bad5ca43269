"""Dice on a table: procedures that hang on a throw, rolls that lie and may be rolled again.

Which dice, what they are told as and who may roll them again is each game's.
"""

from __future__ import annotations

from typing import Any, ClassVar

from montjoie.kernel import Dice, PublicStep, Question, Step, ask, chance


class Throw(PublicStep, frozen=True):
    """A procedure that hangs on dice: they are rolled for all to see, and what they show follows."""

    stages: ClassVar[tuple[str, ...]] = ("roll",)

    @chance
    def roll(self, g: Any) -> Dice | None:
        """The dice it takes."""
        return self.cast(g)

    @roll.chosen
    def rolled(self, g: Any, faces: list[int]) -> Step | None:
        """What the faces that came up lead to."""
        return self.shown(g, tuple(faces))

    def cast(self, g: Any) -> Dice | None:
        """The dice; None where none are rolled."""
        return Dice(1)

    def shown(self, g: Any, faces: tuple[int, ...]) -> Step | None:
        """What follows from these faces, telling them first."""
        raise NotImplementedError  # pragma: no cover


class Redone(PublicStep, frozen=True):
    """A procedure with dice, some of which are rolled again once before they count. Its stage "again" follows
    the one that says which. It keeps its `dice`, in `redone` the places of those being rolled again, and in
    `first` all as they fell, where some were."""

    @chance
    def again(self: Any, g: Any) -> Dice | None:
        """Those, if there are any."""
        return Dice(len(self.redone)) if self.redone else None

    @again.chosen
    def rolled_again(self: Any, g: Any, faces: list[int]) -> Any:
        """They take their new results, for good."""
        new = dict(zip(self.redone, faces, strict=True))
        dice = tuple(new.get(place, die) for place, die in enumerate(self.dice))
        return self.but(dice=dice, first=self.dice)


class RollOff(PublicStep, frozen=True):
    """Everybody concerned rolls a die, those who are tied roll again, and one wins. Subclasses begin with the
    stage "roll", and say what is told and what the winner does."""

    rollers: tuple[str, ...] = ()  # those still tied; everybody at first
    lowest: ClassVar[bool] = False  # whether the lowest die wins

    @chance
    def roll(self, g: Any) -> Dice:
        """A die each."""
        return Dice(len(self.tied(g)))

    @roll.chosen
    def rolled(self, g: Any, faces: list[int]) -> Step | None:
        """Until one of them wins."""
        dice = dict(zip(self.tied(g), faces, strict=True))
        wins = min(faces) if self.lowest else max(faces)
        best = tuple(who for who, face in dice.items() if face == wins)
        alone = len(best) == 1
        self.told(g, dice, best[0] if alone else None)
        return self.won(g, best[0]) if alone else self.goto("roll", rollers=best)

    def tied(self, g: Any) -> tuple[str, ...]:
        """Who rolls now."""
        return self.rollers or self.everybody(g)

    def everybody(self, g: Any) -> tuple[str, ...]:
        """Who rolls at first."""
        return tuple(g.seats)

    def told(self, g: Any, dice: dict[str, int], winner: str | None) -> None:
        """Everybody sees the dice."""
        raise NotImplementedError  # pragma: no cover

    def won(self, g: Any, player: str) -> Step | None:
        """What follows for the winner."""
        raise NotImplementedError  # pragma: no cover


class Roller(Step, frozen=True, kw_only=True):
    """A procedure with dice on the table. `rolling` says which roll it is, `holds` in which field it lies."""

    rolling: str = ""
    again: tuple[tuple[str, int], ...] = ()  # which player has rolled which die of it again
    holds: ClassVar[dict[str, str]] = {}

    def on_table(self) -> tuple[int, ...]:
        """The faces of the roll as they lie."""
        faces: tuple[int, ...] = getattr(self, self.holds[self.rolling])
        return faces

    def sides(self, place: int) -> int:
        """How many sides a die has."""
        return 6

    def misses(self, g: Any) -> tuple[int, ...]:
        """The dice that do not do what they were rolled for, by their places."""
        return tuple(range(len(self.on_table())))

    def made(self, g: Any) -> int:
        """How many dice do what they were rolled for, or what they do together."""
        return len(self.on_table()) - len(self.misses(g))

    def eligible(self, g: Any, player: str, which: str = "any") -> tuple[int, ...]:
        """The dice a player may still roll again, each once: any, or the misses alone."""
        places = self.misses(g) if which == "misses" else range(len(self.on_table()))
        return tuple(place for place in places if (player, place) not in self.again)

    def relaid(self, player: str, new: dict[int, int]) -> Roller:
        """With dice that a player has rolled again, by their places."""
        dice = tuple(new.get(place, face) for place, face in enumerate(self.on_table()))
        again = (*self.again, *((player, place) for place in new))
        return self.but(**{self.holds[self.rolling]: dice, "again": again})


def can_reroll(g: Any, player: str, which: str = "any") -> bool:
    """Whether a player has dice to roll again in the roll on the table."""
    roller: Roller | None = g.running(Roller)
    return roller is not None and bool(roller.eligible(g, player, which))


class Reroll(Step, frozen=True):
    """A player rolls dice of the roll on the table again; the new result stands whatever it is."""

    player: str
    source: str = ""  # what allows it
    which: str = "any"  # or misses
    least: int = 1
    places: tuple[int, ...] = ()
    stages: ClassVar[tuple[str, ...]] = ("choose", "roll")

    @ask
    def choose(self, g: Any) -> Question | None:
        """Any of the dice that may be chosen."""
        roller: Roller = g.running(Roller)
        options = tuple(str(place) for place in roller.eligible(g, self.player, self.which))
        return self.question(roller, options) if options else None

    @choose.chosen
    def chosen(self, g: Any, seat: str, places: list[str]) -> Step:
        """Remember the places of the dice to throw again."""
        if not places:
            self.forgone(g)
        return self.but(places=tuple(int(place) for place in places))

    @chance
    def roll(self, g: Any) -> Dice | None:
        """Those of most sides together, and then the others."""
        places = self._next(g)
        return Dice(len(places), g.running(Roller).sides(places[0])) if places else None

    @roll.chosen
    def rolled(self, g: Any, faces: list[int]) -> Step:
        """They lie anew."""
        roller: Roller = g.running(Roller)
        places = self._next(g)
        laid = roller.relaid(self.player, dict(zip(places, faces, strict=True)))
        self.tell(g, roller, laid, places)
        g.revise(Roller, **{name: getattr(laid, name) for name in (roller.holds[roller.rolling], "again")})
        left = tuple(place for place in self.places if place not in places)
        return self.goto("roll", places=left)

    def _next(self, g: Any) -> tuple[int, ...]:
        sides = g.running(Roller).sides
        most = max((sides(place) for place in self.places), default=0)
        return tuple(place for place in self.places if sides(place) == most)

    def question(self, roller: Roller, options: tuple[str, ...]) -> Question:
        """Which of these dice."""
        raise NotImplementedError  # pragma: no cover

    def forgone(self, g: Any) -> None:
        """No die was chosen, where the player may choose none."""

    def tell(self, g: Any, before: Roller, after: Roller, places: tuple[int, ...]) -> None:
        """Everybody sees the dice in these places lie anew."""
        raise NotImplementedError  # pragma: no cover
