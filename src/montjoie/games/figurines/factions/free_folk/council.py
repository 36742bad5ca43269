"""The council of the Free Folk: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.factions.claims import Replacing
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.powers.abilities import of_ncu
from montjoie.games.figurines.queries import KEYWORDS, RANK_BONUS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.influence import Influence, has_room, influences
from montjoie.games.figurines.timing import Effect, Moment, Standing
from montjoie.kernel import Part, modifies

MOVES = ("maneuver", "retreat")
FURY, PREPARATIONS = "fury_of_the_thenns", "skillful_preparations"


class LadyOfTheWilds(Replacing, frozen=True):
    """Val, Lady of the Wilds: in the place of a claimed zone's effect one friendly Combat Unit may make a
    free Maneuver or Retreat."""

    of = "lady_of_the_wilds"

    def fits(self, g: G) -> bool:
        """Somebody can."""
        return super().fits(g) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those that can do either."""
        return (unit for unit in effects.friendly(g, self.owner) if legal(g, unit, MOVES))

    def instead(self, g: G) -> None:
        """The one chosen (FIG-GLO-04)."""
        effects.free(g, self.target, *MOVES, optional=False)


class RefugeAndSupplies(Replacing, frozen=True):
    """Craster, Refuge and Supplies: in the place of a claimed zone's effect his player may draw 1 Tactics
    card, and one friendly infantry unit heals 2 wounds."""

    of = "refuge_and_supplies"

    def targets(self, g: G) -> Iterator[str]:
        """Infantry."""
        return (unit for unit in effects.friendly(g, self.owner) if effects.is_type(g, unit, "infantry"))

    def instead(self, g: G) -> None:
        """One half works without the other."""
        decks.draw(g, self.owner, 1, "FIG-CMD-05")
        if self.target:
            g.do(Heal(unit=self.target, up_to=2, exactly=True))


class SkillfulPreparations(Influence, frozen=True):
    """Mance Rayder, Skillful Preparations: his card lies with a Combat Unit (FIG-INF-01)."""

    of = PREPARATIONS


class Prepared(Standing, frozen=True):
    """Skillful Preparations at work: each time the influenced unit is activated or chosen by a zone, the
    player of the NCU may draw 1 Tactics card."""

    of = "prepared"
    windows = ("unit_activated", "zone_targets_unit")
    stages = ("draw",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Whose card it is, while the deck has cards."""
        for ncu in g.state.units[moment.unit].influences:
            player = effects.owner(g, ncu)
            if PREPARATIONS in of_ncu(g, ncu) and g.state.decks[player].cards:
                yield cls(moment=moment, owner=player, source=ncu)

    def draw(self, g: G) -> None:
        """One."""
        decks.draw(g, self.owner, 1, "FIG-INF-01")


class FuryOfTheThenns(Influence, frozen=True):
    """Styr, Fury of the Thenns: his card lies with a friendly Combat Unit (FIG-INF-01)."""

    of = FURY

    def targets(self, g: G) -> Iterator[str]:
        """Friends alone."""
        return (unit for unit in effects.friendly(g, self.owner) if has_room(g, unit, self.owner))


@modifies(KEYWORDS, FURY)
def furious(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Fury of the Thenns: Sundering in melee."""
    if strike.kind == "melee" and influences(g, holder, strike.attacker):
        yield "sundering"


@modifies(RANK_BONUS, FURY)
def deep_ranks(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Fury of the Thenns: dice as if one more rank were left (FIG-CRD-02)."""
    if influences(g, holder, strike.attacker):
        yield Part(1, "FIG-INF-01", FURY)
