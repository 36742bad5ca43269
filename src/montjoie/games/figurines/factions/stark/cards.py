"""The Tactics cards of House Stark (FIG-CMD-05, FIG-CMD-07)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.charge.charging import boost_charge
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.claims import ReplacingCard
from montjoie.games.figurines.factions.sequels import Sequel, lends
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.factions.trials import Steadied
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.moves.shift import ShiftUnit
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.queries import HIGHEST_DICE, TO_HIT
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.timing import Card, Effect

SILENCE, FEROCITY = "winter_silence", "winter_ferocity"
IMPACT = deeds.gives("panicked", "vulnerable")
last_rank = when.condition(lambda use, g: units.ranks(g, use.moment.unit) == 1)


class NorthernFerocity(Card, frozen=True):
    """Northern Ferocity: a friendly melee attack has Sundering, and Vicious if one rank is left. Combat: the
    defender becomes Vulnerable."""

    of = "northern_ferocity"
    needs = (when.friend, when.melee)
    work = deeds.all_of(
        deeds.boosts(keywords=("sundering",)),
        deeds.provided(last_rank, deeds.boosts(keywords=("vicious",))),
        deeds.provided(when.controlling("combat"), deeds.gives("vulnerable")),
    )


def charged(use: Effect, g: G) -> bool:
    """The charge was successful; at its die the card needs the zone."""
    if use.moment.window == "charge_successful":
        return True
    return bool(controls(g, use.owner, "maneuver")) and can_reroll(g, use.owner)


class DevastatingImpact(Card, frozen=True):
    """Devastating Impact: whom a friendly unit has charged becomes Panicked and Vulnerable. Maneuver: the
    card may be played at the charge distance die instead, which is then rolled again; the tokens come if the
    charge succeeds."""

    of = lasting.declare("devastating_impact")
    needs = (when.friend, when.no_wall, charged)

    def work(self, g: G) -> None:
        if self.moment.window == "charge_successful":
            IMPACT(self, g)
        else:
            lasting.begin(g, self.of, self.of, self.owner, (self.moment.other,), "action")
            g.do(Reroll(player=self.owner, source=self.of))


class ImpactToCome(Sequel, frozen=True):
    """A Devastating Impact that was played at the charge distance die comes with the contact."""

    of = "impact_to_come"
    card, bearer, by_bearer = DevastatingImpact.of, "other", True
    windows = ("charge_successful",)
    work = IMPACT


class DirewolfsFervor(Steadied, frozen=True):
    """Direwolf's Fervor: a friendly unit may roll any dice of its morale test again; with one rank left it
    passes instead. Crown: an enemy engaged with it becomes Panicked."""

    of = "direwolfs_fervor"
    stages = ("steady", "frighten")

    def heartened(self, g: G) -> bool:
        return bool(last_rank(self, g))

    def frighten(self, g: G) -> None:
        if controls(g, self.owner, "crown"):
            afflict(self, g, effects.engaged_enemies(g, self.moment.unit), "panicked")


class SuddenCharge(ReplacingCard, frozen=True):
    """Sudden Charge: in the place of the effect of the zone that a friendly NCU claims, a friendly unit makes
    a free melee Attack; on the Combat or Maneuver zone it may charge instead."""

    of = "sudden_charge"

    def ways(self) -> tuple[str, ...]:
        charge = self.moment.zone in ("combat", "maneuver")
        return ("melee_attack", "charge") if charge else ("melee_attack",)

    def targets(self, g: G) -> Iterator[str]:
        return (unit for unit in effects.friendly(g, self.owner) if legal(g, unit, self.ways()))

    def work(self, g: G) -> None:
        effects.free(g, self.target, *self.ways(), optional=False)


class SwiftAdvance(Card, frozen=True):
    """Swift Advance: at the start of any turn a friendly unit shifts up to 2" (FIG-GLO-10). Maneuver: it
    maneuvers up to 3" instead, if it is unengaged (FIG-MAN-01)."""

    of = "swift_advance"
    targets = whom.friends()

    def work(self, g: G) -> None:
        if controls(g, self.owner, "maneuver") and legal(g, self.target, ("maneuver",)):
            effects.free(g, self.target, "maneuver", distance=3 * INCH, optional=False)
        else:
            g.do(ShiftUnit(unit=self.target, distance=2 * INCH))


class TheNorthRemembers(Card, frozen=True):
    """The North Remembers: when a friendly infantry or cavalry unit is destroyed, the card lies with another
    friendly unit for the rest of the game: it rolls its highest dice value (FIG-CRD-02). Combat: +1 to hit
    while its player controls the zone."""

    of = "the_north_remembers"
    needs = (when.friend, when.of_type("infantry", "cavalry"))
    targets = whom.friends()
    work = deeds.attaches


lends(TheNorthRemembers.of, HIGHEST_DICE, 1, "FIG-CMD-09")
lends(TheNorthRemembers.of, TO_HIT, 1, "FIG-CMD-07", lambda g, strike, row: controls(g, row.owner, "combat"))


class WinterIsComing(Card, frozen=True):
    """Winter Is Coming: when a friendly unit has charged, either its target can use no Orders in this turn
    and its side's Tactics cards do not work on it, or the charger attacks with its highest dice value.
    Maneuver: both."""

    of = "winter_is_coming"
    needs = (when.friend,)
    needs_target = False

    def targets(self, g: G) -> tuple[str, ...]:
        return () if controls(g, self.owner, "maneuver") else (SILENCE, FEROCITY)

    def resolve(self, g: G) -> None:
        if self.target != FEROCITY:
            for kind in (lasting.NO_ORDERS, lasting.NO_CARDS_ON):
                lasting.begin(g, kind, self.of, self.owner, (self.moment.other,), "turn")
        if self.target != SILENCE:
            boost_charge(g, self.of, highest=True)
