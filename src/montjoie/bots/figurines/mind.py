"""What the thinker knows of figurines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from montjoie.bots.figurines.captain import CaptainHabits
from montjoie.bots.figurines.quick import QUICK
from montjoie.bots.figurines.table import FEATURES, table
from montjoie.bots.greedy import Choice, kinds
from montjoie.bots.thinking.minds import Mind, distinct
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel.match import Match
from montjoie.table import plane

THOUGHT = kinds(  # of which several answers are compared; habits know the others as well
    "figurines",
    *("activate_unit", "choose_action", "choose_free_action", "choose_attack", "charge_target"),
    *("maneuver_path", "march_path", "claim_zone", "choose_zone_target", "use_effect", "choose_target"),
)
APART = 2 * INCH  # how far the ends of ways are apart that are worth comparing
LOOKED_AT = 24


class FigurinesMind(Mind):
    """Some turns are played out: a round has many, and each of them many questions."""

    game, habits, pace = "figurines", CaptainHabits(), 1800.0
    quickly, features = QUICK, FEATURES
    width, depth, lean, noted, seats = 4, 3, 0.08, 0.2, 2
    care, whim = 5, 0.5

    def shortlist(self, world: Match, seat: str, rng: Random, width: int) -> list[Choice]:
        """What the captain thinks of first; of ways those that end somewhere else."""
        found = self.habits.shortlist(world, seat, rng)
        decision = world.decisions[seat]
        if decision.kind not in THOUGHT:
            return distinct(found, 1)
        space = decision.space
        return distinct(_apart(world.engine, space, found) if isinstance(space, MovePath) else found, width)

    def horizon(self, g: G) -> int:
        """Turns, of all rounds."""
        return 100 * g.state.course.round + g.state.course.turn

    def table(self, g: G) -> dict[str, Sequence[float]]:
        """What every player has scored, holds, and stands to win or lose."""
        return table(g)


def _apart(g: G, path: MovePath, choices: Iterator[Choice]) -> Iterator[Choice]:
    """Ways that end apart from those before them."""
    ends: list[plane.Tray] = []
    for choice in islice(choices, LOOKED_AT):
        end = path.motion(g, choice.answer).end
        if all(plane.far(end.centre, other.centre) > APART for other in ends):
            ends.append(end)
            yield choice
