"""The arena: bots play whole games against each other, one by one or on every core."""

from montjoie.arena.bout import LONGEST, Outcome, play_one
from montjoie.arena.tournament import Failure, Report, bots_of, seed_of, tournament

__all__ = ["LONGEST", "Failure", "Outcome", "Report", "bots_of", "play_one", "seed_of", "tournament"]
