"""The cards of Brynden Tully, the Blackfish."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.attached import WhileAttached, attached_to
from montjoie.games.figurines.factions.trials import Trial
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import cards
from montjoie.games.figurines.queries import MORALE
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Card
from montjoie.kernel import Part, modifies

TULLY = "house_tully"


def expose(g: G, unit: str) -> None:
    """All enemies engaged with a unit become Vulnerable."""
    for foe in effects.engaged_enemies(g, unit):
        conditions.give(g, foe, "vulnerable")


class RefuseToYield(Card, frozen=True):
    """Refuse to Yield: when a friendly unit has passed a panic test all enemies engaged with it become
    Vulnerable; the card lies with it and does so each time, until the unit fails one. House Tully has +1 to
    these tests."""

    of = "refuse_to_yield"
    stages = ("stand",)

    def fits(self, g: G) -> bool:
        """A friend has passed."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def stand(self, g: G) -> None:
        """At once, and from now on."""
        expose(g, self.moment.unit)
        cards.attach(g, self.owner, self.of, self.moment.unit)


class Unyielding(WhileAttached, frozen=True):
    """Refuse to Yield at work."""

    of = "unyielding"
    card = "refuse_to_yield"
    works_in = ("panic_passed",)
    ends_in = ("panic_failed",)

    def work(self, g: G) -> None:
        """Each time it passes."""
        expose(g, self.moment.unit)


@modifies(MORALE)
def of_tully(g: G, test: Test) -> Iterator[Part]:
    """FIG-MOD-05: Refuse to Yield, +1 to panic tests of House Tully."""
    attached = any(attached_to(g, test.unit, RefuseToYield.of))
    if attached and test.kind == "panic" and effects.affiliated(g, test.unit, TULLY):
        yield Part(1, "FIG-MOD-05", RefuseToYield.of)


class SetForChargeCard(Card, frozen=True):
    """Set for Charge: a friendly unit charged in front or flank, and engaged with nobody else, attacks the
    charger before the attack of the charge is made."""

    of = "set_for_charge_card"
    stages = ("receive",)

    def fits(self, g: G) -> bool:
        """The charger is its only enemy."""
        unit, other = self.moment.unit, self.moment.other
        if not effects.is_enemy(g, self.owner, unit) or effects.is_enemy(g, self.owner, other):
            return False
        alone = tuple(effects.engaged_enemies(g, other)) == (unit,) and g.running(Charge).arc != "rear"
        return alone and bool(legal(g, other, ("melee_attack",), unit))

    def receive(self, g: G) -> None:
        """It may turn to the charger first (FIG-RUL-55)."""
        effects.free(g, self.moment.other, "melee_attack", against=self.moment.unit, optional=False)


class TullyValor(Trial, Card, frozen=True):
    """Tully Valor: an activated friendly unit takes a morale test; if it passes, an enemy within Long Range
    of it becomes Panicked or Vulnerable, both before House Tully."""

    of = "tully_valor"

    def fits(self, g: G) -> bool:
        """Somebody to frighten."""
        return not effects.is_enemy(g, self.owner, self.moment.unit) and bool(self.foes(g))

    def foes(self, g: G) -> tuple[str, ...]:
        """FIG-GLO-01."""
        return tuple(effects.enemies(g, self.owner, self.moment.unit, LONG))

    def passed(self, g: G) -> None:
        """One token or both."""
        tokens, tully = ("panicked", "vulnerable"), effects.affiliated(g, self.moment.unit, TULLY)
        told = Afflict(player=self.owner, source=self.of, units=self.foes(g))
        g.do(told.but(tokens=tokens) if tully else told.but(kinds=tokens))
