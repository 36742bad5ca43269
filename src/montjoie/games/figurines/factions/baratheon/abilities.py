"""Abilities of Baratheon units and Attachments."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.acting import FreeAction
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.common import MarkTarget, engaged_since
from montjoie.games.figurines.factions.sequels import Sequel
from montjoie.games.figurines.factions.tokens import ReplaceCondition, replaceable
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import KEYWORDS
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Ability, Effect
from montjoie.kernel import modifies
from montjoie.kernel.later import later


@modifies(KEYWORDS, "stags_fury")
def stags_fury(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Stag's Fury: Sundering; with a rank lost also Critical Blow, with two also Vicious."""
    if strike.attacker == holder:
        yield from ("sundering", "critical_blow", "vicious")[: units.destroyed_ranks(g, holder) + 1]


# The attacker has fought the defender since the start of the turn.
fought = when.condition(lambda use, g: engaged_since(g, use.moment.unit, use.moment.other))


class ChampionsWrath(Ability, frozen=True):
    """Champion's Wrath: whom the unit charges becomes Weakened, whom it has fought since the start of the
    turn Vulnerable."""

    of = "champions_wrath"
    needs = (lambda use, g: when.charging(use, g) or fought(use, g),)
    work = deeds.all_of(
        deeds.provided(when.charging, deeds.gives("weakened")),
        deeds.provided(fought, deeds.gives("vulnerable")),
    )


class WarHammer(Ability, frozen=True):
    """War Hammer: a final defense die of 1 makes the defender Weakened (FIG-MOD-01)."""

    of = "war_hammer"
    needs = (when.staggered,)
    work = deeds.gives("weakened")


class ExploitOpening(Ability, frozen=True):
    """Exploit Opening: when this unit attacks, the defender's Weakened token may be spent as if it were
    Vulnerable (FIG-CON-05, FIG-CON-07)."""

    of = "exploit_opening"
    needs = (when.own, when.against("weakened"), when.dice)
    stages = ("spend", "reroll")
    reroll = deeds.rerolls()

    def spend(self, g: G) -> None:
        conditions.spend(g, self.moment.other, "weakened", self.owner)


def beaten(use: Effect, g: G) -> bool:
    """A melee attack on the unit is under way."""
    strike: Strike | None = g.running(Strike)
    return strike is not None and strike.kind == "melee" and strike.defender == use.source


class RecklessVengeance(Ability, frozen=True):
    """Reckless Vengeance: when a melee attack destroys a rank of this unit, it makes a free melee Attack
    against the attacker after that attack, then suffers 1 wound of its own doing (FIG-RUL-56)."""

    of = "reckless_vengeance"
    needs = (when.own, when.alive, beaten)

    def work(self, g: G) -> None:
        unit, enemy = self.source, self.moment.other
        revenge = FreeAction(unit=unit, actions=("melee_attack",), against=enemy, cause=self.of)
        boost(g, self.of, after=later(revenge, Suffer(unit=unit, wounds=1, cause=self.of)))


class DeadlyBloom(Ability, frozen=True):
    """Deadly Bloom: each time this unit heals, one enemy engaged with it suffers 1 wound."""

    of = "deadly_bloom"
    needs = (when.own,)
    targets = whom.engaged
    work = deeds.wounds(1)


class PerseveranceAndValor(Ability, frozen=True):
    """Perseverance and Valor: before each melee attack it may heal 1 wound."""

    of = "perseverance_and_valor"
    needs = (when.own, when.melee, when.wounded)
    work = deeds.heals(1)


class HeartOfFire(Ability, frozen=True):
    """Heart of Fire: each time it passes a morale test, its next melee attack in this round has +1 to hit and
    Vicious; two tests passed before it attacks still make one such attack."""

    of = lasting.declare("heart_of_fire")
    needs = (when.own, lambda use, g: not lasting.holds(g, use.of, use.source))
    work = deeds.begins(of, "round")


class HeartBurns(Sequel, frozen=True):
    """The melee attack that a Heart of Fire waited for."""

    of = "heart_burns"
    card = HeartOfFire.of
    windows = ("attack_before_dice",)
    needs = (when.melee,)

    def work(self, g: G) -> None:
        lasting.over(g, (self.source,))
        boost(g, self.card, to_hit=1, keywords=("vicious",))


class Parry(Ability, frozen=True):
    """Parry: attacked in melee, every attack die that shows 1 costs the attacker 1 wound (FIG-MOD-01)."""

    of = "parry"
    needs = (when.attacked, when.melee, lambda use, g: 1 in g.running(Strike).faces)
    work = deeds.wounds_attacker(lambda use, g: g.running(Strike).faces.count(1))


class MarkTargetStannis(MarkTarget, frozen=True):
    """Stannis, Mark Target: as others mark theirs."""

    of = "mark_target_stannis"


class AdaptivePlanningStannis(Ability, frozen=True):
    """Stannis, Adaptive Planning: at the start of any turn a condition token on a Combat Unit within Long
    Range, friend or enemy, this unit too (FIG-GLO-02), is replaced by one of another kind."""

    of = "adaptive_planning_stannis"

    def targets(self, g: G) -> Iterator[str]:
        for unit in replaceable(g):
            if unit == self.source or field.near(g, self.source, unit, LONG):
                yield unit

    def work(self, g: G) -> None:
        g.do(ReplaceCondition(unit=self.target, player=self.owner))
