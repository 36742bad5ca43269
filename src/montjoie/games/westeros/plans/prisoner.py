"""A prisoner to free: where he is kept is the guard's secret (WES-GEN-04)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import board, occupants
from montjoie.games.westeros.content.special_rules import Prisoner
from montjoie.games.westeros.events import (
    PrisonerFreed,
    TokenCarried,
    TokenPlaced,
    TokenRemoved,
    TokenTurnedUp,
)
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G, Token
from montjoie.games.westeros.timing import occasions, turn
from montjoie.kernel import OneOf, PublicStep, Question, ask

KIND, DUMMY = "prisoner", "dummy"
CARRY, LEAVE = "carry", "leave"


# Hiding him.


class HidePrisoner(OneOf, frozen=True):
    """The guard chooses in secret on which of the two hexes the prisoner is; the dummy goes to the other."""


@occasions.prepared.of(Prisoner)
def prepare(g: G, rule: Prisoner) -> None:
    """Before round 1 the two tokens are put face down."""
    g.do(LayPrisonerTokens(house=rule.guard, hexes=rule.hexes))


class LayPrisonerTokens(PublicStep, frozen=True):
    """The true token and the dummy are put face down (WES-GEN-04)."""

    house: str
    hexes: tuple[str, str]
    stages = ("hide",)

    @ask
    def hide(self, g: G) -> Question:
        """Only the guard knows."""
        return to(g, self.house, HidePrisoner(self.hexes), "WES-GEN-04")

    @hide.chosen
    def hidden(self, g: G, seat: str, answer: str) -> None:
        """Face down, both alike."""
        for number, hex in enumerate(self.hexes, 1):
            face = KIND if hex == answer else DUMMY
            g.emit(TokenPlaced(f"{KIND}_{number}", Token(KIND, hex, face, self.house, face_up=False)))


def tokens(g: G) -> dict[str, Token]:
    """The tokens that are, or may be, the prisoner."""
    return {name: token for name, token in g.state.tokens.items() if token.kind == KIND}


@occasions.turn_ended.of(Prisoner)
def turn_ended(g: G, rule: Prisoner, house: str) -> None:
    """A unit of the rescuer that ends its own turn on a token turns both up (WES-RUL-75), and the dummy is
    removed; units of the guard may stand there without effect."""
    hidden = {name: token for name, token in tokens(g).items() if not token.face_up}
    if house != rule.rescuer or not hidden:
        return
    own = {hex for hex, unit in occupants(g).items() if g.state.units[unit].house == house}
    if any(token.hex in own for token in hidden.values()):
        for name, token in hidden.items():
            g.emit(TokenTurnedUp(name, KIND, token.hex, token.face))
            if token.face == DUMMY:
                g.emit(TokenRemoved(name, DUMMY, token.hex))


# Carrying him off.


class CarryPrisoner(OneOf, frozen=True):
    """The rescuer: whether the unit just activated takes the prisoner along, or leaves him (WES-GEN-04)."""


@occasions.activated.of(Prisoner)
def activated(g: G, rule: Prisoner, unit: str) -> None:
    """A unit of the rescuer that began its turn where he is may take him along, also where his last bearer
    fell (WES-RUL-79)."""
    row = g.state.units[unit]
    for name, token in tokens(g).items():
        free = token.face_up and token.carrier not in g.state.units
        if free and token.hex == row.hex and row.house == rule.rescuer and not turn.moved(g, unit):
            g.do(TakeAlong(unit=unit, token=name))


class TakeAlong(PublicStep, frozen=True):
    """A unit may take the prisoner along (WES-GEN-04)."""

    unit: str
    token: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question:
        """WES-GEN-07: it may."""
        house = g.state.units[self.unit].house
        return to(g, house, CarryPrisoner((CARRY, LEAVE)), "WES-GEN-04")

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str) -> None:
        """From now on he goes where the unit goes."""
        if answer == CARRY:
            g.emit(TokenCarried(self.token, KIND, self.unit, g.state.units[self.unit].hex))


@occasions.entered.of(Prisoner)
def entered(g: G, rule: Prisoner, unit: str, hex: str) -> None:
    """He goes with the unit that carries him, in retreats too; in the safe rows he is free for good. If
    the unit is eliminated he stays in the hex where it was (WES-RUL-79)."""
    for name, token in tokens(g).items():
        if token.carrier == unit:
            g.emit(TokenCarried(name, KIND, unit, hex))
            if rule.safe_rows[0] <= board(g).row[hex] <= rule.safe_rows[1]:
                g.emit(PrisonerFreed(name, unit, hex))
