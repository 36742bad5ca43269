"""Units: activated, moved, engaged."""

from __future__ import annotations

from montjoie.games.westeros.state import (
    Field,
)
from montjoie.kernel import PublicEvent, change


def _part(field: Field, unit: str) -> None:
    """Take the engagement token of a unit away, from its partner too."""
    there = field.units.get(unit)
    if there and there.partner:
        for name in (unit, there.partner):
            if name in field.units:
                change(field.units, name, partner="", token="")


class UnitsActivated(PublicEvent, frozen=True):
    """Units are activated and become spent (WES-RUL-12)."""

    house: str
    units: tuple[str, ...]
    rule = "WES-ACT-01"

    def apply(self, state: Field) -> None:
        """Spent from the activation on."""
        for unit in self.units:
            change(state.units, unit, spent=True)


class UnitMoved(PublicEvent, frozen=True):
    """A unit moves along a path; `how`: move, retreat, advancing or pursuit."""

    unit: str
    house: str
    path: tuple[str, ...]
    how: str = "move"
    rule = "WES-MOV-04"

    def apply(self, state: Field) -> None:
        """It stands in the last hex; an engagement does not go with it."""
        _part(state, self.unit)
        change(state.units, self.unit, hex=self.path[-1])


class Engaged(PublicEvent, frozen=True):
    """An engagement token of a House lies between two units."""

    unit: str
    target: str
    house: str
    rule = "WES-ENG-03"

    def apply(self, state: Field) -> None:
        """Each is the other's partner."""
        change(state.units, self.unit, partner=self.target, token=self.house)
        change(state.units, self.target, partner=self.unit, token=self.house)


class EngagementBroken(PublicEvent, frozen=True):
    """An engagement token is removed."""

    unit: str
    partner: str
    rule = "WES-ENG-10"

    def apply(self, state: Field) -> None:
        """Both are free."""
        _part(state, self.unit)


class UnitEliminated(PublicEvent, frozen=True):
    """A unit leaves the board."""

    unit: str
    house: str
    rank: str
    rule = "WES-UNI-04"

    def apply(self, state: Field) -> None:
        """Its engagement is gone too (WES-CBT-25)."""
        _part(state, self.unit)
        del state.units[self.unit]


class BannersSwapped(PublicEvent, frozen=True):
    """Two units exchange banner bearers: ranks, commanders, and what the banners show, ready or spent, change
    places (WES-RUL-83)."""

    unit: str
    other: str
    rule = "WES-COM-03"

    def apply(self, state: Field) -> None:
        """The commander now leads the other unit."""
        one, two = state.units[self.unit], state.units[self.other]
        change(state.units, self.unit, rank=two.rank, commander=two.commander, spent=two.spent)
        change(state.units, self.other, rank=one.rank, commander=one.commander, spent=one.spent)
        for name, commander in list(state.commanders.items()):
            if commander.unit in (self.unit, self.other):
                moved = self.other if commander.unit == self.unit else self.unit
                change(state.commanders, name, unit=moved)
