"""The cards of Robb Stark, the Wolf Lord."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.charge.targets import arcs
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card, Effect, Moment, Standing
from montjoie.kernel import Step

BAD_DIE = 3  # with a superior position


def can_retreat(g: G, unit: str) -> bool:
    """Whether a unit stands engaged with somebody who is not just being taken away, and can retreat."""
    foes = any(units.alive(g, other) for other in field.engaged(g, unit))
    return foes and units.alive(g, unit) and bool(legal(g, unit, ("retreat",)))


class HitAndRun(Card, frozen=True):
    """Hit and Run: a friendly unit may retreat once its melee attack is over; the enemies that Robb's unit
    leaves become Weakened."""

    of = "hit_and_run"
    foes: tuple[str, ...] = ()  # whom it was engaged with
    stages = ("run", "weaken")

    def fits(self, g: G) -> bool:
        """It is still engaged."""
        return effects.attacks(g, self, "melee") and can_retreat(g, self.moment.unit)

    def run(self, g: G) -> Step:
        """By all the rules of a Retreat (FIG-ACT-03)."""
        effects.free(g, self.moment.unit, "retreat")
        return self.but(foes=tuple(effects.engaged_enemies(g, self.moment.unit)))

    def weaken(self, g: G) -> None:
        """Those it is no longer engaged with."""
        unit = self.moment.unit
        if effects.leads(g, self.owner, unit):
            still = field.engaged(g, unit)
            for foe in self.foes:
                if foe not in still:
                    conditions.give(g, foe, "weakened")


class SuperiorPositioning(Card, frozen=True):
    """Superior Positioning: a charge that an enemy declares against the front of a friendly unit is
    disorderly on a die of 3 or less; if so, the charger becomes Vulnerable."""

    of = lasting.declare("superior_positioning")
    stages = ("brace",)

    def fits(self, g: G) -> bool:
        """The side that the charge will strike (FIG-CHG-04)."""
        unit, other = self.moment.unit, self.moment.other
        if not effects.is_enemy(g, self.owner, unit) or effects.is_enemy(g, self.owner, other):
            return False
        arc = g.running(Charge).arc or arcs(g, unit, other)[0]
        return bool(arc == "front")

    def brace(self, g: G) -> None:
        """Until the die is rolled."""
        g.revise(Charge, disorderly_on=max(BAD_DIE, g.running(Charge).disorderly_on))
        lasting.begin(g, self.of, self.of, self.owner, (self.moment.unit,), "action")


class Outmatched(Standing, frozen=True):
    """A charger that Superior Positioning has thrown into disorder is Vulnerable when its charge ends."""

    of = "outmatched"
    windows = ("charge_successful", "charge_failed")
    stages = ("expose",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """If the card was played against this charge, and the charge is disorderly."""
        played = lasting.holds(g, SuperiorPositioning.of, moment.unit)
        if played and g.running(Charge).disorderly:
            yield cls(moment=moment, owner=moment.player)

    def forced(self, g: G) -> bool:
        """It was played before."""
        return True

    def expose(self, g: G) -> None:
        """The charger."""
        conditions.give(g, self.moment.unit, "vulnerable")


class TacticalRegroup(Card, frozen=True):
    """Tactical Regroup: a friendly unit may retreat once a melee attack against it is over; Robb's unit may
    roll the die of its Retreat again."""

    of = "tactical_regroup"
    stages = ("retire",)

    def fits(self, g: G) -> bool:
        """It still stands engaged."""
        enemy = effects.is_enemy(g, self.owner, self.moment.unit)
        return enemy and effects.attacked(g, self, "melee") and can_retreat(g, self.moment.other)

    def retire(self, g: G) -> None:
        """FIG-RET-01."""
        unit = self.moment.other
        again = self.of if effects.leads(g, self.owner, unit) else ""
        effects.free(g, unit, "retreat", retreat_reroll=again)
