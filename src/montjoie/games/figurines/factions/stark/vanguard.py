"""The cards of Brynden Tully, Outrider commander."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import AutoHits, Suffer
from montjoie.games.figurines.moves.march import March, passed
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import Step


class HeavyImpact(Card, frozen=True):
    """Heavy Impact: whom friendly cavalry has charged suffers an automatic hit for each figure of the
    charger, before the attack."""

    of = "heavy_impact"
    stages = ("trample",)

    def fits(self, g: G) -> bool:
        """Friendly cavalry, against a unit."""
        friend = not effects.is_enemy(g, self.owner, self.moment.unit)
        riders = friend and effects.is_type(g, self.moment.unit, "cavalry")
        return riders and not units.is_wall(g, self.moment.other)

    def trample(self, g: G) -> None:
        """Saved at once (FIG-RES-12)."""
        unit, other = self.moment.unit, self.moment.other
        figures = g.state.units[unit].figures
        g.do(AutoHits(unit=other, hits=figures, by=self.owner, source=unit))


class RideByAttack(Card, frozen=True):
    """Ride-By Attack: in the place of the action it has chosen, friendly cavalry may pivot and march, engaged
    or not, and through enemies; one enemy it passed through suffers 1 wound, and 1 more for each of its
    ranks. The enemies it leaves do not pivot, as none does after a March."""

    of = "ride_by_attack"
    home: tuple[int, int] = (0, 0)  # where it stood
    stages = ("ride", *AIMED)

    def fits(self, g: G) -> bool:
        """The action of its activation."""
        unit = self.moment.unit
        riders = not effects.is_enemy(g, self.owner, unit) and effects.is_type(g, unit, "cavalry")
        act: Act = g.running(Act)
        return riders and not act.free and not act.cancelled and hook(g).may_march(g, unit)

    def ride(self, g: G) -> Step:
        """FIG-MAR-01, through everybody (FIG-MOV-04)."""
        row = g.state.units[self.moment.unit]
        g.revise(Act, cancelled=True)
        g.do(March(unit=self.moment.unit, turn=True, through=True))
        return self.but(home=(row.x, row.y))

    def targets(self, g: G) -> tuple[str, ...]:
        """The enemies on its way."""
        row = g.state.units[self.moment.unit]
        moved = row.where == "table" and (row.x, row.y) != self.home
        return passed(g, self.moment.unit, self.home) if moved else ()

    def resolve(self, g: G) -> None:
        """One of them."""
        if self.target:
            wounds = 1 + units.ranks(g, self.target)
            g.do(Suffer(unit=self.target, wounds=wounds, by=self.owner, source=self.moment.unit))


class RideThemDown(Card, frozen=True):
    """Ride Them Down!: friendly cavalry within Long Range of an enemy that has ended a Maneuver, March or
    Retreat may charge it; a successful charge makes no attack, but leaves the enemy Panicked with 2 automatic
    hits for each rank of the charger."""

    of = "ride_them_down"
    stages = (*AIMED, "impact")

    def fits(self, g: G) -> bool:
        """An enemy whom somebody can charge."""
        return effects.is_enemy(g, self.owner, self.moment.unit) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Riders near enough."""
        for unit in effects.friendly(g, self.owner, self.moment.unit, LONG):
            if effects.is_type(g, unit, "cavalry") and legal(g, unit, ("charge",), self.moment.unit):
                yield unit

    def resolve(self, g: G) -> None:
        """A free action (FIG-CHG-14)."""
        if self.target:
            effects.free(g, self.target, "charge", against=self.moment.unit, no_attack=True)

    def impact(self, g: G) -> None:
        """Only a successful charge ends in contact (FIG-CHG-08, FIG-CHG-13)."""
        unit, foe = self.target, self.moment.unit
        if unit and foe in field.engaged(g, unit):
            conditions.give(g, foe, "panicked")
            g.do(AutoHits(unit=foe, hits=2 * units.ranks(g, unit), by=self.owner, source=unit))
