"""Laying terrain in a skirmish (WES-SKI-12, WES-RUL-50)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.skirmish.ground import LayTerrain, parts
from montjoie.kernel.match import Match
from montjoie.table.hexes import regions
from tests.games.westeros.given import at, board, engine, offered, over, refused
from tests.rule import rule

RAID, BOUNTY = "raid_in_the_riverlands", "bounty_of_the_westerlands"


def laying(*pieces: str, house: str = "stark", plan: str = RAID, **ground: Any) -> Match:
    return at(LayTerrain(house=house, pieces=pieces), plan=plan, **ground)


@rule("WES-SKI-12", "WES-SKI-15", "WES-EX-28")
@pytest.mark.parametrize(
    ("house", "hex", "refusal"),
    [
        ("stark", "5,8", ("", "")),
        ("stark", "5,9", ("WES-SKI-12", "place-too-far")),
        ("lannister", "5,8", ("", "")),
        ("lannister", "5,7", ("WES-SKI-12", "place-too-far")),
        ("stark", "10,2", ("WES-HEX-02", "place-off-board")),
    ],
)
def test_pieces_lie_within_eight_rows_of_the_own_edge(house: str, hex: str, refusal: tuple[str, str]) -> None:
    match = laying("forest", house=house)
    assert refused(match, house, {"forest": hex}) == refusal
    assert {int(answer["forest"].split(",")[1]) for answer in offered(match, house)} == (
        set(range(1, 9)) if house == "stark" else set(range(8, 16))
    )


@rule("WES-SKI-12", "WES-SKI-15")
def test_another_summary_card_allows_other_rows() -> None:
    match = laying("forest", plan=BOUNTY)
    assert refused(match, "stark", {"forest": "5,5"}) == ("", "")
    assert refused(match, "stark", {"forest": "5,6"}) == ("WES-SKI-12", "place-too-far")


@rule("WES-SKI-12")
def test_all_pieces_are_laid_one_by_one() -> None:
    match = laying("forest", "forest", "road")
    match.submit("stark", {"road": "3,3"})
    match.submit("stark", {"forest": "4,4"})
    assert refused(match, "stark", {"road": "5,5"}) == ("WES-SKI-12", "not-offered")
    match.submit("stark", {"forest": "5,5"})
    assert over(match)
    ground = board(match).ground
    assert [ground[hex].terrain for hex in ("3,3", "4,4", "5,5")] == ["road", "forest", "forest"]


@rule("WES-RUL-50")
def test_pieces_do_not_overlap() -> None:
    match = laying("forest", terrain={"3,3": "hills"})
    assert refused(match, "stark", {"forest": "3,3"}) == ("WES-RUL-50", "piece-overlaps")
    assert {"forest": "3,3"} not in offered(match, "stark")


@rule("WES-RUL-50")
def test_a_river_may_not_enclose_a_hex() -> None:
    match = laying("river", "forest", terrain={"1,2": "river"})  # 1,1 has the neighbours 1,2 and 2,1
    assert refused(match, "stark", {"river": "2,1"}) == ("WES-RUL-50", "piece-cuts-off")
    assert refused(match, "stark", {"forest": "2,1"}) == ("", "")
    assert refused(match, "stark", {"river": "1,1"}) == ("", "")


@rule("WES-RUL-50")
def test_a_river_may_not_cut_the_battlefield_in_two() -> None:
    line = {f"{column},6": "river" for column in range(1, 9)}
    match = laying("river", terrain=line)
    assert refused(match, "stark", {"river": "9,6"}) == ("WES-RUL-50", "piece-cuts-off")
    forded = laying("river", terrain=line, overlays={"4,6": "ford"})
    assert refused(forded, "stark", {"river": "9,6"}) == ("", "")


@rule("WES-RUL-50")
def test_the_quick_look_round_a_hex_agrees_with_the_whole_battlefield() -> None:
    rivers = dict.fromkeys(("1,2", "5,3", "5,4", "6,5", "9,2", "4,7", "3,8", "4,9", "5,9", "6,8"), "river")
    g = engine(plan=RAID, terrain=rivers)
    near = g.content.skirmishes[RAID].board.neighbours
    for hex in (hex for hex in near if hex not in rivers):
        left = [other for other in near if other != hex and other not in rivers]
        assert parts(g, hex) == (len(regions(near, left)) > 1), hex


@rule("WES-SKI-12", "WES-RUL-80")
def test_a_ford_is_laid_on_a_river() -> None:
    match = laying("ford", "river")
    assert refused(match, "stark", {"ford": "4,4"}) == ("WES-SKI-12", "not-offered")
    match.submit("stark", {"river": "4,4"})
    assert offered(match, "stark") == [{"ford": "4,4"}]
    assert refused(match, "stark", {"ford": "5,5"}) == ("WES-RUL-80", "piece-needs-river")
    match.submit("stark", {"ford": "4,4"})
    assert over(match)
    assert board(match).ground["4,4"].overlay == "ford"


@rule("WES-SKI-12", "WES-RUL-80")
def test_a_ford_without_a_river_is_put_back() -> None:
    match = laying("ford", "forest")
    match.submit("stark", {"forest": "4,4"})
    assert over(match)


@rule("WES-RUL-80")
def test_two_fords_do_not_share_a_river() -> None:
    match = laying("ford", terrain={"4,4": "river"}, overlays={"4,4": "ford"})
    assert over(match)


@rule("WES-SKI-11")
def test_a_building_is_a_building_whatever_its_artwork() -> None:
    match = laying("building")
    match.submit("stark", {"building": "4,4"})
    assert board(match).ground["4,4"].terrain == "building"
