"""The cards of the High Sparrow: each asks for a morale test, and helps a little even if it is failed."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.trials import Trial
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card


class MercyOfTheMother(Trial, Card, frozen=True):
    """Mercy of the Mother: an activated friendly unit tests; passed, it heals 2 wounds and 1 more for each
    rank it has lost; failed, it heals 1."""

    of = "mercy_of_the_mother"
    needs = (when.friend,)
    failed = deeds.heals(1)

    def passed(self, g: G) -> None:
        unit = self.moment.unit
        g.do(Heal(unit=unit, up_to=2 + units.destroyed_ranks(g, unit), exactly=True))


class ProtectionOfTheFather(Trial, Card, frozen=True):
    """Protection of the Father: a friendly unit attacked in melee tests when its defense dice lie; passed, it
    blocks 3 hits more; failed, 1."""

    of = "protection_of_the_father"
    needs = (when.friend_attacked, when.melee)
    tester = "other"
    passed, failed = deeds.boosts(blocks=3), deeds.boosts(blocks=1)


class WrathOfTheWarrior(Trial, Card, frozen=True):
    """Wrath of the Warrior: a friendly unit tests before its melee attack; passed, it has +1 to hit and
    Sundering; failed, 1 automatic hit."""

    of = "wrath_of_the_warrior"
    needs = (when.friend, when.melee)
    passed, failed = deeds.boosts(to_hit=1, keywords=("sundering",)), deeds.boosts(auto_hits=1)
