"""Chapter 4.10: the ways a tray may go, as answers: turn, go straight, turn (FIG-MOV-01, FIG-MOV-03).

An answer is a list of legs, `{"turn": angle, "ahead": distance, "pivot": "centre"}`: the first turns the
tray and moves it, the second turns it once more. An empty list leaves it where it is (FIG-MOV-10). The place
where it shall end, `{"x", "y", "facing"}`, may be given instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.moves import speed, suggestions
from montjoie.games.figurines.moves.ground import Ground, touched
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import TURN, Answer, Path, Refusal, Rng, pick
from montjoie.kernel.motion import Leg, Place
from montjoie.table import plane
from montjoie.table.plane import DIRECTIONS, TOLERANCE, Direction, Tray
from montjoie.table.plane.ways import leg, signed, trimmed, walk

QUARTER = TURN // 4


class Motion(NamedTuple):
    """A way as it goes on the table."""

    before: Tray  # where it stands
    start: Tray  # after the first turn
    facing: int  # the direction of the straight move
    distance: int
    end: Tray  # after the last turn


class MovePath(Path, frozen=True):
    """A straight move of a tray, with the turns that go with it; a base of the decisions to move."""

    asked = False

    x: int  # where it stands
    y: int
    facing: int
    distance: int  # at most, before terrain
    way: Direction = "forward"
    first: bool = False  # whether it may turn before the move
    last: bool = True  # and after it
    through: bool = False  # whether it may pass through enemies
    target: str = ""  # a charge: the enemy it may touch
    spared: tuple[str, ...] = ()  # enemies it stays in contact with
    few: ClassVar[bool] = False  # whether its ways are few, and any of them may be taken
    rule: ClassVar[str] = "FIG-MOV-03"
    shape = list[Leg] | Place

    # Answers.

    def tidy(self, answer: list[Leg] | Place) -> Answer:
        """Legs without empty ones at the end; a place as the legs that lead there."""
        if isinstance(answer, Place):
            answer = self.resolve_pose(answer)
        return trimmed(*(leg(each.turn, each.ahead, each.pivot) for each in answer))

    def resolve_pose(self, place: Place) -> list[Leg]:
        """The legs that lead to a place; a refusal where no straight move does (FIG-MOV-03)."""
        dx, dy = place.x - self.x, place.y - self.y
        far = round((dx * dx + dy * dy) ** 0.5)
        bearing = plane.bearing((0, 0), (dx, dy)) if far > TOLERANCE else self.heading
        if not self.first:
            aside = abs(plane.step(bearing - self.heading, far)[0])
            if aside > TOLERANCE or (far > TOLERANCE and abs(signed(bearing - self.heading)) > QUARTER):
                raise Refusal(self.rule, "not-in-line", unit=self.piece, aside=round(aside))
            bearing = self.heading
        turn = signed(bearing - self.heading)
        return [Leg(turn=turn, ahead=far), Leg(turn=signed(place.facing - self.facing - turn))]

    @property
    def heading(self) -> int:
        """The direction of the move if it does not turn before."""
        return (self.facing + DIRECTIONS.index(self.way) * QUARTER) % TURN

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Turns about the centre, one straight move forward, as the action says (FIG-MOV-01, FIG-MOV-03)."""
        yield from super().misfits(g, rule, answer)
        if any(leg["pivot"] != "centre" for leg in answer):
            yield Refusal("FIG-MOV-01", "turns-about-centre", unit=self.piece)
        if any(leg["ahead"] for leg in answer[1:]):
            yield Refusal(self.rule, "one-straight-move", unit=self.piece)
        if answer and answer[0]["ahead"] < 0:
            yield Refusal("FIG-MOV-03", "moves-backward", unit=self.piece)
        if answer and answer[0]["turn"] and not self.first:
            yield Refusal(self.rule, "no-turn-before", unit=self.piece)
        if len(answer) > 1 and answer[1]["turn"] and not self.last:
            yield Refusal(self.rule, "no-turn-after", unit=self.piece)

    # What the rules say.

    def motion(self, g: G, answer: Answer) -> Motion:
        """The way of an answer on the table."""
        before = field.tray_at(g, self.piece, self.x, self.y, self.facing)
        way = walk(before, answer, self.heading - self.facing)
        if not way:
            return Motion(before, before, self.heading, 0, before)
        first = way[0]
        return Motion(before, first.start, first.heading, first.distance, way[-1].end)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """How far it goes, what it passes, where it ends (FIG-MOV-04, FIG-MOV-06)."""
        if answer:
            yield from self.wrong(g, self.motion(g, answer), Ground(g, self.piece, self.target, self.spared))

    def wrong(self, g: G, motion: Motion, ground: Ground) -> Iterator[Refusal]:
        """Everything wrong with a way."""
        yield from self.too_far(g, motion)
        if motion.start is not motion.before and motion.distance and not self.through:
            yield from ground.bad_turn(motion.start)
        if motion.distance:
            yield from ground.bad_way(motion.start, motion.facing, motion.distance, self.through)
        yield from ground.bad_end(motion.end)

    def too_far(self, g: G, motion: Motion) -> Iterator[Refusal]:
        """At most so far, and an inch less for each Rough piece touched (FIG-TER-06, FIG-RUL-30)."""
        if not motion.distance:
            return
        if motion.distance > self.distance:
            far, most = motion.distance, self.distance
            yield Refusal(self.rule, "moves-too-far", unit=self.piece, far=far, most=most)
            return
        rough = touched(g, self.piece, "rough", motion.start, motion.facing, motion.distance, motion.end)
        most_left = max(0, self.distance - INCH * len(rough))
        if motion.distance > most_left:
            far, most = motion.distance, most_left
            yield Refusal(
                "FIG-TER-06", "moves-too-far-rough", unit=self.piece, far=far, most=most, pieces=len(rough)
            )

    def describe(self, g: G) -> dict[str, Any]:
        """With how far the unit can go and strike, and why."""
        return super().describe(g) | {"preview": speed.preview(g, self.piece)}

    # What a player might do.

    def every(self, g: G) -> Iterator[Answer]:
        """Ways toward, around and away from enemies and objectives, into cover, and straight on."""
        return suggestions.every(g, self)

    def throw(self, g: G, rng: Rng) -> Answer:
        """A way at random, often toward somebody."""
        return pick(rng, list(self.every(g))) if self.few else suggestions.throw(g, self, rng)
