"""The Tactics cards of House Stark (FIG-CMD-05, FIG-CMD-07)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.attached import attached_to
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.moves.shift import ShiftUnit
from montjoie.games.figurines.powers import cards, lasting
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.queries import HIGHEST_DICE, TO_HIT
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment, Standing
from montjoie.kernel import Part, modifies

SILENCE, FEROCITY = "winter_silence", "winter_ferocity"


class NorthernFerocity(Card, frozen=True):
    """Northern Ferocity: a friendly melee attack has Sundering, and Vicious if one rank is left. Combat: the
    defender becomes Vulnerable."""

    of = "northern_ferocity"
    stages = ("fight",)

    def fits(self, g: G) -> bool:
        """A friendly unit attacks in melee."""
        return effects.attacks(g, self, "melee")

    def fight(self, g: G) -> None:
        """For this attack."""
        last = units.ranks(g, self.moment.unit) == 1
        boost(g, self.of, keywords=("sundering", "vicious") if last else ("sundering",))
        if controls(g, self.owner, "combat"):
            conditions.give(g, self.moment.other, "vulnerable")


class DevastatingImpact(Card, frozen=True):
    """Devastating Impact: whom a friendly unit has charged becomes Panicked and Vulnerable. Maneuver: the
    card may be played at the charge distance die instead, which is then rolled again; the tokens come if the
    charge succeeds."""

    of = lasting.declare("devastating_impact")
    stages = ("strike",)

    def fits(self, g: G) -> bool:
        """A friendly charge; at the die only with the zone."""
        if effects.is_enemy(g, self.owner, self.moment.unit) or units.is_wall(g, self.moment.other):
            return False
        if self.moment.window == "charge_successful":
            return True
        return bool(controls(g, self.owner, "maneuver")) and can_reroll(g, self.owner)

    def strike(self, g: G) -> None:
        """At once, or on contact."""
        if self.moment.window == "charge_successful":
            impact(g, self.moment.other)
        else:
            lasting.begin(g, self.of, self.of, self.owner, (self.moment.other,), "action")
            g.do(Reroll(player=self.owner, source=self.of))


class ImpactToCome(Standing, frozen=True):
    """A Devastating Impact that was played at the charge distance die comes with the contact."""

    of = "impact_to_come"
    windows = ("charge_successful",)
    stages = ("strike",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """If the card was played for this charge."""
        if lasting.holds(g, DevastatingImpact.of, moment.other):
            yield cls(moment=moment, owner=moment.player)

    def forced(self, g: G) -> bool:
        """It was played before."""
        return True

    def strike(self, g: G) -> None:
        """The target of the charge."""
        impact(g, self.moment.other)


def impact(g: G, unit: str) -> None:
    """A Devastating Impact leaves a unit Panicked and Vulnerable."""
    for token in ("panicked", "vulnerable"):
        conditions.give(g, unit, token)


class DirewolfsFervor(Card, frozen=True):
    """Direwolf's Fervor: a friendly unit may roll any dice of its morale test again; with one rank left it
    passes instead. Crown: an enemy engaged with it becomes Panicked."""

    of = "direwolfs_fervor"
    stages = ("howl", "frighten")

    def fits(self, g: G) -> bool:
        """A friend tests."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def howl(self, g: G) -> None:
        """The test of the moment."""
        if units.ranks(g, self.moment.unit) == 1:
            g.revise(Test, settled="passed")
        else:
            g.do(Reroll(player=self.owner, source=self.of, least=0))

    def frighten(self, g: G) -> None:
        """FIG-CMD-07."""
        if controls(g, self.owner, "crown"):
            foes = tuple(effects.engaged_enemies(g, self.moment.unit))
            g.do(Afflict(player=self.owner, source=self.of, units=foes, tokens=("panicked",)))


class SuddenCharge(Card, frozen=True):
    """Sudden Charge: in the place of the effect of the zone that a friendly NCU claims, a friendly unit makes
    a free melee Attack; on the Combat or Maneuver zone it may charge instead."""

    of = "sudden_charge"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Before the effect, which nothing else replaces; somebody can attack."""
        ours = teams.friends(g, self.owner, self.moment.player) and self.moment.kind == "before"
        if not ours or g.running(ActivateNcu).replaced:
            return False
        return next(self.targets(g), None) is not None

    def ways(self) -> tuple[str, ...]:
        """What the unit may do."""
        charge = self.moment.zone in ("combat", "maneuver")
        return ("melee_attack", "charge") if charge else ("melee_attack",)

    def targets(self, g: G) -> Iterator[str]:
        """Friends that can."""
        return (unit for unit in effects.friendly(g, self.owner) if legal(g, unit, self.ways()))

    def resolve(self, g: G) -> None:
        """The zone itself does nothing (FIG-TAC-11)."""
        g.revise(ActivateNcu, replaced=True)
        if self.target:
            effects.free(g, self.target, *self.ways(), optional=False)


class SwiftAdvance(Card, frozen=True):
    """Swift Advance: at the start of any turn a friendly unit shifts up to 2". Maneuver: it maneuvers up to
    3" instead, if it is unengaged."""

    of = "swift_advance"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """There is a unit."""
        return next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Any friend."""
        return effects.friendly(g, self.owner)

    def resolve(self, g: G) -> None:
        """FIG-GLO-10, FIG-MAN-01."""
        if not self.target:
            return
        if controls(g, self.owner, "maneuver") and legal(g, self.target, ("maneuver",)):
            effects.free(g, self.target, "maneuver", distance=3 * INCH, optional=False)
        else:
            g.do(ShiftUnit(unit=self.target, distance=2 * INCH))


class TheNorthRemembers(Card, frozen=True):
    """The North Remembers: when a friendly infantry or cavalry unit is destroyed, the card lies with another
    friendly unit for the rest of the game: it rolls its highest dice value. Combat: +1 to hit while its
    player controls the zone."""

    of = "the_north_remembers"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A friend falls, another one stands."""
        friend = not effects.is_enemy(g, self.owner, self.moment.unit)
        fallen = friend and effects.is_type(g, self.moment.unit, "infantry", "cavalry")
        return fallen and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those who stand."""
        return effects.friendly(g, self.owner)

    def resolve(self, g: G) -> None:
        """FIG-CMD-09."""
        if self.target:
            cards.attach(g, self.owner, self.of, self.target)


@modifies(HIGHEST_DICE)
def remembered(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-CRD-02, FIG-CMD-09: The North Remembers, at the highest printed value."""
    if any(attached_to(g, strike.attacker, TheNorthRemembers.of)):
        yield Part(1, "FIG-CMD-09", TheNorthRemembers.of)


@modifies(TO_HIT)
def avenged(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-CMD-07: The North Remembers, +1 to hit with the Combat zone; two copies add nothing
    (FIG-RUL-24)."""
    copies = attached_to(g, strike.attacker, TheNorthRemembers.of)
    if any(controls(g, row.owner, "combat") for _, row in copies):
        yield Part(1, "FIG-CMD-07", TheNorthRemembers.of)


class WinterIsComing(Card, frozen=True):
    """Winter Is Coming: when a friendly unit has charged, either its target can use no Orders in this turn
    and its side's Tactics cards do not work on it, or the charger attacks with its highest dice value.
    Maneuver: both."""

    of = "winter_is_coming"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A friendly charge."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def targets(self, g: G) -> tuple[str, ...]:
        """One of two ways; with the zone there is nothing to choose (FIG-CMD-07)."""
        return () if controls(g, self.owner, "maneuver") else (SILENCE, FEROCITY)

    def resolve(self, g: G) -> None:
        """Before the attack of the charge."""
        if self.target != FEROCITY:
            for kind in (lasting.NO_ORDERS, lasting.NO_CARDS_ON):
                lasting.begin(g, kind, self.of, self.owner, (self.moment.other,), "turn")
        if self.target != SILENCE:
            g.revise(Charge, highest=True)
