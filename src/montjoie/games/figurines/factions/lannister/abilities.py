"""Abilities of Lannister units and their captains."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.events import CardFetched
from montjoie.games.figurines.factions.afflict import Menace
from montjoie.games.figurines.factions.common_orders import Recovery
from montjoie.games.figurines.factions.trials import Supremacy, Trial
from montjoie.games.figurines.harm import conditions, effects, victory
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.abilities import had
from montjoie.games.figurines.queries import KEYWORDS, OBLIGED_ACTIONS, TO_HIT
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import AIMED, Ability, Effect, Moment, Standing
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import modifies


class SetForCharge(Ability, frozen=True):
    """Set for Charge: charged in the front while unengaged, the unit attacks the charger before the attack of
    the charge is made."""

    of = "set_for_charge"
    stages = ("receive",)

    def fits(self, g: G) -> bool:
        """Engaged with the charger alone, who stands in its front."""
        if self.moment.other != self.source or g.running(Charge).arc != "front":
            return False
        alone = tuple(effects.engaged_enemies(g, self.source)) == (self.moment.unit,)
        return alone and bool(legal(g, self.source, ("attack",), self.moment.unit))

    def receive(self, g: G) -> None:
        """A free Attack (FIG-RUL-55)."""
        effects.free(g, self.source, "attack", against=self.moment.unit, optional=False)


class LannisterSupremacy(Supremacy, frozen=True):
    """Lannister Supremacy: an attacker whose panic test the unit has passed takes one with -2."""

    of = "lannister_supremacy"
    penalty = -2


class KingslayersProwess(Ability, frozen=True):
    """Kingslayer's Prowess: when Jaime's unit is activated one of his Commander's cards comes back from the
    discard pile."""

    of = "kingslayers_prowess"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """There must be one."""
        return self.moment.unit == self.source and bool(self.targets(g))

    def targets(self, g: G) -> tuple[str, ...]:
        """His cards in the pile, each once."""
        row = g.state.players[self.owner]
        return tuple(card for card in dict.fromkeys(row.discard) if g.content.cards[card].commander)

    def resolve(self, g: G) -> None:
        """Into the hand."""
        g.emit(CardFetched(self.owner, (self.target,), "discard", self.of), "FIG-CRD-05")


class AtAnyCost(Ability, frozen=True):
    """At Any Cost: a figure of the unit is killed and the panic test it would fail is passed; the last figure
    cannot pay, since nobody would be left to pass (FIG-RUL-69)."""

    of = "at_any_cost"
    stages = ("pay", "hold")

    def fits(self, g: G) -> bool:
        """Its own test, about to be failed."""
        test: Test = g.running(Test)
        own = self.moment.unit == self.source and g.state.units[self.source].figures > 1
        return own and not test.would_pass(g)

    def pay(self, g: G) -> None:
        """The next figure to fall, whatever wounds it has left (FIG-WND-02)."""
        wounds = units.card(g, self.source).wounds - g.state.units[self.source].wounds
        g.do(Suffer(unit=self.source, wounds=wounds))

    def hold(self, g: G) -> None:
        """The test is passed."""
        g.revise(Test, settled="passed")


class BattlePrayer(Trial, Ability, frozen=True):
    """Battle Prayer: an activated unit takes a morale test; if it passes, its melee attacks have +1 to hit
    and Sundering for this turn."""

    of = "battle_prayer"

    def fits(self, g: G) -> bool:
        """Its own activation."""
        return self.moment.unit == self.source

    def passed(self, g: G) -> None:
        """Until the end of the turn (FIG-RUL-62)."""
        own = (self.source,)
        lasting.begin(g, TO_HIT, self.of, self.owner, own, "turn", n=1, when="melee")
        lasting.begin(g, KEYWORDS, self.of, self.owner, own, "turn", keywords=("sundering",), when="melee")


class ZealousResurgence(Recovery, frozen=True):
    """Zealous Resurgence: the unit may recover each time it has passed a morale test."""

    of = "zealous_resurgence"


@modifies(OBLIGED_ACTIONS, "uncontrolled_rage")
def uncontrolled_rage(g: G, holder: str, unit: str) -> Iterator[str]:
    """Uncontrolled Rage: the unit must charge whenever it can."""
    if unit == holder:
        yield "charge"


class ValuableCaptive(Standing, frozen=True):
    """Valuable Captive: the destruction of the captive's unit is worth 1 more VP to whoever gains by it
    (FIG-VIC-01), the first time only (FIG-CLA-08). The captive falls last (FIG-ATC-05), so that nobody holds
    the ability any more when it works."""

    of = "valuable_captive"
    windows = ("unit_destroyed",)
    stages = ("score",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Once, unless the unit had lost its abilities (FIG-ABL-01)."""
        row = g.state.units[moment.unit]
        if had(g, moment.unit, cls.of) and not hook(g).fell_before(g, moment.unit):
            yield cls(moment=moment, owner=row.owner, source=moment.unit)

    def forced(self, g: G) -> bool:
        """It is no choice."""
        return True

    def score(self, g: G) -> None:
        """As for the unit itself."""
        suffer: Suffer = g.running(Suffer)
        for player in victory.victors(g, self.owner, suffer.by):
            victory.score(g, player, 1, self.of, "FIG-CRD-05", self.moment.unit)


class VengefulCaptive(Ability, frozen=True):
    """Vengeful Captive: when its activation is over the unit suffers D3 automatic hits (FIG-RES-12)."""

    of = "vengeful_captive"
    stages = ("strike",)

    def fits(self, g: G) -> bool:
        """Its own activation."""
        return self.moment.unit == self.source

    def strike(self, g: G) -> None:
        """From within."""
        g.do(DieWounds(unit=self.source, hits=True, source=self.of))


class Intimidating(Menace, frozen=True):
    """Intimidating: when the unit is activated an enemy within Long Range becomes Weakened."""

    of = "intimidating"
    token = "weakened"


class StandResolute(Ability, frozen=True):
    """Stand Resolute: when the unit has passed a morale test every enemy engaged with it becomes
    Vulnerable."""

    of = "stand_resolute"
    stages = ("shame",)

    def fits(self, g: G) -> bool:
        """Its own test, somebody engaged."""
        own = self.moment.unit == self.source
        return own and next(effects.engaged_enemies(g, self.source), None) is not None

    def shame(self, g: G) -> None:
        """All of them."""
        for enemy in effects.engaged_enemies(g, self.source):
            conditions.give(g, enemy, "vulnerable")
