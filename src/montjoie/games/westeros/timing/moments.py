"""The moments of which commander cards speak, and who has an ability for each (WES-COM-03)."""

from __future__ import annotations

from functools import cache

from montjoie.games.westeros.content import load
from montjoie.games.westeros.state import G

TIMINGS = {  # the times printed on commander cards that come at each moment of the game
    "turn_start": frozenset(("turn_start",)),
    "declare_units": frozenset(("declaring",)),
    "activation": frozenset(("activated",)),
    "before_attack": frozenset(("before_or_after_attack",)),
    "before_roll": frozenset(("friend_attacks", "before_roll")),
    "before_hits": frozenset(("before_hits",)),
    "after_attack": frozenset(("before_or_after_attack", "after_attack")),
    "activation_end": frozenset(("activation_end",)),
    "action_end": frozenset(("after_attacks", "action_end")),
}
OF_ITS_UNIT = frozenset(  # times that speak of what the commander's own unit does
    ("declaring", "activated", "before_or_after_attack", "before_roll", "after_attack", "activation_end")
)
ABOUT_A_UNIT = frozenset(moment for moment, times in TIMINGS.items() if times <= OF_ITS_UNIT)
OF_ITS_HOUSE = frozenset(("turn_start", "after_attacks", "action_end"))  # times of the own turn


@cache
def hearers(moment: str) -> frozenset[str]:
    """The commanders who have an ability for a moment."""
    times = TIMINGS[moment]
    cards = load().commanders.items()
    both = {name: (card.unit_ability.timing, card.commit_ability.timing) for name, card in cards}
    return frozenset(name for name, own in both.items() if not times.isdisjoint(own))


def silent(g: G, moment: str, unit: str) -> bool:
    """Whether no commander has an ability for a moment: not the one of the unit that it is about, nor any
    other in the battle where it may be theirs."""
    able = hearers(moment)
    if moment in ABOUT_A_UNIT:
        row = g.state.units.get(unit)
        return row is None or row.commander not in able
    return able.isdisjoint(g.state.commanders)
