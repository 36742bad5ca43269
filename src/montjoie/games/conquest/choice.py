"""Choices and dice that a rule leaves to the owner of a regiment or of a character, by the name of their
source; `on` is whom they are about."""

from __future__ import annotations

from collections.abc import Callable

from montjoie.games.conquest.events import DiceShown
from montjoie.games.conquest.profiles import host, owner_of
from montjoie.games.conquest.state import G
from montjoie.kernel import Dice, OneOf, Register, Step
from montjoie.table import choices as general
from montjoie.table.dice import Throw

YES, NO = "yes", "no"
choices = general.Choices()
rolls: Register[Callable[[G, str, str, tuple[int, ...]], None]] = Register()
"""What follows from dice, of (g, who, on, their faces)."""


class Choice(general.Choice, frozen=True):
    """One choice of the owner of a regiment or of a character."""

    who: str

    def chooser(self, g: G) -> str:
        return owner_of(g, self.who)


class ChooseFor(OneOf, frozen=True, kw_only=True):
    """What a rule, spell, item or draw event leaves to the owner of a unit."""

    unit: str
    source: str


class Decide(Choice, frozen=True):
    """A choice of a source (CON-ACT-09)."""

    source: str
    on: str = ""
    rule = "CON-ACT-09"

    def offered(self, g: G) -> ChooseFor:
        found = choices[self.source].offered(g, self.who, self.on)
        return ChooseFor(found, unit=self.who, source=self.source)

    def taken(self, g: G, answer: str) -> None:
        choices[self.source].taken(g, self.who, self.on, answer)


def decides(source: str, his: bool = False) -> Callable[..., Step]:
    """The choice that a source brings to who has it (`queries`), about his regiment or nobody yet."""
    return lambda g, holder, who, *more: Decide(who=who, source=source, on=host(g, who) if his else "")


class Roll(Throw, frozen=True):
    """The dice of a source (CON-DIC-01)."""

    who: str
    source: str
    on: str = ""
    number: int = 1

    def cast(self, g: G) -> Dice:
        return Dice(self.number)

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        g.emit(DiceShown(self.who, self.source, faces))
        rolls[self.source](g, self.who, self.on, faces)
