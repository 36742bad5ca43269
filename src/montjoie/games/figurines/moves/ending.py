"""What ends every movement: it is told, answered, terrain hurts, tokens are claimed (section 5.2)."""

from __future__ import annotations

from montjoie.games.figurines import modes, terrain, timing
from montjoie.games.figurines.events import UnitMoved
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Answer, Step
from montjoie.table.plane import Tray


def ready(g: G, unit: str) -> bool:
    """Whether a unit stands on the table with figures left."""
    row = g.state.units[unit]
    return row.where == "table" and row.figures > 0


def put(g: G, unit: str, there: Tray, move: str, rule: str = "") -> None:
    """A tray comes to a place; nothing is told where it stands already."""
    row = g.state.units[unit]
    if (row.x, row.y, row.facing) != (there.x, there.y, there.facing):
        g.emit(UnitMoved(unit, there.x, there.y, there.facing, move), rule)


def move(g: G, path: MovePath, answer: Answer, name: str) -> tuple[str, ...]:
    """A unit goes its way; the Dangerous pieces it crossed or ended on (FIG-TER-05)."""
    motion = path.motion(g, answer)
    put(g, path.piece, motion.end, name, path.rule)
    return terrain.touched(
        g, path.piece, "dangerous", motion.start, motion.facing, motion.distance, motion.end
    )


def window(g: G, unit: str, move: str) -> None:
    """The situation "a unit ends a move" (section 5.3)."""
    if ready(g, unit):
        owner = g.state.units[unit].owner
        timing.open_window(g, timing.Moment("move_ended", unit=unit, player=owner, kind=move))


def settle(g: G, unit: str, perilous: tuple[str, ...]) -> None:
    """Dangerous terrain wounds, then tokens are claimed (FIG-TER-05, FIG-OBJ-06)."""
    hurt(g, unit, perilous)
    g.do(Claims(unit=unit))


def hurt(g: G, unit: str, perilous: tuple[str, ...]) -> None:
    """D3+1 wounds for each Dangerous piece, once in an action or move (FIG-TER-05); also for a unit that did
    an action inside the pieces: where it stood then, `terrain.inside(g, unit, "dangerous")`, whatever
    breakthrough led it elsewhere (FIG-RUL-124)."""
    from montjoie.games.figurines.effects import DieWounds  # effects make units move in turn

    if perilous and ready(g, unit) and terrain.heeds(g, unit, "dangerous"):
        for piece in perilous:
            g.do(DieWounds(unit=unit, plus=1, source=g.state.terrain[piece].kind))


class Claims(Step, frozen=True):
    """A movement has ended: the mode looks at its tokens (FIG-OBJ-01, FIG-OBJ-06)."""

    unit: str
    stages = ("claim",)
    audience = PUBLIC

    def claim(self, g: G) -> None:
        """If the unit is still there."""
        if ready(g, self.unit):
            modes.hook(g).moved(g, self.unit)
