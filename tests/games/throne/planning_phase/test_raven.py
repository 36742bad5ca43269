"""The Messenger Raven: one order for another (THR-RAV)."""

import pytest

from montjoie.games.throne.content import load
from montjoie.games.throne.planning_phase import PlanningPhase
from montjoie.kernel import Refusal
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over
from tests.rule import rule


def raven(**given) -> Match:
    """After the reveal; Lannister holds the Raven at the start of the game."""
    return at(PlanningPhase(at="raven"), **given)


def two_orders(**more) -> Match:
    return raven(
        armies={"lannisport": "lannister F", "the_golden_sound": "lannister S", "winterfell": "stark F"},
        orders={"lannisport": "raid", "the_golden_sound": "march_0", "winterfell": "support"},
        **more,
    )


def refused(match: Match, answer: object) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        match.decisions["lannister"].check(answer)
    return caught.value.rule, caught.value.key


@rule("THR-RAV-01", "THR-EX-23")
def test_the_holder_replaces_a_raid_by_an_unused_defence():
    match = two_orders()
    assert list(match.decisions) == ["lannister"]
    match.submit("lannister", {"lannisport": "defence_plus_1"})
    assert board(match).orders["lannisport"].token == "defence_plus_1"
    assert board(match).orders["the_golden_sound"].token == "march_0"
    assert events(match, "order_replaced") == [
        {"house": "lannister", "area": "lannisport", "old": "raid", "new": "defence_plus_1"}
    ]


@rule("THR-RAV-01")
def test_the_raven_flies_once_a_turn():
    match = two_orders()
    match.submit("lannister", {"lannisport": "defence_plus_1"})
    assert over(match)
    assert board(match).turn.raven_used
    assert over(two_orders(turn={"raven_used": True}))


@rule("THR-RAV-02", "THR-EX-23")
def test_two_orders_on_the_board_cannot_be_swapped():
    assert refused(two_orders(), {"lannisport": "march_0"}) == ("THR-RAV-02", "order-not-unused")


@rule("THR-RAV-02")
def test_a_second_copy_that_is_unused_may_come_in():
    match = two_orders()
    match.submit("lannister", {"the_golden_sound": "raid"})
    assert board(match).orders["the_golden_sound"].token == "raid"


@rule("THR-RAV-02")
def test_the_raven_cannot_add_an_order():
    match = raven(
        armies={"lannisport": "lannister F", "harrenhal": "lannister F"}, orders={"lannisport": "raid"}
    )
    assert refused(match, {"harrenhal": "support"}) == ("THR-RAV-02", "raven-without-order")


@rule("THR-RAV-02")
def test_the_raven_cannot_touch_orders_of_another_house():
    assert refused(two_orders(), {"winterfell": "raid"}) == ("THR-RAV-02", "raven-without-order")


@rule("THR-RAV-02")
def test_the_raven_cannot_remove_an_order_without_replacing_it():
    match = two_orders()
    assert refused(match, "lannisport")[1] == "branch-unfinished"
    assert refused(match, {"lannisport": ""}) == ("THR-ORD-01", "order-unknown")


@rule("THR-RAV-03")
def test_the_replacement_respects_the_stars_and_the_order_that_leaves_gives_its_own_back():
    court = ["lannister", "tyrell", "stark", "greyjoy", "baratheon"]
    areas = ("lannisport", "stoney_sept", "harrenhal", "riverrun")
    tokens = ("march_plus_1", "raid_special", "support_plus_1", "support")
    match = raven(
        armies=dict.fromkeys(areas, "lannister F"),
        orders=dict(zip(areas, tokens, strict=True)),
        tracks={"kings_court": court},
    )
    assert refused(match, {"riverrun": "defence_plus_2"}) == ("THR-RAV-03", "too-many-stars")
    match.submit("lannister", {"lannisport": "defence_plus_2"})
    assert board(match).orders["lannisport"].token == "defence_plus_2"


@rule("THR-RAV-03")
def test_the_replacement_at_sea_cannot_be_consolidate_power():
    answer = {"the_golden_sound": "consolidate_power"}
    assert refused(two_orders(), answer) == ("THR-RAV-03", "order-land-only")


@rule("THR-WCD-12", "THR-RUL-15", "THR-RAV-03")
def test_the_restrictions_of_the_turn_bind_the_replacement():
    match = two_orders(turn={"cards": ("supply", "clash_of_kings", "storm_of_swords")})
    assert refused(match, {"lannisport": "defence_plus_1"}) == ("THR-WCD-12", "order-forbidden")


@rule("THR-RAV-04")
def test_using_the_raven_is_optional():
    match = two_orders()
    match.submit("lannister", "keep")
    assert over(match)
    assert events(match, "order_replaced") == []
    assert not board(match).turn.raven_used


@rule("THR-RAV-04")
def test_the_replaced_token_is_off_the_board():
    match = two_orders()
    match.submit("lannister", {"lannisport": "support"})
    assert all(order.token != "raid" for order in board(match).orders.values())


@rule("THR-RAV-01")
def test_a_holder_without_orders_is_not_asked():
    assert over(raven(armies={"winterfell": "stark F"}, orders={"winterfell": "support"}))


@rule("THR-RAV-01", "THR-RAV-02", "THR-RAV-03")
def test_the_candidates_are_all_legal_replacements():
    match = two_orders()
    land = [token for token in load().orders if token != "march_0"]
    sea = [token for token in land if not token.startswith("consolidate")]
    expected = ["keep", *({"lannisport": t} for t in land), *({"the_golden_sound": t} for t in sea)]
    found = list(match.decisions["lannister"].candidates())
    assert len(found) == len(expected)
    assert all(answer in expected for answer in found)
