"""A captive to take: somebody who waits on a hex for the enemy to come (WES-GEN-04)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import unit_at
from montjoie.games.westeros.content.special_rules import Captive
from montjoie.games.westeros.content.victory import CaptiveTaken
from montjoie.games.westeros.events import TokenPlaced, TokenRemoved
from montjoie.games.westeros.state import G, Token
from montjoie.games.westeros.timing import occasions
from montjoie.games.westeros.victory import scoring

NAME = "captive"


@occasions.prepared.of(Captive)
def prepare(g: G, rule: Captive) -> None:
    """The token lies on its hex from the start (WES-SET-02)."""
    g.emit(TokenPlaced(NAME, Token(NAME, rule.hex)))


@occasions.turn_ended.of(Captive)
def turn_ended(g: G, rule: Captive, house: str) -> None:
    """A unit of the captor that ends its own turn on the hex takes the captive, once (WES-RUL-75)."""
    if house != rule.captor or NAME not in g.state.tokens:
        return
    unit = unit_at(g, rule.hex)
    if unit and g.state.units[unit].house == house:
        g.emit(TokenRemoved(NAME, NAME, rule.hex, unit), "WES-RUL-75")
        scoring.happened(g, CaptiveTaken, "points-captive")
