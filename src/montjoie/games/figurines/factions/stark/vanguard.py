"""The cards of Brynden Tully, Outrider commander."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import AutoHits, Suffer
from montjoie.games.figurines.moves.march import March, passed
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card, Effect
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import Step

riders = when.of_type("cavalry")


class HeavyImpact(Card, frozen=True):
    """Heavy Impact: whom friendly cavalry has charged suffers an automatic hit for each figure of the
    charger, before the attack (FIG-RES-12)."""

    of = "heavy_impact"
    needs = (when.friend, riders, when.no_wall)

    def work(self, g: G) -> None:
        unit, other = self.moment.unit, self.moment.other
        g.do(AutoHits(unit=other, hits=g.state.units[unit].figures, by=self.owner, source=unit))


def may_march(use: Effect, g: G) -> bool:
    """It is the action of an activation, in the place of which the unit can march."""
    act: Act = g.running(Act)
    return not act.free and not act.cancelled and hook(g).may_march(g, use.moment.unit)


class RideByAttack(Card, frozen=True):
    """Ride-By Attack: in the place of the action it has chosen, friendly cavalry may pivot and march, engaged
    or not, and through enemies (FIG-MAR-01, FIG-MOV-04); one enemy it passed through suffers 1 wound, and 1
    more for each of its ranks. The enemies it leaves do not pivot, as none does after a March."""

    of = "ride_by_attack"
    home: tuple[int, int] = (0, 0)  # where it stood
    needs = (when.friend, riders, may_march)
    needs_target = False
    stages = ("ride", *AIMED)

    def ride(self, g: G) -> Step:
        row = g.state.units[self.moment.unit]
        g.revise(Act, cancelled=True)
        g.do(March(unit=self.moment.unit, turn=True, through=True))
        return self.but(home=(row.x, row.y))

    def targets(self, g: G) -> tuple[str, ...]:
        row = g.state.units[self.moment.unit]
        moved = row.where == "table" and (row.x, row.y) != self.home
        return passed(g, self.moment.unit, self.home) if moved else ()

    def work(self, g: G) -> None:
        wounds = 1 + units.ranks(g, self.target)
        g.do(Suffer(unit=self.target, wounds=wounds, by=self.owner, source=self.moment.unit))


def rides_against(use: Effect, g: G, unit: str) -> bool:
    """Cavalry that can charge the unit of the moment."""
    return effects.is_type(g, unit, "cavalry") and whom.able_against("charge")(use, g, unit)


class RideThemDown(Card, frozen=True):
    """Ride Them Down!: friendly cavalry within Long Range of an enemy that has ended a Maneuver, March or
    Retreat may charge it (FIG-CHG-14); a successful charge, which alone ends in contact (FIG-CHG-08,
    FIG-CHG-13), makes no attack, but leaves the enemy Panicked with 2 automatic hits for each rank of the
    charger."""

    of = "ride_them_down"
    needs = (when.enemy,)
    targets = whom.friends(LONG, rides_against)
    stages = (*AIMED, "impact")
    work = deeds.answers("charge", no_attack=True, optional=True)

    def impact(self, g: G) -> None:
        unit, foe = self.target, self.moment.unit
        if unit and foe in field.engaged(g, unit):
            conditions.give(g, foe, "panicked")
            g.do(AutoHits(unit=foe, hits=2 * units.ranks(g, unit), by=self.owner, source=unit))
