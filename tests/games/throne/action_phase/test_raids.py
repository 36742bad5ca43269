"""Raid orders: the cycle, the targets, the pillage (THR-RAI)."""

import itertools

import pytest

from montjoie.games.throne.action_phase import ActionPhase
from montjoie.games.throne.action_phase.raids import RaidOrders
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over
from tests.rule import rule

TURN_ORDER = ["greyjoy", "stark", "lannister", "baratheon", "tyrell"]


def raids(**given) -> Match:
    return at(RaidOrders(), **given)


def problems(match: Match, seat: str, answer: object) -> list[tuple[str, str]]:
    return [(p.rule, p.key) for p in match.decisions[seat].problems(answer)]


def harrenhal(token: str = "raid", **more) -> Match:
    """Baratheon raids from Harrenhal, with Lannister orders all around."""
    around = ("riverrun", "stoney_sept", "crackclaw_point", "blackwater")
    return raids(
        armies={"harrenhal": "baratheon F", **dict.fromkeys(around, "lannister F")},
        orders={
            "harrenhal": token,
            "riverrun": "support",
            "stoney_sept": "consolidate_power",
            "crackclaw_point": "march_0",
            "blackwater": "defence_plus_1",
        },
        **more,
    )


@rule("THR-EX-06", "THR-RAI-01", "THR-RAI-02", "THR-RAI-03", "THR-RAI-05", "THR-RAI-08")
def test_the_raids_of_the_rulebook():
    match = raids(
        tracks={"iron_throne": TURN_ORDER},
        armies={
            "blackwater": "lannister F",
            "the_golden_sound": "lannister S",
            "searoad_marches": "lannister F",
            "riverrun": "lannister F",
            "sunset_sea": "greyjoy S",
            "the_reach": "tyrell F",
            "highgarden": "tyrell F",
            "harrenhal": "baratheon F",
        },
        orders={
            "blackwater": "raid",
            "the_golden_sound": "raid",
            "sunset_sea": "raid",
            "the_reach": "raid",
            "harrenhal": "raid",
            "highgarden": "consolidate_power",
            "searoad_marches": "support",
            "riverrun": "support",
        },
    )
    match.submit("greyjoy", {"sunset_sea": ["highgarden"]})
    assert board(match).houses["greyjoy"].power == 6
    match.submit("lannister", {"blackwater": ["the_reach"]})
    match.submit("baratheon", {"harrenhal": ["riverrun"]})
    assert over(match)  # Tyrell has no Raid left, and Lannister's second has no target
    assert {area: order.token for area, order in board(match).orders.items()} == {
        "searoad_marches": "support"
    }
    assert [e["area"] for e in events(match, "order_removed")][-1] == "the_golden_sound"


@rule("THR-RAI-01")
def test_houses_raid_in_turn_order_one_raid_each_until_none_is_left():
    match = raids(
        tracks={"iron_throne": TURN_ORDER},
        armies={
            "harrenhal": "baratheon F",
            "blackwater": "baratheon F",
            "stoney_sept": "lannister F",
            "riverrun": "lannister F",
            "winterfell": "stark F",
        },
        orders={
            "harrenhal": "raid",
            "blackwater": "raid",
            "stoney_sept": "raid",
            "riverrun": "raid",
            "winterfell": "support",
        },
    )
    asked = []
    for own in ("riverrun", "blackwater", "stoney_sept"):
        (seat,) = match.decisions
        asked.append(seat)
        match.submit(seat, {own: []})
    assert asked == ["lannister", "baratheon", "lannister"]
    assert over(match)  # the last Raid, in Harrenhal, has no target left
    assert list(board(match).orders) == ["winterfell"]


@rule("THR-RAI-02")
@pytest.mark.parametrize("token", ["raid", "raid_special", "support", "support_plus_1"])
def test_a_raid_removes_itself_and_an_adjacent_order(token):
    match = raids(
        armies={"harrenhal": "baratheon F", "riverrun": "lannister F"},
        orders={"harrenhal": "raid", "riverrun": token},
    )
    match.submit("baratheon", {"harrenhal": ["riverrun"]})
    assert board(match).orders == {}
    assert board(match).houses["baratheon"].power == 5


@rule("THR-RAI-02")
def test_an_ordinary_raid_removes_one_order_only():
    answer = {"harrenhal": ["riverrun", "stoney_sept"]}
    assert problems(harrenhal(), "baratheon", answer) == [("THR-RAI-02", "raid-too-many")]


@rule("THR-RAI-02")
def test_an_area_that_is_not_adjacent_cannot_be_raided():
    match = raids(
        armies={"harrenhal": "baratheon FK", "riverrun": "lannister F", "lannisport": "lannister F"},
        orders={"harrenhal": "raid", "riverrun": "support", "lannisport": "support"},
    )
    assert problems(match, "baratheon", {"harrenhal": ["lannisport"]}) == [
        ("THR-RAI-02", "raid-not-adjacent")
    ]


@rule("THR-RAI-02")
def test_an_area_without_an_order_cannot_be_raided():
    match = raids(
        armies={"harrenhal": "baratheon F", "riverrun": "lannister F", "blackwater": "lannister F"},
        orders={"harrenhal": "raid", "riverrun": "support"},
    )
    assert problems(match, "baratheon", {"harrenhal": ["blackwater"]}) == [("THR-RAI-02", "raid-no-order")]


@rule("THR-RAI-03")
def test_a_removed_raid_is_never_resolved():
    match = raids(
        tracks={"iron_throne": TURN_ORDER},
        armies={
            "riverrun": "greyjoy F",
            "harrenhal": "baratheon F",
            "blackwater": "lannister F",
        },
        orders={"riverrun": "raid", "harrenhal": "raid", "blackwater": "support"},
    )
    match.submit("greyjoy", {"riverrun": ["harrenhal"]})
    assert over(match)
    assert list(board(match).orders) == ["blackwater"]


@rule("THR-RAI-04")
@pytest.mark.parametrize("target", ["crackclaw_point", "blackwater"])
def test_march_and_defence_orders_cannot_be_raided(target):
    assert problems(harrenhal(), "baratheon", {"harrenhal": [target]}) == [("THR-RAI-04", "raid-wrong-order")]


@rule("THR-RAI-05", "THR-CMP-02")
def test_a_raider_pillages_one_power_and_the_victim_loses_nothing_more():
    match = harrenhal()
    match.submit("baratheon", {"harrenhal": ["stoney_sept"]})
    assert board(match).houses["baratheon"].power == 6
    assert board(match).houses["lannister"].power == 5


@rule("THR-RAI-05")
def test_pillage_comes_from_the_raiders_reserve_and_ends_with_it():
    match = harrenhal(houses={"baratheon": {"power": 20}})
    match.submit("baratheon", {"harrenhal": ["stoney_sept"]})
    assert board(match).houses["baratheon"].power == 20


@rule("THR-RAI-06")
def test_a_land_raid_cannot_touch_a_sea_area():
    match = raids(
        armies={"kingswood": "stark F", "shipbreaker_bay": "baratheon S", "storms_end": "baratheon F"},
        orders={"kingswood": "raid", "shipbreaker_bay": "support", "storms_end": "support"},
    )
    assert problems(match, "stark", {"kingswood": ["shipbreaker_bay"]}) == [
        ("THR-RAI-06", "raid-land-to-sea")
    ]


@rule("THR-RAI-06")
def test_a_raid_at_sea_touches_land_and_sea():
    match = raids(
        armies={"shipbreaker_bay": "stark S", "kingswood": "baratheon F", "blackwater_bay": "baratheon S"},
        orders={"shipbreaker_bay": "raid", "kingswood": "support", "blackwater_bay": "support"},
    )
    assert list(match.decisions["stark"].candidates()) == [
        {"shipbreaker_bay": ["kingswood"]},
        {"shipbreaker_bay": ["blackwater_bay"]},
        {"shipbreaker_bay": []},
    ]


@rule("THR-RAI-07", "THR-GEO-03")
def test_a_river_without_a_bridge_blocks_raids():
    match = raids(
        armies={"riverrun": "stark F", "the_twins": "greyjoy F", "seagard": "greyjoy F"},
        orders={"riverrun": "raid", "the_twins": "support", "seagard": "support"},
    )
    assert problems(match, "stark", {"riverrun": ["the_twins"]}) == [("THR-RAI-07", "raid-across-river")]


@rule("THR-GEO-03")
def test_a_bridge_lets_raids_through():
    match = raids(
        armies={"the_twins": "stark F", "seagard": "greyjoy F"},
        orders={"the_twins": "raid", "seagard": "support"},
    )
    match.submit("stark", {"the_twins": ["seagard"]})
    assert board(match).orders == {}


@rule("THR-TRA-07", "THR-RAI-07")
def test_ships_carry_no_raid():
    match = raids(
        armies={
            "pyke": "greyjoy F",
            "ironmans_bay": "greyjoy S",
            "seagard": "stark F",
            "flints_finger": "greyjoy F",
        },
        orders={"pyke": "raid", "seagard": "support", "flints_finger": "raid"},
    )
    assert problems(match, "greyjoy", {"pyke": ["seagard"]}) == [("THR-TRA-07", "raid-by-ship")]


@rule("THR-EX-28")
@pytest.mark.parametrize(
    ("island", "sea"),
    [("dragonstone", "shipbreaker_bay"), ("pyke", "ironmans_bay"), ("the_arbor", "redwyne_straights")],
)
def test_a_raid_on_an_island_finds_no_target(island, sea):
    match = raids(
        armies={island: "stark F", sea: "tyrell S"}, orders={island: "raid_special", sea: "support"}
    )
    assert over(match)
    assert list(board(match).orders) == [sea]


@rule("THR-RAI-08")
def test_a_raid_may_be_spent_without_effect():
    match = harrenhal()
    match.submit("baratheon", {"harrenhal": []})
    assert "harrenhal" not in board(match).orders
    assert len(board(match).orders) == 4


@rule("THR-RAI-08", "THR-RUL-57")
def test_a_single_raid_without_target_is_removed_unasked():
    match = raids(armies={"harrenhal": "baratheon F"}, orders={"harrenhal": "raid"})
    assert over(match)
    assert board(match).orders == {}


@rule("THR-RAI-09", "THR-ORD-05")
def test_the_special_raid_removes_two_orders_or_one():
    match = harrenhal("raid_special")
    found = [answer["harrenhal"] for answer in match.decisions["baratheon"].candidates()]
    assert found == [["riverrun", "stoney_sept"], ["riverrun"], ["stoney_sept"], []]
    match.submit("baratheon", {"harrenhal": ["riverrun", "stoney_sept"]})
    assert sorted(board(match).orders) == ["blackwater", "crackclaw_point"]
    assert board(match).houses["baratheon"].power == 6


@rule("THR-RAI-09")
def test_the_special_raid_removes_no_third_order():
    match = raids(
        armies={
            "harrenhal": "baratheon F",
            **dict.fromkeys(("riverrun", "stoney_sept", "blackwater"), "stark F"),
        },
        orders={
            "harrenhal": "raid_special",
            "riverrun": "support",
            "stoney_sept": "support",
            "blackwater": "consolidate_power",
        },
    )
    answer = {"harrenhal": ["riverrun", "stoney_sept", "blackwater"]}
    assert problems(match, "baratheon", answer) == [("THR-RAI-09", "raid-too-many")]


@rule("THR-RUL-17", "THR-RAI-09")
def test_the_special_raid_takes_orders_of_different_houses_in_different_areas():
    match = raids(
        armies={"harrenhal": "baratheon F", "riverrun": "lannister F", "blackwater": "tyrell F"},
        orders={"harrenhal": "raid_special", "riverrun": "support", "blackwater": "support"},
    )
    twice = {"harrenhal": ["riverrun", "riverrun"]}
    assert problems(match, "baratheon", twice) == [("THR-RAI-09", "raid-named-twice")]
    match.submit("baratheon", {"harrenhal": ["riverrun", "blackwater"]})
    assert board(match).orders == {}


@rule("THR-RAI-05", "THR-RAI-09")
def test_two_pillaged_orders_give_two_power():
    match = raids(
        armies={"harrenhal": "baratheon F", "riverrun": "lannister F", "blackwater": "tyrell F"},
        orders={
            "harrenhal": "raid_special",
            "riverrun": "consolidate_power",
            "blackwater": "consolidate_power_special",
        },
    )
    match.submit("baratheon", {"harrenhal": ["riverrun", "blackwater"]})
    assert board(match).houses["baratheon"].power == 7


@rule("THR-RUL-18")
def test_a_raid_never_removes_an_order_of_its_own_house():
    match = raids(
        armies={"harrenhal": "baratheon F", "riverrun": "lannister F", "blackwater": "baratheon F"},
        orders={"harrenhal": "raid", "riverrun": "support", "blackwater": "support"},
    )
    assert problems(match, "baratheon", {"harrenhal": ["blackwater"]}) == [("THR-RUL-18", "raid-own-order")]


@rule("THR-RAI-10", "THR-RUL-16")
def test_a_house_must_spend_one_of_its_raids_and_chooses_which():
    match = raids(
        armies={"harrenhal": "baratheon F", "kingswood": "baratheon F", "riverrun": "lannister F"},
        orders={"harrenhal": "raid", "kingswood": "raid", "riverrun": "support"},
    )
    found = list(match.decisions["baratheon"].candidates())
    assert found == [{"harrenhal": ["riverrun"]}, {"harrenhal": []}, {"kingswood": []}]
    for answer in found:
        twin = match.clone()
        twin.submit("baratheon", answer)
        assert next(iter(answer)) not in board(twin).orders


@rule("THR-RAI-10")
def test_a_raid_can_only_be_resolved_where_it_lies():
    match = harrenhal()
    assert [p.rule for p in match.decisions["baratheon"].problems({"riverrun": []})] == ["THR-RAI-10"]


@rule("THR-WCD-07")
def test_sea_of_storms_skips_the_raids():
    match = harrenhal(turn={"cards": ("supply", "clash_of_kings", "sea_of_storms")})
    assert over(match)
    assert "harrenhal" in board(match).orders


@rule("THR-ACT-01")
def test_raids_come_before_marches():
    match = at(
        ActionPhase(),
        tracks={"iron_throne": TURN_ORDER},
        armies={"riverrun": "greyjoy F", "harrenhal": "tyrell F", "blackwater": "stark F"},
        orders={"riverrun": "march_0", "harrenhal": "raid", "blackwater": "support"},
    )
    assert [d.kind for d in match.decisions.values()] == ["throne.raid"]
    match.submit("tyrell", {"harrenhal": []})
    assert [d.kind for d in match.decisions.values()] == ["throne.march"]


@rule("THR-RAI-02", "THR-RAI-04", "THR-RAI-06", "THR-RUL-18")
def test_every_legal_target_is_offered_and_no_other():
    """Baratheon at sea, every kind of order around, own and foreign."""
    tokens = ("raid", "support", "consolidate_power", "march_0", "defence_plus_1")
    areas = ("crackclaw_point", "dragonstone", "kingswood", "storms_end", "sea_of_dorne")
    for owner, turn in itertools.product(("stark", "baratheon"), range(5)):
        orders = dict(zip(areas, tokens[turn:] + tokens[:turn], strict=True))
        if orders["sea_of_dorne"] == "consolidate_power":
            continue
        match = raids(
            armies={
                "shipbreaker_bay": "baratheon S",
                **{a: f"{owner} S" if a == "sea_of_dorne" else f"{owner} F" for a in areas},
                "blackwater_bay": "tyrell S",
            },
            orders={"shipbreaker_bay": "raid", "blackwater_bay": "support", **orders},
            tracks={"iron_throne": ["baratheon", "stark", "lannister", "greyjoy", "tyrell"]},
        )
        raided = {
            target
            for answer in match.decisions["baratheon"].candidates()
            for target in answer.get("shipbreaker_bay", ())
        }
        open_to_raids = {a for a, t in orders.items() if not t.startswith(("march", "defence"))}
        assert raided == {"blackwater_bay", *(open_to_raids if owner == "stark" else ())}
