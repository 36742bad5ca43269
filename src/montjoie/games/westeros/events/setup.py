"""Set-up: Houses, decks, units, ground, tokens."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from montjoie.games.westeros.state import Commander, Deck, Field, G, Ground, Token, Unit, token_face
from montjoie.kernel import (
    Event,
    Its,
    Notice,
    PublicEvent,
    change,
    changes,
    counted,
    places,
    removes,
    unfolded,
)


class BattleOpened(Notice, frozen=True):
    """A battle plan is laid out, or a skirmish agreed on: how long it lasts, who holds the momentum token if
    that is settled, what wins."""

    plan: str
    rounds: int
    momentum: str
    victory: str  # "PLAN.victory", whose text the words know
    rule = "WES-GEN-04"
    heads = True


class ArmyDrawnUp(Notice, frozen=True):
    """The army of a House as the plan places it, or `more` of it: the hex of each unit."""

    house: str
    edge: str
    units: dict[str, str]
    more: bool = False
    rule = "WES-SET-09"


class HousesSettled(PublicEvent, frozen=True):
    """Each seat has its House."""

    houses: dict[str, str]
    rule = "WES-SET-01"

    def apply(self, state: Field) -> None:
        """The player sits down at his edge."""
        for seat, house in self.houses.items():
            change(state.sides, house, seat=seat)


class DeckShuffled(Event, frozen=True):
    """A command deck is shuffled and lies face down; the discard pile it came from is gone."""

    house: str
    cards: tuple[str, ...]
    rule = "WES-DCK-04"
    audience = counted(cards="size")

    def apply(self, state: Field) -> None:
        """A new deck."""
        state.decks[self.house] = Deck(self.house, self.cards)
        change(state.sides, self.house, discard=())


def _with_leader(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: the unit, and whether a commander leads it."""
    return unfolded(g, event, seat) | {"led": bool(event.row.commander)}


class UnitPlaced(Event, frozen=True):
    """A unit is formed and placed; a commander unit brings its commander card."""

    unit: str
    row: Unit
    rule = "WES-SET-09"
    audience = _with_leader

    def apply(self, state: Field) -> None:
        """On the battlefield."""
        state.units[self.unit] = self.row
        if self.row.commander:
            state.commanders[self.row.commander] = Commander(self.row.house, self.unit)


class GroundLaid(Event, frozen=True):
    """Terrain is laid in a hex by a House."""

    hex: str
    row: Ground
    house: str
    rule = "WES-SET-02"
    writes = places("ground.hex")
    audience = unfolded


def _face_only_for_owner(g: G, event: Any, seat: str | None) -> Any:
    told = asdict(token_face(g, event.row, seat))
    return {"token": event.token, **told, "shown": bool(told.get("face"))}


class TokenPlaced(Event, frozen=True):
    """A token of the plan is placed, turned or moved."""

    token: str
    row: Token
    rule = "WES-GEN-04"
    writes = places("tokens.token")
    audience = _face_only_for_owner


class TokenRemoved(PublicEvent, frozen=True):
    """A token of the plan leaves the board: archers driven away or a captive taken by a unit, a dummy or a
    decoy that was turned up."""

    token: str
    kind: str
    hex: str = ""
    unit: str = ""
    rule = "WES-GEN-04"
    writes = removes("tokens.token")


class MomentumTaken(PublicEvent, frozen=True):
    """A player takes the momentum token."""

    house: str
    rule = "WES-SET-12"
    writes = changes("course", momentum=Its("house"))
