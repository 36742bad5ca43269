"""The pivot of a charge (FIG-CHG-05)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.charge import way
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, Refusal, Rng, pick
from montjoie.table.plane.ways import leg, trimmed


class ChargePivot(MovePath, frozen=True):
    """The owner of a charging unit turns it before the charge, or not: one leg with its turn, or none. The
    target must stay in sight and contact possible (FIG-CHG-05, FIG-D-29)."""

    rule = "FIG-CHG-05"

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """As `way.wrong_turn` says; the way itself follows the die."""
        motion = self.motion(g, answer)
        yield from self.too_far(g, motion)
        facing = motion.start.facing
        yield from way.wrong_turn(Ground(g, self.piece, self.target), facing, way.most(g, self.piece))

    def every(self, g: G) -> Iterator[Answer]:
        """Turns from which the charge can succeed, the likeliest first."""
        for facing in way.turns(Ground(g, self.piece, self.target), way.most(g, self.piece)):
            yield self.toward(facing)

    def toward(self, facing: int) -> Answer:
        """The turn to a facing."""
        return trimmed(leg(facing - self.facing))

    def throw(self, g: G, rng: Rng) -> Answer:
        return pick(rng, list(self.every(g)))


def turns(g: G, unit: str, target: str) -> ChargePivot:
    """All turns a charger may make."""
    row = g.state.units[unit]
    return ChargePivot(unit, 1, row.x, row.y, row.facing, 0, first=True, last=False, target=target)
