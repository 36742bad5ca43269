"""Drill, a game of blocks on a free table: how regiments that wheel are written for Montjoie.

Two captains march a block of ten pikes each, four abreast, to the same banner. A march is wheels about a
front corner and straight moves, eight inches in all. Whoever first brings a pike onto the banner has won.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from montjoie import words
from montjoie.kernel import Answer, Engine, Game, NoOptions, Path, Question, Refusal, Rng, Rule, Step, pick
from montjoie.kernel.audiences import PUBLIC
from montjoie.kernel.events import PublicEvent
from montjoie.kernel.game import register
from montjoie.kernel.state import Row, State, change
from montjoie.kernel.steps import ask
from montjoie.table import plane
from montjoie.table.plane import Block, Bounds, Disc, Shape, Tray
from montjoie.table.plane.ways import leg, trimmed

INCH = 1000
MARCH, ROUNDS, LEGS = 8 * INCH, 8, 4
FIELD = Bounds(30 * INCH, 30 * INCH)
PIKES = Block(stands=10, files=4, width=INCH, depth=INCH, first=1)
BANNER = Disc(15 * INCH, 15 * INCH, INCH)
WHEELS = (("front-right", 1), ("front-left", -1))
STARTS = ((4 * INCH, 3 * INCH, 0), (26 * INCH, 27 * INCH, 18_000))


class Troop(Row, frozen=True):
    """Where a block stands: the centre of its rectangle, and where it looks."""

    x: int
    y: int
    facing: int


class Field(State):
    """The field: both blocks, and the round."""

    troops: dict[str, Troop]
    round: int = 1
    AUDIENCES = {"troops": PUBLIC, "round": PUBLIC}


G: TypeAlias = Engine[Field, None, NoOptions]


def rectangle(g: G, seat: str) -> Tray:
    """The rectangle round a block."""
    row = g.state.troops[seat]
    return PIKES.tray(row.x, row.y, row.facing)


def pikes(g: G, seat: str) -> Shape:
    """The ground its pikes stand on."""
    return PIKES.outline(rectangle(g, seat))


class Marched(PublicEvent, frozen=True):
    """A block has marched."""

    seat: str
    x: int
    y: int
    facing: int
    rule = "DRL-MAR-01"

    def apply(self, state: Field) -> None:
        """It stands there."""
        change(state.troops, self.seat, x=self.x, y=self.y, facing=self.facing)


class RoundEnded(PublicEvent, frozen=True):
    """Both have marched."""

    rule = "DRL-END-01"

    def apply(self, state: Field) -> None:
        """The next round."""
        state.round += 1


class MarchWay(Path, frozen=True):
    """The way of a block: wheels about its front corners, and straight moves (DRL-MAR-01, DRL-MAR-02)."""

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Wheels carry the outer corner forward, and nobody goes backward."""
        yield from super().misfits(g, rule, answer)
        for each in answer:
            if each["ahead"] < 0 or (each["turn"] and not plane.is_wheel(each["turn"], each["pivot"])):
                yield Refusal("DRL-MAR-02", "no-wheel")

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """Eight inches in all, on the table, through nobody."""
        way = plane.walk(rectangle(g, self.piece), answer)
        if plane.cost(way) > MARCH:
            yield Refusal("DRL-MAR-01", "too-far", far=plane.cost(way), most=MARCH)
        others = [pikes(g, seat) for seat in g.seats if seat != self.piece]
        if any(stretch.meets(other) for stretch in way for other in others):
            yield Refusal("DRL-MAR-03", "in-the-way")
        if not all(FIELD.holds(each.end) for each in way):
            yield Refusal("DRL-MAR-03", "off-the-field")

    def every(self, g: G) -> Iterator[Answer]:
        """Staying, wheels of some inches to either side, and what is left of the march straight on."""
        yield []
        here = rectangle(g, self.piece)
        for wheel in range(0, MARCH + 1, INCH):
            angle = plane.widest_wheel(here.width, wheel)
            for pivot, way in WHEELS if angle else WHEELS[:1]:
                for rest in range(MARCH - wheel, -1, -2 * INCH):
                    if found := trimmed(leg(way * angle, rest, pivot)):
                        yield found

    def throw(self, g: G, rng: Rng) -> Answer:
        """One of those."""
        return pick(rng, list(self.every(g)))


class Drill(Step, frozen=True):
    """The whole game: the captains march in turn, until a pike is on the banner (DRL-MAR-01, DRL-END-01)."""

    up: int = 0
    stages = ("march", "look")
    audience = PUBLIC

    @ask
    def march(self, g: G) -> Question:
        """DRL-MAR-01: one captain after the other."""
        return Question(g.seats[self.up], MarchWay(g.seats[self.up], LEGS), "DRL-MAR-01")

    @march.chosen
    def marched(self, g: G, seat: str, answer: Answer) -> None:
        """The block goes its way."""
        way = plane.walk(rectangle(g, seat), answer)
        if way:
            g.emit(Marched(seat, way[-1].end.x, way[-1].end.y, way[-1].end.facing))

    def look(self, g: G) -> Step | None:
        """DRL-END-01: a pike on the banner wins; after the last round the nearer one does."""
        last = self.up == len(g.seats) - 1
        if last:
            g.emit(RoundEnded())
        far = {seat: round(plane.gap(pikes(g, seat), BANNER)) for seat in g.seats}
        if plane.meets(pikes(g, g.seats[self.up]), BANNER) or g.state.round > ROUNDS:
            best = sorted(set(far.values()))
            ranking = [[seat for seat in g.seats if far[seat] == each] for each in best]
            g.finish(ranking, {seat: -each for seat, each in far.items()}, "DRL-END-01", "banner-reached")
            return None
        return self.goto("march", up=0 if last else self.up + 1)


class DrillGame(Game[Field, None, NoOptions]):
    """Drill."""

    slug, prefix, counts, package = "drill", "DRL", (2,), __name__
    state_type, option_type, opening = Field, NoOptions, Drill

    def content(self) -> None:
        """Drill needs no content."""

    def setup(self, seats: tuple[str, ...], options: NoOptions) -> Field:
        """In opposite corners."""
        return Field({seat: Troop(*start) for seat, start in zip(seats, STARTS, strict=True)})

    def round(self, state: Field) -> int:
        """The round being marched."""
        return state.round

    def words(self) -> words.Source:
        """What is said."""
        return words.Source({"en": ENGLISH, "fr": FRENCH}, {})

    def own_rules(self) -> dict[str, Rule]:
        """The rules in four sentences."""
        return {
            id: Rule(id, text, "Drill") for id, text in (line.split(" ", 1) for line in RULES.splitlines())
        }


ENGLISH = """
event-marched = { $seat } marches.
event-round-ended = The round is over.
ask-march-way = March up to eight inches.
no-wheel = Wheel about a front corner so that the other goes forward, and march ahead.
too-far = This march is { $far } thousandths of an inch long; { $most } is the most.
in-the-way = The other block is in the way.
off-the-field = The block would leave the field.
banner-reached = the banner is reached, or the drill is over
"""
FRENCH = """
event-marched = { $seat } marche.
event-round-ended = La manche est finie.
ask-march-way = Marchez de huit pouces au plus.
no-wheel = Tournez sur un angle avant, l'autre allant vers l'avant, et marchez droit devant.
too-far = Cette marche fait { $far } millièmes de pouce ; le plus est { $most }.
in-the-way = L'autre bloc est sur le chemin.
off-the-field = Le bloc quitterait le terrain.
banner-reached = la bannière est atteinte, ou l'exercice est fini
"""
RULES = """\
DRL-MAR-01 In turn each captain marches his block, wheels and straight moves together eight inches at most.
DRL-MAR-02 A wheel turns the block about a front corner; it costs what the other, which goes forward, goes.
DRL-MAR-03 A block never touches the other on its way, and ends on the field.
DRL-END-01 A pike on the banner wins. After eight rounds the block nearest to it does."""

register(DrillGame())
