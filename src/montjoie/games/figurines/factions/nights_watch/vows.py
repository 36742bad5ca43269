"""The Vows: cards attached once they have worked, which bind while a zone is controlled (FIG-RUL-65); then
the Attachments and cards that lay, exchange and move them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from montjoie.games.figurines import events
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.factions import deeds, permanent, piles, when, whom
from montjoie.games.figurines.factions.plain import as_ability, as_card, card
from montjoie.games.figurines.factions.sequels import Sequel, as_sequel, attached_to, sequel
from montjoie.games.figurines.harm import casualties, conditions, effects
from montjoie.games.figurines.moves import shift
from montjoie.games.figurines.powers import abilities, causes, decks
from montjoie.games.figurines.queries import ATTACK_DICE, SPEED
from montjoie.games.figurines.state import INCH, SHORT, Attached, G
from montjoie.games.figurines.tactics.board import influences
from montjoie.games.figurines.timing import Ability, Card, Effect, Moment
from montjoie.kernel import Ordering, Part, Query, Question, Step, ask, modifies

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
        if row.vow and (bound or decks.controls(g, row.owner, g.content.cards[card].vow)):
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
            decks.attach(g, seat, self.of, unit, vow=True)


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
        for _ in works(g, permanent.unit_of(subject), card):
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
            g.do(shift.FreePivot(unit=self.target))
            g.do(shift.ShiftUnit(unit=self.target, distance=2 * INCH))


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
    g.do(casualties.Suffer(unit=use.moment.unit, wounds=1))


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

# Vows that change their place.

WATCH = "nights_watch"


def vows_in(g: G, pile: tuple[str, ...]) -> tuple[str, ...]:
    """The Vows among some cards, each once."""
    return tuple(card for card in dict.fromkeys(pile) if g.content.cards[card].vow)


def swear_from_deck(g: G, player: str, card: str, unit: str) -> None:
    """A Vow from the deck is shown and laid with a unit."""
    why, rule = causes.because(g), causes.authority(g, "FIG-CMD-05")
    g.emit(events.CardFetched(player, (card,), "deck", why), rule)
    g.emit(events.CardsDiscarded(player, (card,), why), rule)
    decks.attach(g, player, card, unit, vow=True)


def beginning(use: Effect, g: G) -> bool:
    """The first round, room for a Vow, and a deck to look at."""
    room = len(carried(g, use.source)) < capacity(g, use.source)
    return g.state.course.round == 1 and room and bool(g.state.decks[use.owner].cards)


brothers = whom.who(  # infantry of the Watch
    lambda use, g, unit: effects.is_type(g, unit, "infantry") and effects.of_faction(g, unit, WATCH)
)


class WatchBegins(piles.Shuffling, piles.Looking, Ability, frozen=True):
    """And Now My Watch Begins: at the start of round 1 its player looks at the three top cards of the deck
    and may lay a Vow among them with the unit; the others are shuffled back."""

    of = "and_now_my_watch_begins_attachment"
    needs = (beginning,)
    stages = ("begin_look", "choose", "shuffle")

    def begin_look(self, g: G) -> Step:
        return self.look(g, 3)

    @ask
    def choose(self, g: G) -> Question | None:
        """Asked whatever they are, so that the question tells nothing."""
        return self.choice((*vows_in(g, self.top(g)), NOBODY), "FIG-RUL-65")

    @choose.chosen
    def chose(self, g: G, seat: str, card: str) -> Step:
        if card != NOBODY:
            swear_from_deck(g, seat, card, self.source)
        return self.but(seen=0)

    def deck(self) -> str:
        return self.owner


def exchanges(use: Effect, g: G) -> Iterator[str]:
    """`NAME/CARD`: which Vow goes, which comes."""
    pile = vows_in(g, g.state.players[use.owner].discard)
    own = (name for name in carried(g, use.source) if g.state.attached[name].owner == use.owner)
    return (f"{name}/{card}" for name in own for card in pile)


@as_ability(when.own, to=exchanges)
def oath_of_the_black(use: Effect, g: G) -> None:
    """Oath of the Black: when the unit is activated an attached Vow may be exchanged for one from the discard
    pile."""
    name, _, card = use.target.partition("/")
    row = g.state.attached[name]
    g.emit(events.AttachedDiscarded(name, row.card, row.owner, row.unit, cause=use.of))
    decks.attach(g, use.owner, card, use.source, vow=True)


class LineUp(Ordering, frozen=True):
    """The owner of a unit with several Attachments puts them in order from the left corner of the first rank;
    the first one falls last (FIG-ATC-05)."""

    unit: str = ""


class TakeTheBlack(Card, frozen=True):
    """Take the Black: when an enemy unit is destroyed a friendly infantry unit of the Watch within Short
    Range of it heals 4 wounds; an infantry Attachment of the destroyed enemy may join it, in the place of an
    ordinary figure (FIG-ATC-04); several stand in the order their owner chooses (FIG-ATC-05)."""

    of = "take_the_black"
    needs = (when.enemy,)
    targets = whom.friends(SHORT, brothers)
    stages = ("sole", "aim", "resolve", "capture", "line_up")
    work = deeds.heals(4)

    @ask
    def capture(self, g: G) -> Question | None:
        fallen = g.state.units[self.moment.unit].fallen
        options = [name for name in fallen if g.content.attachments[name].type == "infantry"]
        return self.choice((*options, NOBODY), "FIG-ATC-05") if options else None

    @capture.chosen
    def captured(self, g: G, seat: str, name: str) -> None:
        if name == NOBODY:
            return
        lost, own = g.state.units[self.moment.unit], g.state.units[self.target]
        left = tuple(each for each in lost.fallen if each != name)
        g.emit(events.AttachmentsChanged(self.moment.unit, lost.attachments, left, self.of))
        g.emit(events.AttachmentsChanged(self.target, (*own.attachments, name), own.fallen, self.of))

    @ask
    def line_up(self, g: G) -> Question | None:
        row = g.state.units[self.target]
        if len(row.attachments) < 2:
            return None
        return Question(row.owner, LineUp(row.attachments, self.target), "FIG-ATC-05")

    @line_up.chosen
    def lined_up(self, g: G, seat: str, order: list[str]) -> None:
        fallen = g.state.units[self.target].fallen
        g.emit(events.AttachmentsChanged(self.target, tuple(order), fallen, self.of), "FIG-ATC-05")


def inheritances(use: Effect, g: G) -> Iterator[str]:
    """`NAME/UNIT`: which Vow, who takes it."""
    heirs = [unit for unit in takers(g, use.owner) if unit != use.moment.unit]
    return (f"{name}/{unit}" for name in carried(g, use.moment.unit) for unit in heirs)


@as_card(when.friend, when.of_faction(WATCH), to=inheritances, named="WatchIsEnded")
def and_now_his_watch_is_ended(use: Effect, g: G) -> None:
    """And Now His Watch Is Ended: when a friendly unit of the Watch is destroyed one of its Vows goes to
    another friendly unit, which may make a free Attack, Maneuver or March."""
    name, _, unit = use.target.partition("/")
    row = g.state.attached[name]
    g.emit(events.AttachedMoved(name, unit, row.card, row.unit, use.of))
    effects.free(g, unit, "attack", "maneuver", "march")
