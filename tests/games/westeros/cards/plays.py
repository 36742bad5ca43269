"""Turns in which a command card is played: the card, who plays it, and the answers that follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.battlefield.ways import strides
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.state import SYMBOLS
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.units import keywords
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, commander, field, over, resume

ENOUGH = dict.fromkeys(SYMBOLS, 2)
IDLE = ("decline", "done", "stay", "keep", "none", "let_go", "retreat", "go_on")


def turn(house: str, units: Mapping[str, str], card: str = "", **given: Any) -> Match:
    """A turn of a House with this card in hand, asked for its action; what commanders could do at its start
    is declined. Dice are thrown by the test."""
    match = at(PlayerTurn(house=house), units, hands={house: (card,) if card else ()}, live=False, **given)
    if asked(match, "commit_ability"):
        match.submit(house, "decline")
    return match


def play(card: str, leader: str, units: Mapping[str, str], *answers: Any, **given: Any) -> Match:
    """The turn in which a card is played for the commander whose name begins so, and the answers given then;
    dice are thrown by the test. The order tokens of every condition are in the pool unless it is said."""
    house = "stark" if card.startswith("s") else "lannister"
    match = turn(house, units, card, **({"pools": {house: ENOUGH}} | given))
    match.submit(house, {"card": {card: commander(leader)}})
    for answer in answers:
        match.submit(house, answer)
    return match


def rest(match: Match) -> Match:
    """Go on to the end of the turn, with nobody doing more than he must."""
    while not over(match):
        for seat, decision in match.decisions.items():
            idle = next((word for word in IDLE if not decision.problems(word)), None)
            match.submit(seat, idle or next(decision.candidates()))
            break
    return match


def question(match: Match) -> str:
    """What is asked now."""
    return next((d.kind.removeprefix("westeros.") for d in match.decisions.values()), "")


def spent(match: Match) -> set[str]:
    """The units that are spent."""
    return {name for name, unit in board(match).units.items() if unit.spent}


def ready(match: Match) -> set[str]:
    """The units that are ready."""
    return set(board(match).units) - spent(match)


def dice(match: Match, attacker: str, target: str, **how: Any) -> int:
    """The dice an attack would roll now."""
    return attack_dice(match.engine, Strike(attacker=attacker, target=target, **how)).total


def has(match: Match, unit: str, keyword: str) -> bool:
    """Whether a unit has a keyword now."""
    return keywords.has(match.engine, unit, keyword)


def level(match: Match, unit: str, keyword: str) -> int:
    """The number of a unit's keyword now."""
    return keywords.level(match.engine, unit, keyword)


def reach(match: Match, unit: str) -> int:
    """How many hexes a unit may move at most when activated."""
    return strides(match.engine, unit)[1]


def order(house: str, units: dict[str, str], *names: str, **given: Any) -> Match:
    """A player activates these units in his turn."""
    turn = PlayerTurn(house=house, at="close_action")
    return resume(field(units, **given), turn, Activate(house=house, units=names), live=False)


def still(match: Match, house: str) -> Match:
    """Nobody moves."""
    if asked(match, "move_unit"):
        match.submit(house, "done")
    return match
