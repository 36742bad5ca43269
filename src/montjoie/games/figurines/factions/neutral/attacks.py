"""Abilities of Neutral attacks."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.common import BOON_KEYWORDS
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Ability


class SpikedMace(Ability, frozen=True):
    """Spiked Mace: a defender not yet activated in this round becomes Vulnerable (FIG-RND-07)."""

    of = "spiked_mace"
    needs = (when.fresh,)
    work = deeds.gives("vulnerable")


class TrackersBow(Ability, frozen=True):
    """Tracker's Bow: a final defense die of 1 makes the defender Vulnerable."""

    of = "trackers_bow"
    needs = (when.staggered,)
    work = deeds.gives("vulnerable")


class MotleyArmaments(Ability, frozen=True):
    """Motley Armaments: the attack of a charge may have Critical Blow, Sundering or Vicious."""

    of = "motley_armaments"
    needs = (when.charging,)
    targets = whom.one_of(*BOON_KEYWORDS)

    def work(self, g: G) -> None:
        boost(g, self.of, keywords=(self.target,))
