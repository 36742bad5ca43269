"""Chapters 10.1 and 10.2: the pieces on the table, who stands on them and who crosses them; the rules of
zonal terrain (CON-TER)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.events import GroundBit
from montjoie.games.conquest.profiles import answers, card, has
from montjoie.games.conquest.regiments.formation import block, ground_of, outline, size, stands
from montjoie.games.conquest.regiments.sight import height, shot
from montjoie.games.conquest.state import INCH, G, Piece
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.kernel import Dice, Part, Step, derived_from, modifies
from montjoie.table import plane
from montjoie.table.dice import Throw
from montjoie.table.plane import Stretch, Tray, ways
from montjoie.table.plane.ground import Obstacle

FIVE_DEGREES = 500  # how finely a wheel is looked at for the stands that it carries over a piece


def worth_of(g: G, piece: Piece, rule: str) -> int | None:
    """The (X) of a rule of a piece, or 0; None where the piece has not the rule (CON-TER-04)."""
    return next((held.x or 0 for held in g.content.pieces[piece.kind].rules if held.id == rule), None)


@derived_from("pieces")
def with_rule(g: G, rule: str) -> tuple[tuple[str, Tray], ...]:
    """The pieces that have a zonal rule, each with its ground."""
    pieces = g.state.pieces.items()
    return tuple((name, ground_of(each)) for name, each in pieces if worth_of(g, each, rule) is not None)


def touched(g: G, regiment: str, there: Tray) -> int:
    """How many stands of a regiment are at least partly on a piece of ground (CON-GEO-23,
    CON-RUL-95)."""
    if g.state.regiments[regiment].where != "table" or not plane.overlap(outline(g, regiment), there):
        return 0
    return sum(plane.overlap(each, there) for each in stands(g, regiment))


def mostly_on(g: G, regiment: str, there: Tray) -> bool:
    """Whether at least half the stands of a regiment, rounded up, are on a piece (CON-TER-14, CON-RUL-56,
    CON-RUL-95)."""
    return 2 * touched(g, regiment, there) >= len(stands(g, regiment))


def wholly_in(g: G, regiment: str, there: Tray) -> bool:
    """Whether all stands of a regiment are in a piece, any part of each being enough (CON-TER-06,
    CON-RUL-55)."""
    return touched(g, regiment, there) == len(stands(g, regiment))


def carried_over(g: G, regiment: str, way: Sequence[Stretch], there: Tray) -> int:
    """How many stands of a regiment were on a piece of ground at any point of a way (CON-GEO-23,
    CON-TER-11, CON-RUL-57, CON-RUL-97)."""
    return ways.carried_over(block(g, g.state.regiments[regiment]), way, there, FIVE_DEGREES)


RIDDEN = ("cavalry", "chariot")  # they suffer twice from bad ground


def untouched(g: G, regiment: str, rule: str) -> bool:
    """Whether a rule of the ground does nothing to a regiment."""
    return rule in answers(g, queries.UNTOUCHED, regiment)


@modifies(queries.SIZE)
def elevation(g: G, who: str) -> Iterator[Part]:
    """Elevation (X): a regiment on the piece is so much taller, unless one goes through it (CON-TER-02,
    CON-TER-05, CON-TER-08, CON-STD-09)."""
    for piece in g.state.pieces.values():
        raised = worth_of(g, piece, "elevation")
        if raised and worth_of(g, piece, "traversable") is None and mostly_on(g, who, ground_of(piece)):
            yield Part(raised, "CON-TER-05", piece.kind)


@modifies(queries.BLOCKERS)
def obstructing(g: G, looker: str, target: str) -> Iterator[tuple[str, Tray]]:
    """Obstructing: no line through the piece, unless looker or target is taller or has a stand on it; a
    garrison stops lines likewise (CON-TER-03, CON-TER-07, CON-RUL-96)."""
    for name, piece in g.state.pieces.items():
        kind, there = g.content.pieces[piece.kind], ground_of(piece)
        if kind.kind == "zonal" and worth_of(g, piece, "obstructing") is None:
            continue
        if piece.holder in (looker, target) and piece.holder:
            continue
        tall = max(height(g, looker), height(g, target))
        if kind.size >= tall and not touched(g, looker, there) and not touched(g, target, there):
            yield name, there


@modifies(queries.HALVED)
def obscuring(g: G, who: str, blow: Blow, stand: Tray | None) -> Iterator[bool]:
    """Obscuring: half the barrage at who is wholly in the piece, unless the shooters are too, or where every
    line to the target goes through it, but of those in an arc (CON-TER-06, CON-SPR-58); a Sureshot is never
    hindered (CON-SPR-57)."""
    if has(g, blow.striker, "sureshot") or any(each.id == "sureshot" for each in blow.shots):
        return
    for _, there in with_rule(g, "obscuring"):
        if wholly_in(g, who, there):
            yield not wholly_in(g, blow.attacker, there)
        elif stand is not None:
            yield not shot(g, blow.attacker, stand, outline(g, who), (there,))


@modifies(queries.OBSTACLES)
def closed(g: G, who: str) -> Iterator[Obstacle]:
    """Impassable ground and garrisons: nobody moves through them, nor within an inch of them on a March
    (CON-TER-13, CON-GAR-02, CON-MAR-07)."""
    yield from _walls(g)


@derived_from("pieces")
def _walls(g: G) -> list[Obstacle]:
    impassable = {name for name, _ in with_rule(g, "impassable")}
    every = g.state.pieces.items()
    shut = ((n, p) for n, p in every if n in impassable or g.content.pieces[p.kind].garrison)
    return [Obstacle(name, ground_of(piece), INCH) for name, piece in shut]


@modifies(queries.CLASH)
def water(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Water: -1 Clash, to a minimum of 1, while at least half the stands are in it (CON-TER-14); the minimum
    holds for as long (CON-PRO-04)."""
    one = g.state.characters.get(who)
    regiment = one.regiment if one else who
    wet = regiment and any(mostly_on(g, regiment, there) for _, there in with_rule(g, "water"))
    if wet and not untouched(g, regiment, "water") and card(g, who).profile.clash:
        yield Part(-1, "CON-TER-14", "water")
        yield Part(1, "CON-TER-14", "water", "floor")


# Ground that hurts who moves over it.


class Hazard(Throw, frozen=True):
    """A die for each stand that went over bad ground: wounds without Defense or morale (CON-TER-09,
    CON-TER-11, CON-TER-12)."""

    regiment: str
    ground: str  # the zonal rule
    stands: int
    least: int  # the die that wounds, or more
    rule: str

    def cast(self, g: G) -> Dice | None:
        gone = g.state.regiments[self.regiment].where == "destroyed"
        return None if gone else Dice(self.stands)

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        """Two wounds for who rides."""
        each = 2 if card(g, self.regiment).type in RIDDEN else 1
        wounds = each * sum(die >= self.least for die in faces)
        if any(answers(g, queries.GROUND_HALVED, self.regiment)):
            wounds = -(-wounds // 2)
        g.emit(GroundBit(self.regiment, self.ground, faces, wounds), self.rule)
        if wounds:
            before = size(g.state.regiments[self.regiment])
            g.do(Suffer(regiment=self.regiment, wounds=wounds, before=before))


@modifies(queries.MOVED)
def bad_ground(g: G, who: str, way: Sequence[Stretch], action: str) -> Iterator[Step]:
    """Dangerous and Perilous ground bite who enters or crosses it, Broken Ground who charges through it
    (CON-TER-09, CON-TER-11, CON-TER-12)."""
    biting = {"dangerous": (6, "CON-TER-11"), "perilous": (4, "CON-TER-12")}
    if action == "charge":
        biting["broken_ground"] = (6, "CON-TER-09")
    for rule, (least, cited) in biting.items():
        for _, there in with_rule(g, rule):
            number = 0 if untouched(g, who, rule) else carried_over(g, who, way, there)
            if number:
                yield Hazard(regiment=who, ground=rule, stands=number, least=least, rule=cited)


@modifies(queries.MOVED)
def hindering(g: G, who: str, way: Sequence[Stretch], action: str) -> Iterator[Step]:
    """Hindering: no impact attacks in a charge of at least half the stands through it, and medium and heavy
    regiments are not Inspired this round (CON-TER-10)."""
    through = (carried_over(g, who, way, there) for _, there in with_rule(g, "hindering"))
    if action == "charge" and any(2 * number >= len(stands(g, who)) for number in through):
        yield from hindered(g, who)


def hindered(g: G, who: str) -> Iterator[Step]:
    """A charge through Hindering ground (CON-TER-10)."""
    if untouched(g, who, "hindering"):
        return
    yield lasting.giving("hindered", "hindering", who, "action", "CON-TER-10")
    if card(g, who).weight != "light" and not untouched(g, who, "out_of_breath"):
        yield lasting.giving("out_of_breath", "hindering", who, "round", "CON-TER-10")


modifies(queries.IMPACT_BARRED, "hindered").gives(True)
modifies(queries.UNINSPIRED, "out_of_breath").gives(True)
