"""Abilities of the Free Folk: units and Attachments, then the council."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines import queries
from montjoie.games.figurines.battlefield import field, sight, units
from montjoie.games.figurines.factions import common, deeds, permanent, sequels, trials, when, whom
from montjoie.games.figurines.factions.plain import ability, declared
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.powers import abilities, decks, lasting
from montjoie.games.figurines.state import LONG, SHORT, G
from montjoie.games.figurines.tactics.board import Influence, has_room
from montjoie.games.figurines.timing import Ability, Effect, Moment, Standing
from montjoie.kernel import Part, modifies

# Thunderfist: Sundering in melee.
permanent.grants("thunderfist", queries.KEYWORDS, "sundering", works=permanent.in_melee)
# Giant: two unblocked hits make one wound, what is left over is lost (FIG-RES-06).
permanent.adds("giant", queries.HITS_PER_WOUND, 1, "FIG-RES-06")
# Horrific Visage: enemies engaged with this unit have -1 to morale tests.
permanent.adds("horrific_visage", queries.MORALE, -1, "FIG-MOD-05", permanent.engaged)

# Attacking.


@modifies(queries.TO_HIT, "gang_up")
def gang_up(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Gang-Up: +1 to hit in melee if another friendly unit is engaged with the defender (FIG-MOD-04)."""
    if permanent.in_melee(g, holder, strike):
        others = field.engaged_friends(g, strike.defender, effects.owner(g, holder))
        if any(unit != holder for unit in others):
            yield Part(1, "FIG-MOD-04", "gang_up")


# Ruthless Savagery: in melee, for each rank the defender has lost (FIG-UNT-09), one of +1 to hit, Sundering,
# Vicious; each of them once.
ability("ruthless_savagery", when.own, when.melee, kind=trials.Boons).does(
    offers=(trials.BOON_TO_HIT, "sundering", "vicious"),
    count=lambda use, g: units.destroyed_ranks(g, use.moment.other),
)

# Incite: a melee attack with Vicious and the highest dice value (FIG-CRD-02).
ability("incite", when.own, when.melee).does(deeds.boosts(keywords=("vicious",), highest=True))


class MightySwing(trials.DieEffect, Ability, frozen=True):
    """Mighty Swing: if the attack hits at all, the defender suffers D3+1 wounds and 1 more for each wound the
    giant has, in the place of hits and saves; wounds that were healed do not count. A wall takes the hits,
    since wounds do not touch it (FIG-RUL-39)."""

    of = "mighty_swing"
    needs = (when.hit, when.no_wall)

    def strong(self, g: G, face: int) -> None:
        hurt = units.card(g, self.source).wounds - units.wounds_left(g, self.source)
        boost(g, self.of, no_hits=True, extra_wounds=face + 1 + hurt)


# Attacked and wounded.


# Bronze Shields: of the attack of a charge on the unit 1 hit is blocked without a die.
ability("bronze_shields", when.attacked, when.charging, when.hit).does(deeds.boosts(blocks=1))

# Go Down Fighting: each time a rank of the unit is destroyed, the last one too, one enemy engaged with it
# suffers 1 wound.
sequels.to_the_last("to_the_last_rank", "go_down_fighting", "rank_destroyed", named="GoDownFighting").does(
    deeds.wounds(1), to=whom.engaged
)

# Morale.


@modifies(queries.MORALE_VALUE, "inspiring_presence")
def inspiring_presence(g: G, holder: str, unit: str) -> Iterator[Part]:
    """Inspiring Presence: the unit and friendly units within Short Range use Morale 5+ where their own is
    worse (FIG-GLO-01, FIG-GLO-02)."""
    if permanent.near_friends(g, holder, unit):
        yield Part(5, "FIG-CRD-03", "inspiring_presence", "cap")


# Thenn Supremacy: an attacker whose panic test the unit has passed takes one with -1.
ability("thenn_supremacy", kind=trials.Supremacy).does(penalty=-1)

# War Cry: when the unit is activated an enemy within Long Range becomes Panicked.
ability("war_cry", when.own).does(deeds.gives("panicked"), to=whom.enemies(LONG))

# Taunt: an enemy activated within Short Range, in sight of this unit, takes a morale test; if it fails its
# action must be a charge against this unit, where it can charge it.
ability(
    "taunt",
    when.enemy,
    when.near(SHORT),
    lambda use, g: sight.sees(g, use.source, use.moment.unit),
    kind=trials.Trial,
).does(failed=deeds.begins(lasting.MUST_CHARGE, "turn", on="unit", keywords=lambda use, g: (use.source,)))

# The council: the NCUs.

# Val, Lady of the Wilds: in the place of a claimed zone's effect one friendly Combat Unit may make a free
# Maneuver or Retreat.
ability("lady_of_the_wilds", kind=common.Replacing).does(
    deeds.frees("maneuver", "retreat"), to=whom.friends(who=whom.able("maneuver", "retreat"))
)


class RefugeAndSupplies(common.Replacing, frozen=True):
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
    name = "skillful_preparations"
    windows = ("unit_activated", "zone_targets_unit")

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        for ncu in g.state.units[moment.unit].influences:
            player = effects.owner(g, ncu)
            if "skillful_preparations" in abilities.of_ncu(g, ncu) and g.state.decks[player].cards:
                yield cls(moment=moment, owner=player, source=ncu)

    def work(self, g: G) -> None:
        decks.draw(g, self.owner, 1, "FIG-INF-01")


# Styr, Fury of the Thenns: his card lies with a friendly Combat Unit (FIG-INF-01), which has Sundering in
# melee, and dice as if one more rank were left (FIG-CRD-02).
roomy = whom.who(lambda use, g, unit: has_room(g, unit, use.owner))
ability("fury_of_the_thenns", kind=Influence).does(to=whom.friends(who=roomy))
permanent.grants("fury_of_the_thenns", queries.KEYWORDS, "sundering", works=permanent.influenced_in_melee)
permanent.adds("fury_of_the_thenns", queries.RANK_BONUS, 1, "FIG-INF-01", permanent.influenced)
