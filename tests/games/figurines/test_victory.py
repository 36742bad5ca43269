"""Chapter 4.33: Victory Points, elimination, the end of the game (FIG-VIC)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing.hooks import Rules, hook
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.given import at, board, engine, told
from tests.rule import rule

SWORDS = "stark_sworn_swords 12,6"
GUARDS = "lannister_guardsmen 12,42 owner=b"
BOTH = {"swords": SWORDS, "guards": GUARDS}


class Check(Step, frozen=True):
    """The victory check of Clean-up."""

    stages = ("check",)
    audience = PUBLIC

    def check(self, g: G) -> None:
        victory.check(g)


class Elimination(Step, frozen=True):
    """Trays were removed."""

    stages = ("check",)
    audience = PUBLIC

    def check(self, g: G) -> None:
        victory.check_elimination(g)


class Destroyed(Step, frozen=True):
    """A unit has lost its last figure."""

    unit: str
    by: str = ""
    stages = ("told",)
    audience = PUBLIC

    def told(self, g: G) -> None:
        victory.unit_destroyed(g, self.unit, self.by)


def vps(match: Match) -> dict[str, int]:
    return {player: row.vp for player, row in board(match).players.items()}


def checked(vp: dict[str, int], **more: Any) -> Match:
    """The victory check with these VP."""
    return at(Check(), more.pop("units", BOTH), players={who: {"vp": n} for who, n in vp.items()}, **more)


def result(match: Match) -> tuple[list[list[str]], str, str]:
    assert match.result is not None
    return match.result.ranking, match.result.rule, match.result.reason


# Victory Through Combat.


@rule("FIG-VIC-01", "FIG-DIF-06")
def test_destroying_an_enemy_gives_one_vp_at_once() -> None:
    match = at(Destroyed(unit="guards", by="a"), BOTH)
    assert vps(match) == {"a": 1, "b": 0}
    assert told(match, "vp_gained", "player", "vp", "reason") == [
        {"player": "a", "vp": 1, "reason": "vp-combat"}
    ]


@rule("FIG-VIC-01", "FIG-RUL-56")
@pytest.mark.parametrize("by", ["", "b"])
def test_a_unit_lost_by_itself_or_to_nobody_gives_each_opponent_one(by: str) -> None:
    match = at(Destroyed(unit="guards", by=by), BOTH, seats=("a", "b", "c"))
    assert vps(match) == {"a": 1, "b": 0, "c": 1}


@rule("FIG-VIC-01", "FIG-MUL-05")
def test_partners_gain_it_once_together() -> None:
    teams = {"a": "one", "b": "two", "c": "one", "d": "two"}
    seats = ("a", "b", "c", "d")
    match = at(Destroyed(unit="guards"), BOTH, seats=seats, teams=teams)
    assert vps(match) == {"a": 1, "b": 0, "c": 1, "d": 0}
    match = at(Destroyed(unit="guards", by="d"), BOTH, seats=seats, teams=teams)  # by a partner of its owner
    assert vps(match) == {"a": 1, "b": 0, "c": 1, "d": 0}


@rule("FIG-VIC-01")
@pytest.mark.parametrize("mode", ["the_winds_of_winter", "dark_wings_dark_words"])
def test_some_modes_do_not_use_it(mode: str) -> None:
    assert vps(at(Destroyed(unit="guards", by="a"), BOTH, mode=mode)) == {"a": 0, "b": 0}


@rule("FIG-VIC-08")
def test_vp_are_only_gained_and_do_not_end_a_round() -> None:
    match = at(Destroyed(unit="guards", by="a"), BOTH, players={"a": {"vp": 12}})
    assert vps(match)["a"] == 13
    assert not match.over


# The victory check.


@rule("FIG-VIC-02")
@pytest.mark.parametrize(("size", "needed"), [(30, 8), (40, 10), (50, 12), (60, 14), (80, 18)])
def test_the_needed_vp_depend_on_the_size(size: int, needed: int) -> None:
    assert victory.needed(engine(BOTH, size=size), "a") == needed


@rule("FIG-RUL-108", "FIG-MUL-05")
def test_the_needed_vp_depend_on_the_points_of_a_whole_team() -> None:
    four = {"seats": tuple("abcd"), "teams": {"a": "x", "c": "x", "b": "y", "d": "y"}}
    assert victory.needed(engine({}, size=20, **four), "a") == 10


@rule("FIG-VIC-02")
def test_a_mode_may_ask_for_more() -> None:
    assert victory.needed(engine(BOTH, mode="the_winds_of_winter"), "a") == 12


@rule("FIG-VIC-03", "FIG-RUL-51")
def test_who_has_the_needed_vp_and_more_than_every_opponent_wins() -> None:
    assert result(checked({"a": 4, "b": 10})) == ([["b"], ["a"]], "FIG-VIC-03", "reason-vp")
    assert result(checked({"a": 12, "b": 11}))[0] == [["a"], ["b"]]
    assert not checked({"a": 9, "b": 4}).over


@rule("FIG-VIC-04")
def test_a_tie_for_most_lets_play_go_on() -> None:
    assert not checked({"a": 11, "b": 11}).over


@rule("FIG-VIC-03", "FIG-VIC-04", "FIG-RUL-139")
def test_of_two_who_have_reached_the_number_the_one_with_more_wins() -> None:
    assert result(checked({"a": 11, "b": 12})) == ([["b"], ["a"]], "FIG-VIC-03", "reason-vp")


@rule("FIG-VIC-04", "FIG-RUL-139")
def test_two_tied_above_a_third_who_has_reached_the_number_too_play_on() -> None:
    seats, units = ("a", "b", "c"), {**BOTH, "stag": "baratheon_wardens 24,40 owner=c"}
    assert not checked({"a": 12, "b": 12, "c": 11}, units=units, seats=seats).over


@rule("FIG-VIC-05")
def test_after_round_six_most_vp_win() -> None:
    told = result(checked({"a": 3, "b": 5}, round=6))
    assert told == ([["b"], ["a"]], "FIG-VIC-05", "reason-most-vp")


@rule("FIG-VIC-05")
def test_equal_vp_are_settled_by_points_left_then_shared() -> None:
    units = {"swords": SWORDS, "bowmen": "stark_bowmen 24,6", "guards": GUARDS}
    told = result(checked({"a": 3, "b": 3}, units=units, round=6))
    assert told == ([["a"], ["b"]], "FIG-VIC-05", "reason-most-vp")
    guards = {"one": "lannister_guardsmen 12,6", "two": GUARDS}
    told = result(checked({"a": 3, "b": 3}, units=guards, round=6))
    assert told == ([["a", "b"]], "FIG-VIC-05", "reason-most-vp")


@rule("FIG-VIC-07", "FIG-RUL-35")
def test_points_left_are_full_costs_of_surviving_units_and_attachments() -> None:
    units = {
        "swords": SWORDS + " x1 +sworn_sword_captain",
        "bowmen": "stark_bowmen 24,6 -sworn_sword_captain",
        "axes": "umber_greataxes 36,6 +greatjon_umber_lord_of_last_hearth",
        "lost": SWORDS + " lost",
        "away": SWORDS + " reserve",
        "guards": GUARDS,
    }
    g = engine(units, ncus={"sansa": "sansa_stark"})
    cards, joined = g.content.units, g.content.attachments
    paid = [cards[card].points for card in ("stark_sworn_swords", "stark_bowmen", "umber_greataxes")]
    assert joined["greatjon_umber_lord_of_last_hearth"].points == 0  # a Commander
    assert victory.points_left(g, "a") == sum(paid) + joined["sworn_sword_captain"].points


@rule("FIG-STO-17")
def test_a_mode_may_name_the_winner_after_the_last_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(hook(engine())), "winner_at_end", lambda self, g: "a")
    assert result(checked({"a": 0, "b": 5}, round=6))[0] == [["a"], ["b"]]
    assert result(checked({"a": 0, "b": 10}, round=6))[0] == [["b"], ["a"]]  # VP come first


# Elimination.


@rule("FIG-VIC-06")
def test_losing_the_last_unit_loses_the_game_at_once_whatever_the_vp() -> None:
    units = {"swords": SWORDS + " lost", "guards": GUARDS}
    match = at(Elimination(), units, players={"a": {"vp": 9}})
    assert result(match) == ([["b"], ["a"]], "FIG-VIC-06", "reason-last-standing")
    assert not at(Elimination(), BOTH).over


@rule("FIG-VIC-06")
def test_a_tray_without_figures_is_no_unit() -> None:
    assert at(Elimination(), {"swords": SWORDS + " x0", "guards": GUARDS}).over


@rule("FIG-VIC-06", "FIG-RUL-34")
def test_units_that_may_still_come_prevent_it() -> None:
    units = {"swords": SWORDS + " lost", "bowmen": "stark_bowmen reserve", "guards": GUARDS}
    assert not at(Elimination(), units).over


@rule("FIG-RUL-34")
def test_the_mode_says_what_may_still_come(monkeypatch: pytest.MonkeyPatch) -> None:
    def returns(self: Rules, g: G, player: str) -> bool:
        return player == "a"

    monkeypatch.setattr(type(hook(engine())), "returns", returns)
    assert not at(Elimination(), {"swords": SWORDS + " lost", "guards": GUARDS}).over


@rule("FIG-RUL-57")
@pytest.mark.parametrize(("vp", "ranking"), [((3, 5), [["b"], ["a"]]), ((4, 4), [["a", "b"]])])
def test_sides_that_fall_at_the_same_moment_are_compared(vp: tuple[int, int], ranking: Any) -> None:
    units = {"swords": SWORDS + " lost", "guards": GUARDS + " lost"}
    match = at(Elimination(), units, players={"a": {"vp": vp[0]}, "b": {"vp": vp[1]}})
    assert result(match) == (ranking, "FIG-RUL-57", "reason-all-fallen")


@rule("FIG-MUL-09", "FIG-MUL-10", "FIG-RUL-27", "FIG-RUL-63")
def test_in_a_free_for_all_the_others_play_on_until_one_is_left() -> None:
    from montjoie.games.figurines.state import Attached

    units = {"swords": SWORDS + " influence=cersei", "stag": "baratheon_wardens 24,40 owner=c"}
    attached = {"x": Attached("counterplot", "b", "swords")}
    ncus = {"cersei": "cersei_lannister crown owner=b"}
    match = at(Elimination(), units, seats=("a", "b", "c"), ncus=ncus, attached=attached)
    assert not match.over
    assert board(match).players["b"].eliminated
    assert board(match).ncus["cersei"].zone == ""  # his NCUs leave the board
    assert board(match).units["swords"].influences == ()
    assert board(match).attached == {}
    last = {"swords": SWORDS, "stag": "baratheon_wardens 24,40 owner=c lost"}
    match = at(Elimination(), last, seats=("a", "b", "c"), players={"b": {"eliminated": True, "vp": 4}})
    assert result(match)[0][0] == ["a"]


@rule("FIG-VIC-06", "FIG-MUL-05")
def test_a_team_is_out_when_none_of_its_players_has_a_unit() -> None:
    teams = {"a": "one", "b": "two", "c": "one", "d": "two"}
    more = {"seats": ("a", "b", "c", "d"), "teams": teams}
    assert not at(Elimination(), BOTH, **more).over  # c and d have none, their partners do
    match = at(Elimination(), {"swords": SWORDS, "guards": GUARDS + " lost"}, **more)
    assert result(match)[0] == [["a", "c"], ["b", "d"]]


@rule("FIG-MUL-05", "FIG-RUL-108")
def test_victory_conditions_apply_to_teams() -> None:
    teams = {"a": "one", "b": "two", "c": "one", "d": "two"}
    seats = ("a", "b", "c", "d")
    won = {"a": {"vp": 18}, "c": {"vp": 18}, "b": {"vp": 4}, "d": {"vp": 4}}
    match = at(Check(), BOTH, seats=seats, teams=teams, players=won)
    assert victory.needed(match.engine, "a") == 18  # two armies of 40 points
    assert result(match)[0] == [["a", "c"], ["b", "d"]]
