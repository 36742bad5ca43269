"""Spaces of the free table: a pose for a piece, or a path of wheels and straight moves (KER-ANS).

Coordinates are whole thousandths of an inch, angles whole hundredths of a degree. What is legal is
the game's part: it overrides `forbids`, and `every` with a rich, finite choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from montjoie.kernel.errors import Refusal
from montjoie.kernel.plain import plain
from montjoie.kernel.spaces import Answer, Space

if TYPE_CHECKING:
    from montjoie.kernel.engine import Engine

TURN = 36_000  # a full turn in hundredths of a degree


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a piece stands and where it looks."""

    x: int
    y: int
    facing: int


class Leg(Struct, frozen=True, forbid_unknown_fields=True):
    """One part of a path: first turn by an angle about a pivot of the piece, then go straight ahead."""

    turn: int = 0
    ahead: int = 0
    pivot: str = "centre"


class Pose(Space, frozen=True):
    """Any place of the table for a piece."""

    piece: str
    width: int
    depth: int
    form = "pose"
    shape = Place

    def tidy(self, answer: Answer) -> Answer:
        """Angles from 0 up to a full turn; back to plain JSON."""
        return {"x": answer.x, "y": answer.y, "facing": answer.facing % TURN}

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """On the table (KER-ANS-05)."""
        if not (0 <= answer["x"] <= self.width and 0 <= answer["y"] <= self.depth):
            yield Refusal(rule, "off-table", x=answer["x"], y=answer["y"])

    def write(self, answer: Answer) -> str:
        """`x,y@facing`."""
        return f"{answer['x']},{answer['y']}@{answer['facing']}"

    def read(self, text: str) -> Answer:
        """The place written."""
        found = re.fullmatch(r"\s*(-?\d+),(-?\d+)@(-?\d+)\s*", text)
        if not found:
            raise Refusal("KER-NOT-01", "notation-pose", word=text)
        x, y, facing = map(int, found.groups())
        return {"x": x, "y": y, "facing": facing}


class Path(Space, frozen=True):
    """A way for a piece: a list of legs, each a turn and a straight move."""

    piece: str
    legs: int
    form = "path"
    shape = list[Leg]

    def tidy(self, answer: Answer) -> Answer:
        """Back to plain JSON."""
        told: list[dict[str, Any]] = plain(answer)
        return told

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """Not more legs than allowed, none backwards unless the game reads it so (KER-ANS-03)."""
        if len(answer) > self.legs:
            yield Refusal(rule, "wrong-number", given=len(answer), low=0, high=self.legs)

    def write(self, answer: Answer) -> str:
        """`turn/ahead@pivot` for each leg."""
        legs = (f"{leg['turn']}/{leg['ahead']}@{leg['pivot']}" for leg in answer)
        return " ".join(legs) or "-"

    def read(self, text: str) -> Answer:
        """The legs written."""
        legs = []
        for word in [] if text.strip() == "-" else text.split():
            found = re.fullmatch(r"(-?\d+)/(-?\d+)@(\w+)", word)
            if not found:
                raise Refusal("KER-NOT-01", "notation-path", word=word)
            legs.append(
                {"turn": int(found[1]), "ahead": int(found[2]), "pivot": found[3]},
            )
        return legs
