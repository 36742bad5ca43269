"""What ends every movement: it is told, answered, terrain hurts, tokens are claimed (section 5.2)."""

from __future__ import annotations

from math import hypot

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import Place, UnitMoved
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.moves.ground import heeds, touched
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.powers.causes import because
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.timing import Moment, hook, open_window
from montjoie.kernel import TURN, Answer, PublicStep
from montjoie.table import plane
from montjoie.table.plane import Direction, Tray
from montjoie.table.plane.ways import signed

DEGREE, TENTH = TURN // 360, INCH // 10


ACTIONS = ("maneuver", "march", "retreat")  # moves that an action line has announced


def put(
    g: G, unit: str, there: Tray, move: str, rule: str = "", first: int = 0, way: Direction = "forward"
) -> None:
    """A tray comes to a place, after a `first` turn; of one that stands there already only those are told
    who chose an action to move. The log tells how near the enemy is then."""
    row = g.state.units[unit]
    if move not in ACTIONS and (row.x, row.y, row.facing) == (there.x, there.y, there.facing):
        return
    foes = field.on_table(g, enemies_of=row.owner)
    last = there.facing - row.facing - first
    near, enemy = min(((plane.gap(there, field.tray(g, foe)), foe) for foe in foes), default=(0, None))
    g.emit(
        UnitMoved(
            unit,
            there.x,
            there.y,
            there.facing,
            move,
            origin=Place(row.x, row.y, row.facing),
            first=degrees(first),
            first_side=side(first),
            way=way,
            far=tenths(hypot(there.x - row.x, there.y - row.y)),
            last=degrees(last),
            last_side=side(last),
            enemy=enemy,
            near=0 if near <= plane.TOLERANCE else max(TENTH, tenths(near)),
            cause=because(g),
        ),
        rule,
    )


def tenths(length: float) -> int:
    """A length as exact as people tell it: to a tenth of an inch."""
    return round(length / TENTH) * TENTH


def degrees(angle: int) -> int:
    """How far a turn goes, in whole degrees; the least turn is one of 1°."""
    return max(round(abs(signed(angle)) / DEGREE), int(angle % TURN > 0))


def side(angle: int) -> str:
    """To which side it goes."""
    return "left" if signed(angle) < 0 else "right"


def move(g: G, path: MovePath, answer: Answer, name: str) -> tuple[str, ...]:
    """A unit goes its way; the Dangerous pieces it crossed or ended on (FIG-TER-05)."""
    motion = path.motion(g, answer)
    put(g, path.piece, motion.end, name, path.rule, motion.start.facing - motion.before.facing, path.way)
    return touched(g, path.piece, "dangerous", motion.start, motion.facing, motion.distance, motion.end)


def window(g: G, unit: str, move: str) -> None:
    """The situation "a unit ends a move" (section 5.3)."""
    if units.alive(g, unit):
        owner = g.state.units[unit].owner
        open_window(g, Moment("move_ended", unit=unit, player=owner, kind=move))


def settle(g: G, unit: str, perilous: tuple[str, ...]) -> None:
    """Dangerous terrain wounds, then tokens are claimed (FIG-TER-05, FIG-OBJ-06)."""
    hurt(g, unit, perilous)
    g.do(Claims(unit=unit))


def hurt(g: G, unit: str, perilous: tuple[str, ...]) -> None:
    """D3+1 wounds for each Dangerous piece, once in an action or move (FIG-TER-05); also for a unit that did
    an action inside the pieces: where it stood then, `terrain.inside(g, unit, "dangerous")`, whatever
    breakthrough led it elsewhere (FIG-RUL-124)."""
    if perilous and units.alive(g, unit) and heeds(g, unit, "dangerous"):
        for piece in perilous:
            if piece in g.state.terrain:
                kind = g.state.terrain[piece].kind
                g.do(DieWounds(unit=unit, plus=1, source=kind, rule="FIG-TER-05"))


class Claims(PublicStep, frozen=True):
    """A movement has ended: the mode looks at its tokens (FIG-OBJ-01, FIG-OBJ-06)."""

    unit: str
    stages = ("claim",)

    def claim(self, g: G) -> None:
        """If the unit is still there."""
        if units.alive(g, self.unit):
            hook(g).moved(g, self.unit)
