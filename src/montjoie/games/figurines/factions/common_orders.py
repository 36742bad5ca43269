"""Orders and triggered abilities that units of several factions have (chapters 4.5 and 4.26)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, sight, units
from montjoie.games.figurines.combat.breakthrough import Breakthrough
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import AutoHits
from montjoie.games.figurines.harm.effects import DieHeal, DieWounds
from montjoie.games.figurines.harm.strike import Strike, blocked
from montjoie.games.figurines.moves.pivot import FreePivot
from montjoie.games.figurines.powers import abilities, decks, lasting
from montjoie.games.figurines.queries import ATTACK_DICE, TO_HIT
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Ability, Effect, Moment, Standing

MOVES = ("maneuver", "march", "charge")
SINCE_THE_START = {"hold_the_line", "executioners_fury", "champions_wrath"}  # engaged since then
SINCE_CARDS = {"sustained_assault"}  # cards that ask whom a unit was engaged with


class OpeningManeuver(Ability, frozen=True):
    """When the unit is activated it may make a free Maneuver before its action (FIG-GLO-04, FIG-GLO-05)."""

    stages = ("go",)

    def fits(self, g: G) -> bool:
        """It must be able to."""
        return self.moment.unit == self.source and bool(legal(g, self.source, ("maneuver",)))

    def go(self, g: G) -> None:
        """It goes."""
        effects.free(g, self.source, "maneuver", optional=False)


class Cavalry(OpeningManeuver, frozen=True):
    """Cavalry: 3 wounds per figure, a free Maneuver to open."""

    of = "cavalry"


class Direwolf(OpeningManeuver, frozen=True):
    """Direwolf: 2 wounds, a free Maneuver to open."""

    of = "direwolf"


class MountainThatRides(OpeningManeuver, frozen=True):
    """The Mountain That Rides: 4 wounds, a free Maneuver to open."""

    of = "the_mountain_that_rides"


class Opportunist(Ability, frozen=True):
    """Opportunist: misses may be re-rolled against enemies not yet activated in this round (FIG-RRL-01)."""

    of = "opportunist"
    stages = ("reroll",)

    def fits(self, g: G) -> bool:
        """Its own attack, dice left to roll again."""
        fresh = self.moment.unit == self.source and not g.state.units[self.moment.other].activated
        return fresh and can_reroll(g, self.owner, "misses")

    def reroll(self, g: G) -> None:
        """Any of the misses."""
        g.do(Reroll(player=self.owner, source=self.of, which="misses"))


class Counterattack(Ability, frozen=True):
    """Counterattack: attacked in melee, once attack dice are rolled; when the defense dice lie the attacker
    suffers one automatic hit for each hit blocked."""

    of = lasting.declare("counterattack")
    stages = ("prepare",)

    def fits(self, g: G) -> bool:
        """A melee attack on this unit."""
        return self.moment.other == self.source and self.moment.kind == "melee"

    def prepare(self, g: G) -> None:
        """For this attack."""
        lasting.begin(g, self.of, self.of, self.owner, (self.source,), "attack")


class CounterBlows(Standing, frozen=True):
    """The blows of a Counterattack, after the defense dice (FIG-RES-12)."""

    of = "counter_blows"
    windows = ("defense_after_dice",)
    stages = ("strike",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """If the Order was used in this attack."""
        if lasting.holds(g, Counterattack.of, moment.other):
            yield cls(moment=moment, owner=effects.owner(g, moment.other), source=moment.other)

    def forced(self, g: G) -> bool:
        """It was used before."""
        return True

    def strike(self, g: G) -> None:
        """One hit for each hit blocked."""
        hits = blocked(g, g.running(Strike))
        g.do(AutoHits(unit=self.moment.unit, hits=hits, by=self.owner, source=self.source))


class SwiftRetreat(Ability, frozen=True):
    """Swift Retreat: a free Retreat once a melee attack against the unit is over."""

    of = "swift_retreat"
    stages = ("go",)

    def fits(self, g: G) -> bool:
        """A melee attack on this unit, which still stands engaged."""
        attacked = self.moment.other == self.source and self.moment.kind == "melee"
        return attacked and bool(legal(g, self.source, ("retreat",)))

    def go(self, g: G) -> None:
        """Away."""
        effects.free(g, self.source, "retreat", optional=False)


class HiddenTraps(Ability, frozen=True):
    """Hidden Traps: when an enemy within Long Range begins a Maneuver, March or Charge, it suffers D3 wounds
    after that movement; after a charge this is before the attack, or before the test of a failed one."""

    of = lasting.declare("hidden_traps")
    stages = ("lay",)

    def fits(self, g: G) -> bool:
        """An enemy near enough moves."""
        unit = self.moment.unit
        moves = self.moment.kind in MOVES and effects.is_enemy(g, self.owner, unit)
        return moves and field.near(g, self.source, unit, LONG)

    def lay(self, g: G) -> None:
        """For this action."""
        about = (self.moment.unit,)
        lasting.begin(g, self.of, self.of, self.owner, about, "action", keywords=(self.source,))


class TrapsSprung(Standing, frozen=True):
    """The Hidden Traps in which an enemy ended its movement."""

    of = "traps_sprung"
    windows = ("move_ended", "charge_successful", "charge_failed")
    stages = ("spring",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Once for each time the Order was used."""
        for name, row in lasting.on(g, HiddenTraps.of, moment.unit).items():
            yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """They were laid before."""
        return True

    def spring(self, g: G) -> None:
        """D3 wounds, by the unit that laid them (FIG-FIR-05)."""
        (doer,) = g.state.lasting[self.source].keywords
        lasting.over(g, (self.source,))
        g.do(DieWounds(unit=self.moment.unit, by=self.owner, source=HiddenTraps.of, doer=doer))


class MarkTarget(Ability, frozen=True):
    """Mark Target: at the start of the owner's turn an enemy that the unit sees within Long Range becomes
    Vulnerable."""

    of = "mark_target"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody to mark."""
        return self.moment.player == self.owner and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Enemies in range and sight."""
        for unit in effects.enemies(g, self.owner, self.source, LONG):
            if sight.sees(g, self.source, unit):
                yield unit

    def resolve(self, g: G) -> None:
        """It is marked."""
        conditions.give(g, self.target, "vulnerable")


class HoldTheLine(Ability, frozen=True):
    """Hold the Line!: a unit that has been engaged since the start of the turn has +1 to hit and 2 more dice
    in melee for this turn (FIG-MOD-04, FIG-RES-01)."""

    of = "hold_the_line"
    stages = ("hold",)

    def fits(self, g: G) -> bool:
        """Its melee attack."""
        fights = self.moment.unit == self.source and self.moment.kind == "melee"
        return fights and lasting.holds(g, EngagedSince.of, self.source)

    def hold(self, g: G) -> None:
        """This attack and those to come."""
        for kind, n in ((TO_HIT, 1), (ATTACK_DICE, 2)):
            lasting.begin(g, kind, self.of, self.owner, (self.source,), "turn", n=n, when="melee")


class EngagedSince(Standing, frozen=True):
    """Which units are engaged at the start of a turn, of those to which it matters."""

    of = lasting.declare("engaged_since")
    windows = ("turn_start",)
    stages = ("note",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Once for all of them."""
        if cls.standing(g):
            yield cls(moment=moment, owner=moment.player)

    @classmethod
    def standing(cls, g: G) -> tuple[str, ...]:
        """Those units."""
        return tuple(unit for unit in effects.reachable(g) if cls.matters(g, unit) and field.engaged(g, unit))

    @classmethod
    def matters(cls, g: G, unit: str) -> bool:
        """Whether it has an ability, or an attack with one, that asks for it."""
        of_attacks = {each for attack in units.card(g, unit).attacks for each in attack.abilities}
        if not SINCE_CARDS.isdisjoint(decks.composition(g, effects.owner(g, unit))):
            return True
        return not SINCE_THE_START.isdisjoint((*abilities.active(g, unit), *of_attacks))

    def forced(self, g: G) -> bool:
        """Nobody is asked."""
        return True

    def note(self, g: G) -> None:
        """For this turn, with whom each of them is engaged."""
        own = self.standing(g)
        pairs = tuple(f"{unit}|{enemy}" for unit in own for enemy in field.engaged(g, unit))
        lasting.begin(g, self.of, self.of, self.owner, own, "turn", keywords=pairs)


def engaged_since(g: G, unit: str, enemy: str) -> bool:
    """Whether a unit has been engaged with an enemy since the start of the turn."""
    rows = (row for row in g.state.lasting.values() if row.kind == EngagedSince.of)
    return any(f"{unit}|{enemy}" in row.keywords for row in rows)


class OverrunOrder(Ability, frozen=True):
    """Overrun: in the place of the Maneuver of a breakthrough the unit pivots, then may charge
    (FIG-BRK-01)."""

    of = "overrun_order"
    stages = ("turn", "charge")

    def fits(self, g: G) -> bool:
        """Its own breakthrough, with nothing in its place yet."""
        return self.moment.unit == self.source and not g.running(Breakthrough).replaced

    def turn(self, g: G) -> None:
        """Free of charge."""
        g.revise(Breakthrough, replaced=True)
        g.do(FreePivot(unit=self.source))

    def charge(self, g: G) -> None:
        """If there is anybody to charge from there."""
        effects.free(g, self.source, "charge")


class Recovery(Ability, frozen=True):
    """The unit heals up to D3 wounds when it has passed a morale test (FIG-MRL-04)."""

    stages = ("heal",)

    def fits(self, g: G) -> bool:
        """Its own test."""
        return self.moment.unit == self.source and units.alive(g, self.source)

    def heal(self, g: G) -> None:
        """As many as it likes."""
        g.do(DieHeal(unit=self.source, source=self.of))


class Indomitable(Recovery, frozen=True):
    """Indomitable: an Order to recover."""

    of = "indomitable"
