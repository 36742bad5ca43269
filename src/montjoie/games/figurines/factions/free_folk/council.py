"""The council of the Free Folk: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.factions import deeds, whom
from montjoie.games.figurines.factions.claims import Replacing
from montjoie.games.figurines.factions.permanent import adds, grants, influenced, influenced_in_melee
from montjoie.games.figurines.factions.plain import ability, declared
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.powers.abilities import of_ncu
from montjoie.games.figurines.queries import KEYWORDS, RANK_BONUS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.influence import Influence, has_room
from montjoie.games.figurines.timing import Effect, Moment, Standing

# Val, Lady of the Wilds: in the place of a claimed zone's effect one friendly Combat Unit may make a free
# Maneuver or Retreat.
ability("lady_of_the_wilds", kind=Replacing).does(
    deeds.frees("maneuver", "retreat"), to=whom.friends(who=whom.able("maneuver", "retreat"))
)


class RefugeAndSupplies(Replacing, frozen=True):
    """Craster, Refuge and Supplies: in the place of a claimed zone's effect his player may draw 1 Tactics
    card, and one friendly infantry unit heals 2 wounds. One half works without the other."""

    of = "refuge_and_supplies"
    needs_target = False
    targets = whom.friends(who=whom.infantry)
    work = deeds.heals(2)

    def resolve(self, g: G) -> None:
        decks.draw(g, self.owner, 1, "FIG-CMD-05")
        super().resolve(g)


# Mance Rayder, Skillful Preparations: his card lies with a Combat Unit (FIG-INF-01).
declared("skillful_preparations", Influence)


class Prepared(Standing, frozen=True):
    """Skillful Preparations at work: each time the influenced unit is activated or chosen by a zone, the
    player of the NCU may draw 1 Tactics card, while his deck has cards."""

    of = "prepared"
    windows = ("unit_activated", "zone_targets_unit")

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        for ncu in g.state.units[moment.unit].influences:
            player = effects.owner(g, ncu)
            if "skillful_preparations" in of_ncu(g, ncu) and g.state.decks[player].cards:
                yield cls(moment=moment, owner=player, source=ncu)

    def work(self, g: G) -> None:
        decks.draw(g, self.owner, 1, "FIG-INF-01")


# Styr, Fury of the Thenns: his card lies with a friendly Combat Unit (FIG-INF-01), which has Sundering in
# melee, and dice as if one more rank were left (FIG-CRD-02).
roomy = whom.who(lambda use, g, unit: has_room(g, unit, use.owner))
ability("fury_of_the_thenns", kind=Influence).does(to=whom.friends(who=roomy))
grants("fury_of_the_thenns", KEYWORDS, "sundering", works=influenced_in_melee)
adds("fury_of_the_thenns", RANK_BONUS, 1, "FIG-INF-01", influenced)
