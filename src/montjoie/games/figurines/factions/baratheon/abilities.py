"""Abilities of House Baratheon: units and Attachments, then the court."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.acting import FreeAction
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import NcuMoved
from montjoie.games.figurines.factions import common, deeds, permanent, sequels, tokens, when, whom
from montjoie.games.figurines.factions.plain import ability, as_ability
from montjoie.games.figurines.harm import casualties, conditions, effects
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.powers import abilities, lasting
from montjoie.games.figurines.queries import KEYWORDS
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.timing import Effect, Moment, Standing
from montjoie.kernel import modifies
from montjoie.kernel.later import later


@modifies(KEYWORDS, "stags_fury")
def stags_fury(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Stag's Fury: Sundering; with a rank lost also Critical Blow, with two also Vicious."""
    if strike.attacker == holder:
        yield from ("sundering", "critical_blow", "vicious")[: units.destroyed_ranks(g, holder) + 1]


# The attacker has fought the defender since the start of the turn.
fought = when.condition(lambda use, g: common.engaged_since(g, use.moment.unit, use.moment.other))

# Champion's Wrath: whom the unit charges becomes Weakened, whom it has fought since the start of the turn
# Vulnerable.
ability("champions_wrath", lambda use, g: when.charging(use, g) or fought(use, g)).does(
    deeds.provided(when.charging, deeds.gives("weakened")), deeds.provided(fought, deeds.gives("vulnerable"))
)

# War Hammer: a final defense die of 1 makes the defender Weakened (FIG-MOD-01).
ability("war_hammer", when.staggered).does(deeds.gives("weakened"))

# Exploit Opening: when this unit attacks, the defender's Weakened token may be spent as if it were Vulnerable
# (FIG-CON-05, FIG-CON-07).
ability("exploit_opening", when.own, when.against("weakened"), when.dice).does(
    stages=("spend", "reroll"),
    spend=lambda use, g: conditions.spend(g, use.moment.other, "weakened", use.owner),
    reroll=deeds.rerolls(),
)


def beaten(use: Effect, g: G) -> bool:
    """A melee attack on the unit is under way."""
    strike: Strike | None = g.running(Strike)
    return strike is not None and strike.kind == "melee" and strike.defender == use.source


@as_ability(when.own, when.alive, beaten)
def reckless_vengeance(use: Effect, g: G) -> None:
    """Reckless Vengeance: when a melee attack destroys a rank of this unit, it makes a free melee Attack
    against the attacker after that attack, then suffers 1 wound of its own doing (FIG-RUL-56)."""
    unit, enemy = use.source, use.moment.other
    revenge = FreeAction(unit=unit, actions=("melee_attack",), against=enemy, cause=use.of)
    boost(g, use.of, after=later(revenge, casualties.Suffer(unit=unit, wounds=1, cause=use.of)))


# Deadly Bloom: each time this unit heals, one enemy engaged with it suffers 1 wound.
ability("deadly_bloom", when.own).does(deeds.wounds(1), to=whom.engaged)

# Perseverance and Valor: before each melee attack it may heal 1 wound.
ability("perseverance_and_valor", when.own, when.melee, when.wounded).does(deeds.heals(1))

# Heart of Fire: each time it passes a morale test, its next melee attack in this round has +1 to hit and
# Vicious; two tests passed before it attacks still make one such attack.
ability(
    lasting.declare("heart_of_fire"), when.own, lambda use, g: not lasting.holds(g, use.of, use.source)
).does(deeds.lasts("round"))


@sequels.as_sequel("heart_of_fire", "attack_before_dice", when.melee)
def heart_burns(use: Effect, g: G) -> None:
    """The melee attack that a Heart of Fire waited for."""
    lasting.over(g, (use.source,))
    boost(g, use.name, to_hit=1, keywords=("vicious",))


# Parry: attacked in melee, every attack die that shows 1 costs the attacker 1 wound (FIG-MOD-01).
ability("parry", when.attacked, when.melee, when.showing(1)).does(deeds.wounds_attacker(when.showing(1)))


def within_reach(use: Effect, g: G) -> Iterator[str]:
    """Who has a token to replace within Long Range, this unit too (FIG-GLO-02)."""
    for unit in tokens.replaceable(g):
        if unit == use.source or field.near(g, use.source, unit, LONG):
            yield unit


# Stannis, Adaptive Planning: at the start of any turn a condition token on a Combat Unit within Long Range,
# friend or enemy, is replaced by one of another kind.
ability("adaptive_planning_stannis").does(tokens.replaces, to=within_reach)

# The court: the NCUs.

HAYSTACK = "support_of_haystack_hall"
permanent.carries("shifting_loyalties", 3)


def elsewhere(use: Effect, g: G) -> Iterator[str]:
    """The empty zones, and the other NCUs on the board."""
    yield from board.free_zones(g)
    yield from (name for name, row in g.state.ncus.items() if row.zone and name != use.source)


@as_ability(when.tokens, to=elsewhere, kind=board.Claiming, any_time=False, comes="after")
def shifting_loyalties(use: Effect, g: G) -> None:
    """Alester Florent, Shifting Loyalties: after the effect of the zone he claimed a token moves him to an
    empty zone, whose effect does not work, or lets him change places with another NCU on the board. Zones
    change hands at once (FIG-TAC-02)."""
    here, zone = g.state.ncus[use.source].zone, use.target
    deeds.pays_token(use, g)
    if use.target in g.state.ncus:
        zone = g.state.ncus[use.target].zone
        g.emit(NcuMoved(use.target, here, zone, use.of))
    g.emit(NcuMoved(use.source, zone, here, use.of))


def in_need(use: Effect, g: G, unit: str) -> bool:
    """Who can use what Haystack Hall gives on the zone that was claimed."""
    helped = {"crown": casualties.room(g, unit), "tactics": len(g.state.units[unit].conditions)}
    return bool(helped.get(use.moment.zone))


@as_ability(to=whom.friends(who=in_need), kind=board.Claiming)
def support_of_haystack_hall(use: Effect, g: G) -> None:
    """Shyra Errol, Support of Haystack Hall: on the Crown one friendly Combat Unit heals 1 wound, on Tactics
    one loses a condition token; Wealth has a rule of its own below."""
    if use.moment.zone == "crown":
        g.do(casualties.Heal(unit=use.target, up_to=1, exactly=True))
    else:
        g.do(conditions.TakeCondition(unit=use.target, player=use.owner))


class TokenPassedOn(Standing, frozen=True):
    """Shyra Errol on Wealth: the token the zone takes off may be put on an enemy Combat Unit that can receive
    it (FIG-CON-01)."""

    of = "token_passed_on"
    name = HAYSTACK
    windows = ("condition_lost",)
    targets = whom.enemies(who=lambda use, g, unit: conditions.can_receive(g, unit, use.moment.kind))

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """While she resolves Wealth."""
        claim: board.ActivateNcu | None = g.running(board.ActivateNcu)
        if claim is None or claim.effect != "wealth" or claim.replaced or moment.zone != "wealth":
            return
        use = cls(moment=moment, owner=effects.owner(g, claim.ncu), source=claim.ncu)
        if HAYSTACK in abilities.of_ncu(g, claim.ncu) and use.fits(g):
            yield use

    def work(self, g: G) -> None:
        conditions.give(g, self.target, self.moment.kind)
