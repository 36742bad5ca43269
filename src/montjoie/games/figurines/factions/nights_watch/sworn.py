"""Vows that change their place: Attachments and cards that lay, exchange and move them."""

from __future__ import annotations

from montjoie.games.figurines.events import (
    AttachedDiscarded,
    AttachedMoved,
    AttachmentsChanged,
    CardFetched,
    CardsDiscarded,
)
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.nights_watch.vows import NOBODY, capacity, carried, takers
from montjoie.games.figurines.factions.piles import Looking, Shuffling
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import cards
from montjoie.games.figurines.powers.causes import authority, because
from montjoie.games.figurines.state import SHORT, G
from montjoie.games.figurines.timing import Ability, Card, Effect
from montjoie.kernel import Ordering, Question, Step, ask

WATCH = "nights_watch"


def vows_in(g: G, pile: tuple[str, ...]) -> tuple[str, ...]:
    """The Vows among some cards, each once."""
    return tuple(card for card in dict.fromkeys(pile) if g.content.cards[card].vow)


def swear_from_deck(g: G, player: str, card: str, unit: str) -> None:
    """A Vow from the deck is shown and laid with a unit."""
    why, rule = because(g), authority(g, "FIG-CMD-05")
    g.emit(CardFetched(player, (card,), "deck", why), rule)
    g.emit(CardsDiscarded(player, (card,), why), rule)
    cards.attach(g, player, card, unit, vow=True)


def beginning(use: Effect, g: G) -> bool:
    """The first round, room for a Vow, and a deck to look at."""
    room = len(carried(g, use.source)) < capacity(g, use.source)
    return g.state.course.round == 1 and room and bool(g.state.decks[use.owner].cards)


brothers = whom.who(  # infantry of the Watch
    lambda use, g, unit: effects.is_type(g, unit, "infantry") and effects.of_faction(g, unit, WATCH)
)


class WatchBegins(Shuffling, Looking, Ability, frozen=True):
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


class OathOfTheBlack(Ability, frozen=True):
    """Oath of the Black: when the unit is activated an attached Vow may be exchanged for one from the discard
    pile."""

    of = "oath_of_the_black"
    needs = (when.own,)

    def targets(self, g: G) -> tuple[str, ...]:
        """`NAME/CARD`: which goes, which comes."""
        pile = vows_in(g, g.state.players[self.owner].discard)
        own = (name for name in carried(g, self.source) if g.state.attached[name].owner == self.owner)
        return tuple(f"{name}/{card}" for name in own for card in pile)

    def work(self, g: G) -> None:
        name, _, card = self.target.partition("/")
        row = g.state.attached[name]
        g.emit(AttachedDiscarded(name, row.card, row.owner, row.unit, cause=self.of))
        cards.attach(g, self.owner, card, self.source, vow=True)


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
        g.emit(AttachmentsChanged(self.moment.unit, lost.attachments, left, self.of))
        g.emit(AttachmentsChanged(self.target, (*own.attachments, name), own.fallen, self.of))

    @ask
    def line_up(self, g: G) -> Question | None:
        row = g.state.units[self.target]
        if len(row.attachments) < 2:
            return None
        return Question(row.owner, LineUp(row.attachments, self.target), "FIG-ATC-05")

    @line_up.chosen
    def lined_up(self, g: G, seat: str, order: list[str]) -> None:
        fallen = g.state.units[self.target].fallen
        g.emit(AttachmentsChanged(self.target, tuple(order), fallen, self.of), "FIG-ATC-05")


class WatchIsEnded(Card, frozen=True):
    """And Now His Watch Is Ended: when a friendly unit of the Watch is destroyed one of its Vows goes to
    another friendly unit, which may make a free Attack, Maneuver or March."""

    of = "and_now_his_watch_is_ended"
    needs = (when.friend, when.of_faction(WATCH))

    def targets(self, g: G) -> tuple[str, ...]:
        """`NAME/UNIT`: which Vow, who takes it."""
        heirs = [unit for unit in takers(g, self.owner) if unit != self.moment.unit]
        return tuple(f"{name}/{unit}" for name in carried(g, self.moment.unit) for unit in heirs)

    def work(self, g: G) -> None:
        name, _, unit = self.target.partition("/")
        row = g.state.attached[name]
        g.emit(AttachedMoved(name, unit, row.card, row.unit, self.of))
        effects.free(g, unit, "attack", "maneuver", "march")
