"""Abilities of Neutral attacks."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.factions.afflict import Stagger
from montjoie.games.figurines.factions.boons import BOON_KEYWORDS
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.queries import KEYWORDS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import AIMED, Ability
from montjoie.kernel import modifies


@modifies(KEYWORDS, "spiked_mace", "spiked_flail", "war_flail")
def cruel(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Spiked Mace, Spiked Flail, War Flail: Vicious."""
    if strike.attacker == holder:
        yield "vicious"


@modifies(KEYWORDS, "war_flail")
def crushing(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """War Flail: Critical Blow too."""
    if strike.attacker == holder:
        yield "critical_blow"


@modifies(KEYWORDS, "mummers_blade")
def sharp(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Mummer's Blade: Sundering."""
    if strike.attacker == holder:
        yield "sundering"


class SpikedMace(Ability, frozen=True):
    """Spiked Mace: a defender not yet activated in this round becomes Vulnerable."""

    of = "spiked_mace"
    stages = ("surprise",)

    def fits(self, g: G) -> bool:
        """FIG-RND-07."""
        return not g.state.units[self.moment.other].activated

    def surprise(self, g: G) -> None:
        """Before the dice."""
        conditions.give(g, self.moment.other, "vulnerable")


class TrackersBow(Stagger, frozen=True):
    """Tracker's Bow: a final defense die of 1 makes the defender Vulnerable."""

    of = "trackers_bow"
    token = "vulnerable"


class MotleyArmaments(Ability, frozen=True):
    """Motley Armaments: the attack of a charge may have Critical Blow, Sundering or Vicious."""

    of = "motley_armaments"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A charge."""
        return bool(g.running(Strike).charging)

    def targets(self, g: G) -> tuple[str, ...]:
        """One of them."""
        return BOON_KEYWORDS

    def resolve(self, g: G) -> None:
        """For this attack."""
        boost(g, self.of, keywords=(self.target,))
