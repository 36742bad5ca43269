"""Ship transport, islands and rivers: where units can go (THR-TRA, THR-GEO)."""

import pytest

from montjoie.games.throne.action_phase.marches import MarchOrders
from montjoie.games.throne.content import load
from montjoie.games.throne.transport import destinations
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, over, where
from tests.rule import rule

WEST = {"flints_finger", "greywater_watch", "seagard", "riverrun"}


def reach(match: Match, house: str, area: str, kind: str = "footman") -> set[str]:
    return set(destinations(match.engine, house, area, kind))


def marches(**given) -> Match:
    return at(MarchOrders(), **given)


def problems(match: Match, seat: str, answer: object) -> list[tuple[str, str]]:
    return [(p.rule, p.key) for p in match.decisions[seat].problems(answer)]


@rule("THR-EX-08", "THR-TRA-01")
def test_units_of_pyke_sail_over_ironmans_bay():
    match = marches(armies={"pyke": "greyjoy F", "ironmans_bay": "greyjoy SS"})
    assert reach(match, "greyjoy", "pyke") == WEST


@rule("THR-EX-08", "THR-TRA-02")
def test_a_second_ship_opens_the_coast_of_the_next_sea():
    match = marches(armies={"pyke": "greyjoy F", "ironmans_bay": "greyjoy SS", "sunset_sea": "greyjoy S"})
    assert reach(match, "greyjoy", "pyke") == WEST | {"highgarden", "searoad_marches", "oldtown"}


@rule("THR-EX-08", "THR-TRA-03", "THR-TRA-08")
def test_one_march_sails_to_several_coasts_with_the_same_ships():
    match = marches(
        armies={"pyke": "greyjoy FFK", "ironmans_bay": "greyjoy S", "sunset_sea": "greyjoy S"},
        orders={"pyke": "march_0"},
    )
    match.submit("greyjoy", {"pyke": {"seagard/footman": 1, "oldtown/footman": 1, "highgarden/knight": 1}})
    assert where(match, "greyjoy") == {
        "ironmans_bay": "S",
        "sunset_sea": "S",
        "seagard": "F",
        "oldtown": "F",
        "highgarden": "K",
    }


@rule("THR-EX-09", "THR-TRA-01", "THR-TRA-02")
def test_a_chain_of_three_seas_carries_from_highgarden_to_sunspear():
    match = marches(
        armies={
            "highgarden": "tyrell FF",
            "sunset_sea": "tyrell SS",
            "redwyne_straights": "tyrell S",
            "summer_sea": "tyrell S",
        }
    )
    coasts = {
        other
        for sea in ("sunset_sea", "redwyne_straights", "summer_sea")
        for other in load().land_neighbours[sea]
    }
    on_foot = set(load().land_neighbours["highgarden"])
    assert reach(match, "tyrell", "highgarden") == (coasts | on_foot) - {"highgarden"}
    assert "sunspear" in reach(match, "tyrell", "highgarden")


@rule("THR-EX-10", "THR-TRA-02")
def test_five_seas_join_flints_finger_and_widows_watch():
    seas = ("sunset_sea", "redwyne_straights", "summer_sea", "shipbreaker_bay", "the_narrow_sea")
    armies = {"flints_finger": "stark F", **dict.fromkeys(seas, "stark S")}
    assert "widows_watch" in reach(marches(armies=armies), "stark", "flints_finger")
    for missing in seas:
        broken = {area: army for area, army in armies.items() if area != missing}
        assert "widows_watch" not in reach(marches(armies=broken), "stark", "flints_finger")


@rule("THR-TRA-02")
def test_the_first_sea_must_touch_the_departure():
    match = marches(armies={"harrenhal": "lannister F", "the_golden_sound": "lannister S"})
    assert reach(match, "lannister", "harrenhal") == set(load().land_neighbours["harrenhal"])


@rule("THR-TRA-04")
def test_ships_of_another_house_never_carry():
    match = marches(armies={"pyke": "greyjoy F", "ironmans_bay": "lannister S"})
    assert reach(match, "greyjoy", "pyke") == set()


@rule("THR-TRA-05", "THR-PLN-05")
@pytest.mark.parametrize("order", ["", "support", "march_plus_1", "raid"])
def test_a_ship_carries_whatever_its_order(order):
    match = marches(
        armies={"pyke": "greyjoy F", "ironmans_bay": "greyjoy S"},
        orders={"pyke": "march_0", **({"ironmans_bay": order} if order else {})},
    )
    match.submit("greyjoy", {"pyke": {"seagard/footman": 1}})
    assert where(match, "greyjoy") == {"ironmans_bay": "S", "seagard": "F"}


@rule("THR-TRA-05", "THR-ROU-06")
def test_a_routed_ship_carries():
    match = marches(armies={"pyke": "greyjoy F", "ironmans_bay": "greyjoy s"})
    assert reach(match, "greyjoy", "pyke") == WEST


@rule("THR-TRA-03")
def test_the_same_ships_serve_two_marches_of_a_turn():
    match = marches(
        armies={"pyke": "greyjoy F", "flints_finger": "greyjoy F", "ironmans_bay": "greyjoy S"},
        orders={"pyke": "march_0", "flints_finger": "march_minus_1"},
    )
    match.submit("greyjoy", {"pyke": {"riverrun/footman": 1}})
    match.submit("greyjoy", {"flints_finger": {"seagard/footman": 1}})
    assert where(match, "greyjoy") == {"ironmans_bay": "S", "riverrun": "F", "seagard": "F"}


@rule("THR-TRA-06")
def test_a_march_by_ship_attacks_one_area_only():
    match = marches(
        armies={
            "pyke": "greyjoy FF",
            "ironmans_bay": "greyjoy S",
            "seagard": "stark F",
            "riverrun": "lannister F",
        },
        orders={"pyke": "march_0"},
    )
    answer = {"pyke": {"seagard/footman": 1, "riverrun/footman": 1}}
    assert problems(match, "greyjoy", answer) == [("THR-MAR-06", "march-two-attacks")]


@rule("THR-TRA-08")
def test_some_units_walk_while_others_sail():
    match = marches(
        armies={"flints_finger": "greyjoy FF", "sunset_sea": "greyjoy S"},
        orders={"flints_finger": "march_0"},
    )
    match.submit("greyjoy", {"flints_finger": {"greywater_watch/footman": 1, "oldtown/footman": 1}})
    assert where(match, "greyjoy") == {"sunset_sea": "S", "greywater_watch": "F", "oldtown": "F"}


@rule("THR-TRA-01")
def test_ships_are_not_carried_themselves():
    match = marches(armies={"ironmans_bay": "greyjoy S", "sunset_sea": "greyjoy S"})
    assert reach(match, "greyjoy", "ironmans_bay", "ship") == {"sunset_sea", "the_golden_sound"}


@rule("THR-TRA-01", "THR-MAR-04")
def test_destinations_come_in_the_order_of_the_board():
    match = marches(armies={"pyke": "greyjoy F", "ironmans_bay": "greyjoy S", "sunset_sea": "greyjoy S"})
    found = list(destinations(match.engine, "greyjoy", "pyke", "knight"))
    assert found == [area for area in load().areas if area in found]


@rule("THR-GEO-01")
@pytest.mark.parametrize("island", ["dragonstone", "pyke", "the_arbor"])
def test_units_on_an_island_need_ships_to_march(island):
    match = marches(
        armies={island: "stark FF", "winterfell": "stark F"},
        orders={island: "march_0", "winterfell": "march_minus_1"},
    )
    assert problems(match, "stark", {island: {"moat_cailin/footman": 1}}) == [
        ("THR-GEO-01", "march-not-adjacent")
    ]
    alone = marches(armies={island: "stark FF"}, orders={island: "march_0"})
    assert over(alone)  # nothing can move, so the order is removed unasked
    assert board(alone).orders == {}


@rule("THR-GEO-01")
@pytest.mark.parametrize(
    ("island", "sea"),
    [("dragonstone", "shipbreaker_bay"), ("pyke", "ironmans_bay"), ("the_arbor", "redwyne_straights")],
)
def test_ships_cannot_enter_an_island(island, sea):
    match = marches(armies={sea: "stark S"}, orders={sea: "march_0"})
    assert problems(match, "stark", {sea: {f"{island}/ship": 1}}) == [("THR-GEO-01", "march-wrong-element")]


@rule("THR-GEO-02")
def test_a_river_is_crossed_at_a_bridge_only():
    match = marches(armies={"the_twins": "stark F"}, orders={"the_twins": "march_0"})
    assert problems(match, "stark", {"the_twins": {"riverrun/footman": 1}}) == [
        ("THR-GEO-02", "march-across-river")
    ]
    match.submit("stark", {"the_twins": {"seagard/footman": 1}})
    assert where(match, "stark") == {"seagard": "F"}


@rule("THR-GEO-04")
def test_nothing_enters_the_far_north():
    match = marches(armies={"castle_black": "stark F"}, orders={"castle_black": "march_0"})
    assert problems(match, "stark", {"castle_black": {"beyond_the_wall/footman": 1}}) == [
        ("THR-GEO-04", "march-nowhere")
    ]
