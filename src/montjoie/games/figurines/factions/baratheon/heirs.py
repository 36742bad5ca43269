"""The cards of the Baratheon Commanders, who are heirs both."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import ConditionLost
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.claims import ReplacingCard, replace
from montjoie.games.figurines.factions.sequels import Bond, CountsFallen, OfAttached, attached_to, counted
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal, Suffer, room
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.powers import cards
from montjoie.games.figurines.queries import ATTACK_DICE
from montjoie.games.figurines.state import CONDITIONS, LONG, G
from montjoie.games.figurines.timing import Card, Effect, Moment, Standing
from montjoie.kernel import Allocation, Part, Question, Step, ask, modifies

# Stannis Baratheon, the Rightful Heir.


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
    needs = (when.friend, when.of_type("infantry", "cavalry"))


class OathKept(OfAttached, frozen=True):
    """Oath of Duty: the defender receives a token, of the kind its player chooses."""

    of = "oath_kept"
    card = OathOfDuty.of
    windows = ("attack_before_dice",)
    needs = (when.melee, counted)
    work = deeds.gives_choice()


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


# Renly Baratheon, the Charismatic Heir.


class TheyWillMakeMeKing(Card, frozen=True):
    """They Will Make Me King!: when Renly's unit is activated, either it heals up to 2 wounds and every other
    friendly unit within Long Range up to 1; or enemies engaged with it suffer 2 wounds, other enemies within
    Long Range 1."""

    of = "they_will_make_me_king"
    needs = (when.commander,)
    targets = whom.one_of("king_heals", "king_wounds")

    def work(self, g: G) -> None:
        own = self.moment.unit
        if self.target == "king_heals":
            for unit in effects.friendly(g, self.owner, own, LONG):
                g.do(Heal(unit=unit, up_to=2 if unit == own else 1))
            return
        engaged = tuple(effects.engaged_enemies(g, own))
        for unit in effects.enemies(g, self.owner, own, LONG):
            g.do(Suffer(unit=unit, wounds=2 if unit in engaged else 1, by=self.owner, source=own))


class SpreadHealing(Allocation, frozen=True):
    """The player of Wealth and Charisma spreads 3 wounds healed over friendly Combat Units (FIG-GLO-12)."""


class WealthAndCharisma(ReplacingCard, frozen=True):
    """Wealth and Charisma: in the place of a claimed zone's effect either 3 wounds are healed in all, spread
    over friendly Combat Units; or all condition tokens of friends are cleared, each of which costs an enemy
    engaged with that unit 1 wound."""

    of = "wealth_and_charisma"
    targets = whom.one_of("charisma_heals", "charisma_clears")
    stages = ("sole", "aim", "resolve", "spread")

    def work(self, g: G) -> Step | None:
        if self.target == "charisma_heals":
            return None
        for unit in effects.friendly(g, self.owner):
            for kind in g.state.units[unit].conditions:
                g.emit(ConditionLost(unit, kind, cause=self.of), "FIG-CON-02")
                afflict(self, g, effects.engaged_enemies(g, unit), wounds=1, by=unit)
        return self.done()

    @ask
    def spread(self, g: G) -> Question | None:
        space = {unit: room(g, unit) for unit in effects.friendly(g, self.owner) if room(g, unit)}
        return Question(self.owner, SpreadHealing(space, 0, 3), "FIG-GLO-12") if space else None

    @spread.chosen
    def spreads(self, g: G, seat: str, healed: dict[str, int]) -> None:
        for unit, amount in healed.items():
            g.do(Heal(unit=unit, up_to=amount, exactly=True))


class YoungerBolder(Card, frozen=True):
    """Younger, Bolder: attached to a friendly unit that has passed a morale test; while it is within Long
    Range of Renly's unit its melee attacks have 1 more die, and it heals 1 wound when it is activated. The
    card is discarded when Renly's unit is destroyed."""

    of = "younger_bolder"
    needs = (when.friend, lambda use, g: units.commander_unit(g, use.owner))
    work = deeds.attaches


def emboldened(g: G, unit: str) -> Iterator[str]:
    """The copies of Younger, Bolder that work for a unit now."""
    for name, row in attached_to(g, unit, YoungerBolder.of):
        renly = units.commander_unit(g, row.owner)
        if renly and (renly == unit or field.near(g, renly, unit, LONG)):
            yield name


@modifies(ATTACK_DICE)
def bolder(g: G, strike: Strike) -> Iterator[Part]:
    """Younger, Bolder: 1 more die in melee (FIG-RES-01)."""
    if strike.kind == "melee":
        for _ in emboldened(g, strike.attacker):
            yield Part(1, "FIG-RES-01", YoungerBolder.of)


class Younger(OfAttached, frozen=True):
    """Younger, Bolder at work when the unit is activated."""

    of = "younger"
    card = YoungerBolder.of
    windows = ("unit_activated",)
    needs = (lambda use, g: use.source in emboldened(g, use.moment.unit),)
    work = deeds.heals(1)


class HeirFallen(Standing, frozen=True):
    """Younger, Bolder ends with Renly's unit."""

    of = "heir_fallen"
    windows = ("unit_destroyed",)
    must = True

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        player = effects.owner(g, moment.unit)
        if effects.led(g, player, moment.unit):
            for name, row in g.state.attached.items():
                if (row.card, row.owner) == (YoungerBolder.of, player):
                    yield cls(moment=moment, owner=player, source=name)

    def work(self, g: G) -> None:
        cards.detach(g, self.source)
