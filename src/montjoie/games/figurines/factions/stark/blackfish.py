"""The cards of Brynden Tully, the Blackfish."""

from __future__ import annotations

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.sequels import WhileAttached, lends
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.factions.trials import Trial
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.queries import MORALE
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Card

TULLY = "house_tully"


class RefuseToYield(Card, frozen=True):
    """Refuse to Yield: when a friendly unit has passed a panic test all enemies engaged with it become
    Vulnerable; the card lies with it and does so each time, until the unit fails one. House Tully has +1 to
    these tests."""

    of = "refuse_to_yield"
    needs = (when.friend,)
    work = deeds.all_of(deeds.gives_engaged("vulnerable"), deeds.attaches)


class Unyielding(WhileAttached, frozen=True):
    """Refuse to Yield at work."""

    of = "unyielding"
    card = RefuseToYield.of
    windows = ("panic_passed",)
    ends_in = ("panic_failed",)
    work = deeds.gives_engaged("vulnerable")


lends(
    RefuseToYield.of,
    MORALE,
    1,
    "FIG-MOD-05",
    lambda g, test, row: test.kind == "panic" and effects.affiliated(g, test.unit, TULLY),
)


class SetForChargeCard(Card, frozen=True):
    """Set for Charge: a friendly unit charged in front or flank, and engaged with nobody else, attacks the
    charger before the attack of the charge is made; it may turn to the charger first (FIG-RUL-55)."""

    of = "set_for_charge_card"
    needs = (
        when.enemy,
        when.friend_attacked,
        lambda use, g: g.running(Charge).arc != "rear",
        when.charged_alone,
        when.can_answer("melee_attack"),
    )
    work = deeds.answers("melee_attack")


class TullyValor(Trial, Card, frozen=True):
    """Tully Valor: an activated friendly unit takes a morale test; if it passes, an enemy within Long Range
    of it becomes Panicked or Vulnerable, both before House Tully."""

    of = "tully_valor"
    needs = (when.friend, lambda use, g: next(whom.enemies(LONG)(use, g), None) is not None)

    def passed(self, g: G) -> None:
        foes, tokens = whom.enemies(LONG)(self, g), ("panicked", "vulnerable")
        if effects.affiliated(g, self.moment.unit, TULLY):
            afflict(self, g, foes, *tokens)
        else:
            afflict(self, g, foes, kinds=tokens)
