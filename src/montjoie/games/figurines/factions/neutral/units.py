"""Abilities of Neutral units and Attachments."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.factions.afflict import Menace
from montjoie.games.figurines.factions.common import fights
from montjoie.games.figurines.factions.pursuit import Pursuit
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal, Suffer, room
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.queries import ATTACK_DICE, MORALE, SPEED, TO_HIT
from montjoie.games.figurines.state import INCH, LONG, G
from montjoie.games.figurines.timing import AIMED, Ability, Effect, Moment, Standing
from montjoie.kernel import Dice, Part, chance, modifies

VOW, INCENTIVE = lasting.declare("knightly_vow"), "extra_incentive"

# In a fight.


@modifies(TO_HIT, "disrupt")
def disrupt(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Disrupt: enemies engaged with this unit have -1 to hit, whomever they attack (FIG-MOD-04)."""
    if holder in field.engaged(g, strike.attacker):
        yield Part(-1, "FIG-MOD-04", "disrupt")


class SpikedArmor(Ability, frozen=True):
    """Spiked Armor: attacked in melee, every defense die that shows 6 costs the attacker 1 wound
    (FIG-MOD-01)."""

    of = "spiked_armor"
    stages = ("pierce",)

    def fits(self, g: G) -> bool:
        """A melee attack on this unit, and a die that shows 6."""
        attacked = self.moment.other == self.source and self.moment.kind == "melee"
        return attacked and 6 in g.running(Strike).saves

    def pierce(self, g: G) -> None:
        """One for each."""
        wounds = g.running(Strike).saves.count(6)
        g.do(Suffer(unit=self.moment.unit, wounds=wounds, by=self.owner, source=self.source))


class SicEm(Pursuit, frozen=True):
    """Sic 'em: the dogs are let loose on whom the unit has shot at."""

    of = "sic_em"


class FerociousAssault(Ability, frozen=True):
    """Ferocious Assault: whom the unit has charged becomes Panicked."""

    of = "ferocious_assault"
    stages = ("frighten",)

    def fits(self, g: G) -> bool:
        """Its own charge."""
        return self.moment.unit == self.source

    def frighten(self, g: G) -> None:
        """Before the attack."""
        conditions.give(g, self.moment.other, "panicked")


# Panic.


class OfPanic(Ability, frozen=True):
    """What happens when an enemy engaged with the unit has failed a panic test."""

    def fits(self, g: G) -> bool:
        """Engaged with this unit."""
        return self.moment.unit in effects.engaged_enemies(g, self.source)

    def others(self, g: G) -> Iterator[str]:
        """The other enemies within Long Range of it (FIG-GLO-01)."""
        for enemy in effects.enemies(g, self.owner, self.moment.unit, LONG):
            if enemy != self.moment.unit:
                yield enemy


class SpreadFear(OfPanic, frozen=True):
    """Spread Fear: another enemy within Long Range of it becomes Panicked."""

    of = "spread_fear"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody can become so."""
        return super().fits(g) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those who can (FIG-CON-01)."""
        return (enemy for enemy in self.others(g) if conditions.can_receive(g, enemy, "panicked"))

    def resolve(self, g: G) -> None:
        """The one chosen."""
        conditions.give(g, self.target, "panicked")


class FlayThemAll(OfPanic, frozen=True):
    """Flay Them All!: another enemy within Long Range of it takes a panic test as well."""

    of = "flay_them_all"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody is near."""
        return super().fits(g) and next(self.others(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Any of them."""
        return self.others(g)

    def resolve(self, g: G) -> None:
        """FIG-MRL-02."""
        g.do(Test(unit=self.target, kind="panic", by=self.owner, source=self.source))


class PreyOnFear(OfPanic, frozen=True):
    """Prey on Fear: the unit may heal up to 2 wounds."""

    of = "prey_on_fear"
    stages = ("feed",)

    def fits(self, g: G) -> bool:
        """There is something to heal."""
        return super().fits(g) and room(g, self.source) > 0

    def feed(self, g: G) -> None:
        """FIG-GLO-12."""
        g.do(Heal(unit=self.source, up_to=2))


class SetAnExample(Menace, frozen=True):
    """Set an Example: when the unit is activated an enemy within Long Range becomes Panicked; then a die of 5
    or more kills the Attachment, whose place a figure of the rear fills (FIG-UNT-05)."""

    of = "set_an_example"
    token = "panicked"
    stages = (*AIMED, "roll")

    @chance
    def roll(self, g: G) -> Dice:
        """The price."""
        return Dice(1)

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> None:
        """His own side's doing (FIG-RUL-56)."""
        g.emit(Rolled(self.of, self.owner, tuple(faces), self.source), self.authority(g))
        row, known = g.state.units[self.source], g.content.attachments
        victim = next((name for name in row.attachments if self.of in known[name].abilities), "")
        if faces[0] >= 5 and victim:
            g.do(Suffer(unit=self.source, wounds=1, victim=victim))


# Coin.


class MotivatedByCoin(Ability, frozen=True):
    """Motivated by Coin: chosen by the Wealth zone, the unit may also make a free Maneuver or Attack
    (FIG-TAC-04)."""

    of = "motivated_by_coin"
    stages = ("earn",)
    ways = ("maneuver", "attack")

    def fits(self, g: G) -> bool:
        """The zone, and something to do."""
        chosen = self.moment.unit == self.source and self.moment.zone == "wealth"
        return chosen and bool(legal(g, self.source, self.ways))

    def earn(self, g: G) -> None:
        """At once (FIG-GLO-04)."""
        effects.free(g, self.source, *self.ways, optional=False)


def paid(g: G, holder: str, unit: str) -> bool:
    """Whether Extra Incentive works for a unit: its player controls Wealth (FIG-TAC-02)."""
    return unit == holder and bool(controls(g, effects.owner(g, holder), "wealth"))


@modifies(SPEED, INCENTIVE)
def faster(g: G, holder: str, unit: str) -> Iterator[Part]:
    """Extra Incentive: Speed +1."""
    if paid(g, holder, unit):
        yield Part(INCH, "FIG-CRD-01", INCENTIVE)


@modifies(ATTACK_DICE, INCENTIVE)
def keener(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Extra Incentive: 2 more attack dice."""
    if paid(g, holder, strike.attacker):
        yield Part(2, "FIG-RES-01", INCENTIVE)


@modifies(MORALE, INCENTIVE)
def braver(g: G, holder: str, test: Test) -> Iterator[Part]:
    """Extra Incentive: +2 to morale tests."""
    if paid(g, holder, test.unit):
        yield Part(2, "FIG-MOD-05", INCENTIVE)


# Brienne.


class VowSworn(Standing, frozen=True):
    """Knightly Vow: before units are deployed Brienne's player names an enemy Combat Unit."""

    of = "vow_sworn"
    windows = ("before_deployment",)
    stages = AIMED

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """For each army she is in."""
        for name, row in g.state.units.items():
            if any(VOW in g.content.attachments[each].abilities for each in row.attachments):
                yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """It does not say "may"."""
        return True

    def targets(self, g: G) -> Iterator[str]:
        """No unit stands on the table yet; walls are none (FIG-STO-10)."""
        for name in g.state.units:
            if effects.is_enemy(g, self.owner, name) and not effects.is_type(g, name, "structure"):
                yield name

    def resolve(self, g: G) -> None:
        """For the whole game."""
        lasting.begin(g, VOW, VOW, self.owner, (self.target,), "game")


def sworn(g: G, holder: str, strike: Strike) -> bool:
    """Whether an attack is a melee attack of the unit on the enemy it was sworn to fight."""
    if not fights(holder, strike):
        return False
    player, rows = effects.owner(g, holder), lasting.on(g, VOW, strike.defender).values()
    return any(row.owner == player for row in rows)


@modifies(TO_HIT, VOW)
def sworn_aim(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Knightly Vow: +1 to hit in melee against the enemy named (FIG-MOD-04)."""
    if sworn(g, holder, strike):
        yield Part(1, "FIG-MOD-04", VOW)


@modifies(ATTACK_DICE, VOW)
def sworn_dice(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Knightly Vow: 2 more dice in melee against the enemy named (FIG-RES-01)."""
    if sworn(g, holder, strike):
        yield Part(2, "FIG-RES-01", VOW)
