"""The Mustering card (THR-MUS)."""

from __future__ import annotations

import pytest

from montjoie.games.throne.state import Neutral, Units
from montjoie.games.throne.westeros_phase.mustering import MusteringCard, MusterUnits
from tests.games.throne.given import at, board, events, over, resume, table, where
from tests.games.throne.westeros_phase.asking import asked, candidates, refusal, refused
from tests.rule import rule

STARK, LANNISTER = MusterUnits(house="stark"), MusterUnits(house="lannister")
FIRST_LANNISTER = {"iron_throne": ["lannister", "baratheon", "stark", "tyrell", "greyjoy"]}
EXAMPLE = {
    "lannisport": "lannister F",
    "harrenhal": "lannister FF",
    "riverrun": "lannister KKK",
    "stoney_sept": "lannister F",
    "sunset_sea": "lannister S",
}


@rule("THR-MUS-01")
def test_houses_muster_in_turn_order_each_when_the_one_before_has_finished():
    m = at(MusteringCard())
    order = []
    while not over(m):
        ((seat, _),) = asked(m)
        order.append(seat)
        m.submit(seat, "done")
    assert order == ["baratheon", "lannister", "stark", "tyrell", "greyjoy"]


@rule("THR-MUS-01")
def test_a_house_goes_on_mustering_before_the_next_begins():
    m = at(MusteringCard())
    m.submit("baratheon", "dragonstone/footman")
    assert asked(m) == [("baratheon", "muster")]


@rule("THR-MUS-01")
def test_an_area_of_another_house_gives_no_points():
    m = at(STARK, armies={"moat_cailin": "greyjoy F"})
    assert refusal(m, "stark", "moat_cailin/footman") == ("THR-MUS-01", "muster-not-controlled")


@rule("THR-MUS-02")
def test_a_stronghold_gives_two_points_and_a_city_one():
    m = at(STARK, armies={"white_harbor": "stark F", "seagard": "stark F", "karhold": "stark F"})
    assert m.decisions["stark"].space.points == {"winterfell": 2, "white_harbor": 1, "seagard": 2}  # type: ignore[attr-defined]


@rule("THR-MUS-02")
def test_an_area_without_castle_gives_no_points():
    m = at(STARK, armies={"karhold": "stark F"})
    assert refusal(m, "stark", "karhold/footman") == ("THR-MUS-02", "muster-no-castle")


@rule("THR-MUS-03")
@pytest.mark.parametrize(
    ("plan", "left"), [("footman", 1), ("knight", 0), ("upgrade", 1), ("ship/bay_of_ice", 1)]
)
def test_a_knight_costs_two_points_everything_else_one(plan: str, left: int):
    m = at(STARK, armies={"winterfell": "stark F", "white_harbor": "stark F"})
    m.submit("stark", f"winterfell/{plan}")
    assert m.decisions["stark"].space.points == {"winterfell": left, "white_harbor": 1}  # type: ignore[attr-defined]


@rule("THR-MUS-03")
@pytest.mark.parametrize(
    "plan",
    [
        "dragons",
        "winterfell/dragon",
        "nowhere/footman",
        "winterfell/footman/",
        "winterfell",
        "winterfell/ship/bay_of_ice/x",
    ],
)
def test_there_is_nothing_else_to_muster(plan: str):
    assert refusal(at(STARK), "stark", plan) == ("THR-MUS-03", "muster-unknown")


@rule("THR-MUS-04")
def test_points_of_two_areas_cannot_be_added_up():
    m = at(STARK, armies={"white_harbor": "stark F", "moat_cailin": "stark F"})
    why = refused(m, "stark", "white_harbor/knight")
    assert (why.rule, why.key) == ("THR-MUS-04", "muster-points")
    assert why.facts == {"area": "white_harbor", "cost": 2, "left": 1}


@rule("THR-MUS-04")
def test_spent_points_are_gone_and_unused_ones_are_lost():
    m = at(STARK, armies={"white_harbor": "stark F"})
    m.submit("stark", "white_harbor/footman")
    assert refusal(m, "stark", "white_harbor/footman") == ("THR-MUS-04", "muster-points")
    m.submit("stark", "done")
    assert over(m)


@rule("THR-MUS-05")
def test_footmen_and_knights_stand_in_the_area_that_pays():
    m = at(STARK, armies={"white_harbor": "stark F"})
    assert refusal(m, "stark", "winterfell/footman/white_harbor") == ("THR-MUS-05", "muster-elsewhere")
    m.submit("stark", "winterfell/footman")
    m.submit("stark", "white_harbor/footman")
    assert where(m, "stark") == {"white_harbor": "FF", "winterfell": "F"}


@rule("THR-MUS-06")
def test_a_ship_goes_to_a_sea_next_to_the_area_that_pays():
    m = at(STARK)
    ships = [plan for plan in candidates(m, "stark") if "/ship/" in plan]
    assert ships == ["winterfell/ship/bay_of_ice", "winterfell/ship/the_shivering_sea"]
    m.submit("stark", "winterfell/ship/bay_of_ice")
    assert where(m, "stark") == {"bay_of_ice": "S"}


@rule("THR-MUS-06")
@pytest.mark.parametrize("sea", ["sunset_sea", "karhold", "winterfell"])
def test_a_ship_cannot_go_elsewhere(sea: str):
    assert refusal(at(STARK), "stark", f"winterfell/ship/{sea}") == ("THR-MUS-06", "ship-not-adjacent")


@rule("THR-MUS-06")
def test_a_ship_joins_own_ships_but_not_those_of_another_house():
    m = at(STARK, armies={"bay_of_ice": "greyjoy S", "the_shivering_sea": "stark S"})
    assert refusal(m, "stark", "winterfell/ship/bay_of_ice") == ("THR-MUS-06", "ship-foreign-fleet")
    m.submit("stark", "winterfell/ship/the_shivering_sea")
    assert where(m, "stark") == {"the_shivering_sea": "SS"}


@rule("THR-MUS-06", "THR-RUL-43")
def test_ships_of_an_absent_house_close_a_sea_too():
    state = table(4, armies={"riverrun": "lannister F"})
    state.neutrals["ironmans_bay"] = Neutral(2, "greyjoy", Units(ship=2))
    m = resume(state, LANNISTER)
    assert refusal(m, "lannister", "riverrun/ship/ironmans_bay") == ("THR-MUS-06", "ship-foreign-fleet")


@rule("THR-MUS-07")
def test_an_upgrade_turns_a_footman_of_the_area_into_a_knight():
    m = at(STARK, armies={"winterfell": "stark FF"})
    m.submit("stark", "winterfell/upgrade")
    assert where(m, "stark") == {"winterfell": "FK"}


@rule("THR-MUS-07")
def test_a_routed_footman_becomes_a_routed_knight():
    m = at(STARK, armies={"winterfell": "stark f"})
    m.submit("stark", "winterfell/upgrade")
    assert where(m, "stark") == {"winterfell": "k"}


@rule("THR-MUS-07")
def test_an_upgrade_needs_a_footman_in_the_area_that_pays():
    m = at(STARK, armies={"winterfell": "stark K", "karhold": "stark F"})
    assert refusal(m, "stark", "winterfell/upgrade") == ("THR-MUS-07", "upgrade-no-footman")
    assert refusal(m, "stark", "karhold/upgrade") == ("THR-MUS-02", "muster-no-castle")


@rule("THR-MUS-07", "THR-RUL-54")
def test_a_footman_just_mustered_can_be_upgraded_with_the_other_point():
    m = at(STARK)
    m.submit("stark", "winterfell/footman")
    m.submit("stark", "winterfell/upgrade")
    assert where(m, "stark") == {"winterfell": "K"}


@rule("THR-MUS-07")
def test_an_upgrade_is_possible_where_supply_allows_no_more_units():
    m = at(STARK, armies={"winterfell": "stark FF", "karhold": "stark FF"}, houses={"stark": {"supply": 0}})
    assert "winterfell/upgrade" in candidates(m, "stark")
    assert "winterfell/footman" not in candidates(m, "stark")


@rule("THR-MUS-07")
def test_the_upgraded_footman_returns_to_the_pool():
    footmen = {
        "winterfell": "stark FF",
        "karhold": "stark FFFF",
        "castle_black": "stark FFF",
        "white_harbor": "stark F",
    }
    m = at(STARK, armies=footmen)
    assert refusal(m, "stark", "white_harbor/footman") == ("THR-MUS-09", "muster-pool-empty")
    m.submit("stark", "winterfell/upgrade")
    assert "white_harbor/footman" in candidates(m, "stark")


@rule("THR-MUS-08", "THR-SUP-09")
def test_no_unit_may_be_mustered_beyond_supply():
    m = at(STARK, armies={"winterfell": "stark FFF", "karhold": "stark FF"}, houses={"stark": {"supply": 1}})
    why = refused(m, "stark", "winterfell/knight")
    assert (why.rule, why.key) == ("THR-MUS-08", "muster-supply")
    assert why.facts == {"area": "winterfell", "armies": [4, 2], "limits": (3, 2)}


@rule("THR-MUS-08")
def test_supply_is_checked_after_each_unit():
    m = at(STARK, armies={"karhold": "stark FF"}, houses={"stark": {"supply": 0}})
    m.submit("stark", "winterfell/ship/bay_of_ice")
    m.submit("stark", "winterfell/ship/bay_of_ice")
    m = at(STARK, armies={"karhold": "stark FF", "castle_black": "stark FF"}, houses={"stark": {"supply": 0}})
    m.submit("stark", "winterfell/ship/bay_of_ice")
    assert refusal(m, "stark", "winterfell/ship/bay_of_ice") == ("THR-MUS-08", "muster-supply")


@rule("THR-MUS-09")
@pytest.mark.parametrize(
    ("armies", "plan"),
    [
        ({"karhold": "stark KKKK"}, "winterfell/knight"),
        ({"karhold": "stark KKKK", "winterfell": "stark F"}, "winterfell/upgrade"),
        ({"bay_of_ice": "stark SSS", "the_narrow_sea": "stark SSs"}, "winterfell/ship/the_shivering_sea"),
        (
            {
                "karhold": "stark FFFF",
                "castle_black": "stark FFF",
                "the_twins": "stark FF",
                "oldtown": "stark F",
            },
            "winterfell/footman",
        ),
    ],
)
def test_a_house_cannot_muster_more_pieces_than_it_has(armies: dict[str, str], plan: str):
    assert refusal(at(STARK, armies=armies), "stark", plan) == ("THR-MUS-09", "muster-pool-empty")


@rule("THR-MUS-09")
def test_pieces_of_another_house_do_not_count():
    m = at(STARK, armies={"pyke": "greyjoy KKKK"})
    assert "winterfell/knight" in candidates(m, "stark")


@rule("THR-MUS-10", "THR-RUL-11")
def test_mustering_may_be_declined():
    m = at(STARK, armies={"winterfell": "stark F"})
    m.submit("stark", "done")
    assert over(m)
    assert where(m, "stark") == {"winterfell": "F"}


@rule("THR-MUS-10")
def test_a_house_that_cannot_muster_is_not_asked():
    m = at(STARK, armies={"winterfell": "greyjoy F"})
    assert over(m)


@rule("THR-MUS-11")
def test_control_without_units_is_enough():
    m = at(STARK, tokens={"moat_cailin": "stark"})
    m.submit("stark", "winterfell/knight")
    m.submit("stark", "moat_cailin/footman")
    assert where(m, "stark") == {"winterfell": "K", "moat_cailin": "F"}


@rule("THR-MUS-03", "THR-MUS-06")
def test_the_choices_are_complete():
    m = at(STARK, armies={"winterfell": "stark F", "white_harbor": "stark K"})
    assert candidates(m, "stark") == [
        "winterfell/footman",
        "winterfell/knight",
        "winterfell/upgrade",
        "winterfell/ship/bay_of_ice",
        "winterfell/ship/the_shivering_sea",
        "white_harbor/footman",
        "white_harbor/ship/the_narrow_sea",
        "white_harbor/ship/the_shivering_sea",
        "done",
    ]


@rule("THR-EX-03", "THR-MUS-04", "THR-MUS-08")
def test_lannister_musters():
    m = at(
        MusteringCard(),
        armies={**EXAMPLE, "ironmans_bay": "greyjoy S"},
        houses={"lannister": {"supply": 3}},
        tracks=FIRST_LANNISTER,
    )
    m.submit("lannister", "lannisport/footman")
    m.submit("lannister", "lannisport/ship/the_golden_sound")
    m.submit("lannister", "harrenhal/upgrade")
    m.submit("lannister", "riverrun/ship/the_golden_sound")
    assert asked(m) == [("baratheon", "muster")]  # the last point of Riverrun is lost
    assert where(m, "lannister") == {
        "lannisport": "FF",
        "harrenhal": "FK",
        "riverrun": "KKK",
        "stoney_sept": "F",
        "sunset_sea": "S",
        "the_golden_sound": "SS",
    }


@rule("THR-EX-03")
def test_stoney_sept_and_the_sunset_sea_muster_nothing():
    m = at(LANNISTER, armies=EXAMPLE)
    assert not [plan for plan in candidates(m, "lannister") if plan.startswith(("stoney_sept", "sunset_sea"))]


@rule("THR-RUL-13")
def test_without_foreign_ships_the_last_point_of_riverrun_buys_a_ship_in_ironman_s_bay():
    m = at(LANNISTER, armies=EXAMPLE, houses={"lannister": {"supply": 3}})
    m.submit("lannister", "lannisport/footman")
    m.submit("lannister", "lannisport/ship/the_golden_sound")
    m.submit("lannister", "harrenhal/upgrade")
    m.submit("lannister", "riverrun/ship/the_golden_sound")
    assert candidates(m, "lannister") == ["riverrun/ship/ironmans_bay", "done"]


@rule("THR-MUS-01")
def test_the_log_says_who_mustered_what_where():
    m = at(STARK)
    m.submit("stark", "winterfell/ship/bay_of_ice")
    told = {"house": "stark", "kind": "ship", "area": "bay_of_ice", "by": "winterfell", "cost": 1, "left": 1}
    assert events(m, "unit_mustered") == [told]
    assert board(m).armies["bay_of_ice"].ready == Units(ship=1)
