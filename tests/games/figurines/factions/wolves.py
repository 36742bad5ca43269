"""Playing out Stark cards: player a has House Stark, player b the Lannisters; see `playing`."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.content import load
from montjoie.kernel import Step
from montjoie.kernel.match import Match
from tests.games.figurines import fights
from tests.games.figurines.factions import playing
from tests.games.figurines.factions.playing import PLAIN, go

APART = {"x": f"{PLAIN} 24,20", "y": f"{PLAIN} 24,28 @180 owner=b"}  # 3.2" from front to front


def wolves(commander: str = "", **more: Any) -> dict[str, Any]:
    """The players."""
    return {"a": {"faction": "stark", "commander": commander, **more}, "b": {"faction": "lannister"}}


def play(step: Step, units: dict[str, str], *hand: str, commander: str = "", **board: Any) -> Match:
    """A match at that step, the dice waiting, these cards in the hand of player a."""
    told = {"players": wolves(commander), "hands": {"a": hand}} | board
    return playing.play(step, units, **told)


def strike(
    units: dict[str, str], *hand: str, attacker: str = "x", attack: str = "", board: Any = None, **more: Any
) -> Match:
    """`x` attacks `y`, or the other way round, with its first melee attack or another one."""
    defender = "y" if attacker == "x" else "x"
    card = load().units[units[attacker].split()[0]]
    first = next(each.id for each in card.attacks if each.kind == "melee")
    told = fights.strike(attacker=attacker, defender=defender, attack=attack or first, **more)
    return play(told, units, *hand, **(board or {}))


def charge(
    units: dict[str, str], *hand: str, unit: str = "x", die: int = 6, board: Any = None, **fields: Any
) -> Match:
    """A unit has charged the other and stands against it, whoever is asked next."""
    m = play(Charge(unit=unit, **fields), units, *hand, **(board or {}))
    go(m, [], (die,))
    m.submit(next(iter(m.decisions)), "full")
    return m


def pending(match: Match) -> int:
    """How many dice wait."""
    dice: Any = match.engine.pending_chance
    return dice.count if dice is not None else 0
