"""The Vows: cards attached once they have worked, which bind while a zone is controlled (FIG-RUL-65)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.permanent import unit_of
from montjoie.games.figurines.factions.plain import card
from montjoie.games.figurines.factions.sequels import Sequel, as_sequel, attached_to, sequel
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.moves.pivot import FreePivot
from montjoie.games.figurines.moves.shift import ShiftUnit
from montjoie.games.figurines.powers import abilities, cards
from montjoie.games.figurines.queries import ATTACK_DICE, SPEED
from montjoie.games.figurines.state import INCH, Attached, G
from montjoie.games.figurines.tactics.influence import influences
from montjoie.games.figurines.timing import Card, Effect, Moment
from montjoie.kernel import Part, Query, Question, Step, ask, modifies

NOBODY = "nobody"


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

    @ask
    def swear(self, g: G) -> Question | None:
        options = tuple(takers(g, self.owner))
        return self.choice((*options, NOBODY), "FIG-RUL-65") if options else None

    @swear.chosen
    def sworn(self, g: G, seat: str, unit: str) -> None:
        if unit != NOBODY:
            cards.attach(g, seat, self.of, unit, vow=True)


class OfVow(Sequel, frozen=True):
    """What a Vow does for the unit that it binds now, if its player likes."""

    must = False

    @classmethod
    def rows(cls, g: G, moment: Moment) -> Iterable[tuple[str, Any]]:
        return works(g, getattr(moment, cls.bearer), cls.card)


def binds(card: str, query: Query, n: int, rule: str) -> None:
    """Every copy of a Vow adds to a sum of the unit that it binds now."""

    @modifies(query)
    def part(g: G, subject: Any) -> Iterator[Part]:
        for _ in works(g, unit_of(subject), card):
            yield Part(n, rule, card)


# The Sword in the Darkness: whom a friendly unit attacks in melee becomes Vulnerable. Vow: 2 more dice in
# every attack while Combat is controlled.
card("the_sword_in_the_darkness", when.friend, when.melee, kind=Vow, named="SwordInTheDarkness").does(
    deeds.gives("vulnerable")
)
binds("the_sword_in_the_darkness", ATTACK_DICE, 2, "FIG-RES-01")


class WatcherOnTheWalls(Vow, frozen=True):
    """The Watcher on the Walls: when a friendly unit was attacked another unengaged one, or nobody
    (FIG-RUL-98), may pivot and shift up to 2" (FIG-MOV-08, FIG-MOV-09). Vow: 1" more Speed and the charge die
    again while Maneuver is controlled."""

    of = "the_watcher_on_the_walls"
    needs = (when.friend_attacked,)
    stages = ("choose", "work", "swear")

    @ask
    def choose(self, g: G) -> Question | None:
        friends = effects.friendly(g, self.owner, self.moment.other, other=True)
        options = tuple(unit for unit in friends if not field.engaged(g, unit))
        return self.choice((*options, NOBODY)) if options else None

    @choose.chosen
    def chose(self, g: G, seat: str, unit: str) -> Step:
        return self.but(target="" if unit == NOBODY else unit)

    def work(self, g: G) -> None:
        if self.target:
            g.do(FreePivot(unit=self.target))
            g.do(ShiftUnit(unit=self.target, distance=2 * INCH))


binds(WatcherOnTheWalls.of, SPEED, INCH, "FIG-CRD-01")
sequel("watchers_charge", WatcherOnTheWalls.of, "charge_reroll", when.dice, kind=OfVow).does(deeds.rerolls())

# The Fire That Burns Against the Cold: a friendly unit may re-roll dice of its morale test, the Commander's
# unit passes it instead. Vow: a token it receives may be burnt away for 1 wound while Tactics is controlled.
card("the_fire_that_burns_against_the_cold", when.friend, kind=Vow, named="FireThatBurns").does(
    deeds.provided(when.commander, deeds.passes, deeds.rerolls(least=0))
)


@as_sequel("the_fire_that_burns_against_the_cold", "condition_gained", when.bearing, kind=OfVow)
def fire_burns(use: Effect, g: G) -> None:
    """The Fire That Burns Against the Cold: the unit suffers 1 wound, its own cost (FIG-RUL-56), and loses
    the token it received, which still lies there."""
    conditions.take(g, use.moment.unit, use.moment.kind)
    g.do(Suffer(unit=use.moment.unit, wounds=1))


# The Light That Brings the Dawn: misses of a friendly melee attack may be re-rolled (FIG-RRL-01). Vow: when
# the unit is activated an enemy engaged with it becomes Panicked while the Crown is controlled.
card(
    "the_light_that_brings_the_dawn", when.friend, when.melee, when.misses, kind=Vow, named="LightThatBrings"
).does(deeds.rerolls("misses"))
sequel("dawn_comes", "the_light_that_brings_the_dawn", "unit_activated", kind=OfVow, must=True).does(
    deeds.gives("panicked"), to=whom.engaged
)

# The Shield That Guards the Realms of Men: a friendly unit may re-roll defense dice (FIG-RRL-04). Vow: it
# blocks 1 hit of each attack without dice while Wealth is controlled.
card(
    "the_shield_that_guards_the_realms_of_men",
    when.friend_attacked,
    when.dice,
    kind=Vow,
    named="ShieldThatGuards",
).does(deeds.rerolls())
sequel(
    "shield_guards",
    "the_shield_that_guards_the_realms_of_men",
    "attack_after_dice",
    when.other_alive,
    kind=OfVow,
    bearer="other",
    must=True,
).does(deeds.boosts(blocks=1))
