"""Environments for learners: PettingZoo for all seats, Gymnasium for one seat against bots, and states as
OpenSpiel's algorithms call them (`montjoie.rl.spiel`).

Needs the extra `montjoie[rl]`.
"""

from montjoie.rl import battles, throne  # noqa: F401 - their lenses
from montjoie.rl.aec import Contest
from montjoie.rl.lenses import Lens, lens_of, register
from montjoie.rl.seat import Seat

__all__ = ["Contest", "Lens", "Seat", "lens_of", "register"]
