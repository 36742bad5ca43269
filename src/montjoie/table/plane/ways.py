"""Ways of several legs: turns about the centre or a front corner, straight moves, what they cost and cross.

A leg is written as answers write it, `{"turn": angle, "ahead": distance, "pivot": "centre"}`: the tray turns,
clockwise positive, then goes straight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import radians
from typing import Any, NamedTuple, TypeAlias

from montjoie.kernel.motion import TURN
from montjoie.table.plane.blocks import Block
from montjoie.table.plane.compass import step
from montjoie.table.plane.motion import crosses
from montjoie.table.plane.relations import overlap
from montjoie.table.plane.shapes import Outline, Pivot, Tray, moved, turned
from montjoie.table.plane.turning import free_turn

Legs: TypeAlias = list[dict[str, Any]]


def signed(angle: int) -> int:
    """An angle as a turn of at most half a circle, clockwise positive."""
    angle %= TURN
    return angle - TURN if angle > TURN // 2 else angle


def leg(turn: int, ahead: int = 0, pivot: str = "centre") -> dict[str, Any]:
    """A turn, then a straight move."""
    return {"turn": signed(turn), "ahead": ahead, "pivot": pivot}


def trimmed(*legs: dict[str, Any]) -> Legs:
    """Legs without those at the end that do nothing: who stays has none."""
    kept = list(legs)
    while kept and not kept[-1]["turn"] and not kept[-1]["ahead"]:
        kept.pop()
    return kept


class Stretch(NamedTuple):
    """A leg as it goes on the table."""

    before: Tray
    turn: int
    pivot: Pivot
    start: Tray
    """After the turn."""
    heading: int
    distance: int
    end: Tray

    def turning(self, every: int) -> Iterator[Tray]:
        """Where the tray is as it turns, looked at so often: before it, on the way, and at the end of it."""
        yield self.before
        sign = 1 if self.turn > 0 else -1
        for angle in range(every, abs(self.turn), every):
            yield turned(self.before, self.before.facing + sign * angle, self.pivot)
        yield self.start

    def meets(self, other: Outline) -> bool:
        """Whether the tray overlaps an outline anywhere on the leg, while it turns or goes straight."""
        if self.turn and free_turn(self.before, self.turn, (other,), self.pivot) != self.turn:
            return True
        return crosses(self.start, self.heading, self.distance, other)


def walk(piece: Tray, legs: Iterable[dict[str, Any]], aside: int = 0) -> tuple[Stretch, ...]:
    """Every leg of a way, one after the other; `aside` is where the tray goes, seen from where it looks."""
    found = []
    for each in legs:
        turn, distance, pivot = each["turn"], each["ahead"], each["pivot"]
        start = turned(piece, piece.facing + turn, pivot) if turn else piece
        heading = (start.facing + aside) % TURN
        end = moved(start, *step(heading, distance)) if distance else start
        found.append(Stretch(piece, turn, pivot, start, heading, distance, end))
        piece = end
    return tuple(found)


# Wheels: turns about a front corner that carry the other one forward.


def is_wheel(turn: int, pivot: Pivot) -> bool:
    """Whether a turn about a front corner moves the other front corner forward."""
    return pivot != "centre" and (turn > 0) == (pivot == "front-right") and turn != 0


def wheel_cost(width: int, turn: int) -> int:
    """How far the outer front corner goes in a wheel of a front so wide."""
    return round(width * radians(abs(turn) / 100))


def widest_wheel(width: int, distance: int) -> int:
    """The largest turn whose wheel costs no more than a distance, at most a full one."""
    turn = min(TURN, round((distance + 1) / width / radians(1 / 100)))  # costs are rounded
    while wheel_cost(width, turn) > distance:
        turn -= 1
    return turn


def cost(stretches: Sequence[Stretch]) -> int:
    """What a way costs: its straight moves, and its wheels; turns about the centre are free."""
    return sum(
        each.distance + (0 if each.pivot == "centre" else wheel_cost(each.before.width, each.turn))
        for each in stretches
    )


def carried_over(block: Block, way: Iterable[Stretch], ground: Outline, every: int) -> int:
    """How many places of a block were on a piece of ground at any point of a way, its turns looked at so
    often."""
    found: set[int] = set()
    for each in way:
        for there in each.turning(every):
            found |= {place for place, cell in enumerate(block.places(there)) if overlap(cell, ground)}
        straight = enumerate(block.places(each.start))
        found |= {place for place, cell in straight if crosses(cell, each.heading, each.distance, ground)}
    return len(found)
