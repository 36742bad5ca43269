"""The Starks' Non-Combat Units: influences, Sansa's words, Eddard's bravery (FIG-NCU, FIG-INF)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions import deeds, permanent, piles, tokens, when
from montjoie.games.figurines.factions.plain import ability, as_ability, declared
from montjoie.games.figurines.harm import casualties, conditions, effects
from montjoie.games.figurines.queries import HIGHEST_DICE, KEYWORDS, TO_HIT
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.influence import Influence
from montjoie.games.figurines.timing import Ability, Effect
from montjoie.kernel import Step

# Catelyn Stark: the unit loses a condition token on arrival, which her player chooses (FIG-D-42), and rolls
# its highest dice value in every attack (FIG-CRD-02).
ability("family_duty_honor", kind=Influence).does(
    arrives=lambda use, g: g.do(conditions.TakeCondition(unit=use.target, player=use.owner))
)
permanent.adds("family_duty_honor", HIGHEST_DICE, 1, "FIG-INF-01", permanent.influenced)


class MartialExpertise(Influence, frozen=True):
    """Rodrik Cassel: on the Combat zone an enemy becomes Vulnerable, whether or not there is a unit left to
    influence (FIG-INF-06); the influenced unit has Critical Blow in melee (FIG-RES-14)."""

    of = "martial_expertise"
    needs_target = False
    needs = (lambda use, g: use.moment.zone == "combat" or any(use.targets(g)),)

    def resolve(self, g: G) -> Step | None:
        super().resolve(g)
        if self.moment.zone == "combat":
            tokens.afflict(self, g, effects.enemies(g, self.owner), "vulnerable")
        return None


permanent.grants("martial_expertise", KEYWORDS, "critical_blow", works=permanent.influenced_in_melee)

# Howland Reed: the unit attacks at -1 to hit, in melee and from afar (FIG-MOD-04).
declared("hunters_guile", Influence)
permanent.adds("hunters_guile", TO_HIT, -1, "FIG-INF-01", permanent.influenced)


class RepeatingTheWords(Ability, frozen=True):
    """Sansa Stark: once per game, at any moment, her player takes a card of his choice from deck or discard
    pile and shuffles."""

    of = "repeating_the_words"

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """5.3: once_per_game_any is usable at any window (FIG-RUL-111)."""
        return True

    def fits(self, g: G) -> bool:
        """There must be a card, and the battle must have begun."""
        cards = g.state.decks[self.owner].cards or g.state.players[self.owner].discard
        return bool(cards) and g.state.course.round > 0

    def work(self, g: G) -> None:
        g.do(piles.Fetch(player=self.owner, source=self.of))


@as_ability(when.friend, when.tokens, lambda use, g: casualties.room(g, use.moment.unit) > 0)
def bravery_in_the_face_of_death(use: Effect, g: G) -> None:
    """Eddard Stark: for one of his 3 tokens a friendly unit that has passed a morale test or charged
    successfully heals up to 2 wounds, up to D3+1 if one rank is left."""
    unit = use.moment.unit
    deeds.pays_token(use, g)
    if units.ranks(g, unit) == 1:
        g.do(effects.DieHeal(unit=unit, plus=1, source=use.of))
    else:
        g.do(casualties.Heal(unit=unit, up_to=2))


permanent.carries("bravery_in_the_face_of_death", 3)
