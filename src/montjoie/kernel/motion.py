"""Spaces of the free table: a pose for a piece, or a path of wheels and straight moves (KER-ANS).

Coordinates are whole thousandths of an inch, angles whole hundredths of a degree. What is legal is
the game's part: it overrides `forbids`, and `every` with a rich, finite choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from montjoie.kernel.errors import Refusal
from montjoie.kernel.plain import plain
from montjoie.kernel.spaces import Answer, Space, Whole

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine

TURN = 36_000  # a full turn in hundredths of a degree


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a piece stands and where it looks."""

    x: Whole
    y: Whole
    facing: Whole


class Leg(Struct, frozen=True, forbid_unknown_fields=True):
    """One part of a path: first turn by an angle about a pivot of the piece, then go straight ahead."""

    turn: Whole = 0
    ahead: Whole = 0
    pivot: Annotated[str, Meta(pattern=r"^[\w-]+\Z")] = "centre"


class Pose(Space, frozen=True):
    """Any place of the table for a piece."""

    piece: str
    width: int
    depth: int
    form = "pose"
    shape = Place
    listed = False

    def tidy(self, answer: Answer) -> Answer:
        """Angles from 0 up to a full turn; back to plain JSON."""
        return {"x": answer.x, "y": answer.y, "facing": answer.facing % TURN}

    def example(self) -> Answer:
        """The middle of the table."""
        return {"x": self.width // 2, "y": self.depth // 2, "facing": 0}

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """On the table (KER-ANS-05)."""
        if not (0 <= answer["x"] <= self.width and 0 <= answer["y"] <= self.depth):
            yield Refusal(rule, "off-table", x=answer["x"], y=answer["y"], width=self.width, depth=self.depth)

    def write(self, answer: Answer) -> str:
        """The pose as `x,y@facing`."""
        return f"{answer['x']},{answer['y']}@{answer['facing']}"

    def read(self, text: str) -> Answer:
        """The place written."""
        found = re.fullmatch(r"\s*(-?\d{1,15}),(-?\d{1,15})@(-?\d{1,15})\s*", text)
        if not found:
            raise Refusal("KER-NOT-01", "notation-pose", word=text[:60])
        x, y, facing = map(int, found.groups())
        return {"x": x, "y": y, "facing": facing}


class Path(Space, frozen=True):
    """A way for a piece: a list of legs, each a turn and a straight move."""

    piece: str
    legs: int
    form = "path"
    shape = list[Leg]
    listed = False

    def tidy(self, answer: Answer) -> Answer:
        """Back to plain JSON."""
        told: list[dict[str, Any]] = plain(answer)
        return told

    def example(self) -> Answer:
        """An inch straight ahead."""
        return [{"turn": 0, "ahead": 1000, "pivot": "centre"}]

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Not more legs than allowed (KER-ANS-03)."""
        if len(answer) > self.legs:
            yield Refusal(rule, "too-many-legs", piece=self.piece, given=len(answer), high=self.legs)

    def write(self, answer: Answer) -> str:
        """`turn/ahead@pivot` for each leg."""
        legs = (f"{leg['turn']}/{leg['ahead']}@{leg['pivot']}" for leg in answer)
        return " ".join(legs) or "-"

    def read(self, text: str) -> Answer:
        """The legs written."""
        legs = []
        for word in [] if text.strip() == "-" else text.split():
            found = re.fullmatch(r"(-?\d{1,15})/(-?\d{1,15})@([\w-]+)", word)
            if not found:
                raise Refusal("KER-NOT-01", "notation-path", word=word[:60])
            legs.append({"turn": int(found[1]), "ahead": int(found[2]), "pivot": found[3]})
        return legs
