"""The Vows: cards attached once they have worked, which bind while a zone is controlled (FIG-RUL-65)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.factions.attached import attached_to
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.moves.pivot import FreePivot
from montjoie.games.figurines.moves.shift import ShiftUnit
from montjoie.games.figurines.powers import abilities, cards
from montjoie.games.figurines.queries import ATTACK_DICE, SPEED
from montjoie.games.figurines.state import INCH, Attached, G
from montjoie.games.figurines.tactics.influence import influences
from montjoie.games.figurines.timing import AIMED, Card, ChooseTarget, Effect, Moment, Standing
from montjoie.kernel import Part, Question, Step, ask, modifies

NOBODY = "nobody"
SWORD, WATCHER = "the_sword_in_the_darkness", "the_watcher_on_the_walls"
FIRE, LIGHT = "the_fire_that_burns_against_the_cold", "the_light_that_brings_the_dawn"
SHIELD = "the_shield_that_guards_the_realms_of_men"


def capacity(g: G, unit: str) -> int:
    """How many Vows a unit may carry: 1 if it is sworn, 2 with Unbreakable Vows."""
    if not effects.affiliated(g, unit, "vow"):
        return 0
    return 2 if abilities.has(g, unit, "unbreakable_vows") else 1


def carried(g: G, unit: str) -> list[str]:
    """The Vows attached to a unit, by the names of their rows."""
    return [name for name, row in g.state.attached.items() if row.unit == unit and row.vow]


def takers(g: G, player: str) -> Iterator[str]:
    """The friendly units with room for a Vow."""
    for unit in effects.friendly(g, player):
        if len(carried(g, unit)) < capacity(g, unit):
            yield unit


def works(g: G, unit: str, card: str) -> Iterator[tuple[str, Attached]]:
    """The copies of a Vow that bind a unit now: its owner controls the Vow's zone, or the Old Bear's
    influence lies on the unit."""
    if not g.state.attached:
        return
    for name, row in attached_to(g, unit, card):
        oath = (n for n in g.state.ncus if "oath_of_duty_ncu" in abilities.of_ncu(g, n))
        bound = any(influences(g, ncu, unit) for ncu in oath)
        if row.vow and (bound or cards.controls(g, row.owner, g.content.cards[card].vow)):
            yield name, row


class Vow(Card, frozen=True):
    """A Vow card: it works, then it may be attached to a friendly unit that can carry it."""

    stages: ClassVar[tuple[str, ...]] = ("work", "swear")

    def work(self, g: G) -> None:
        """What the card does at once."""
        raise NotImplementedError  # pragma: no cover

    @ask
    def swear(self, g: G) -> Question | None:
        """Its player may lay it with a unit."""
        options = tuple(takers(g, self.owner))
        if not options:
            return None
        return Question(self.owner, ChooseTarget((*options, NOBODY), self.of), "FIG-RUL-65")

    @swear.chosen
    def sworn(self, g: G, seat: str, unit: str) -> None:
        """From now on."""
        if unit != NOBODY:
            cards.attach(g, seat, self.of, unit, vow=True)


class SwordInTheDarkness(Vow, frozen=True):
    """The Sword in the Darkness: whom a friendly unit attacks in melee becomes Vulnerable. Vow: 2 more dice
    while Combat is controlled."""

    of = SWORD

    def fits(self, g: G) -> bool:
        """A friendly melee attack."""
        return effects.attacks(g, self, "melee")

    def work(self, g: G) -> None:
        """The defender."""
        conditions.give(g, self.moment.other, "vulnerable")


@modifies(ATTACK_DICE)
def swords(g: G, strike: Strike) -> Iterator[Part]:
    """The Sword in the Darkness: 2 more dice in every attack (FIG-RES-01)."""
    for _ in works(g, strike.attacker, SWORD):
        yield Part(2, "FIG-RES-01", SWORD)


class WatcherOnTheWalls(Vow, frozen=True):
    """The Watcher on the Walls: when a friendly unit was attacked another unengaged one may pivot and shift
    up to 2". Vow: 1" more Speed and the charge die again while Maneuver is controlled."""

    of = WATCHER
    stages = ("choose", "work", "swear")

    def fits(self, g: G) -> bool:
        """A friend was attacked."""
        return effects.attacked(g, self)

    @ask
    def choose(self, g: G) -> Question | None:
        """Another one that is free to move, or nobody (FIG-RUL-98)."""
        friends = effects.friendly(g, self.owner, self.moment.other, other=True)
        options = tuple(unit for unit in friends if not field.engaged(g, unit))
        if not options:
            return None
        return Question(self.owner, ChooseTarget((*options, NOBODY), self.of), "FIG-CRD-05")

    @choose.chosen
    def chose(self, g: G, seat: str, unit: str) -> Step:
        """That one."""
        return self.but(target="" if unit == NOBODY else unit)

    def work(self, g: G) -> None:
        """First it turns (FIG-MOV-08, FIG-MOV-09)."""
        if self.target:
            g.do(FreePivot(unit=self.target))
            g.do(ShiftUnit(unit=self.target, distance=2 * INCH))


@modifies(SPEED)
def watchers(g: G, unit: str) -> Iterator[Part]:
    """The Watcher on the Walls: 1" more (FIG-CRD-01)."""
    for _ in works(g, unit, WATCHER):
        yield Part(INCH, "FIG-CRD-01", WATCHER)


class VowAgain(Standing, frozen=True):
    """A Vow that lets dice be rolled again, or gives something when its window comes."""

    card: ClassVar[str]

    @classmethod
    def bearer(cls, moment: Moment) -> str:
        """The unit whose Vow it is."""
        return moment.unit

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Every copy that binds now."""
        for name, row in works(g, cls.bearer(moment), cls.card):
            use = cls(moment=moment, owner=row.owner, source=name)
            if use.fits(g):
                yield use


class WatchersCharge(VowAgain, frozen=True):
    """The Watcher on the Walls: the charge die may be re-rolled."""

    of = "watchers_charge"
    card = WATCHER
    windows = ("charge_reroll",)
    stages = ("reroll",)

    def fits(self, g: G) -> bool:
        """A die to roll again."""
        return can_reroll(g, self.owner)

    def reroll(self, g: G) -> None:
        """FIG-RRL-01."""
        g.do(Reroll(player=self.owner, source=WATCHER))


class FireThatBurns(Vow, frozen=True):
    """The Fire That Burns Against the Cold: a friendly unit may re-roll dice of its morale test, the
    Commander's unit passes it instead. Vow: a token it receives may be burnt away for 1 wound while Tactics
    is controlled."""

    of = FIRE

    def fits(self, g: G) -> bool:
        """A friend tests."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def work(self, g: G) -> None:
        """One or the other."""
        if effects.leads(g, self.owner, self.moment.unit):
            g.revise(Test, settled="passed")
        else:
            g.do(Reroll(player=self.owner, source=self.of, least=0))


class FireBurns(VowAgain, frozen=True):
    """The Fire That Burns Against the Cold: the unit suffers 1 wound and loses the token it received."""

    of = "fire_burns"
    card = FIRE
    windows = ("condition_gained",)
    stages = ("burn",)

    def fits(self, g: G) -> bool:
        """The token still lies there."""
        return conditions.has(g, self.moment.unit, self.moment.kind)

    def burn(self, g: G) -> None:
        """Its own cost (FIG-RUL-56)."""
        conditions.take(g, self.moment.unit, self.moment.kind)
        g.do(Suffer(unit=self.moment.unit, wounds=1))


class LightThatBrings(Vow, frozen=True):
    """The Light That Brings the Dawn: misses of a friendly melee attack may be re-rolled. Vow: when the unit
    is activated an enemy engaged with it becomes Panicked while the Crown is controlled."""

    of = LIGHT

    def fits(self, g: G) -> bool:
        """A friendly melee attack that missed."""
        return effects.attacks(g, self, "melee") and can_reroll(g, self.owner, "misses")

    def work(self, g: G) -> None:
        """Any of the misses (FIG-RRL-01)."""
        g.do(Reroll(player=self.owner, source=self.of, which="misses"))


class DawnComes(VowAgain, frozen=True):
    """The Light That Brings the Dawn: an engaged enemy becomes Panicked."""

    of = "dawn_comes"
    card = LIGHT
    windows = ("unit_activated",)
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody to frighten."""
        return next(self.targets(g), None) is not None

    def forced(self, g: G) -> bool:
        """It does not say "may"."""
        return True

    def targets(self, g: G) -> Iterator[str]:
        """Those engaged with it."""
        return effects.engaged_enemies(g, self.moment.unit)

    def resolve(self, g: G) -> None:
        """The one chosen."""
        conditions.give(g, self.target, "panicked")


class ShieldThatGuards(Vow, frozen=True):
    """The Shield That Guards the Realms of Men: a friendly unit may re-roll defense dice. Vow: it blocks 1
    hit of each attack without dice while Wealth is controlled."""

    of = SHIELD

    def fits(self, g: G) -> bool:
        """A friend is attacked."""
        return effects.attacked(g, self) and can_reroll(g, self.owner)

    def work(self, g: G) -> None:
        """Any of them (FIG-RRL-04)."""
        g.do(Reroll(player=self.owner, source=self.of))


class ShieldGuards(VowAgain, frozen=True):
    """The Shield That Guards the Realms of Men: 1 hit is blocked."""

    of = "shield_guards"
    card = SHIELD
    windows = ("attack_after_dice",)
    stages = ("guard",)

    @classmethod
    def bearer(cls, moment: Moment) -> str:
        """The defender."""
        return moment.other

    def fits(self, g: G) -> bool:
        """It stands."""
        return units.alive(g, self.moment.other)

    def forced(self, g: G) -> bool:
        """It is no choice."""
        return True

    def guard(self, g: G) -> None:
        """Without dice."""
        boost(g, SHIELD, blocks=1)
