"""What the thinker knows of throne."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from montjoie.bots.greedy import Choice
from montjoie.bots.thinking.minds import Mind, Plans
from montjoie.bots.throne import laying, moving
from montjoie.bots.throne.greed import ThroneHabits
from montjoie.bots.throne.quick import QUICK
from montjoie.bots.throne.table import FEATURES, table
from montjoie.games.throne.state import G
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.kernel.match import Match


def bids(world: Match, seat: str, rng: Random, width: int) -> Iterator[Choice]:
    """Amounts from nothing to all, evenly."""
    high: int = world.decisions[seat].space.high  # type: ignore[attr-defined]
    few = min(width, high + 1)
    return (Choice(round(high * n / max(1, few - 1)), 0.0) for n in range(few))


def listed(world: Match, seat: str, rng: Random, width: int) -> Iterator[Choice]:
    """As they are offered."""
    return (Choice(answer, 0.0) for answer in world.decisions[seat].candidates(limit=width))


PLANS: dict[str, Plans] = {
    "throne.place_orders": laying.plans,
    "throne.march": moving.plans,
    "throne.bid_track": bids,
    "throne.bid_wildlings": bids,
    "throne.choose_card": listed,
    "throne.support": listed,
    "throne.use_blade": listed,
    "throne.muster": listed,
    "throne.raid": listed,
}


class ThroneMind(Mind):
    """Rounds are played out to their end; the events of the realm, to the next planning phase."""

    game, habits, pace = "throne", ThroneHabits(), 8000.0
    quickly, plans, features = QUICK, PLANS, FEATURES
    variations = {"throne.place_orders": laying.variations}

    def horizon(self, g: G) -> int:
        """The phases so far: the Westeros phase, then planning and action together."""
        return 2 * g.state.turn.number - (g.running(WesterosPhase) is not None)

    def table(self, g: G) -> dict[str, Sequence[float]]:
        """What every house holds, can feed, and stands to win or lose."""
        return table(g)
