"""Chapters 2.3 and 2.5: the command stacks are built in secret; the players draw in turn, and what they name
acts (CON-CMD, CON-ACT)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from montjoie.games.conquest.activation import Activation, Alternating
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.events import CardDrawn, CardWasted, StackBuilt
from montjoie.games.conquest.profiles import answers, things
from montjoie.games.conquest.queries import BEFORE_DRAW, CARDS
from montjoie.games.conquest.regiments.field import opponent
from montjoie.games.conquest.state import G
from montjoie.kernel import OneOf, Ordering, PublicStep, Question, Register, Step, ask, ask_all

ACTING = ("table", "garrison", "arriving")


def cards(g: G, seat: str) -> tuple[str, ...]:
    """The command cards a player stacks: a card with the profile name for each regiment on the battlefield or
    arriving, and for each character with one (CON-CRD-01, CON-CMD-01, CON-CMD-02)."""
    rows = g.state.regiments
    own = [row.entry for row in rows.values() if row.owner == seat and row.where in ACTING]
    leading = [
        one.entry
        for one in g.state.characters.values()
        if one.owner == seat and not one.lost and one.regiment and rows[one.regiment].where in ACTING
    ]
    return (*leading, *own)


class OrderStack(Ordering, frozen=True):
    """A player orders his command cards, the first to act on top; nobody else sees them (CON-CMD-01)."""


class CommandPhase(PublicStep, frozen=True):
    """Command Phase: both build their stacks at once and in secret (CON-CMD-01)."""

    stages = ("build",)

    @ask_all
    def build(self, g: G) -> list[Question]:
        """CON-CMD-01: all the cards, in any order."""
        own = {seat: cards(g, seat) for seat in g.seats}
        return [Question(seat, OrderStack(given), "CON-CMD-01") for seat, given in own.items() if given]

    @build.chosen
    def built(self, g: G, answers: dict[str, list[str]]) -> None:
        """CON-CMD-02: face down, each sees his own."""
        for seat in g.seats:
            g.emit(StackBuilt(seat, tuple(answers.get(seat, ()))))


def matching(g: G, seat: str, card: str) -> tuple[str, ...]:
    """The regiments or characters of that profile name that may still be activated this round
    (CON-ACT-02)."""
    rows = g.state.regiments
    own = [
        name
        for name, row in rows.items()
        if (row.owner, row.entry) == (seat, card) and row.where in ACTING and not row.memory.activated
    ]
    leading = [
        name
        for name, one in g.state.characters.items()
        if (one.owner, one.entry) == (seat, card) and not one.lost and not one.activated
    ]
    return (*own, *leading)


class ActionPhase(Alternating, frozen=True):
    """Action Phase: the players draw in turn until both stacks are empty (CON-ACT-01)."""

    up: str = ""
    gone: tuple[str, ...] = ()  # who has had a go
    stages = ("turn",)

    def turn(self, g: G) -> Step | None:
        """CON-ACT-01: who has cards left goes on alone. Whose regiment fell as it was named draws again
        (CON-SPR-02)."""
        up = self.up or g.state.course.first
        if self.again:
            up = opponent(g, up)
        other = opponent(g, up)
        left = {seat: bool(g.state.stacks[seat].cards) for seat in g.seats}
        if not any(left.values()):
            return None
        seat = up if left[up] else other
        first = seat not in self.gone and g.state.players[seat].warlord
        more = sum(answers(g, CARDS, first)) if first else 0
        g.do(*before_draw(g, seat))
        for _ in range(1 + more):
            g.do(Draw(seat=seat, alone=more > 0))
        return self.goto("turn", up=opponent(g, seat), gone=(*self.gone, seat), again=False)


def before_draw(g: G, seat: str) -> Iterator[Step]:
    """What characters on the battlefield do before a card is drawn."""
    for name, one in g.state.characters.items():
        there = one.owner == seat and not one.lost and g.state.regiments[one.regiment].where in ACTING[:2]
        if there and any(thing in BEFORE_DRAW.held for thing in things(g, name)):
            yield from answers(g, BEFORE_DRAW, name)


class NameUnit(OneOf, frozen=True):
    """Which regiment or character of the card's name acts (CON-ACT-02)."""


class Draw(PublicStep, frozen=True):
    """A card is drawn, and one of its name is activated (CON-ACT-02, CON-ACT-03)."""

    seat: str
    card: str = ""
    gift: str = ""  # what a regiment is given that is named by it
    alone: bool = False  # a character named by it draws no further card
    stages = ("draw", "name")

    def draw(self, g: G) -> Step:
        """CON-ACT-03: a card that nothing answers to is replaced by the next."""
        stack = g.state.stacks[self.seat].cards
        if not stack:
            return self.done()
        g.emit(CardDrawn(self.seat, stack[0]))
        found = matching(g, self.seat, stack[0])
        if not found:
            g.emit(CardWasted(self.seat, stack[0]))
            return self.goto("draw")
        if len(found) == 1:
            activate(g, found[0], self.gift, self.alone)
            return self.done()
        return self.but(card=stack[0])

    @ask
    def name(self, g: G) -> Question:
        """CON-ACT-02: any of them."""
        return Question(self.seat, NameUnit(matching(g, self.seat, self.card)), "CON-ACT-02")

    @name.chosen
    def is_named(self, g: G, seat: str, unit: str) -> None:
        activate(g, unit, self.gift, self.alone)


boons: Register[Callable[[G, str, str], None]] = Register()
"""What a regiment is given that an ability names by drawing its card."""


def activate(g: G, unit: str, gift: str = "", alone: bool = False) -> None:
    """A regiment's or a character's whole activation comes next, a regiment's with a gift (CON-RUL-110)."""
    if unit not in g.state.regiments:
        g.do(CharacterActivation(character=unit, alone=alone))
        return
    if gift:
        boons[gift](g, unit, gift)
    g.do(Activation(regiment=unit))
