"""Who controls an area, what that gives, and where power comes from (THR-CTL, THR-CMP)."""

from typing import Any

import pytest

from montjoie.games.throne.battle import Battle
from montjoie.games.throne.battle.retreat import barred
from montjoie.games.throne.control import (
    controlled,
    controller,
    drop_foreign_token,
    gain_power,
    reserve,
)
from montjoie.games.throne.state import G
from montjoie.games.throne.supply import counted_level
from montjoie.games.throne.victory import castles
from montjoie.kernel import Part
from tests.games.throne.given import board, events, resume, table
from tests.rule import rule


def given(players: int = 5, **pieces: Any) -> G:
    """A board at rest."""
    g: G = resume(table(players, **pieces)).engine
    return g


@rule("THR-CTL-01")
@pytest.mark.parametrize("units", ["F", "K", "f", "k"])
def test_a_footman_or_a_knight_controls_its_area_routed_or_not(units):
    assert controller(given(armies={"harrenhal": f"tyrell {units}"}), "harrenhal") == "tyrell"


@rule("THR-CTL-01")
def test_a_power_token_controls_its_area():
    assert controller(given(tokens={"harrenhal": "greyjoy"}), "harrenhal") == "greyjoy"


@rule("THR-CTL-01")
def test_an_area_without_units_and_token_belongs_to_nobody():
    assert controller(given(), "harrenhal") is None


@rule("THR-CTL-02", "THR-RUL-30")
def test_a_home_area_without_units_and_token_stays_with_its_house():
    assert controller(given(), "winterfell") == "stark"


@rule("THR-CTL-02")
def test_units_or_a_token_of_another_house_take_a_home_area():
    g = given(armies={"winterfell": "greyjoy F"}, tokens={"pyke": "stark"})
    assert controller(g, "winterfell") == "greyjoy"
    assert controller(g, "pyke") == "stark"


@rule("THR-RUL-49", "THR-RUL-30")
@pytest.mark.parametrize(
    ("pieces", "free"),
    [
        ({}, True),
        ({"armies": {"seagard": "greyjoy F"}}, False),
        ({"tokens": {"seagard": "greyjoy"}}, False),
        ({"tokens": {"seagard": "tyrell"}}, True),
    ],
)
def test_an_area_is_free_for_the_beaten_if_neither_enemy_units_nor_an_enemy_token_is_there(pieces, free):
    battle = Battle(area="riverrun", origin="harrenhal", attacker="stark", march="march_0", defender="tyrell")
    assert (barred(given(**pieces), battle, "seagard") is None) is free


@rule("THR-CTL-10")
def test_a_sea_is_controlled_by_nobody_whoever_has_ships_there():
    g = given(armies={"sunset_sea": "greyjoy SS"})
    assert controller(g, "sunset_sea") is None
    assert "sunset_sea" not in controlled(g, "greyjoy")


@rule("THR-CTL-11")
def test_control_gives_castle_and_barrels_with_or_without_units():
    alone = {"winterfell": "stark F"}
    g = given(armies=alone)
    more = given(armies=alone, tokens={"seagard": "stark"})
    assert castles(more)["stark"] == castles(g)["stark"] + 1
    assert counted_level(more, "stark").total == counted_level(g, "stark").total + 1


@rule("THR-CTL-13")
def test_an_area_held_by_a_neutral_force_belongs_to_nobody():
    g = given(neutrals={"kings_landing": 5, "winterfell": 1})
    assert controller(g, "kings_landing") is None
    assert controller(g, "winterfell") is None


@rule("THR-CTL-13", "THR-PLR-09")
def test_the_home_of_an_absent_house_has_no_owner_even_once_it_is_empty():
    g = given(3)
    assert controller(g, "pyke") is None
    assert controller(g, "highgarden") is None
    assert controller(g, "winterfell") == "stark"


def test_controlled_areas_come_in_the_order_of_the_board():
    g = given(armies={"riverrun": "stark F", "karhold": "stark F"}, tokens={"castle_black": "stark"})
    assert controlled(g, "stark") == ["castle_black", "karhold", "winterfell", "riverrun"]


@rule("THR-CTL-06", "THR-RUL-50")
def test_a_token_driven_out_goes_to_the_reserve_and_not_to_the_available_power():
    m = resume(table(tokens={"harrenhal": "tyrell"}, houses={"tyrell": {"power": 3}}))
    held = reserve(m.engine, "tyrell")
    drop_foreign_token(m.engine, "stark", "harrenhal")
    assert board(m).power_tokens == {}
    assert board(m).houses["tyrell"].power == 3
    assert reserve(m.engine, "tyrell") == held + 1
    assert events(m, "power_token_removed") == [{"house": "tyrell", "area": "harrenhal", "by": "stark"}]


@rule("THR-CTL-06")
def test_a_house_does_not_drive_out_its_own_token():
    m = resume(table(tokens={"harrenhal": "tyrell"}))
    drop_foreign_token(m.engine, "tyrell", "harrenhal")
    assert "harrenhal" in board(m).power_tokens


@rule("THR-CMP-02")
def test_a_gain_comes_from_the_own_reserve_and_leaves_the_others_alone():
    m = resume(table())
    gain_power(m.engine, "stark", [Part(3, "THR-WCD-04", "winterfell", "base")], "game_of_thrones")
    assert {house: reserve(m.engine, house) for house in board(m).houses} == {
        "stark": 12,
        "lannister": 15,
        "baratheon": 15,
        "tyrell": 15,
        "greyjoy": 15,
    }


@rule("THR-CMP-03", "THR-RUL-51")
def test_power_and_cards_of_every_house_are_open_to_all():
    m = resume(table(houses={"stark": {"power": 7, "discard": ("robb_stark",)}}))
    for seat in (None, *m.seats):
        stark = m.view(seat)["board"]["houses"]["stark"]
        assert stark["power"] == 7
        assert len(stark["hand"]) == 7
        assert stark["discard"] == ["robb_stark"]
