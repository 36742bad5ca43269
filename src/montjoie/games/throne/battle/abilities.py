"""The texts of house cards: when each is worked, and how one that asks is asked (THR-HCD-03).

What a text does is code of `house_cards`, joined here by the ability's id. Texts that change a sum
are functions giving parts of it; texts worked at a moment of the battle are steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, TypeAlias

from montjoie.games.throne.battle.support import SIDES, Fight, opponent
from montjoie.games.throne.content import Card
from montjoie.games.throne.content.base import Timing
from montjoie.games.throne.events import AbilityWorked
from montjoie.games.throne.seating import to
from montjoie.games.throne.state import Army, G
from montjoie.kernel import OneOf, Part, PublicStep, Question, Step, ask

NOTHING = "none"  # the answer of a player who declines


class Ability(PublicStep, frozen=True):
    """A text that is worked at a moment of the battle."""

    side: str  # whose card it is
    rule: ClassVar[str]

    def fight(self, g: G) -> Fight:
        """The battle it belongs to."""
        fight: Fight = g.running(Fight)
        return fight

    def house(self, g: G) -> str:
        """The house that played the card."""
        return self.fight(g).house(self.side)

    def foe(self, g: G) -> str:
        """The house it was played against."""
        return self.fight(g).house(opponent(self.side))

    def told(self, g: G) -> None:
        """Say that the text takes effect."""
        g.emit(AbilityWorked(self.house(g), self.fight(g).cards[self.side]), self.rule)


class ChoosingAbility(Ability, frozen=True):
    """A text whose owner chooses what it touches, and may decline where the card says "may"."""

    space: ClassVar[type[OneOf]]
    stages = ("see", "choose")

    def options(self, g: G) -> tuple[str, ...]:
        """What the text may touch."""
        raise NotImplementedError  # pragma: no cover

    def work(self, g: G, choice: str) -> None:
        """What it does to the thing chosen."""
        raise NotImplementedError  # pragma: no cover

    def may(self, g: G) -> bool:
        """Whether the owner may decline."""
        return g.content.cards[self.fight(g).cards[self.side]].optional

    def see(self, g: G) -> Step | None:
        """Without a choice there is no question: nothing to touch, or one thing that must be touched."""
        options = self.options(g)
        if len(options) > 1 or (options and self.may(g)):
            return None
        for only in options:
            self.told(g)
            self.work(g, only)
        return self.done()

    @ask
    def choose(self, g: G) -> Question:
        """The owner of the card decides."""
        declined = (NOTHING,) if self.may(g) else ()
        return to(g, self.house(g), self.space(self.options(g) + declined), self.rule)

    @choose.chosen
    def chosen(self, g: G, seat: str, choice: str) -> None:
        """It happens at once."""
        if choice != NOTHING:
            self.told(g)
            self.work(g, choice)


Counting: TypeAlias = Callable[[G, Fight, str, str, Army], Iterator[Part]]
"""(g, fight, side of the card, side whose strength is summed up, its units) -> parts of the sum"""

COUNTED: dict[str, Counting] = {}
WORKED: dict[str, type[Ability]] = {}


def text(g: G, fight: Fight, side: str) -> Card | None:
    """The card of a side if it has a text that was not cancelled (THR-HCD-17)."""
    name = fight.cards.get(side)
    card = g.content.cards[name] if name and fight.cancelled != side else None
    return card if card and card.ability else None


def work(g: G, fight: Fight, timing: Timing, *sides: str) -> None:
    """Work the texts of one moment (THR-HCD-08); no two cards speak at the same one (THR-RUL-23)."""
    for side in sides or SIDES:
        card = text(g, fight, side)
        if card and card.ability and card.timing == timing:
            g.do(WORKED[card.ability](side=side))


def announce_counted(g: G, fight: Fight) -> None:
    """Tell which texts change a strength, before strengths are compared (THR-HCD-08)."""
    for mine in SIDES:
        card = text(g, fight, mine)
        if card and card.ability in COUNTED:
            count = COUNTED[card.ability]
            parts = (part for side in SIDES for part in count(g, fight, mine, side, fight.army(g, side)))
            if worked := next((part for part in parts if part.value), None):
                g.emit(AbilityWorked(fight.house(mine), card.id), worked.rule)
