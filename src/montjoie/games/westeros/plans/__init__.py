"""The special rules of battle plans (WES-GEN-04): one file a rule, and here the moments they speak at.

A plan is data (WES-GEN-05): its rules are entries of its file with all their numbers and hexes, and
what an entry of a kind does at each moment is looked up in the tables below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from montjoie.games.westeros.content.special_rules import (
    Captive,
    Catapults,
    HiddenArchers,
    Prisoner,
    Ramparts,
    StrategyTokens,
    UnitsHaveKeyword,
)
from montjoie.games.westeros.field import special_rules
from montjoie.games.westeros.plans import (
    archers,
    captive,
    catapults,
    prisoner,
    ramparts,
    scoring,
    strategy,
    torches,
)
from montjoie.games.westeros.state import G
from montjoie.kernel import Part

Table = dict[type[Any], Callable[..., None]]

PREPARE: Table = {
    StrategyTokens: strategy.prepare,
    Captive: captive.prepare,
    HiddenArchers: archers.prepare,
    Ramparts: ramparts.prepare,
    Catapults: catapults.prepare,
    Prisoner: prisoner.prepare,
}
ENTERED: Table = {
    HiddenArchers: archers.entered,
    Catapults: catapults.entered,
    Prisoner: prisoner.entered,
}
ACTIVATED: Table = {Prisoner: prisoner.activated}
TURN_ENDED: Table = {
    StrategyTokens: strategy.turn_ended,
    Captive: captive.turn_ended,
    Prisoner: prisoner.turn_ended,
}
PASSES_DONE: Table = {HiddenArchers: archers.passes_done}


def _speak(g: G, table: Table, *facts: Any) -> None:
    """One rule after the other, until one of them ends the battle (WES-VIC-05)."""
    for rule in special_rules(g):
        if g.result is None and (speaks := table.get(type(rule))):
            speaks(g, rule, *facts)


def prepare(g: G) -> None:
    """Before the first round: tokens are laid, secrets chosen, ramparts shot at."""
    _speak(g, PREPARE)


def entered(g: G, unit: str, hex: str) -> None:
    """A unit has come to a hex: the end of a move, advance or pursuit, or a step of a retreat."""
    _speak(g, ENTERED, unit, hex)


def activated(g: G, unit: str) -> None:
    """A unit has been activated and has not moved yet."""
    _speak(g, ACTIVATED, unit)


def turn_ended(g: G, house: str) -> None:
    """The turn of a House ends."""
    _speak(g, TURN_ENDED, house)


def passes_done(g: G) -> None:
    """Both players have passed; the regroup phase has not begun."""
    _speak(g, PASSES_DONE)


def burnt(g: G, hex: str, lost: str) -> None:
    """Fire has ruined the terrain of a hex, or the token on it."""
    scoring.burnt(g, lost)


def score(g: G, when: str) -> None:
    """At the end of a round or of the battle: what only special rules count."""
    scoring.score(g, when)


def granted(g: G, unit: str, keyword: str) -> Iterator[Part]:
    """The keywords that the plan gives a unit all battle long."""
    for rule in special_rules(g):
        if isinstance(rule, UnitsHaveKeyword) and torches.lit(g, rule, unit, keyword):
            yield Part(1, "WES-GEN-04", g.state.course.plan)
