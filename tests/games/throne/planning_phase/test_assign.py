"""Placing orders: where, which, how many, and in secret (THR-PLN, THR-ORD)."""

import itertools

import pytest

from montjoie.games.throne.content import load
from montjoie.games.throne.planning_phase import PlanningPhase
from montjoie.kernel import Refusal
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over
from tests.rule import rule

COURT = ["baratheon", "tyrell", "lannister", "greyjoy", "stark"]  # 3, 3, 2, 1, 0 stars


def planning(**given) -> Match:
    return at(PlanningPhase(), **given)


def problems(match: Match, seat: str, answer: dict[str, str]) -> list[tuple[str, str]]:
    return [(p.rule, p.key) for p in match.decisions[seat].problems(answer)]


@rule("THR-PLN-01", "THR-PLN-09")
def test_orders_are_revealed_together_once_all_are_placed():
    match = planning(armies={"pyke": "greyjoy F", "winterfell": "stark F"})
    match.submit("stark", {"winterfell": "support"})
    assert board(match).orders == {}
    match.submit("greyjoy", {"pyke": "march_0"})
    placed = {area: (order.house, order.token) for area, order in board(match).orders.items()}
    assert placed == {"winterfell": ("stark", "support"), "pyke": ("greyjoy", "march_0")}
    assert len(events(match, "orders_revealed")) == 1
    assert match.view(None)["board"]["orders"]["pyke"] == {"house": "greyjoy", "token": "march_0"}


@rule("THR-PLN-01")
def test_revealed_orders_are_told_in_the_order_of_the_board():
    match = planning(armies={"pyke": "greyjoy F", "winterfell": "stark F", "castle_black": "greyjoy F"})
    match.submit("greyjoy", {"pyke": "march_0", "castle_black": "support"})
    match.submit("stark", {"winterfell": "support"})
    assert list(events(match, "orders_revealed")[0]["orders"]) == ["castle_black", "winterfell", "pyke"]


@rule("THR-PLN-02", "THR-GEN-04")
def test_nobody_sees_orders_before_the_reveal():
    given = {"armies": {"pyke": "greyjoy F", "winterfell": "stark F"}}
    one, other = planning(**given), planning(**given)
    one.submit("stark", {"winterfell": "support"})
    other.submit("stark", {"winterfell": "raid"})
    for seat in ("greyjoy", None):
        assert one.view(seat) == other.view(seat)
        assert one.feed(seat) == other.feed(seat)


@rule("THR-PLN-03")
def test_an_order_needs_an_own_unit_in_its_area():
    match = planning(armies={"winterfell": "stark F", "the_narrow_sea": "stark S", "pyke": "greyjoy F"})
    for area in ("karhold", "pyke", "beyond_the_wall"):
        assert problems(match, "stark", {area: "support"}) == [("THR-PLN-03", "order-without-units")]
    assert problems(match, "stark", {"winterfell": "support", "the_narrow_sea": "support"}) == []


@rule("THR-PLN-03")
def test_a_house_without_units_is_not_asked():
    match = planning(armies={"winterfell": "stark F"})
    assert list(match.decisions) == ["stark"]


@rule("THR-PLN-03")
def test_with_no_unit_on_the_board_nobody_places_orders():
    assert over(planning())


@rule("THR-PLN-04")
def test_an_area_takes_one_order_however_many_units_are_there():
    match = planning(armies={"winterfell": "stark FFK"})
    with pytest.raises(Refusal) as caught:
        match.submit("stark", {"winterfell": ["march_0", "support"]})
    assert caught.value.key == "answer-malformed"
    assert all(len(answer) <= 1 for answer in match.decisions["stark"].candidates())


@rule("THR-PLN-05")
def test_any_area_may_stay_without_an_order():
    match = planning(armies={"winterfell": "stark F", "karhold": "stark F"})
    match.submit("stark", {"karhold": "support"})
    assert list(board(match).orders) == ["karhold"]


@rule("THR-PLN-05")
def test_a_house_may_place_no_order_at_all():
    match = planning(armies={"winterfell": "stark F"})
    match.submit("stark", {})
    assert board(match).orders == {}


@rule("THR-PLN-06", "THR-ORD-01")
def test_a_house_cannot_place_more_tokens_than_it_owns():
    areas = ("winterfell", "karhold", "castle_black", "white_harbor")
    for token, order in load().orders.items():
        armies = dict.fromkeys(areas, "baratheon F")
        match = planning(armies=armies, tracks={"kings_court": COURT})
        enough = dict.fromkeys(areas[: order.copies], token)
        assert problems(match, "baratheon", enough) == []
        too_many = dict.fromkeys(areas[: order.copies + 1], token)
        assert problems(match, "baratheon", too_many) == [("THR-PLN-06", "too-few-tokens")]


@rule("THR-ORD-01")
def test_each_house_owns_fifteen_tokens():
    match = planning(armies={"winterfell": "stark F"})
    assert match.decisions["stark"].describe()["space"]["stock"] == {
        "march_minus_1": 1,
        "march_0": 1,
        "march_plus_1": 1,
        "defence_plus_1": 2,
        "defence_plus_2": 1,
        "support": 2,
        "support_plus_1": 1,
        "raid": 2,
        "raid_special": 1,
        "consolidate_power": 2,
        "consolidate_power_special": 1,
    }


@rule("THR-ORD-01")
def test_an_unknown_token_is_refused():
    match = planning(armies={"winterfell": "stark F"})
    assert problems(match, "stark", {"winterfell": "siege"}) == [("THR-ORD-01", "order-unknown")]


@rule("THR-PLN-07")
@pytest.mark.parametrize(("house", "allowed"), list(zip(COURT, (3, 3, 2, 1, 0), strict=True)))
def test_special_orders_are_limited_by_the_stars_of_the_kings_court(house, allowed):
    areas = ("winterfell", "karhold", "castle_black", "white_harbor")
    special = ("march_plus_1", "raid_special", "support_plus_1", "defence_plus_2")
    match = planning(armies=dict.fromkeys(areas, f"{house} F"), tracks={"kings_court": COURT})
    orders = list(zip(areas, special, strict=True))
    assert problems(match, house, dict(orders[:allowed])) == []
    assert problems(match, house, dict(orders[: allowed + 1])) == [("THR-PLN-07", "too-many-stars")]


@rule("THR-EX-05", "THR-PLN-07")
def test_lannister_third_at_court_places_two_special_orders_of_his_choice():
    areas = ("lannisport", "stoney_sept", "harrenhal")
    match = planning(armies=dict.fromkeys(areas, "lannister F"), tracks={"kings_court": COURT})
    special = [token for token, order in load().orders.items() if order.special]
    for pair in itertools.combinations(special, 2):
        assert problems(match, "lannister", dict(zip(areas, pair, strict=False))) == []
    for three in itertools.combinations(special, 3):
        assert problems(match, "lannister", dict(zip(areas, three, strict=True))) == [
            ("THR-PLN-07", "too-many-stars")
        ]


@rule("THR-EX-05", "THR-ORD-06")
def test_the_fifth_at_court_places_at_most_two_orders_of_each_kind():
    areas = ("winterfell", "karhold", "castle_black")
    match = planning(armies=dict.fromkeys(areas, "stark F"), tracks={"kings_court": COURT})
    types = load().order_types
    for answer in match.decisions["stark"].candidates():
        placed = [load().orders[token].type for token in answer.values()]
        assert all(placed.count(kind) <= 2 for kind in types)


@rule("THR-PLN-08")
def test_consolidate_power_cannot_be_placed_at_sea():
    match = planning(armies={"the_narrow_sea": "baratheon S", "kingswood": "baratheon F"})
    for token in ("consolidate_power", "consolidate_power_special"):
        assert problems(match, "baratheon", {"the_narrow_sea": token}) == [("THR-PLN-08", "order-land-only")]
        assert problems(match, "baratheon", {"kingswood": token}) == []


@rule("THR-PLN-08")
def test_all_other_orders_may_be_placed_at_sea():
    match = planning(armies={"the_narrow_sea": "baratheon S"})
    others = [token for token, order in load().orders.items() if order.type != "consolidate_power"]
    offered = [answer["the_narrow_sea"] for answer in match.decisions["baratheon"].candidates() if answer]
    assert sorted(offered) == sorted(others)


@rule("THR-WCD-07", "THR-WCD-08", "THR-WCD-10")
@pytest.mark.parametrize(
    ("card", "rule_id", "kind"),
    [
        ("sea_of_storms", "THR-WCD-07", "raid"),
        ("feast_for_crows", "THR-WCD-08", "consolidate_power"),
        ("storm_of_swords", "THR-WCD-10", "defence"),
    ],
)
def test_a_westeros_card_forbids_a_kind_of_order_special_ones_included(card, rule_id, kind):
    match = planning(armies={"kingswood": "baratheon F"}, turn={"cards": ("supply", "clash_of_kings", card)})
    for token, order in load().orders.items():
        expected = [(rule_id, "order-forbidden")] if order.type == kind else []
        assert problems(match, "baratheon", {"kingswood": token}) == expected


@rule("THR-PLN-05", "THR-PLN-06", "THR-PLN-07")
def test_the_candidates_are_all_legal_placements():
    """Two areas, one of them a sea, one star: counted by hand of the rulebook."""
    match = planning(
        armies={"kingswood": "greyjoy F", "the_narrow_sea": "greyjoy S"}, tracks={"kings_court": COURT}
    )
    tokens = load().orders
    legal = []
    for land, sea in itertools.product((None, *tokens), repeat=2):
        used = [tokens[token] for token in (land, sea) if token]
        if sea and tokens[sea].type == "consolidate_power":
            continue
        if sum(order.special for order in used) > 1 or (land == sea and land and tokens[land].copies == 1):
            continue
        legal.append({a: t for a, t in (("kingswood", land), ("the_narrow_sea", sea)) if t})
    found = list(match.decisions["greyjoy"].candidates())
    assert len(found) == len(legal)
    assert all(answer in legal for answer in found)


@rule("THR-PLN-06", "THR-PLN-07", "THR-PLN-08")
def test_random_orders_are_always_legal():
    areas = ("winterfell", "karhold", "the_narrow_sea", "castle_black", "the_shivering_sea", "white_harbor")
    match = planning(
        armies={area: "greyjoy S" if "sea" in area else "greyjoy F" for area in areas},
        tracks={"kings_court": COURT},
        turn={"cards": ("supply", "clash_of_kings", "storm_of_swords")},
    )
    decision, rng = match.decisions["greyjoy"], Stream(1)
    thrown = [decision.space.throw(match.engine, rng) for _ in range(300)]
    assert all(decision.problems(answer) == [] for answer in thrown)
    assert {token for answer in thrown for token in answer.values()} == {
        token for token, order in load().orders.items() if order.type != "defence"
    }


@rule("THR-PLN-07")
def test_a_refusal_names_the_house_and_the_numbers_in_both_languages():
    match = planning(
        armies={"winterfell": "greyjoy F", "karhold": "greyjoy F"}, tracks={"kings_court": COURT}
    )
    answer = {"winterfell": "march_plus_1", "karhold": "raid_special"}
    (refusal,) = match.decisions["greyjoy"].problems(answer)
    assert "Greyjoy may have 1 special order by" in refusal.text("en")
    assert "1 ordre spécial par" in refusal.text("fr")
