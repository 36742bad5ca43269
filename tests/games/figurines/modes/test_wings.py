"""Chapter 4.42: Dark Wings, Dark Words (FIG-DWD)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.rounds.turns import Turn
from montjoie.games.figurines.state import OpenMission
from tests.games.figurines.given import answer, asked, at, board, offered, over, roll
from tests.games.figurines.modes.hooks import DWD, SENTINELS, SWORDS, WIN, slay, tell, vp
from tests.games.figurines.modes.test_winter import TOKENS, UNITS
from tests.rule import rule


@rule("FIG-DWD-02", "FIG-DWD-03")
def test_three_missions_lie_open_and_none_is_replaced() -> None:
    match = at(tell("before_deployment"), mode=DWD, live=False)
    naming = [
        list(match.engine.content.missions).index(name) for name in ("hold_that_ground", "the_named_foe")
    ]
    rest = [n for n in range(20) if n not in naming]
    roll(match, *naming, *rest)
    assert set(list(board(match).open_missions)[:2]) == {"hold_that_ground", "the_named_foe"}
    assert len(board(match).open_missions) == 3
    assert not board(match).mission_hands


OPEN = ["two_banners", "stand_fast", "unbroken"]


@rule("FIG-DWD-04", "FIG-RUL-44")
def test_at_the_end_of_each_round_the_first_player_replaces_one_mission_by_the_next() -> None:
    match = at(
        tell("after_check"),
        UNITS,
        mode=DWD,
        round=1,
        open_missions=OPEN,
        mission_deck=["blood_price"],
        first="b",
    )
    assert asked(match, "swap_mission") == "b"
    assert sorted(offered(match)) == sorted(OPEN)
    answer(match, "stand_fast")
    assert sorted(board(match).open_missions) == ["blood_price", "two_banners", "unbroken"]


@rule("FIG-DWD-04")
def test_an_empty_deck_replaces_nothing() -> None:
    assert over(at(tell("after_check"), UNITS, mode=DWD, round=1, open_missions=OPEN))


@rule("FIG-DWD-05", "FIG-RUL-90")
def test_each_player_names_something_for_a_mission_that_wants_it() -> None:
    match = at(
        tell("round_start"), UNITS, mode=DWD, round=2, objectives=TOKENS, open_missions=["the_named_foe"]
    )
    assert asked(match, "name_for_mission") == "a"
    answer(match, "bar")
    assert asked(match, "name_for_mission") == "b"
    answer(match, "own")
    assert board(match).open_missions["the_named_foe"] == OpenMission({"a": "bar", "b": "own"})


@pytest.mark.parametrize(("mode", "at_once"), [(WIN, 2), (DWD, 0)])
@rule("FIG-DWD-08")
def test_spread_misery_waits_for_the_end_of_the_round_in_dark_wings_only(mode: str, at_once: int) -> None:
    units = {"own": f"{SWORDS} 24,10"} | {
        name: f"{SENTINELS} {x},40 owner=b weakened" for name, x in (("one", 8), ("two", 18), ("three", 28))
    }
    match = at(Turn(player="a"), units, mode=mode, round=2, open_missions=["spread_misery"])
    assert vp(match) == (at_once, 0)
    match = at(tell("score"), units, mode=mode, round=2, open_missions=["spread_misery"])
    assert vp(match) == (2, 0)


@rule("FIG-DWD-09")
def test_a_fulfilled_open_mission_stays() -> None:
    match = at(slay("foe", "a"), UNITS, mode=DWD, round=2, open_missions=["kill_the_commander"])
    assert vp(match) == (3, 0)
    assert list(board(match).open_missions) == ["kill_the_commander"]
