"""The cards of Tormund Giantsbane, Thunderfist."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment, Standing

RUSH = lasting.declare("rush_of_aggression")
BLOWS = ("attack", "charge")


class RushOfAggression(Card, frozen=True):
    """Rush of Aggression: the charge die of a friendly unit counts as 6, its attack has Critical Blow;
    afterwards the unit becomes Vulnerable, unless it is Tormund's."""

    of = RUSH
    stages = ("rush",)

    def fits(self, g: G) -> bool:
        """A friend charges."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def rush(self, g: G) -> None:
        """For this charge."""
        unit = self.moment.unit
        g.revise(Charge, die=6, keywords=(*g.running(Charge).keywords, "critical_blow"))
        if not effects.leads(g, self.owner, unit):
            lasting.begin(g, self.of, self.of, self.owner, (unit,), "action")


class RushOver(Standing, frozen=True):
    """Rush of Aggression: what it costs, when the attack of the charge is over, or the charge has failed."""

    of = "rush_over"
    windows = ("attack_completed", "charge_failed")
    stages = ("expose",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """The unit that rushed."""
        over = moment.window == "charge_failed" or g.running(Strike).charging
        if over and lasting.holds(g, RUSH, moment.unit):
            yield cls(moment=moment, owner=moment.player, source=moment.unit)

    def forced(self, g: G) -> bool:
        """It was played before."""
        return True

    def expose(self, g: G) -> None:
        """The charger."""
        conditions.give(g, self.source, "vulnerable")


class CounterAssault(Card, frozen=True):
    """Counter Assault: when an enemy has attacked a friendly unit in melee, another friendly Combat Unit
    makes a free Attack or Charge against the attacker; Tormund's may re-roll attack dice."""

    of = "counter_assault"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody who can."""
        return effects.attacked(g, self, "melee") and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Not the defender itself."""
        for unit in effects.friendly(g, self.owner, self.moment.other, other=True):
            if legal(g, unit, BLOWS, self.moment.unit):
                yield unit

    def resolve(self, g: G) -> None:
        """By all the rules of the action (FIG-ACT-03)."""
        if self.target:
            own = effects.leads(g, self.owner, self.target)
            again = ((effects.owner(g, self.target), "any", self.of),) if own else ()
            effects.free(g, self.target, *BLOWS, against=self.moment.unit, rerolls=again, optional=False)


class DevastatingImpactTormund(Card, frozen=True):
    """Devastating Impact: whom a friendly unit has charged becomes Panicked and Vulnerable."""

    of = "devastating_impact_tormund"
    stages = ("strike",)

    def fits(self, g: G) -> bool:
        """A friend has charged."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def strike(self, g: G) -> None:
        """Before the attack."""
        for token in ("panicked", "vulnerable"):
            conditions.give(g, self.moment.other, token)
