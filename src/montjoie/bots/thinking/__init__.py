"""The thinker that all games share: sampled worlds, quick playouts, tuned values."""

from montjoie.bots.thinking.minds import Mind, Plans, Quick, distinct, weighted
from montjoie.bots.thinking.players import Thinker
from montjoie.bots.thinking.search import Budget, Considered, Search, Thinking
from montjoie.bots.thinking.telling import told
from montjoie.bots.thinking.values import Value

__all__ = [
    "Budget",
    "Considered",
    "Mind",
    "Plans",
    "Quick",
    "Search",
    "Thinker",
    "Thinking",
    "Value",
    "distinct",
    "told",
    "weighted",
]
