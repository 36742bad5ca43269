"""The thinker that all games share: sampled worlds, quick playouts, tuned values."""

from montjoie.bots.thinking.minds import Mind, Plans, Quick, distinct, weighted
from montjoie.bots.thinking.players import Thinker
from montjoie.bots.thinking.search import Budget, Considered, Search, Thinking
from montjoie.bots.thinking.telling import Reasons, reasons, told
from montjoie.bots.thinking.values import Value
from montjoie.bots.thinking.witness import Witness

__all__ = [
    "Budget",
    "Considered",
    "Mind",
    "Plans",
    "Quick",
    "Reasons",
    "Search",
    "Thinker",
    "Thinking",
    "Value",
    "Witness",
    "distinct",
    "reasons",
    "told",
    "weighted",
]
