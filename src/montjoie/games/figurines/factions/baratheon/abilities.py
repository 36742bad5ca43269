"""Abilities of Baratheon units and Attachments."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.acting import FreeAction
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.factions.afflict import Stagger
from montjoie.games.figurines.factions.common_orders import MarkTarget, engaged_since
from montjoie.games.figurines.factions.tokens import ReplaceCondition, replaceable
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal, Suffer, room
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.later import later
from montjoie.games.figurines.queries import KEYWORDS
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Ability, Effect, Moment, Standing
from montjoie.kernel import modifies

HEART = lasting.declare("heart_of_fire")


@modifies(KEYWORDS, "double_hammers")
def double_hammers(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Double Hammers: Sundering."""
    if strike.attacker == holder:
        yield "sundering"


@modifies(KEYWORDS, "stags_fury")
def stags_fury(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Stag's Fury: Sundering; with a rank lost also Critical Blow, with two also Vicious."""
    if strike.attacker == holder:
        yield from ("sundering", "critical_blow", "vicious")[: units.destroyed_ranks(g, holder) + 1]


@modifies(KEYWORDS, "champions_wrath")
def champions_blow(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Champion's Wrath: Critical Blow."""
    if strike.attacker == holder:
        yield "critical_blow"


class ChampionsWrath(Ability, frozen=True):
    """Champion's Wrath: whom the unit charges becomes Weakened, whom it has fought since the start of the
    turn Vulnerable."""

    of = "champions_wrath"
    stages = ("frighten",)

    def fits(self, g: G) -> bool:
        """One or the other."""
        charging = bool(g.running(Strike).charging)
        return charging or engaged_since(g, self.moment.unit, self.moment.other)

    def frighten(self, g: G) -> None:
        """Before the dice are rolled."""
        if g.running(Strike).charging:
            conditions.give(g, self.moment.other, "weakened")
        if engaged_since(g, self.moment.unit, self.moment.other):
            conditions.give(g, self.moment.other, "vulnerable")


class WarHammer(Stagger, frozen=True):
    """War Hammer: a final defense die of 1 makes the defender Weakened (FIG-MOD-01)."""

    of = "war_hammer"
    token = "weakened"


class ExploitOpening(Ability, frozen=True):
    """Exploit Opening: when this unit attacks, the defender's Weakened token may be spent as if it were
    Vulnerable (FIG-CON-05, FIG-CON-07)."""

    of = "exploit_opening"
    stages = ("spend", "reroll")

    def fits(self, g: G) -> bool:
        """Its own attack, and a token to spend."""
        own = self.moment.unit == self.source and conditions.has(g, self.moment.other, "weakened")
        return own and can_reroll(g, self.owner)

    def spend(self, g: G) -> None:
        """The token goes."""
        conditions.spend(g, self.moment.other, "weakened", self.owner)

    def reroll(self, g: G) -> None:
        """Defense dice are rolled again."""
        g.do(Reroll(player=self.owner, source=self.of))


class RecklessVengeance(Ability, frozen=True):
    """Reckless Vengeance: when a melee attack destroys a rank of this unit, it makes a free melee Attack
    against the attacker after that attack, then suffers 1 wound of its own doing (FIG-RUL-56)."""

    of = "reckless_vengeance"
    stages = ("vow",)

    def fits(self, g: G) -> bool:
        """A rank of its own, by a melee attack, and somebody left to avenge it."""
        strike: Strike | None = g.running(Strike)
        own = self.moment.unit == self.source and units.alive(g, self.source)
        return own and strike is not None and strike.kind == "melee" and strike.defender == self.source

    def vow(self, g: G) -> None:
        """When the attack is complete."""
        unit, enemy = self.source, self.moment.other
        revenge = FreeAction(unit=unit, actions=("melee_attack",), against=enemy, cause=self.of)
        boost(g, self.of, after=later(revenge, Suffer(unit=unit, wounds=1, cause=self.of)))


class DeadlyBloom(Ability, frozen=True):
    """Deadly Bloom: each time this unit heals, one enemy engaged with it suffers 1 wound."""

    of = "deadly_bloom"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Its own healing, somebody engaged."""
        return self.moment.unit == self.source and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those engaged."""
        return effects.engaged_enemies(g, self.source)

    def resolve(self, g: G) -> None:
        """The one chosen."""
        g.do(Suffer(unit=self.target, wounds=1, by=self.owner, source=self.source))


class PerseveranceAndValor(Ability, frozen=True):
    """Perseverance and Valor: before each melee attack it may heal 1 wound."""

    of = "perseverance_and_valor"
    stages = ("heal",)

    def fits(self, g: G) -> bool:
        """Its own melee attack, and something to heal."""
        own = self.moment.unit == self.source and self.moment.kind == "melee"
        return own and room(g, self.source) > 0

    def heal(self, g: G) -> None:
        """One."""
        g.do(Heal(unit=self.source, up_to=1, exactly=True))


class HeartOfFire(Ability, frozen=True):
    """Heart of Fire: each time it passes a morale test, its next melee attack in this round has +1 to hit and
    Vicious; two tests passed before it attacks still make one such attack."""

    of = HEART
    stages = ("kindle",)

    def fits(self, g: G) -> bool:
        """Its own test."""
        return self.moment.unit == self.source and not lasting.holds(g, HEART, self.source)

    def kindle(self, g: G) -> None:
        """For the next attack."""
        lasting.begin(g, HEART, HEART, self.owner, (self.source,), "round")


class HeartBurns(Standing, frozen=True):
    """The melee attack that a Heart of Fire waited for."""

    of = "heart_burns"
    windows = ("attack_before_dice",)
    stages = ("burn",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Once."""
        if moment.kind == "melee":
            for name, row in lasting.on(g, HEART, moment.unit).items():
                yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """Nobody is asked."""
        return True

    def burn(self, g: G) -> None:
        """It burns out."""
        lasting.over(g, (self.source,))
        boost(g, HEART, to_hit=1, keywords=("vicious",))


class Parry(Ability, frozen=True):
    """Parry: attacked in melee, every attack die that shows 1 costs the attacker 1 wound (FIG-MOD-01)."""

    of = "parry"
    stages = ("parry",)

    def fits(self, g: G) -> bool:
        """A melee attack on this unit, and a die that shows 1."""
        attacked = self.moment.other == self.source and self.moment.kind == "melee"
        return attacked and 1 in g.running(Strike).faces

    def parry(self, g: G) -> None:
        """One for each."""
        wounds = g.running(Strike).faces.count(1)
        g.do(Suffer(unit=self.moment.unit, wounds=wounds, by=self.owner, source=self.source))


class MarkTargetStannis(MarkTarget, frozen=True):
    """Stannis, Mark Target: as others mark theirs."""

    of = "mark_target_stannis"


class AdaptivePlanningStannis(Ability, frozen=True):
    """Stannis, Adaptive Planning: at the start of any turn a condition token on a Combat Unit within Long
    Range is replaced by one of another kind."""

    of = "adaptive_planning_stannis"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """There must be one."""
        return next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Friend or enemy, this unit too (FIG-GLO-02)."""
        for unit in replaceable(g):
            if unit == self.source or field.near(g, self.source, unit, LONG):
                yield unit

    def resolve(self, g: G) -> None:
        """Of the kinds its player chooses."""
        g.do(ReplaceCondition(unit=self.target, player=self.owner))
