"""The cards of the High Sparrow: each asks for a morale test, and helps a little even if it is failed."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions.trials import Trial
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card


class MercyOfTheMother(Trial, Card, frozen=True):
    """Mercy of the Mother: an activated friendly unit tests; passed, it heals 2 wounds and 1 more for each
    rank it has lost; failed, it heals 1."""

    of = "mercy_of_the_mother"

    def fits(self, g: G) -> bool:
        """A friend."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def passed(self, g: G) -> None:
        """Much."""
        unit = self.moment.unit
        g.do(Heal(unit=unit, up_to=2 + units.destroyed_ranks(g, unit), exactly=True))

    def failed(self, g: G) -> None:
        """A little."""
        g.do(Heal(unit=self.moment.unit, up_to=1, exactly=True))


class ProtectionOfTheFather(Trial, Card, frozen=True):
    """Protection of the Father: a friendly unit attacked in melee tests when its defense dice lie; passed, it
    blocks 3 hits more; failed, 1."""

    of = "protection_of_the_father"

    def fits(self, g: G) -> bool:
        """A friend is attacked."""
        return effects.attacked(g, self, "melee")

    def tester(self) -> str:
        """The defender."""
        return self.moment.other

    def passed(self, g: G) -> None:
        """Much."""
        boost(g, self.of, blocks=3)

    def failed(self, g: G) -> None:
        """A little."""
        boost(g, self.of, blocks=1)


class WrathOfTheWarrior(Trial, Card, frozen=True):
    """Wrath of the Warrior: a friendly unit tests before its melee attack; passed, it has +1 to hit and
    Sundering; failed, 1 automatic hit."""

    of = "wrath_of_the_warrior"

    def fits(self, g: G) -> bool:
        """A friendly melee attack."""
        return effects.attacks(g, self, "melee")

    def passed(self, g: G) -> None:
        """Much."""
        boost(g, self.of, to_hit=1, keywords=("sundering",))

    def failed(self, g: G) -> None:
        """A little."""
        boost(g, self.of, auto_hits=1)
