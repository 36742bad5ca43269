"""Units: activated, moved, engaged."""

from __future__ import annotations

from montjoie.games.westeros.events.telling import adding, unless, with_figure
from montjoie.games.westeros.state import Field
from montjoie.kernel import Notice, PublicEvent, change


def _part(field: Field, unit: str) -> None:
    """Take the engagement token of a unit away, from its partner too."""
    there = field.units.get(unit)
    if there and there.partner:
        for name in (unit, there.partner):
            if name in field.units:
                change(field.units, name, partner="", token="")


class UnitsActivated(PublicEvent, frozen=True):
    """Units are activated and become spent (WES-RUL-12); that of an order token was told with it."""

    house: str
    units: tuple[str, ...]
    by_token: bool = False
    rule = "WES-ACT-01"
    audience = unless("by_token")

    def apply(self, state: Field) -> None:
        """Spent from the activation on."""
        for unit in self.units:
            change(state.units, unit, spent=True)


class UnitsIdle(Notice, frozen=True):
    """Activated units neither move nor attack (WES-ACT-02)."""

    house: str
    units: tuple[str, ...]
    rule = "WES-ACT-02"


class UnitMoved(PublicEvent, frozen=True):
    """A unit moves along a path; `how`: move, retreat, advancing or pursuit. `ground` is what lies where it
    ends, unless that is open plains."""

    unit: str
    house: str
    path: tuple[str, ...]
    how: str = "move"
    start: str = ""
    ground: str = ""
    rule = "WES-MOV-04"
    audience = adding(
        goal=lambda event: event.path[-1],
        hexes=lambda event: len(event.path),
        back=lambda event: event.path[-1] == event.start,
    )

    def apply(self, state: Field) -> None:
        """It stands in the last hex; an engagement does not go with it."""
        _part(state, self.unit)
        change(state.units, self.unit, hex=self.path[-1])


class Engaged(PublicEvent, frozen=True):
    """An engagement token of a House lies between two units, `instead` of the enemy's."""

    unit: str
    target: str
    house: str
    instead: bool = False
    rule = "WES-ENG-03"

    def apply(self, state: Field) -> None:
        """Each is the other's partner."""
        change(state.units, self.unit, partner=self.target, token=self.house)
        change(state.units, self.target, partner=self.unit, token=self.house)


class EngagementBroken(PublicEvent, frozen=True):
    """An engagement token is removed; `how`: the unit leaves, it turns against another, or a card did it."""

    unit: str
    partner: str
    how: str = "leave"
    rule = "WES-ENG-10"

    def apply(self, state: Field) -> None:
        """Both are free."""
        _part(state, self.unit)


class PartingSpared(Notice, frozen=True):
    """A unit lets the one that breaks away go without a parting attack."""

    unit: str
    partner: str
    rule = "WES-PAR-02"


class UnitEliminated(PublicEvent, frozen=True):
    """A unit leaves the board; `cause`: an attack, a retreat, fire, the bridge below it, a catapult."""

    unit: str
    house: str
    rank: str
    hex: str = ""
    cause: str = "attack"
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
    commander: str = ""
    rank: str = ""  # of the banner that now stands in the attacked unit
    card: str = ""  # by which that one is called from now on
    rule = "WES-COM-03"
    audience = with_figure

    def apply(self, state: Field) -> None:
        """The commander now leads the other unit."""
        one, two = state.units[self.unit], state.units[self.other]
        change(state.units, self.unit, rank=two.rank, commander=two.commander, spent=two.spent)
        change(state.units, self.other, rank=one.rank, commander=one.commander, spent=one.spent)
        for name, commander in list(state.commanders.items()):
            if commander.unit in (self.unit, self.other):
                moved = self.other if commander.unit == self.unit else self.unit
                change(state.commanders, name, unit=moved)
