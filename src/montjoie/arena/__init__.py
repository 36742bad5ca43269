"""The arena: bots play whole games against each other, one by one, on every core or on a cluster."""

from montjoie.arena.bout import LONGEST, Bout, Outcome, play_one
from montjoie.arena.crews import Alone, Crew, Failure, Processes
from montjoie.arena.errors import ArenaError
from montjoie.arena.series import Means, bots_of, seed_of
from montjoie.arena.tournament import Report, tournament

__all__ = [
    "LONGEST",
    "Alone",
    "ArenaError",
    "Bout",
    "Crew",
    "Failure",
    "Means",
    "Outcome",
    "Processes",
    "Report",
    "bots_of",
    "play_one",
    "seed_of",
    "tournament",
]
