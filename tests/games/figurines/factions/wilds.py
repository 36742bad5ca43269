"""Playing out cards of the Free Folk and the Neutrals; see `playing`. Player b has House Stark.

`EAST` and `WEST` stand against the flanks of `y` in a duel, `FAR` keeps both players in the game.
"""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.content import load
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.rounds.turns import ActivationPhase, Turn
from montjoie.kernel import Query, Step
from montjoie.kernel.match import Match
from tests.games.figurines.factions import playing
from tests.games.figurines.factions.playing import PLAIN
from tests.games.figurines.given import engine, field, resume

EAST, WEST = "29.15,24.8 @270", "18.85,24.8 @90"
FAR = {"w": f"{PLAIN} 4,4", "z": f"{PLAIN} 44,44 @180 owner=b"}
APART = {"x": f"{PLAIN} 24,20", "y": f"{PLAIN} 24,28 @180 owner=b"} | FAR  # 3.2" from front to front
MISSES = (1, 1, 1, 1, 1, 1, 1)  # of Stormcrow Mercenaries at full ranks


def play(step: Step, units: dict[str, str], *hand: str, led: str = "", **board: Any) -> Match:
    """A match at that step, the dice waiting, these cards in the hand of player a."""
    faction = board.pop("faction", "free_folk")
    players = {"a": {"faction": faction, "commander": led}, "b": {"faction": "stark"}}
    return playing.play(step, units, **({"players": players, "hands": {"a": hand}} | board))


def turn(units: dict[str, str], *hand: str, player: str = "a", led: str = "", **board: Any) -> Match:
    """The start of a player's turn, these cards in the hand of player a."""
    faction = board.pop("faction", "free_folk")
    players = {"a": {"faction": faction, "commander": led}, "b": {"faction": "stark"}}
    told: dict[str, Any] = {"players": players, "hands": {"a": hand}, "active": player} | board
    return resume(field(units, **told), ActivationPhase(), Turn(player=player), live=False)


def made(units: dict[str, str], attacker: str = "x", defender: str = "", **more: Any) -> Attack:
    """An attack of one on the other, with its first melee attack unless another one is named."""
    card = load().units[units[attacker].split()[0]]
    attack = more.pop("attack", "") or next(each.id for each in card.attacks if each.kind == "melee")
    other = defender or ("y" if attacker == "x" else "x")
    return Attack(attacker=attacker, defender=other, attack=attack, **more)


def strike(units: dict[str, str], *hand: str, attacker: str = "x", led: str = "", **more: Any) -> Match:
    """`x` attacks `y`, or the other way round; `board` is about the table."""
    told = more.pop("board", {})
    return play(made(units, attacker, **more), units | FAR, *hand, led=led, **told)


def tally(query: Query, units: dict[str, str], attacker: str = "x", board: Any = None, **more: Any) -> int:
    """An explained sum of such an attack."""
    return engine(units, **(board or {})).tally(query, made(units, attacker, **more)).total


def morale(unit: str, units: dict[str, str], kind: Any = "morale", **board: Any) -> int:
    """What is added to a test of a unit."""
    return modifiers(engine(units, **board), Test(unit=unit, kind=kind)).total
