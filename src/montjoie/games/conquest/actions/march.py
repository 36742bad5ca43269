"""Chapter 3.1: March, forward with wheels, or straight aside or back (CON-MAR, CON-GEO-09 … CON-GEO-13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.profiles import answers, march
from montjoie.games.conquest.queries import MARCH_DISTANCE
from montjoie.games.conquest.regiments.field import bounds, enemies, gap
from montjoie.games.conquest.regiments.formation import outline, sheltered, tray
from montjoie.games.conquest.regiments.ground import BAD_END, BAD_WAY, ground, moves, refused
from montjoie.games.conquest.regiments.sight import sees
from montjoie.games.conquest.state import INCH, G
from montjoie.kernel import Amount, Answer, Branch, Path, Question, Refusal, Rng, Space, ask, derived, pick
from montjoie.kernel.tally import settle
from montjoie.table import plane
from montjoie.table.plane import DIRECTIONS, TOLERANCE, Direction
from montjoie.table.plane.compass import QUARTER
from montjoie.table.plane.marching import Passage, suggested, thrown
from montjoie.table.plane.ways import Legs, Stretch, cost, is_wheel, leg, walk

WHEELS = (500, 1000, 2000, 3000, 4500, 6000, 9000)  # angles worth a try
TENTH = INCH // 10
LEGS = 6  # wheels and straight moves of one March, more than anybody makes


def distance(g: G, regiment: str, before: int) -> int:
    """How far a March goes that follows so many others in its activation (CON-MAR-02, CON-COM-09)."""
    more = settle(answers(g, MARCH_DISTANCE, regiment, before)).total
    return march(g, regiment) + more * INCH


def wholly_on(g: G, regiment: str) -> bool:
    """Whether all its stands are on the battlefield (CON-RZL-09); where casualties left it is rounded."""
    return bounds(g).holds(outline(g, regiment), TOLERANCE)


def settled(g: G, regiment: str) -> bool:
    """Whether its activation may end where it stands (CON-REG-07)."""
    inside = sheltered(g, regiment)
    return bool(inside) or not any(ground(g, regiment).end(tray(g, regiment), TOLERANCE))


def _ground(g: G, regiment: str) -> Passage:
    return ground(g, regiment, None, not wholly_on(g, regiment))


@derived
def bad_march(g: G, regiment: str, way: tuple[Stretch, ...], limit: int, then: int) -> tuple[Refusal, ...]:
    """Why a regiment cannot march like this: too far (CON-MAR-02), through or near what it may not
    (CON-MAR-07, CON-MAR-09), or to an end from which nothing rights it (CON-MAR-08, CON-RZL-09,
    CON-RUL-65)."""
    far = cost(way)
    if far > limit:
        return (Refusal("CON-MAR-02", "march-too-far", regiment=regiment, far=far, most=limit),)
    found, end = _ground(g, regiment), way[-1].end if way else tray(g, regiment)
    wrong = list(islice(found.end(end, 0 if way else TOLERANCE), 1))  # who stays may, as `settled` has it
    if wrong and then and found.finish(end, then) is not None:
        wrong = []
    return (*refused(regiment, found.way(way), BAD_WAY), *refused(regiment, wrong, BAD_END))


class MarchPath(Path, frozen=True):
    """Forward, with any number of wheels about the front corners, each for the way of the outer corner
    (CON-MAR-03, CON-MAR-04, CON-MAR-05, CON-MAR-06, CON-GEO-10, CON-GEO-11)."""

    distance: int
    then: int  # how far a second March could go; 0 where none can follow
    asked = False

    def way(self, g: G, legs: Legs) -> tuple[Stretch, ...]:
        """The legs as they go on the table."""
        return walk(tray(g, self.piece), legs)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """Only forward, and only wheels that bring the other front corner forward (CON-MAR-04)."""
        for each in answer:
            if each["ahead"] < 0:
                yield Refusal("CON-MAR-03", "march-forward", regiment=self.piece)
                return
            about = each["pivot"] in ("centre", "front-left", "front-right")
            wheel = about and (not each["turn"] or is_wheel(each["turn"], each["pivot"]))
            if not wheel or abs(each["turn"]) > 2 * QUARTER:
                yield Refusal("CON-MAR-04", "not-a-wheel", regiment=self.piece)
                return
        yield from bad_march(g, self.piece, self.way(g, answer), self.distance, self.then)

    def every(self, g: G) -> Iterator[Answer]:
        """Straight on, wheels to either side with what is left of the distance, staying."""
        return suggested(_ground(g, self.piece), tray(g, self.piece), self.distance, WHEELS)

    def throw(self, g: G, rng: Rng) -> Answer:
        """Any wheel or none, then any distance that is free."""
        return thrown(_ground(g, self.piece), tray(g, self.piece), self.distance, rng)


class MarchAside(Amount, frozen=True, kw_only=True):
    """Straight to a side or back, at most half the March distance (CON-MAR-03, CON-GEO-12, CON-RUL-10)."""

    piece: str
    direction: Direction
    then: int
    asked = listed = False

    def way(self, g: G, far: int) -> tuple[Stretch, ...]:
        return walk(tray(g, self.piece), [leg(0, far)], self._aside())

    def _aside(self) -> int:
        return DIRECTIONS.index(self.direction) * QUARTER

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """No more than half (CON-MAR-03)."""
        if not 0 <= answer <= self.high:
            yield Refusal("CON-MAR-03", "march-half", regiment=self.piece, far=answer, most=self.high)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        yield from bad_march(g, self.piece, self.way(g, answer), self.high, self.then)

    def every(self, g: G) -> Iterator[Answer]:
        return iter(range(self.high, 0, -5 * TENTH))

    def throw(self, g: G, rng: Rng) -> Answer:
        far = _ground(g, self.piece).finish(tray(g, self.piece), rng.randrange(self.high + 1), self._aside())
        return pick(rng, () if far is None else (far,))


class ChooseMarch(Branch, frozen=True):
    """The way of a March: one direction for the whole action (CON-MAR-03)."""


def ways(g: G, regiment: str, limit: int, then: int) -> ChooseMarch:
    """Every way a regiment may march; while it enters only forward (CON-RZL-08)."""
    doors: dict[str, Space | None] = {"forward": MarchPath(regiment, LEGS, limit, then)}
    if wholly_on(g, regiment):
        for way in DIRECTIONS[1:]:
            doors[way] = MarchAside(0, limit // 2, piece=regiment, direction=way, then=then)
    return ChooseMarch(doors)


class March(Act, frozen=True, kw_only=True):
    """March action (CON-MAR-01 … CON-MAR-10)."""

    before: int = 0  # Marches of this activation before it
    more: bool = False  # whether another action can follow
    driven: bool = False  # by Bloodlust (CON-SPR-52)
    name = "march"
    repeats = True
    stages = ("go", "rush")

    @ask
    def go(self, g: G) -> Question | None:
        """CON-MAR-03: the way it goes; who stands astray and finds none stays (CON-RUL-109)."""
        if self.driven:
            return None
        ways = self._ways(g)
        if not settled(g, self.regiment) and next(ways.candidates(g), None) is None:
            return None
        return self.asks(g, ways, "CON-MAR-03")

    def _ways(self, g: G) -> ChooseMarch:
        then = distance(g, self.regiment, self.before + 1) if self.more else 0
        return ways(g, self.regiment, distance(g, self.regiment, self.before), then)

    @go.chosen
    def went(self, g: G, seat: str, answer: dict[str, Any]) -> None:
        """CON-MAR-01: it goes there, and suffers what the ground does to it."""
        ((door, given),) = answer.items()
        space: Any = self._ways(g).options[door]
        take(g, self.regiment, space.way(g, given))

    def rush(self, g: G) -> None:
        """CON-SPR-52, CON-RUL-106: who is driven goes as near as can be to the nearest enemy in sight, or to
        the opponent's edge."""
        if not self.driven:
            return
        seen = [enemy for enemy in enemies(g, self.regiment) if sees(g, self.regiment, enemy)]
        nearest = min(seen, key=lambda enemy: gap(g, self.regiment, enemy), default=None)
        space: Any = self._ways(g).options["forward"]
        south = g.state.players[g.state.regiments[self.regiment].owner].edge == "south"

        def far(way: Sequence[Stretch]) -> float:
            end = way[-1].end if way else tray(g, self.regiment)
            return plane.gap(end, outline(g, nearest)) if nearest else -end.y if south else end.y

        take(g, self.regiment, min((space.way(g, legs) for legs in space.candidates(g)), key=far, default=()))


def take(g: G, regiment: str, way: Sequence[Stretch]) -> None:
    """A regiment goes a way."""
    moves(g, regiment, way[-1].end if way else tray(g, regiment), "march", cost(way), "CON-MAR-01", way)
