"""The Tactics cards of House Baratheon, then those of its Commanders, who are heirs both."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import ConditionLost
from montjoie.games.figurines.factions import deeds, sequels, when, whom
from montjoie.games.figurines.factions.baratheon.abilities import fought
from montjoie.games.figurines.factions.common import ReplacingCard, replaces
from montjoie.games.figurines.factions.plain import as_card, card, declared
from montjoie.games.figurines.factions.tokens import afflict, afflicts
from montjoie.games.figurines.factions.trials import BOON_TO_HIT, ChooseBoons
from montjoie.games.figurines.harm import conditions, effects, morale
from montjoie.games.figurines.harm.casualties import Heal, Suffer, room
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.powers.decks import controls
from montjoie.games.figurines.queries import ATTACK_DICE
from montjoie.games.figurines.state import CONDITIONS, LONG, SHORT, G
from montjoie.games.figurines.timing import Card, Effect, Moment, Standing
from montjoie.kernel import Allocation, Part, Question, Step, ask, modifies

# Not Without a Fight: a friendly Combat Unit that is destroyed strikes a last blow. Crown: whom it attacks
# becomes Vulnerable (FIG-CMD-07).
card("not_without_a_fight", when.friend).does(
    deeds.provided(when.controlling("crown"), deeds.gives("vulnerable")), deeds.last_blow(), to=whom.in_reach
)


class OursIsTheFury(Card, frozen=True):
    """Ours Is the Fury: a friendly unit that was attacked in melee and survives makes a free melee Attack
    against the attacker. Crown, Tactics: for each a choice of +1 to hit, Sundering, Vicious, each once."""

    of = "ours_is_the_fury"
    gifts: tuple[str, ...] = ()
    needs = (when.friend_attacked, when.melee, when.can_answer("melee_attack"))
    stages = ("choose", "strike")

    @ask
    def choose(self, g: G) -> Question | None:
        count, offers = controls(g, self.owner, "crown", "tactics"), (BOON_TO_HIT, "sundering", "vicious")
        if not count:
            return None
        return Question(self.owner, ChooseBoons(offers, count, count, self.of), "FIG-CMD-07")

    @choose.chosen
    def chose(self, g: G, seat: str, gifts: list[str]) -> Step:
        return self.but(gifts=tuple(gifts))

    def strike(self, g: G) -> None:
        words = tuple(gift for gift in self.gifts if gift != BOON_TO_HIT)
        unit, enemy, more = self.moment.other, self.moment.unit, int(BOON_TO_HIT in self.gifts)
        effects.free(g, unit, "melee_attack", against=enemy, to_hit=more, keywords=words, optional=False)


# Counter-Charge: when a friendly unit was attacked another one within Short Range of it may charge the
# attacker. Tactics: the charge die may be re-rolled.
card("counter_charge", when.friend_attacked).does(
    deeds.answers("charge", optional=True, rerolls=deeds.rerolls_if(when.controlling("tactics"), "charge")),
    to=whom.friends(SHORT, whom.able_against("charge"), defender=True),
)


@as_card(when.enemy, when.alive)
def baratheon_justice(use: Effect, g: G) -> None:
    """Baratheon Justice: an enemy that has completed an attack receives a condition token. Crown,
    Tactics: one more if either is controlled."""
    count = 2 if controls(g, use.owner, "crown", "tactics") else 1
    g.do(conditions.GiveCondition(unit=use.moment.unit, player=use.owner, count=count))


@as_card(when.friend, when.bearing, to=whom.engaged)
def stags_wit(use: Effect, g: G) -> None:
    """Stag's Wit: the condition token a friendly unit has just received goes to an enemy engaged with it.
    Tactics: one other enemy within Long Range of the unit receives one of that kind too."""
    unit, kind = use.moment.unit, use.moment.kind
    conditions.take(g, unit, kind)
    conditions.give(g, use.target, kind)
    if controls(g, use.owner, "tactics"):
        near = effects.enemies(g, use.owner, unit, LONG)
        afflict(use, g, (foe for foe in near if foe != use.target), kind)


# Sustained Assault: a friendly unit that attacks in melee an enemy it has been engaged with since the start
# of the turn rolls its highest dice value and may re-roll any attack dice (FIG-RRL-04).
card("sustained_assault", when.friend, when.melee, fought).does(
    deeds.boosts(highest=True), deeds.grants_reroll
)


@as_card(when.friend, when.alive)
def baratheon_conviction(use: Effect, g: G) -> None:
    """Baratheon Conviction: a friendly unit that has passed a morale test heals 2 wounds. Crown: enemies
    engaged with it take a panic test. Tactics: each of them receives a condition token."""
    unit = use.moment.unit
    g.do(Heal(unit=unit, up_to=2, exactly=True))
    for foe in effects.engaged_enemies(g, unit):
        if controls(g, use.owner, "crown"):
            g.do(morale.Test(unit=foe, kind="panic", by=use.owner, source=unit))
        if controls(g, use.owner, "tactics"):
            g.do(conditions.GiveCondition(unit=foe, player=use.owner))


# Stannis Baratheon, the Rightful Heir.

# Tactical Approach: after the attack dice of the unit's melee attacks a condition token of the defender may
# be spent for 1 more wound, 2 for Stannis' unit (FIG-CON-07).
declared("tactical_approach", sequels.Bond)

tokens = whom.choice(lambda use, g: g.state.units[use.moment.other].conditions)


@sequels.as_sequel(
    "tactical_approach", "attack_after_dice", when.melee, to=tokens, kind=sequels.OfAttached, must=False
)
def approach_taken(use: Effect, g: G) -> None:
    """Tactical Approach at work; the token has only that effect."""
    conditions.spend(g, use.moment.other, use.target, use.owner)
    boost(g, use.name, extra_wounds=1 + effects.leads(g, use.owner, use.moment.unit))


# Oath of Duty: the card gets a token for each friendly infantry or cavalry unit lost; with one, whom the unit
# attacks in melee first receives a condition token. Crown: the unit may re-roll attack dice.
declared("oath_of_duty", sequels.Bond)

# A friend is lost.
sequels.counts_fallen("oath_counts", "oath_of_duty", when.friend, when.of_type("infantry", "cavalry"))

# The defender receives a token, of the kind its player chooses.
sequels.attached("oath_kept", "oath_of_duty", "attack_before_dice", when.melee, sequels.counted).does(
    deeds.gives_choice()
)

# While the Crown is controlled, attack dice may be re-rolled (FIG-RRL-04).
crown = when.controlling("crown")
sequels.attached("oath_renewed", "oath_of_duty", "attack_reroll", crown, when.dice, must=False).does(
    deeds.rerolls()
)

# Will of the One True King: in the place of the Crown's effect one enemy Combat Unit becomes Panicked, one
# Vulnerable, one Weakened; they may be the same.
card("will_of_the_one_true_king", when.claimed, when.zone("crown")).does(replaces, afflicts(*CONDITIONS))

# Renly Baratheon, the Charismatic Heir.


@as_card(when.commander, to=whom.one_of("king_heals", "king_wounds"))
def they_will_make_me_king(use: Effect, g: G) -> None:
    """They Will Make Me King!: when Renly's unit is activated, either it heals up to 2 wounds and every other
    friendly unit within Long Range up to 1; or enemies engaged with it suffer 2 wounds, other enemies within
    Long Range 1."""
    own = use.moment.unit
    if use.target == "king_heals":
        for unit in effects.friendly(g, use.owner, own, LONG):
            g.do(Heal(unit=unit, up_to=2 if unit == own else 1))
        return
    engaged = tuple(effects.engaged_enemies(g, own))
    for unit in effects.enemies(g, use.owner, own, LONG):
        g.do(Suffer(unit=unit, wounds=2 if unit in engaged else 1, by=use.owner, source=own))


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


# Younger, Bolder: attached to a friendly unit that has passed a morale test; while it is within Long Range of
# Renly's unit its melee attacks have 1 more die, and it heals 1 wound when it is activated. The card is
# discarded when Renly's unit is destroyed.
led = when.condition(lambda use, g: units.commander_unit(g, use.owner))  # Renly's unit stands
card("younger_bolder", when.friend, when.alive, led).does(deeds.attaches)


def emboldened(g: G, unit: str) -> Iterator[str]:
    """The copies of Younger, Bolder that work for a unit now."""
    for name, row in sequels.attached_to(g, unit, "younger_bolder"):
        renly = units.commander_unit(g, row.owner)
        if renly and (renly == unit or field.near(g, renly, unit, LONG)):
            yield name


@modifies(ATTACK_DICE)
def bolder(g: G, strike: Strike) -> Iterator[Part]:
    """Younger, Bolder: 1 more die in melee (FIG-RES-01)."""
    if strike.kind == "melee":
        for _ in emboldened(g, strike.attacker):
            yield Part(1, "FIG-RES-01", "younger_bolder")


# Younger, Bolder at work when the unit is activated.
bold = when.condition(lambda use, g: use.source in emboldened(g, use.moment.unit))
sequels.attached("younger", "younger_bolder", "unit_activated", bold).does(deeds.heals(1))


class HeirFallen(Standing, frozen=True):
    """Younger, Bolder ends with Renly's unit."""

    of = "heir_fallen"
    name = "younger_bolder"
    windows = ("unit_destroyed",)
    must = True

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        player = effects.owner(g, moment.unit)
        if effects.led(g, player, moment.unit):
            for name, row in g.state.attached.items():
                if (row.card, row.owner) == ("younger_bolder", player):
                    yield cls(moment=moment, owner=player, source=name)

    def work(self, g: G) -> None:
        decks.detach(g, self.source)
