"""The morale track (WES-MOR)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.content import load
from montjoie.games.westeros.phases.regroup import RegroupPhase
from montjoie.games.westeros.state import G
from montjoie.games.westeros.units import casualties
from montjoie.games.westeros.victory import morale, track
from montjoie.games.westeros.victory.morale import Recovery
from tests.games.westeros.given import asked, at, board, engine, events, offered, over, unit
from tests.rule import rule

ELEVEN = "wolf_raiders"  # a plan whose both segments end with 11


def marked(marker: int, plan: str = ELEVEN) -> G:
    return engine(marker=marker, plan=plan)


@rule("WES-MOR-01", "WES-MOR-02")
def test_a_rise_of_one_house_is_an_equal_fall_of_the_other() -> None:
    g = marked(0)
    morale.shift(g, "stark", 5, "WES-MOR-09")
    assert g.state.course.marker == 5
    assert (track.own_space(g, "lannister"), track.own_space(g, "stark")) == (5, 0)
    morale.shift(g, "lannister", 7, "WES-MOR-09")
    assert (track.own_space(g, "lannister"), track.own_space(g, "stark")) == (0, 2)


@rule("WES-MOR-02", "WES-MOR-09")
def test_lowering_the_own_morale_moves_the_marker_to_the_own_side() -> None:
    g = marked(0)
    morale.shift(g, "lannister", -2, "WES-MOR-09")
    assert track.own_space(g, "lannister") == 2
    assert g.log[-1].rule == "WES-MOR-09"


@rule("WES-MOR-03", "WES-RUL-26")
def test_the_track_has_grey_green_yellow_and_an_end() -> None:
    for house in ("stark", "lannister"):
        sign = -1 if house == "stark" else 1
        zones = [track.zone(marked(sign * space), house) for space in range(12)]
        assert zones == ["grey"] * 4 + ["green"] * 4 + ["yellow"] * 3 + ["red"]
    assert load().zones["rout"][11] == "rout"


@rule("WES-MOR-04", "WES-VIC-07")
def test_at_an_end_without_rout_the_marker_stays_until_it_moves_back() -> None:
    g = marked(10)
    morale.shift(g, "stark", 4, "WES-MOR-09")
    assert g.state.course.marker == 11
    assert g.result is None
    morale.shift(g, "stark", 1, "WES-MOR-09")
    assert [logged.event.delta for logged in g.log] == [1]  # type: ignore[attr-defined]
    morale.shift(g, "lannister", 3, "WES-MOR-09")
    assert g.state.course.marker == 8


@rule("WES-MOR-05", "WES-MOR-06", "WES-MOR-07", "WES-CBT-25")
@pytest.mark.parametrize(
    ("rank", "spaces", "cited"),
    [("green", 1, "WES-MOR-05"), ("blue", 2, "WES-MOR-06"), ("red", 3, "WES-MOR-07")],
)
def test_an_eliminated_unit_raises_the_enemys_morale_by_its_rank(rank: str, spaces: int, cited: str) -> None:
    g = marked(0)
    casualties.reward(g, unit(f"host {rank} 5,3"))
    assert track.own_space(g, "stark") == spaces
    assert cited in [logged.rule for logged in g.log]


@rule("WES-RUL-27")
def test_a_unit_lost_to_fire_counts_like_any_other() -> None:
    match = at(
        RegroupPhase(),
        {"l1": "guards red 5,5 x1", "l2": "guards red 9,9"},
        fire={"5,5": 1},
        plan=ELEVEN,
        live=False,
    )
    assert "l1" not in board(match).units
    assert board(match).course.marker == 3
    assert board(match).sides["stark"].points == 1


@rule("WES-MOR-10", "WES-MOR-11", "WES-EX-12", "WES-REG-06")
def test_recovery_leads_from_six_to_the_green_break_at_four() -> None:
    match = at(Recovery(house="lannister"), marker=6)
    assert asked(match, "recover_morale") == "lannister"
    match.submit("lannister", "recover")
    assert board(match).course.marker == 4
    assert events(match, "morale_shifted")[0]["delta"] == 2


@rule("WES-MOR-10", "WES-MOR-11", "WES-MOR-13")
@pytest.mark.parametrize(("space", "after"), [(5, 4), (6, 4), (7, 4), (9, 8), (10, 8)])
def test_recovery_goes_to_the_break_of_the_own_colour_and_no_further(space: int, after: int) -> None:
    for house, sign in (("stark", -1), ("lannister", 1)):
        match = at(Recovery(house=house), marker=sign * space)
        match.submit(house, "recover")
        assert board(match).course.marker == sign * after


@rule("WES-MOR-12", "WES-MOR-11", "WES-EX-12")
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4, 8, 11])
def test_there_is_no_recovery_on_a_break_or_on_grey(space: int) -> None:
    assert over(at(Recovery(house="lannister"), marker=space, plan=ELEVEN))


@rule("WES-MOR-13", "WES-GEN-07")
def test_recovery_is_optional() -> None:
    match = at(Recovery(house="lannister"), marker=6)
    assert offered(match, "lannister") == ["recover", "stay"]
    match.submit("lannister", "stay")
    assert board(match).course.marker == 6


@rule("WES-MOR-10")
def test_only_the_house_on_whose_side_the_marker_is_recovers() -> None:
    match = at(RegroupPhase(at="recover"), marker=-6)
    assert list(match.decisions) == ["stark"]
    assert over(at(Recovery(house="stark"), marker=6))


CONDITIONS = {
    "green_or_better": {0, 1, 2, 3, 4, 5, 6, 7},
    "green_or_worse": {4, 5, 6, 7, 8, 9, 10, 11},
    "yellow_or_better": {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10},
    "yellow_or_worse": {8, 9, 10, 11},
    "red": {11},
}


@rule("WES-MOR-14", "WES-EX-10")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_morale_condition_counts_the_spaces_of_the_own_side(condition: str) -> None:
    for space in range(12):
        met = space in CONDITIONS[condition]
        assert track.meets(marked(-space), "stark", condition) == met
        assert track.meets(marked(space), "lannister", condition) == met


@rule("WES-MOR-14")
def test_on_the_enemys_side_the_own_morale_is_as_good_as_can_be() -> None:
    assert track.meets(marked(11), "stark", "green_or_better")
    assert not track.meets(marked(11), "stark", "green_or_worse")
