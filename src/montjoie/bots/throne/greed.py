"""Greedy plays throne one ply deep: it tries answers in a sampled world and keeps the best board."""

from __future__ import annotations

from typing import Any

from montjoie.bots.greedy import Habits, seen
from montjoie.bots.throne import habits
from montjoie.bots.throne.evaluation import evaluate
from montjoie.bots.throne.marching import march
from montjoie.bots.throne.planning import place_orders
from montjoie.games.throne.seating import house_of


class ThroneHabits(Habits[str]):
    """A habit where answers are secret or a fight is on; elsewhere the best of the boards tried."""

    tried = 60
    rolls = True
    known = {
        "throne.march": march,
        "throne.place_orders": seen(place_orders),
        "throne.bid_track": habits.bid_track,
        "throne.bid_wildlings": seen(habits.bid_wildlings),
        "throne.choose_card": seen(habits.choose_card),
        "throne.support": seen(habits.support),
        "throne.use_blade": seen(habits.use_blade),
    }
    open = frozenset(known) - {"throne.march"}

    def survey(self, g: Any, seat: str) -> str:
        """Who plays which house is all there is to know first."""
        return house_of(g, seat)

    def value(self, g: Any, seat: str) -> float:
        """Areas, supply, power, units, threats, and the fight at hand."""
        return evaluate(g, house_of(g, seat))
