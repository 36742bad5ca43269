"""Attacks and what they cost."""

from __future__ import annotations

from montjoie.games.westeros.state import (
    Field,
)
from montjoie.kernel import Notice, PublicEvent, change


class AttackDeclared(Notice, frozen=True):
    """A unit attacks; `mode`: normal, extra, counter, parting or dogs."""

    attacker: str
    target: str
    mode: str
    dice: int
    rule = "WES-CBT-04"


class DogsLoosed(Notice, frozen=True):
    """A unit looses its war dogs at a target."""

    attacker: str
    target: str
    rule = "WES-KEY-30"


class DiceRolled(Notice, frozen=True):
    """Dice were rolled."""

    house: str
    symbols: tuple[str, ...]
    purpose: str = "attack"
    rule = "WES-CBT-04"


class AttackResolved(Notice, frozen=True):
    """The hits and morale results of an attack, after cover, toughness and abilities."""

    attacker: str
    target: str
    hits: int
    cancelled: int
    retreats: int
    rule = "WES-CBT-15"


class MoraleIgnored(Notice, frozen=True):
    """A unit ignores morale results of an attack: stalwart, or by an effect."""

    unit: str
    house: str
    results: int
    rule = "WES-KEY-70"


class FiguresLost(PublicEvent, frozen=True):
    """A unit loses figures."""

    unit: str
    house: str
    figures: int
    rule = "WES-UNI-03"

    def apply(self, state: Field) -> None:
        """The banner bearer goes last."""
        change(state.units, self.unit, figures=state.units[self.unit].figures - self.figures)


class CommanderCaptured(PublicEvent, frozen=True):
    """The commander of an eliminated unit is captured by a House."""

    commander: str
    house: str
    rule = "WES-CAP-05"

    def apply(self, state: Field) -> None:
        """The captor keeps the figure; the card is out of play, its tokens wait for the next refresh
        (WES-RUL-25)."""
        change(state.sides, self.house, captured=(*state.sides[self.house].captured, self.commander))
        change(state.commanders, self.commander, unit="")
