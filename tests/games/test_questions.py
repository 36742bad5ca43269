"""Questions are cheap: no odds are counted while one is described, in any game."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

import montjoie
from montjoie import Match
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.melee import MeleeAttack
from montjoie.games.westeros.activation import Activate
from tests.games.figurines import given as figurines
from tests.games.westeros import given as westeros

ODDS = re.compile(r"montjoie\.(table\.chances|games\.\w+\.(odds|telling\.(odds|exchange)))\b")
COSTLY = re.compile(r"montjoie\.games\.figurines\..*\bway$")  # charges are tried out on the table
ANSWERS = 250  # of a random game that are looked at


def called(run: Callable[[], Any]) -> set[str]:
    """The modules in which something was called."""
    modules: set[str] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            modules.add(str(frame.f_globals.get("__name__")))

    sys.setprofile(note)
    try:
        run()
    finally:
        sys.setprofile(None)
    return modules


def counting(match: Match) -> set[str]:
    """The modules of odds that the questions of a match, and the views of all, make use of."""
    found: set[str] = set()
    for seat, decision in match.decisions.items():
        modules = called(lambda: (decision.describe(), match.view(seat)))  # noqa: B023
        found |= {module for module in modules if ODDS.match(module)}
    return found


@pytest.mark.parametrize(
    ("game", "seats"), [("throne", 5), ("westeros", 2), ("figurines", 2), ("conquest", 2)]
)
def test_no_question_and_no_view_of_a_random_game_counts_odds(game: str, seats: int) -> None:
    match, rng = montjoie.start(game, seats, seed=4), random.Random(4)
    for _ in range(ANSWERS):
        if match.over:
            break
        assert not counting(match)
        for seat, decision in list(match.decisions.items()):
            match.submit(seat, decision.sample(rng))


AHEAD = {
    "a": "stark_sworn_swords 24,10",
    "g": "lannister_guardsmen 24,22.8 @180 owner=b",
    "h": "lannister_guardsmen 17,22.8 @180 owner=b",
}
BOTH_SIDES = {
    "a": "stark_sworn_swords 24,10",
    "g": "lannister_guardsmen 24,14.8 @180 owner=b",
    "h": "lannister_guardsmen 24,5.2 owner=b",
}
FURY = "attack-stark_fury_attack/g"


def whom_to_attack() -> Match:
    given = {"a": "host blue 5,5", "t": "guards green 5,6"}
    match = westeros.at(Activate(house="stark", units=("a",)), given)
    match.submit("stark", "done")
    return match


@pytest.mark.parametrize(
    ("pose", "kind", "answer"),
    [
        (lambda: figurines.at(Charge(unit="a"), AHEAD), "figurines.charge_target", "g"),
        (lambda: figurines.at(MeleeAttack(unit="a"), BOTH_SIDES), "figurines.choose_attack", FURY),
        (whom_to_attack, "westeros.choose_attack", {"a": "t"}),
    ],
)
def test_odds_are_counted_when_they_are_asked_for(pose: Callable[[], Match], kind: str, answer: Any) -> None:
    match = pose()
    ((seat, decision),) = match.decisions.items()
    assert decision.kind == kind
    assert not counting(match)
    assert not any(COSTLY.match(module) for module in called(decision.describe))
    assert any(ODDS.match(module) for module in called(lambda: match.odds(seat, answer)))
