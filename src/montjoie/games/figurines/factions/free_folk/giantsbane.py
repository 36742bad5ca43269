"""The cards of Tormund Giantsbane, Thunderfist."""

from __future__ import annotations

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.sequels import Sequel
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card

BLOWS = ("attack", "charge")


class RushOfAggression(Card, frozen=True):
    """Rush of Aggression: the charge die of a friendly unit counts as 6, its attack has Critical Blow;
    afterwards the unit becomes Vulnerable, unless it is Tormund's."""

    of = lasting.declare("rush_of_aggression")
    needs = (when.friend,)

    def work(self, g: G) -> None:
        unit = self.moment.unit
        g.revise(Charge, die=6, keywords=(*g.running(Charge).keywords, "critical_blow"))
        if not effects.leads(g, self.owner, unit):
            lasting.begin(g, self.of, self.of, self.owner, (unit,), "action")


class RushOver(Sequel, frozen=True):
    """Rush of Aggression: what it costs, when the attack of the charge is over, or the charge has failed."""

    of = "rush_over"
    card, by_bearer = RushOfAggression.of, True
    windows = ("attack_completed", "charge_failed")
    needs = (lambda use, g: use.moment.window == "charge_failed" or g.running(Strike).charging,)
    work = deeds.becomes("vulnerable")


class CounterAssault(Card, frozen=True):
    """Counter Assault: when an enemy has attacked a friendly unit in melee, another friendly Combat Unit
    makes a free Attack or Charge against the attacker; Tormund's may re-roll attack dice."""

    of = "counter_assault"
    needs = (when.friend_attacked, when.melee)
    targets = whom.friends(who=whom.able_against(*BLOWS), defender=True)

    def work(self, g: G) -> None:
        enemy, own = self.moment.unit, effects.leads(g, self.owner, self.target)
        rerolls = (deeds.again(self, g, self.target),) if own else ()
        effects.free(g, self.target, *BLOWS, against=enemy, rerolls=rerolls, optional=False)


class DevastatingImpactTormund(Card, frozen=True):
    """Devastating Impact: whom a friendly unit has charged becomes Panicked and Vulnerable."""

    of = "devastating_impact_tormund"
    needs = (when.friend,)
    work = deeds.gives("panicked", "vulnerable")
