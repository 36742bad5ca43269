"""Abilities of Lannister units, their captains and their attacks."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.events import CardFetched
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.common import Recovery
from montjoie.games.figurines.factions.permanent import adds, grants, in_melee
from montjoie.games.figurines.factions.sequels import ToTheLast
from montjoie.games.figurines.factions.trials import DieEffect, Supremacy, Trial
from montjoie.games.figurines.harm import conditions, victory
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.queries import ATTACK_DICE, KEYWORDS, OBLIGED_ACTIONS, TO_HIT
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Ability
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import Step

# Abilities of Lannister attacks and of those who make them.


# Inhuman Strength: Sundering and 2 more dice in melee.
grants("inhuman_strength", KEYWORDS, "sundering", works=in_melee)
adds("inhuman_strength", ATTACK_DICE, 2, "FIG-RES-01", in_melee)


class CleavingBlows(Ability, frozen=True):
    """Cleaving Blows: whoever is charged becomes Panicked before the dice are rolled."""

    of = "cleaving_blows"
    needs = (when.charging,)
    work = deeds.gives("panicked")


class WildfireMelee(Ability, frozen=True):
    """Wildfire at close quarters: every attack die that shows 1 (FIG-MOD-01) costs both sides a wound; the
    defender's belong to the attack, the attacker's are his own doing (FIG-RUL-56)."""

    of = "wildfire_melee"
    needs = (lambda use, g: 1 in g.running(Strike).faces,)

    def work(self, g: G) -> None:
        wounds, (own, other) = g.running(Strike).faces.count(1), (self.moment.unit, self.moment.other)
        g.do(Suffer(unit=other, wounds=wounds, by=self.owner, source=own, attack=True))
        g.do(Suffer(unit=own, wounds=wounds))


class UnstoppableFury(DieEffect, Ability, frozen=True):
    """Unstoppable Fury: whom the unit declares to charge becomes Panicked; its melee attacks inflict D3 more
    wounds."""

    of = "unstoppable_fury"
    needs = (when.own, lambda use, g: use.moment.kind in ("charge", "melee"))
    stages = ("charge", "roll")
    more = "extra_wounds"

    def charge(self, g: G) -> Step | None:
        if self.moment.window != "charge_declared":
            return None
        conditions.give(g, self.moment.other, "panicked")
        return self.done()


# Abilities of Lannister units and their captains.


# Uncontrolled Rage: the unit must charge whenever it can.
grants("uncontrolled_rage", OBLIGED_ACTIONS, "charge")


class SetForCharge(Ability, frozen=True):
    """Set for Charge: charged in the front while unengaged, the unit attacks the charger before the attack of
    the charge is made (FIG-RUL-55)."""

    of = "set_for_charge"
    needs = (
        when.attacked,
        lambda use, g: g.running(Charge).arc == "front",
        when.charged_alone,
        when.can_answer("attack"),
    )
    work = deeds.answers("attack")


class LannisterSupremacy(Supremacy, frozen=True):
    """Lannister Supremacy: an attacker whose panic test the unit has passed takes one with -2."""

    of = "lannister_supremacy"
    penalty = -2


class KingslayersProwess(Ability, frozen=True):
    """Kingslayer's Prowess: when Jaime's unit is activated one of his Commander's cards comes back from the
    discard pile."""

    of = "kingslayers_prowess"
    needs = (when.own,)

    def targets(self, g: G) -> tuple[str, ...]:
        pile = dict.fromkeys(g.state.players[self.owner].discard)
        return tuple(card for card in pile if g.content.cards[card].commander)

    def work(self, g: G) -> None:
        g.emit(CardFetched(self.owner, (self.target,), "discard", self.of), "FIG-CRD-05")


class AtAnyCost(Ability, frozen=True):
    """At Any Cost: a figure of the unit is killed, the next to fall (FIG-WND-02), and the panic test it would
    fail is passed; the last figure cannot pay, since nobody would be left to pass (FIG-RUL-69)."""

    of = "at_any_cost"
    needs = (
        when.own,
        lambda use, g: g.state.units[use.source].figures > 1,
        lambda use, g: not g.running(Test).would_pass(g),
    )
    stages = ("pay", "hold")
    hold = deeds.passes

    def pay(self, g: G) -> None:
        wounds = units.card(g, self.source).wounds - g.state.units[self.source].wounds
        g.do(Suffer(unit=self.source, wounds=wounds))


class BattlePrayer(Trial, Ability, frozen=True):
    """Battle Prayer: an activated unit takes a morale test; if it passes, its melee attacks have +1 to hit
    and Sundering for this turn (FIG-RUL-62)."""

    of = "battle_prayer"
    needs = (when.own,)
    passed = deeds.all_of(
        deeds.begins(TO_HIT, "turn", n=1, when="melee"),
        deeds.begins(KEYWORDS, "turn", keywords=("sundering",), when="melee"),
    )


class ZealousResurgence(Recovery, frozen=True):
    """Zealous Resurgence: the unit may recover each time it has passed a morale test."""

    of = "zealous_resurgence"


class ValuableCaptive(ToTheLast, frozen=True):
    """Valuable Captive: the destruction of the captive's unit is worth 1 more VP to whoever gains by it
    (FIG-VIC-01), the first time only (FIG-CLA-08)."""

    of = ability = "valuable_captive"
    windows = ("unit_destroyed",)
    needs = (lambda use, g: not hook(g).fell_before(g, use.moment.unit),)

    def work(self, g: G) -> None:
        for player in victory.victors(g, self.owner, g.running(Suffer).by):
            victory.score(g, player, 1, self.of, "FIG-CRD-05", self.moment.unit)


class VengefulCaptive(Ability, frozen=True):
    """Vengeful Captive: when its activation is over the unit suffers D3 automatic hits (FIG-RES-12)."""

    of = "vengeful_captive"
    needs = (when.own,)

    def work(self, g: G) -> None:
        g.do(DieWounds(unit=self.source, hits=True, source=self.of))


class Intimidating(Ability, frozen=True):
    """Intimidating: when the unit is activated an enemy within Long Range becomes Weakened."""

    of = "intimidating"
    needs = (when.own,)
    targets = whom.enemies(LONG)
    work = deeds.gives("weakened")


class StandResolute(Ability, frozen=True):
    """Stand Resolute: when the unit has passed a morale test every enemy engaged with it becomes
    Vulnerable."""

    of = "stand_resolute"
    needs = (when.own, when.engaged)
    work = deeds.gives_engaged("vulnerable")
