"""Orders of Stark units and captains, and what they may or must do at a moment (FIG-ORD, FIG-CRD-05)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.charge import Charge, make_disorderly
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.factions.dice import DieEffect
from montjoie.games.figurines.factions.stark.attacks import FuryPrice
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal, room
from montjoie.games.figurines.harm.effects import DieHeal, DieWounds
from montjoie.games.figurines.harm.strike import Strike, boost, hits
from montjoie.games.figurines.powers.later import later
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.games.figurines.timing import AIMED, Ability

BRAN, SUMMER, HODOR = "bran_and_hodor", "summer", "hodor"


class OwnMelee(Ability, frozen=True):
    """What a unit does in its own melee attack."""

    def fits(self, g: G) -> bool:
        """Its own, in melee."""
        return self.moment.unit == self.source and self.moment.kind == "melee"


# Attacking.


class UmberRage(OwnMelee, frozen=True):
    """Umber Rage: the defender becomes Panicked and Vulnerable; D3 wounds to the unit after the attack."""

    of = "umber_rage"
    stages = ("rage",)

    def rage(self, g: G) -> None:
        """Before the dice."""
        for token in ("panicked", "vulnerable"):
            conditions.give(g, self.moment.other, token)
        boost(g, self.of, after=later(FuryPrice(unit=self.source, source=self.of)))


class FuryOfHouseUmber(OwnMelee, frozen=True):
    """Fury of House Umber: any attack dice are rolled again, 6s cannot be saved; D3 wounds to the unit after
    the attack."""

    of = "fury_of_house_umber"
    stages = ("reroll", "rage")

    def reroll(self, g: G) -> None:
        """As many as its owner likes, none too (FIG-RRL-04)."""
        g.do(Reroll(player=self.owner, source=self.of, least=0))

    def rage(self, g: G) -> None:
        """Faces count (FIG-MOD-01)."""
        price = FuryPrice(unit=self.source, source=self.of)
        boost(g, self.of, sixes_no_save=True, after=later(price))


class MartialTraining(OwnMelee, frozen=True):
    """Martial Training: once attack dice are final the defender becomes Vulnerable."""

    of = "martial_training"
    stages = ("expose",)

    def expose(self, g: G) -> None:
        """In time for its saves."""
        conditions.give(g, self.moment.other, "vulnerable")


class ExposeOpening(Ability, frozen=True):
    """Expose Opening: misses may be rolled again against Vulnerable enemies (FIG-RRL-01)."""

    of = "expose_opening"
    stages = ("reroll",)

    def fits(self, g: G) -> bool:
        """Its own attack, dice left to roll again."""
        exposed = self.moment.unit == self.source and conditions.has(g, self.moment.other, "vulnerable")
        return exposed and can_reroll(g, self.owner, "misses")

    def reroll(self, g: G) -> None:
        """Any of the misses."""
        g.do(Reroll(player=self.owner, source=self.of, which="misses"))


class FuryUnleashed(OwnMelee, frozen=True):
    """Fury Unleashed: with two ranks lost the defender becomes Panicked, too (see `abilities.unleashed`)."""

    of = "fury_unleashed"
    stages = ("frighten",)

    def fits(self, g: G) -> bool:
        """FIG-UNT-09."""
        return super().fits(g) and units.destroyed_ranks(g, self.source) >= 2

    def frighten(self, g: G) -> None:
        """Before the dice."""
        conditions.give(g, self.moment.other, "panicked")


class ForTheNorth(OwnMelee, frozen=True):
    """For the North!: when the unit attacks in melee a friendly unit within Long Range heals up to 2
    wounds."""

    of = "for_the_north"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody needs it."""
        return super().fits(g) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Itself too (FIG-GLO-02)."""
        return (unit for unit in effects.friendly(g, self.owner, self.source, LONG) if room(g, unit))

    def resolve(self, g: G) -> None:
        """FIG-GLO-12."""
        g.do(Heal(unit=self.target, up_to=2, chooser=self.owner))


# Attacked and charged.


class Shieldwall(DieEffect, Ability, frozen=True):
    """Shield Wall: attacked from the front, D3 hits are blocked without dice."""

    of = "shieldwall"

    def fits(self, g: G) -> bool:
        """There are hits to block."""
        strike: Strike = g.running(Strike)
        return self.moment.other == self.source and strike.arc == "front" and hits(g, strike) > 0

    def shown(self, g: G, face: int) -> None:
        """So many."""
        boost(g, self.of, blocks=face)


class WolfsCunning(Ability, frozen=True):
    """Wolf's Cunning: the charge that an enemy within Long Range declares is disorderly (FIG-RUL-50)."""

    of = "wolfs_cunning"
    stages = ("confuse",)

    def fits(self, g: G) -> bool:
        """Whomever it charges."""
        unit = self.moment.unit
        near = effects.is_enemy(g, self.owner, unit) and field.near(g, self.source, unit, LONG)
        return near and not g.running(Charge).disorderly

    def confuse(self, g: G) -> None:
        """Whatever its die shows."""
        make_disorderly(g)


class Hodor(Ability, frozen=True):
    """Hodor!!!: once per game a successful charge against the unit is disorderly and loses 2 dice."""

    of = HODOR
    stages = ("hold",)

    def fits(self, g: G) -> bool:
        """This unit was charged."""
        return self.moment.other == self.source

    def hold(self, g: G) -> None:
        """Before its attack."""
        make_disorderly(g)
        g.revise(Charge, dice=g.running(Charge).dice - 2)


class BransSkinchanging(DieEffect, Ability, frozen=True):
    """Bran's Skinchanging: a melee attack of the unit, or of its owner's Summer, has D3 automatic hits more;
    not once Hodor!!! was used."""

    of = "brans_skinchanging"

    def fits(self, g: G) -> bool:
        """Bran is awake, and it is one of both."""
        rows, unit = g.state.units, self.moment.unit
        summer = rows[unit].card == SUMMER and rows[unit].owner == self.owner
        awake = HODOR not in rows[self.source].spent
        return awake and self.moment.kind == "melee" and (summer or unit == self.source)

    def shown(self, g: G, face: int) -> None:
        """Saved with the others (FIG-RES-12)."""
        boost(g, self.of, auto_hits=face)


class BransProtector(Ability, frozen=True):
    """Bran's Protector: after an attack on the unit in which Bran still stands, Summer may attack or charge
    the attacker with 2 more dice."""

    of = "brans_protector"
    stages = ("leap",)
    blows = ("attack", "charge")

    def fits(self, g: G) -> bool:
        """He must be able to."""
        row = g.state.units[self.moment.other]
        if BRAN not in row.attachments or row.owner != self.owner or not units.alive(g, self.moment.unit):
            return False
        return bool(legal(g, self.source, self.blows, self.moment.unit))

    def leap(self, g: G) -> None:
        """A free action (FIG-GLO-04)."""
        effects.free(g, self.source, *self.blows, against=self.moment.unit, dice=2, optional=False)


# Chosen by a zone of the tactics board.


class ZoneCharge(Ability, frozen=True):
    """Chosen by a zone of the tactics board, the unit may charge in the place of what the zone allows."""

    zone = ""
    stages = ("charge",)

    def fits(self, g: G) -> bool:
        """That zone, and somebody to charge."""
        chosen = self.moment.unit == self.source and self.moment.zone == self.zone
        return chosen and bool(legal(g, self.source, ("charge",)))

    def charge(self, g: G) -> None:
        """The zone lets it charge, and nothing else."""
        g.revise(ZoneEffect, actions=("charge",))


class RapidAssault(ZoneCharge, frozen=True):
    """Rapid Assault: the Maneuver zone (FIG-TAC-07)."""

    of = "rapid_assault"
    zone = "maneuver"


class Onslaught(ZoneCharge, frozen=True):
    """Onslaught: the Combat zone (FIG-TAC-06)."""

    of = "onslaught"
    zone = "combat"


# Standing firm.


class StubbornTenacity(Ability, frozen=True):
    """Stubborn Tenacity: when the unit has passed a panic test an enemy engaged with it suffers D3 wounds."""

    of = "stubborn_tenacity"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody to hurt."""
        return self.moment.unit == self.source and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """FIG-GLO-08."""
        return effects.engaged_enemies(g, self.source)

    def resolve(self, g: G) -> None:
        """By this unit."""
        g.do(DieWounds(unit=self.target, by=self.owner, source=self.of, doer=self.source))


class BlackfishResolve(Ability, frozen=True):
    """Blackfish's Resolve: the unit may heal a wound when it has passed a morale test (FIG-MRL-04)."""

    of = "blackfish_resolve"
    stages = ("heal",)

    def fits(self, g: G) -> bool:
        """Its own test, with something to heal."""
        return self.moment.unit == self.source and room(g, self.source) > 0

    def heal(self, g: G) -> None:
        """One."""
        g.do(Heal(unit=self.source, up_to=1, exactly=True))


class Regroup(Ability, frozen=True):
    """Regroup: the unit heals up to D3+1 wounds after each of its Retreats."""

    of = "regroup"
    stages = ("heal",)

    def fits(self, g: G) -> bool:
        """Its own Retreat, with something to heal."""
        return self.moment.unit == self.source and room(g, self.source) > 0

    def heal(self, g: G) -> None:
        """A die says how many."""
        g.do(DieHeal(unit=self.source, plus=1, source=self.of))
