"""Playing out cards of a Neutral army: player a has it, player b has House Stark; see `wilds`."""

from __future__ import annotations

from typing import Any

from montjoie.kernel import Step
from montjoie.kernel.match import Match
from tests.games.figurines.factions import wilds
from tests.games.figurines.factions.wilds import FAR, made

RAMSAY, ROOSE = "ramsay_snow_the_bastard_of_bolton", "roose_bolton_lord_of_the_dreadfort"
BLACK = "bolton_blackguards"
TACTICS: dict[str, Any] = {"ncus": {"n": "petyr_baelish tactics"}}


def play(step: Step, units: dict[str, str], *hand: str, **board: Any) -> Match:
    """Player a has a Neutral army."""
    return wilds.play(step, units, *hand, faction="neutral", **board)


def turn(units: dict[str, str], *hand: str, **board: Any) -> Match:
    """The start of a turn."""
    return wilds.turn(units, *hand, faction="neutral", **board)


def strike(units: dict[str, str], *hand: str, attacker: str = "x", led: str = "", **board: Any) -> Match:
    """One of a duel attacks the other."""
    return play(made(units, attacker), units | FAR, *hand, led=led, **board)
