"""The Tactics cards of House Baratheon."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.boons import BOON_TO_HIT, ChooseBoons
from montjoie.games.figurines.factions.common_orders import engaged_since
from montjoie.games.figurines.factions.last_blow import MELEE, LastBlow
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.state import LONG, SHORT, G
from montjoie.games.figurines.timing import AIMED, Card
from montjoie.kernel import Question, Step, ask


class NotWithoutAFight(LastBlow, frozen=True):
    """Not Without a Fight: a friendly Combat Unit that is destroyed strikes a last blow. Crown: whom it
    attacks becomes Vulnerable."""

    of = "not_without_a_fight"

    def resolve(self, g: G) -> None:
        """FIG-CMD-07."""
        if controls(g, self.owner, "crown"):
            conditions.give(g, self.target, "vulnerable")
        super().resolve(g)


class OursIsTheFury(Card, frozen=True):
    """Ours Is the Fury: a friendly unit that was attacked in melee and survives makes a free melee Attack
    against the attacker. Crown, Tactics: for each a choice of +1 to hit, Sundering, Vicious."""

    of = "ours_is_the_fury"
    gifts: tuple[str, ...] = ()
    stages = ("choose", "strike")

    def fits(self, g: G) -> bool:
        """It must be able to."""
        if not effects.attacked(g, self, "melee") or not units.alive(g, self.moment.other):
            return False
        return bool(legal(g, self.moment.other, MELEE, self.moment.unit))

    @ask
    def choose(self, g: G) -> Question | None:
        """One for each zone controlled, each once."""
        count = controls(g, self.owner, "crown", "tactics")
        offers = (BOON_TO_HIT, "sundering", "vicious")
        return (
            Question(self.owner, ChooseBoons(offers, count, count, self.of), "FIG-CMD-07") if count else None
        )

    @choose.chosen
    def chose(self, g: G, seat: str, gifts: list[str]) -> Step:
        """These."""
        return self.but(gifts=tuple(gifts))

    def strike(self, g: G) -> None:
        """By all the rules of an attack (FIG-ACT-03)."""
        words = tuple(gift for gift in self.gifts if gift != BOON_TO_HIT)
        unit, enemy, more = self.moment.other, self.moment.unit, int(BOON_TO_HIT in self.gifts)
        effects.free(g, unit, *MELEE, against=enemy, to_hit=more, keywords=words, optional=False)


class CounterCharge(Card, frozen=True):
    """Counter-Charge: when a friendly unit was attacked another one within Short Range of it may charge the
    attacker. Tactics: the charge die may be re-rolled."""

    of = "counter_charge"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody who can."""
        return effects.attacked(g, self) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Other friends near the defender."""
        for unit in effects.friendly(g, self.owner, self.moment.other, SHORT, other=True):
            if legal(g, unit, ("charge",), self.moment.unit):
                yield unit

    def resolve(self, g: G) -> None:
        """It charges."""
        again = (
            ((effects.owner(g, self.target), "charge", self.of),)
            if controls(g, self.owner, "tactics")
            else ()
        )
        effects.free(g, self.target, "charge", against=self.moment.unit, rerolls=again)


class BaratheonJustice(Card, frozen=True):
    """Baratheon Justice: an enemy that has completed an attack receives a condition token. Crown,
    Tactics: one more if either is controlled."""

    of = "baratheon_justice"
    stages = ("judge",)

    def fits(self, g: G) -> bool:
        """An enemy, still there."""
        unit = self.moment.unit
        return effects.is_enemy(g, self.owner, unit) and units.alive(g, unit)

    def judge(self, g: G) -> None:
        """Of the kinds its player chooses."""
        count = 2 if controls(g, self.owner, "crown", "tactics") else 1
        g.do(GiveCondition(unit=self.moment.unit, player=self.owner, count=count))


class StagsWit(Card, frozen=True):
    """Stag's Wit: the condition token a friendly unit has just received goes to an enemy engaged with it.
    Tactics: one other enemy within Long Range of the unit receives one of that kind too."""

    of = "stags_wit"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A friend that still has it, engaged."""
        unit = self.moment.unit
        friend = not effects.is_enemy(g, self.owner, unit) and conditions.has(g, unit, self.moment.kind)
        return friend and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those engaged."""
        return effects.engaged_enemies(g, self.moment.unit)

    def resolve(self, g: G) -> None:
        """It changes place."""
        unit, kind = self.moment.unit, self.moment.kind
        conditions.take(g, unit, kind)
        conditions.give(g, self.target, kind)
        if controls(g, self.owner, "tactics"):
            near = effects.enemies(g, self.owner, unit, LONG)
            others = tuple(enemy for enemy in near if enemy != self.target)
            g.do(Afflict(player=self.owner, source=self.of, units=others, tokens=(kind,)))


class SustainedAssault(Card, frozen=True):
    """Sustained Assault: a friendly unit that attacks in melee an enemy it has been engaged with since the
    start of the turn rolls its highest dice value and may re-roll attack dice."""

    of = "sustained_assault"
    stages = ("press",)

    def fits(self, g: G) -> bool:
        """Since the start of the turn."""
        fought = engaged_since(g, self.moment.unit, self.moment.other)
        return fought and effects.attacks(g, self, "melee")

    def press(self, g: G) -> None:
        """Any dice (FIG-RRL-04)."""
        attacker = effects.owner(g, self.moment.unit)
        boost(g, self.of, highest=True, rerolls=((attacker, "any", self.of),))


class BaratheonConviction(Card, frozen=True):
    """Baratheon Conviction: a friendly unit that has passed a morale test heals 2 wounds. Crown: enemies
    engaged with it take a panic test. Tactics: each of them receives a condition token."""

    of = "baratheon_conviction"
    stages = ("hearten",)

    def fits(self, g: G) -> bool:
        """A friend."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def hearten(self, g: G) -> None:
        """Then the enemies."""
        unit = self.moment.unit
        g.do(Heal(unit=unit, up_to=2, exactly=True))
        for enemy in effects.engaged_enemies(g, unit):
            if controls(g, self.owner, "crown"):
                g.do(Test(unit=enemy, kind="panic", by=self.owner, source=unit))
            if controls(g, self.owner, "tactics"):
                g.do(GiveCondition(unit=enemy, player=self.owner))
