"""Chapter 4.10: what stands in the way of a moving tray (FIG-MOV); and what terrain does to those who move
over it or end on it (FIG-TER-05 to FIG-TER-08)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, terrain
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import IGNORED_TERRAIN
from montjoie.games.figurines.state import INCH, G, of_places
from montjoie.games.figurines.timing import hook
from montjoie.kernel import Refusal
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Tray
from montjoie.table.plane.ground import Obstacle, Verdict


class Ground:
    """The table as a moving unit finds it: trays of enemies and friends, walls among them (FIG-RUL-72), and
    ground it may not enter. Tokens are no obstacle (FIG-GLO-09, FIG-OBJ-09).

    `target` is the enemy that it charges; `spared` are enemies it may stay in contact with, because it is
    engaged with them and does not leave them (FIG-MOV-08); `slowed`: whether Rough pieces slow it, where that
    is known already.
    """

    def __init__(
        self,
        g: G,
        unit: str,
        target: str = "",
        spared: tuple[str, ...] = (),
        slowed: bool | None = None,
    ) -> None:
        self.g, self.unit, self.target = g, unit, target
        self.enemies, self.plane = _found_by(g, unit, spared)
        heeded = is_slowed(g, unit) if slowed is None else slowed
        self.rough = terrain.pieces(g, "rough") if heeded else ()

    def bad_end(self, end: Tray, slack: int = 0) -> Iterator[Refusal]:
        """A movement ends on the table, on nobody, on no Impassable ground, and 1" from enemies (FIG-MOV-02,
        FIG-MOV-05, FIG-MOV-06, FIG-MOV-07); with slack only what is wrong with every end so near this one."""
        return (self._ended(wrong) for wrong in self.plane.end(end, slack))

    def _ended(self, wrong: Verdict) -> Refusal:
        mover, name = self.unit, wrong.name
        match wrong.what:
            case "off":
                return Refusal("FIG-MOV-07", "ends-off-table", unit=mover)
            case "over":
                return Refusal("FIG-MOV-05", "ends-on-friend", unit=mover, other=name)
            case "on":
                return Refusal("FIG-MOV-02", "ends-on-enemy", unit=mover, other=name)
            case "near":
                return Refusal("FIG-MOV-06", "ends-near-enemy", unit=mover, other=name, far=round(wrong.far))
            case _ if name:
                return Refusal("FIG-TER-11", "ends-on-impassable", unit=mover, piece=name)
            case _:
                return Refusal("FIG-STO-14", "ends-behind-walls", unit=mover)

    def bad_turn(self, there: Tray) -> Iterator[Refusal]:
        """A pivot before more movement ignores everything on its way, and may end over friends or near
        enemies, but not on them (FIG-MOV-01, FIG-MOV-02): only the end of the movement keeps 1" (FIG-MOV-08,
        FIG-RUL-08)."""
        for name, other in self.enemies:
            if plane.overlap(there, other):
                yield Refusal("FIG-MOV-02", "turns-on-enemy", unit=self.unit, other=name)

    def bad_way(self, start: Tray, facing: int, distance: int, through: bool = False) -> Iterator[Refusal]:
        """A straight move passes through friends (FIG-MOV-05), never through enemies (FIG-MOV-04), Impassable
        pieces (FIG-TER-11) or over the edge of the table (FIG-MOV-07); what it was turned over it may leave
        (FIG-RUL-08, FIG-RUL-79)."""
        return (self._gone(wrong) for wrong in self.plane.way(start, facing, distance, through))

    def _gone(self, wrong: Verdict) -> Refusal:
        mover, name = self.unit, wrong.name
        match wrong.what:
            case "on":
                return Refusal("FIG-MOV-04", "moves-through-enemy", unit=mover, other=name)
            case "off":
                return Refusal("FIG-MOV-07", "moves-off-table", unit=mover)
            case _ if name:
                return Refusal("FIG-TER-11", "moves-through-impassable", unit=mover, piece=name)
            case _:
                return Refusal("FIG-STO-14", "moves-behind-walls", unit=mover)

    def stride(self, start: Tray, facing: int, distance: int, slack: int = 0) -> int:
        """How far a charge of so many inches goes: an inch less for each Rough piece it comes into
        (FIG-TER-06, FIG-CHG-18), never so little that it would not have come into that piece (FIG-RUL-75);
        with slack, how far it goes at most if the pieces might be so much smaller."""
        entered = sorted(
            plane.contact_after(start, facing, piece, distance, -slack) or 0
            for _, piece in self.rough
            if plane.crosses(start, facing, distance, piece, slack)
        )
        for at in entered:
            if at < distance:
                distance = max(distance - INCH, at)
        return distance

    def furthest(self, start: Tray, facing: int, limit: int) -> int | None:
        """The furthest that a straight move of at most `limit` can legally end; None where it cannot even
        stay (FIG-MOV-10)."""
        return self.plane.furthest(start, facing, limit)


@of_places
def _found_by(g: G, unit: str, spared: tuple[str, ...]) -> tuple[tuple[tuple[str, Tray], ...], plane.Ground]:
    """The trays of its enemies, and all that a unit finds on the table."""
    others = [(name, field.tray(g, name)) for name in field.standing(g, (unit,))]
    enemies = tuple(each for each in others if not field.friendly(g, unit, each[0]))
    ground = plane.Ground(
        field.bounds(g),
        passed=[Obstacle(*each) for each in others if each not in enemies],
        kept=[Obstacle(name, tray, 0 if name in spared else INCH) for name, tray in enemies],
        closed=[
            *(Obstacle(name, piece) for name, piece in terrain.impassable(g)),
            *(Obstacle("", ground) for ground in hook(g).barred(g, unit)),
        ],
    )
    return enemies, ground


def too_near(one: Tray, other: Tray) -> bool:
    """Less than 1" apart, by more than the tolerance (FIG-MOV-06)."""
    return plane.near(one, other, INCH - TOLERANCE)


HARDSHIPS = ("dangerous", "rough", "hindering")  # what some abilities ignore


def heeds(g: G, unit: str, keyword: str) -> bool:
    """Whether a keyword concerns a unit: some abilities ignore Dangerous, Rough and Hindering pieces."""
    if keyword not in HARDSHIPS:
        return True
    return keyword not in abilities.gather(g, IGNORED_TERRAIN, unit)


def touched(
    g: G, unit: str, keyword: str, start: Tray, facing: int, distance: int, end: Tray
) -> tuple[str, ...]:
    """The pieces with a keyword that a straight move from `start` passes over, or that the tray ends on;
    turning over a piece does not count (FIG-RUL-30)."""
    found = tuple(
        name
        for name, piece in terrain.pieces(g, keyword)
        if (distance and plane.crosses(start, facing, distance, piece)) or plane.overlap(end, piece)
    )
    return found if found and heeds(g, unit, keyword) else ()


def is_slowed(g: G, unit: str) -> bool:
    """Whether there are Rough pieces, and the unit does not ignore them (FIG-TER-06)."""
    return bool(terrain.pieces(g, "rough")) and heeds(g, unit, "rough")
