"""The cards of Stannis Baratheon, the Rightful Heir."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.claims import replace
from montjoie.games.figurines.factions.sequels import Bond, CountsFallen, OfAttached, counted
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import CONDITIONS, Attached, G
from montjoie.games.figurines.timing import Card


class TacticalApproach(Bond, frozen=True):
    """Tactical Approach: after the attack dice of the unit's melee attacks a condition token of the defender
    may be spent for 1 more wound, 2 for Stannis' unit (FIG-CON-07)."""

    of = "tactical_approach"


class ApproachTaken(OfAttached, frozen=True):
    """Tactical Approach at work; the token has only that effect."""

    of = "approach_taken"
    card = TacticalApproach.of
    windows = ("attack_after_dice",)
    needs = (when.melee,)
    must = False

    def targets(self, g: G) -> tuple[str, ...]:
        return g.state.units[self.moment.other].conditions

    def work(self, g: G) -> None:
        conditions.spend(g, self.moment.other, self.target, self.owner)
        boost(g, self.card, extra_wounds=1 + effects.leads(g, self.owner, self.moment.unit))


class OathOfDuty(Bond, frozen=True):
    """Oath of Duty: the card gets a token for each friendly infantry or cavalry unit lost; with one, whom the
    unit attacks in melee first receives a condition token. Crown: the unit may re-roll attack dice."""

    of = "oath_of_duty"


class OathCounts(CountsFallen, frozen=True):
    """Oath of Duty: a friend is lost."""

    of = "oath_counts"
    card = OathOfDuty.of

    @classmethod
    def concerns(cls, g: G, row: Attached, fallen: str) -> bool:
        friend = not effects.is_enemy(g, row.owner, fallen)
        return friend and effects.is_type(g, fallen, "infantry", "cavalry")


class OathKept(OfAttached, frozen=True):
    """Oath of Duty: the defender receives a token, of the kind its player chooses."""

    of = "oath_kept"
    card = OathOfDuty.of
    windows = ("attack_before_dice",)
    needs = (when.melee, counted)
    work = deeds.gives_choice


class OathRenewed(OfAttached, frozen=True):
    """Oath of Duty while the Crown is controlled: attack dice may be re-rolled (FIG-RRL-04)."""

    of = "oath_renewed"
    card = OathOfDuty.of
    windows = ("attack_reroll",)
    needs = (when.controlling("crown"), when.dice)
    must = False
    work = deeds.rerolls()


class WillOfTheOneTrueKing(Card, frozen=True):
    """Will of the One True King: in the place of the Crown's effect one enemy Combat Unit becomes Panicked,
    one Vulnerable, one Weakened; they may be the same."""

    of = "will_of_the_one_true_king"
    needs = (when.claimed, when.zone("crown"))

    def work(self, g: G) -> None:
        replace(g)
        for kind in CONDITIONS:
            foes = effects.enemies(g, self.owner)
            afflict(self, g, [foe for foe in foes if conditions.can_receive(g, foe, kind)], kind)
