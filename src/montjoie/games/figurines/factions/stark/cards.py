"""The Tactics cards of House Stark (FIG-CMD-05, FIG-CMD-07)."""

from __future__ import annotations

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.charge.charging import boost_charge
from montjoie.games.figurines.dice.rerolls import can_reroll
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.claims import assault
from montjoie.games.figurines.factions.plain import as_card, card
from montjoie.games.figurines.factions.sequels import lends, sequel
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

# Northern Ferocity: a friendly melee attack has Sundering, and Vicious if one rank is left. Combat: the
# defender becomes Vulnerable.
card("northern_ferocity", when.friend, when.melee).does(
    deeds.boosts(keywords=("sundering",)),
    deeds.provided(last_rank, deeds.boosts(keywords=("vicious",))),
    deeds.provided(when.controlling("combat"), deeds.gives("vulnerable")),
)


def charged(use: Effect, g: G) -> bool:
    """The charge was successful; at its die the card needs the zone."""
    if use.moment.window == "charge_successful":
        return True
    return bool(controls(g, use.owner, "maneuver")) and can_reroll(g, use.owner)


# Devastating Impact: whom a friendly unit has charged becomes Panicked and Vulnerable. Maneuver: the card may
# be played at the charge distance die instead, which is then rolled again; the tokens come with the contact.
card(lasting.declare("devastating_impact"), when.friend, when.no_wall, charged).does(
    deeds.provided(
        lambda use, g: use.moment.window == "charge_successful",
        IMPACT,
        deeds.all_of(deeds.lasts("action", on="other"), deeds.rerolls()),
    )
)
sequel("impact_to_come", "devastating_impact", "charge_successful", bearer="other", by_bearer=True).does(
    IMPACT
)


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


# Sudden Charge: in the place of the effect of the zone that a friendly NCU claims, a friendly unit makes a
# free melee Attack; on the Combat or Maneuver zone it may charge instead.
assault("sudden_charge", lambda use, g, unit: use.moment.zone in ("combat", "maneuver"))


@as_card(to=whom.friends())
def swift_advance(use: Effect, g: G) -> None:
    """Swift Advance: at the start of any turn a friendly unit shifts up to 2" (FIG-GLO-10). Maneuver: it
    maneuvers up to 3" instead, if it is unengaged (FIG-MAN-01)."""
    if controls(g, use.owner, "maneuver") and legal(g, use.target, ("maneuver",)):
        effects.free(g, use.target, "maneuver", distance=3 * INCH, optional=False)
    else:
        g.do(ShiftUnit(unit=use.target, distance=2 * INCH))


# The North Remembers: when a friendly infantry or cavalry unit is destroyed, the card lies with another
# friendly unit for the rest of the game: it rolls its highest dice value (FIG-CRD-02). Combat: +1 to hit
# while its player controls the zone.
card("the_north_remembers", when.friend, when.of_type("infantry", "cavalry")).does(
    deeds.attaches, to=whom.friends()
)
lends("the_north_remembers", HIGHEST_DICE, 1, "FIG-CMD-09")
lends("the_north_remembers", TO_HIT, 1, "FIG-CMD-07", lambda g, strike, row: controls(g, row.owner, "combat"))


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
