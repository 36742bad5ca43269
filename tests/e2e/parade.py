"""Parade: a game on a free table without a board of its own; put a tray down, march it, throw dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from montjoie import words
from montjoie.kernel import (
    PUBLIC,
    Answer,
    Dice,
    Engine,
    Event,
    Game,
    Path,
    Pose,
    Question,
    Refusal,
    Rule,
    State,
    Step,
    ask,
    chance,
    register,
)
from montjoie.kernel.engine import AnyEngine

WIDTH, DEPTH = 4000, 3000
POND = ((26_000, 10_000), (32_000, 11_000), (31_000, 16_000), (27_000, 15_000))


SHAPE: dict[str, Any] = {
    "outline": [[-2000, 1500], [2000, 1500], [2000, -1500], [-2000, -1500]],
    "pivots": {"front-left": [-2000, 1500], "front-right": [2000, 1500]},
}


class Tray(Struct, frozen=True):
    """A tray on the table."""

    x: int
    y: int
    facing: int
    seat: str
    width: int
    depth: int


class Ground(Struct, frozen=True):
    """The table: three feet by two."""

    width: int
    depth: int
    pieces: dict[str, Tray]
    terrain: dict[str, dict[str, Any]]


class Field(State):
    """All that there is."""

    table: Ground
    AUDIENCES = {"table": PUBLIC}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


G: TypeAlias = Engine[Field, None, Options]


class Placed(Event, frozen=True):
    """The guard stands somewhere."""

    seat: str
    x: int
    y: int
    facing: int
    rule = "PAR-RUN-01"
    audience = PUBLIC

    def apply(self, state: Field) -> None:
        guard = Tray(self.x, self.y, self.facing, self.seat, WIDTH, DEPTH)
        state.table = replace(state.table, pieces={**state.table.pieces, "guard": guard})


class Thrown(Event, frozen=True):
    """Dice for the applause."""

    seat: str
    dice: tuple[int, ...]
    rule = "PAR-RUN-01"
    audience = PUBLIC

    def apply(self, state: Field) -> None:
        """Nothing changes."""


class PutDown(Pose, frozen=True):
    """Anywhere on the left half."""

    def describe(self, g: AnyEngine) -> dict[str, Any]:
        return {**super().describe(g), **SHAPE}

    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if answer["x"] > 18_000:
            yield Refusal("PAR-ANS-01", "too-far-right", x=answer["x"] // 1000)

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        for x in (9000, 15_000):
            yield {"x": x, "y": 12_000, "facing": 9000}


class MarchPast(Path, frozen=True):
    """Not farther than eight inches in all."""

    def describe(self, g: AnyEngine) -> dict[str, Any]:
        return {**super().describe(g), **SHAPE}

    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if (far := sum(leg["ahead"] for leg in answer)) > 8000:
            yield Refusal("PAR-ANS-01", "too-far", far=far // 1000)

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        yield [{"turn": 0, "ahead": 4000, "pivot": "centre"}]


class Parade(Step, frozen=True):
    """Put down, march, applause."""

    stages = ("place", "march", "applaud", "close")
    audience = PUBLIC

    @ask
    def place(self, g: G) -> Question:
        return Question(g.seats[0], PutDown("guard", 36_000, 24_000), "PAR-RUN-01")

    @place.chosen
    def placed(self, g: G, seat: str, answer: dict[str, int]) -> None:
        g.emit(Placed(seat, **answer))

    @ask
    def march(self, g: G) -> Question:
        return Question(g.seats[0], MarchPast("guard", 3), "PAR-RUN-01")

    @chance
    def applaud(self, g: G) -> Dice:
        return Dice(12)

    @applaud.chosen
    def applauded(self, g: G, faces: list[int]) -> None:
        g.emit(Thrown(g.seats[0], tuple(faces)))

    @march.chosen
    def marched(self, g: G, seat: str, answer: Answer) -> None:
        """It is only shown."""

    @ask
    def close(self, g: G) -> Question:
        return Question(g.seats[0], MarchPast("guard", 1), "PAR-RUN-01")

    @close.chosen
    def closed(self, g: G, seat: str, answer: Answer) -> None:
        g.finish([g.seats], dict.fromkeys(g.seats, 1), "PAR-RUN-01", "parade-over")


MESSAGES = """
event-placed = {seat} {x}
event-thrown = {seat}
ask-put-down = {seat}?
ask-march-past = {seat}?
too-far-right = {x} inches is too far to the right.
too-far = {far} inches is too far.
parade-over = over
""".replace("{", "{ $").replace("}", " }")


class ParadeGame(Game[Field, None, Options]):
    """The toy itself."""

    slug, prefix, counts, package = "parade", "PAR", (1,), __name__
    state_type, option_type, opening = Field, Options, Parade

    def content(self) -> None:
        """None."""

    def setup(self, seats: tuple[str, ...], options: Options) -> Field:
        band = Tray(12_000, 4000, 0, "band", 6000, 2000)
        return Field(Ground(36_000, 24_000, {"band": band}, {"pond": {"polygon": POND, "kind": "pond"}}))

    def words(self) -> words.Source:
        return words.Source({"en": MESSAGES, "fr": MESSAGES}, {"en": {}, "fr": {}})

    def own_rules(self) -> dict[str, Rule]:
        return {id: Rule(id, "Toy.", "Parade") for id in ("PAR-RUN-01", "PAR-ANS-01")}


register(ParadeGame())
