"""The Starks' Non-Combat Units: influences, Sansa's words, Eddard's bravery (FIG-NCU, FIG-INF)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.events import NcuTokens
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.fetching import Fetch
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, room
from montjoie.games.figurines.harm.conditions import TakeCondition
from montjoie.games.figurines.harm.effects import DieHeal
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.queries import HIGHEST_DICE, KEYWORDS, TO_HIT, TOKENS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import Claiming
from montjoie.games.figurines.tactics.influence import Influence, influences
from montjoie.games.figurines.timing import Ability
from montjoie.kernel import Part, modifies


class FamilyDutyHonor(Influence, frozen=True):
    """Catelyn Stark: the unit loses a condition token on arrival, and rolls its highest dice value."""

    of = "family_duty_honor"

    def arrives(self, g: G) -> None:
        """The player of the NCU says which one (FIG-D-42)."""
        g.do(TakeCondition(unit=self.target, player=self.owner))


@modifies(HIGHEST_DICE, "family_duty_honor")
def honored(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Catelyn Stark: the highest printed value in every attack (FIG-CRD-02)."""
    if influences(g, holder, strike.attacker):
        yield Part(1, "FIG-INF-01", "family_duty_honor")


class MartialExpertise(Influence, frozen=True):
    """Rodrik Cassel: on the Combat zone an enemy becomes Vulnerable, whether or not there is a unit left to
    influence; the influenced unit has Critical Blow in melee."""

    of = "martial_expertise"

    def fits(self, g: G) -> bool:
        """One half is enough."""
        return Claiming.fits(self, g) and (self.moment.zone == "combat" or super().fits(g))

    def resolve(self, g: G) -> None:
        """FIG-INF-06: if every Combat Unit is full nothing is attached."""
        if self.target:
            super().resolve(g)
        if self.moment.zone == "combat":
            foes = tuple(effects.enemies(g, self.owner))
            g.do(Afflict(player=self.owner, source=self.of, units=foes, tokens=("vulnerable",)))


@modifies(KEYWORDS, "martial_expertise")
def expert(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Rodrik Cassel: Critical Blow in melee (FIG-RES-14)."""
    if strike.kind == "melee" and influences(g, holder, strike.attacker):
        yield "critical_blow"


class HuntersGuile(Influence, frozen=True):
    """Howland Reed: the unit attacks at -1 to hit."""

    of = "hunters_guile"


@modifies(TO_HIT, "hunters_guile")
def beguiled(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Howland Reed: -1 to hit, in melee and from afar (FIG-MOD-04)."""
    if influences(g, holder, strike.attacker):
        yield Part(-1, "FIG-INF-01", "hunters_guile")


class RepeatingTheWords(Ability, frozen=True):
    """Sansa Stark: once per game, at any moment, her player takes a card of his choice from deck or discard
    pile and shuffles."""

    of = "repeating_the_words"
    stages = ("recall",)

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """5.3: once_per_game_any is usable at any window (FIG-RUL-111)."""
        return True

    def fits(self, g: G) -> bool:
        """There must be a card, and the battle must have begun."""
        cards = g.state.decks[self.owner].cards or g.state.players[self.owner].discard
        return bool(cards) and g.state.course.round > 0

    def recall(self, g: G) -> None:
        """Others see it only where it comes from the pile."""
        g.do(Fetch(player=self.owner, source=self.of))


@modifies(TOKENS, "bravery_in_the_face_of_death")
def brave(g: G, holder: str, card: str) -> Iterator[int]:
    """Eddard Stark: 3 tokens for the whole game (FIG-RND-11)."""
    yield 3


class BraveryInTheFaceOfDeath(Ability, frozen=True):
    """Eddard Stark: for a token a friendly unit that has passed a morale test or charged successfully heals
    up to 2 wounds, up to D3+1 if one rank is left."""

    of = "bravery_in_the_face_of_death"
    stages = ("inspire",)

    def fits(self, g: G) -> bool:
        """A token is left, and something to heal."""
        unit = self.moment.unit
        friend = teams.friends(g, self.owner, effects.owner(g, unit))
        return friend and g.state.ncus[self.source].tokens > 0 and room(g, unit) > 0

    def inspire(self, g: G) -> None:
        """The token is gone."""
        unit = self.moment.unit
        g.emit(NcuTokens(self.source, g.state.ncus[self.source].tokens - 1, self.of))
        if units.ranks(g, unit) == 1:
            g.do(DieHeal(unit=unit, plus=1, source=self.of))
        else:
            g.do(Heal(unit=unit, up_to=2))
