"""Chapter 4.22: trigger windows, and the effects that wait for them (FIG-TIM).

The procedures of the game announce a situation with `open_window`; every Order, Tactics card, ability and
token that can be used is an `Effect` that waits for situations. A window lets mandatory effects happen,
then asks the players in turn, the active player first, what they use.
"""

from montjoie.games.figurines.timing.effects import AIMED, Condition, Effect, Moment, Standing, registry
from montjoie.games.figurines.timing.hooks import Rules, hook
from montjoie.games.figurines.timing.playing import Ability, Card, PlayCard, UseOrder
from montjoie.games.figurines.timing.situation import REROLLS, Situation, UseEffect, answerable, open_window
from montjoie.kernel.reactions import PASS

__all__ = [
    "AIMED",
    "PASS",
    "REROLLS",
    "Ability",
    "Card",
    "Condition",
    "Effect",
    "Moment",
    "PlayCard",
    "Rules",
    "Situation",
    "Standing",
    "UseEffect",
    "UseOrder",
    "answerable",
    "hook",
    "open_window",
    "registry",
]
