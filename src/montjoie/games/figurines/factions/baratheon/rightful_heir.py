"""The cards of Stannis Baratheon, the Rightful Heir."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.attached import Bond, CountsFallen, attached_to
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.state import CONDITIONS, Attached, G
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment, Standing

APPROACH, OATH = "tactical_approach", "oath_of_duty"


class TacticalApproach(Bond, frozen=True):
    """Tactical Approach: after the attack dice of the unit's melee attacks a condition token of the defender
    may be spent for 1 more wound, 2 for Stannis' unit (FIG-CON-07)."""

    of = APPROACH


class ApproachTaken(Standing, frozen=True):
    """Tactical Approach at work."""

    of = "approach_taken"
    windows = ("attack_after_dice",)
    stages = AIMED

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """In melee, against somebody with a token."""
        if moment.kind == "melee" and g.state.units[moment.other].conditions:
            for name, row in attached_to(g, moment.unit, APPROACH):
                yield cls(moment=moment, owner=row.owner, source=name)

    def targets(self, g: G) -> tuple[str, ...]:
        """Which token."""
        return g.state.units[self.moment.other].conditions

    def resolve(self, g: G) -> None:
        """It has only that effect."""
        conditions.spend(g, self.moment.other, self.target, self.owner)
        boost(g, APPROACH, extra_wounds=1 + effects.leads(g, self.owner, self.moment.unit))


class OathOfDuty(Bond, frozen=True):
    """Oath of Duty: the card gets a token for each friendly infantry or cavalry unit lost; with one, whom the
    unit attacks in melee first receives a condition token. Crown: the unit may re-roll attack dice."""

    of = OATH


class OathCounts(CountsFallen, frozen=True):
    """Oath of Duty: a friend is lost."""

    of = "oath_counts"
    card = OATH

    @classmethod
    def concerns(cls, g: G, row: Attached, fallen: str) -> bool:
        """Friendly infantry and cavalry."""
        friend = not effects.is_enemy(g, row.owner, fallen)
        return friend and effects.is_type(g, fallen, "infantry", "cavalry")


class OathKept(Standing, frozen=True):
    """Oath of Duty: the defender receives a token."""

    of = "oath_kept"
    windows = ("attack_before_dice",)
    stages = ("give",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """In melee, with a token on the card."""
        if moment.kind == "melee":
            for name, row in attached_to(g, moment.unit, OATH):
                if row.tokens:
                    yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """It does not say "may"."""
        return True

    def give(self, g: G) -> None:
        """Of the kind its player chooses."""
        g.do(GiveCondition(unit=self.moment.other, player=self.owner))


class OathRenewed(Standing, frozen=True):
    """Oath of Duty while the Crown is controlled: attack dice may be re-rolled."""

    of = "oath_renewed"
    windows = ("attack_reroll",)
    stages = ("reroll",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Of the unit's own attack."""
        for name, row in attached_to(g, moment.unit, OATH):
            if controls(g, row.owner, "crown") and can_reroll(g, row.owner):
                yield cls(moment=moment, owner=row.owner, source=name)

    def reroll(self, g: G) -> None:
        """Any of them (FIG-RRL-04)."""
        g.do(Reroll(player=self.owner, source=OATH))


class WillOfTheOneTrueKing(Card, frozen=True):
    """Will of the One True King: in the place of the Crown's effect one enemy Combat Unit becomes Panicked,
    one Vulnerable, one Weakened; they may be the same."""

    of = "will_of_the_one_true_king"
    stages = ("decree",)

    def fits(self, g: G) -> bool:
        """A friend claims the Crown, whose effect is still to come."""
        own = not effects.is_enemy(g, self.owner, self.moment.ncu) and self.moment.zone == "crown"
        return own and self.moment.kind == "before" and not g.running(ActivateNcu).replaced

    def decree(self, g: G) -> None:
        """One after the other, on those that can receive it."""
        g.revise(ActivateNcu, replaced=True)
        for kind in CONDITIONS:
            foes = effects.enemies(g, self.owner)
            can = tuple(unit for unit in foes if conditions.can_receive(g, unit, kind))
            g.do(Afflict(player=self.owner, source=self.of, units=can, tokens=(kind,)))
