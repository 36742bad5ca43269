"""Effects that grant an attack several boons, of which their player chooses."""

from __future__ import annotations

from typing import ClassVar

from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect
from montjoie.kernel import Question, Step, Subset, ask

BOON_TO_HIT, BOON_REROLL = "boon_to_hit", "boon_reroll"
BOON_KEYWORDS = ("critical_blow", "sundering", "vicious")


class ChooseBoons(Subset, frozen=True):
    """The player of an effect chooses as many of its boons for the attack as it grants: +1 to hit,
    `boon_to_hit`; a re-roll of attack dice, `boon_reroll`; keywords by their names (FIG-D-36)."""

    effect: str = ""


class Boons(Effect, frozen=True):
    """An effect that grants an attack some of several boons, each at most once (FIG-ABL-04)."""

    boons: tuple[str, ...] = ()  # those chosen
    offers: ClassVar[tuple[str, ...]]
    stages = ("choose", "grant")

    def count(self, g: G) -> int:
        """How many it grants."""
        raise NotImplementedError  # pragma: no cover

    @ask
    def choose(self, g: G) -> Question | None:
        """Where not all of them come anyway."""
        count = self.count(g)
        if count >= len(self.offers):
            return None
        return Question(self.owner, ChooseBoons(self.offers, count, count, self.of), "FIG-CRD-05")

    @choose.chosen
    def chose(self, g: G, seat: str, boons: list[str]) -> Step:
        """These."""
        return self.but(boons=tuple(boons))

    def grant(self, g: G) -> None:
        """For this attack."""
        given = self.boons or self.offers
        boost(g, self.of, keywords=tuple(boon for boon in given if boon in BOON_KEYWORDS))
        if BOON_TO_HIT in given:
            boost(g, self.of, to_hit=1)
        if BOON_REROLL in given:
            boost(g, self.of, rerolls=((effects.owner(g, self.moment.unit), "any", self.of),))
