"""The cards of Robb Stark, the Wolf Lord."""

from __future__ import annotations

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.charge.targets import arcs
from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.sequels import Sequel
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card, Effect
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
    needs = (when.friend, when.melee, lambda use, g: can_retreat(g, use.moment.unit))
    stages = ("run", "weaken")

    def run(self, g: G) -> Step:
        effects.free(g, self.moment.unit, "retreat")
        return self.but(foes=tuple(effects.engaged_enemies(g, self.moment.unit)))

    def weaken(self, g: G) -> None:
        unit = self.moment.unit
        still = field.engaged(g, unit)
        for foe in self.foes if effects.leads(g, self.owner, unit) else ():
            if foe not in still:
                conditions.give(g, foe, "weakened")


def in_front(use: Effect, g: G) -> bool:
    """The charge will strike the front (FIG-CHG-04)."""
    arc = g.running(Charge).arc or arcs(g, use.moment.unit, use.moment.other)[0]
    return bool(arc == "front")


class SuperiorPositioning(Card, frozen=True):
    """Superior Positioning: a charge that an enemy declares against the front of a friendly unit is
    disorderly on a die of 3 or less; if so, the charger becomes Vulnerable."""

    of = lasting.declare("superior_positioning")
    needs = (when.enemy, when.friend_attacked, in_front)

    def work(self, g: G) -> None:
        g.revise(Charge, disorderly_on=max(BAD_DIE, g.running(Charge).disorderly_on))
        lasting.begin(g, self.of, self.of, self.owner, (self.moment.unit,), "action")


class Outmatched(Sequel, frozen=True):
    """A charger that Superior Positioning has thrown into disorder is Vulnerable when its charge ends."""

    of = "outmatched"
    card, by_bearer = SuperiorPositioning.of, True
    windows = ("charge_successful", "charge_failed")
    needs = (lambda use, g: bool(g.running(Charge).disorderly),)
    work = deeds.becomes("vulnerable")


class TacticalRegroup(Card, frozen=True):
    """Tactical Regroup: a friendly unit may retreat once a melee attack against it is over; Robb's unit may
    roll the die of its Retreat again (FIG-RET-01)."""

    of = "tactical_regroup"
    needs = (when.enemy, when.friend_attacked, when.melee, lambda use, g: can_retreat(g, use.moment.other))

    def work(self, g: G) -> None:
        unit = self.moment.other
        again = self.of if effects.leads(g, self.owner, unit) else ""
        effects.free(g, unit, "retreat", retreat_reroll=again)
