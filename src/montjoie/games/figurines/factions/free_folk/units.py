"""Abilities of the units and Attachments of the Free Folk."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, sight, units
from montjoie.games.figurines.factions.afflict import Menace
from montjoie.games.figurines.factions.boons import BOON_TO_HIT, Boons
from montjoie.games.figurines.factions.common import fights
from montjoie.games.figurines.factions.dice import DieEffect
from montjoie.games.figurines.factions.pursuit import Pursuit
from montjoie.games.figurines.factions.trials import Supremacy, Trial
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike, boost, hits
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.abilities import had
from montjoie.games.figurines.queries import HITS_PER_WOUND, KEYWORDS, MORALE, MORALE_VALUE, TO_HIT
from montjoie.games.figurines.state import SHORT, G
from montjoie.games.figurines.timing import AIMED, Ability, Effect, Moment, Standing
from montjoie.kernel import Part, modifies

# Attacking.


@modifies(TO_HIT, "gang_up")
def gang_up(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Gang-Up: +1 to hit in melee if another friendly unit is engaged with the defender (FIG-MOD-04)."""
    if fights(holder, strike):
        others = field.engaged_friends(g, strike.defender, effects.owner(g, holder))
        if any(unit != holder for unit in others):
            yield Part(1, "FIG-MOD-04", "gang_up")


@modifies(KEYWORDS, "jagged_weapons")
def jagged(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Jagged Weapons: Vicious."""
    if strike.attacker == holder:
        yield "vicious"


@modifies(KEYWORDS, "thunderfist")
def thunderfist(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Thunderfist: Sundering in melee."""
    if fights(holder, strike):
        yield "sundering"


class RuthlessSavagery(Boons, Ability, frozen=True):
    """Ruthless Savagery: in melee, for each rank the defender has lost, one of +1 to hit, Sundering, Vicious;
    each of them once."""

    of = "ruthless_savagery"
    offers = (BOON_TO_HIT, "sundering", "vicious")

    def fits(self, g: G) -> bool:
        """Its own melee attack, on somebody who has lost a rank."""
        own = self.moment.unit == self.source and self.moment.kind == "melee"
        return own and self.count(g) > 0

    def count(self, g: G) -> int:
        """FIG-UNT-09."""
        return units.destroyed_ranks(g, self.moment.other)


class Incite(Ability, frozen=True):
    """Incite: a melee attack with Vicious and the highest dice value."""

    of = "incite"
    stages = ("incite",)

    def fits(self, g: G) -> bool:
        """Its own melee attack."""
        return self.moment.unit == self.source and self.moment.kind == "melee"

    def incite(self, g: G) -> None:
        """FIG-CRD-02."""
        boost(g, self.of, keywords=("vicious",), highest=True)


class MightySwing(DieEffect, Ability, frozen=True):
    """Mighty Swing: if the attack hits at all, the defender suffers D3+1 wounds and 1 more for each wound the
    giant has, in the place of hits and saves. A wall takes the hits, since wounds do not touch it
    (FIG-RUL-39)."""

    of = "mighty_swing"

    def fits(self, g: G) -> bool:
        """A hit, on a Combat Unit."""
        return hits(g, g.running(Strike)) > 0 and not units.is_wall(g, self.moment.other)

    def shown(self, g: G, face: int) -> None:
        """The angrier, the worse; wounds that were healed do not count."""
        hurt = units.card(g, self.source).wounds - units.wounds_left(g, self.source)
        boost(g, self.of, no_hits=True, extra_wounds=face + 1 + hurt)


class SpearToss(Pursuit, frozen=True):
    """Spear Toss: once per round the unit may charge whom it has thrown its spears at."""

    of = "spear_toss"


# Attacked and wounded.


@modifies(HITS_PER_WOUND, "giant")
def giant(g: G, holder: str, unit: str) -> Iterator[Part]:
    """Giant: two unblocked hits make one wound, what is left over is lost (FIG-RES-06)."""
    if unit == holder:
        yield Part(1, "FIG-RES-06", "giant")


class BronzeShields(Ability, frozen=True):
    """Bronze Shields: of the attack of a charge on the unit 1 hit is blocked without a die."""

    of = "bronze_shields"
    stages = ("block",)

    def fits(self, g: G) -> bool:
        """The attack of a charge, with a hit."""
        strike: Strike = g.running(Strike)
        return self.moment.other == self.source and strike.charging and hits(g, strike) > 0

    def block(self, g: G) -> None:
        """One."""
        boost(g, self.of, blocks=1)


class GoDownFighting(Standing, frozen=True):
    """Go Down Fighting: each time a rank of the unit is destroyed, the last one too, one enemy engaged with
    it suffers 1 wound."""

    of = "to_the_last_rank"
    windows = ("rank_destroyed",)
    stages = AIMED

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """The unit has the ability, or had it until it fell."""
        use = cls(moment=moment, owner=moment.player, source=moment.unit)
        if had(g, moment.unit, "go_down_fighting") and next(use.targets(g), None) is not None:
            yield use

    def forced(self, g: G) -> bool:
        """It does not say "may"."""
        return True

    def targets(self, g: G) -> Iterator[str]:
        """Those engaged."""
        return effects.engaged_enemies(g, self.source)

    def resolve(self, g: G) -> None:
        """The one chosen."""
        g.do(Suffer(unit=self.target, wounds=1, by=self.owner, source=self.source))


# Morale.


@modifies(MORALE, "horrific_visage")
def horrific_visage(g: G, holder: str, test: Test) -> Iterator[Part]:
    """Horrific Visage: enemies engaged with this unit have -1 to morale tests; with two such units -2
    (FIG-RUL-24)."""
    if holder in field.engaged(g, test.unit):
        yield Part(-1, "FIG-MOD-05", "horrific_visage")


@modifies(MORALE_VALUE, "inspiring_presence")
def inspiring_presence(g: G, holder: str, unit: str) -> Iterator[Part]:
    """Inspiring Presence: the unit and friendly units within Short Range use Morale 5+ where their own is
    worse (FIG-GLO-01, FIG-GLO-02)."""
    if not effects.is_enemy(g, effects.owner(g, holder), unit) and field.near(g, holder, unit, SHORT):
        yield Part(5, "FIG-CRD-03", "inspiring_presence", "cap")


class ThennSupremacy(Supremacy, frozen=True):
    """Thenn Supremacy: an attacker whose panic test the unit has passed takes one with -1."""

    of = "thenn_supremacy"
    penalty = -1


class WarCry(Menace, frozen=True):
    """War Cry: when the unit is activated an enemy within Long Range becomes Panicked."""

    of = "war_cry"
    token = "panicked"


class Taunt(Trial, Ability, frozen=True):
    """Taunt: an enemy activated within Short Range, in sight of this unit, takes a morale test; if it fails
    its action must be a charge against this unit, where it can charge it."""

    of = "taunt"

    def fits(self, g: G) -> bool:
        """An enemy near enough, and seen."""
        foe = self.moment.unit
        near = effects.is_enemy(g, self.owner, foe) and field.near(g, self.source, foe, SHORT)
        return near and sight.sees(g, self.source, foe)

    def failed(self, g: G) -> None:
        """For this activation."""
        own, keys = (self.moment.unit,), (self.source,)
        lasting.begin(g, lasting.MUST_CHARGE, self.of, self.owner, own, "turn", keywords=keys)
