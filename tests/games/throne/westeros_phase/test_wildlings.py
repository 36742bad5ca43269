"""The wildlings (THR-WIL)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.games.throne.control import controller, reserve
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.games.throne.westeros_phase.wildlings import WildlingAttack, WildlingToll
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over, where
from tests.games.throne.westeros_phase.asking import START, asked, bid, candidates, refusal, refused
from tests.rule import rule

CARDS = ("eddard_stark", "robb_stark")


def attack(strength: int = 4, **board_given: Any) -> Match:
    """The wildlings attack with so much strength."""
    return at(WildlingAttack(), turn={"wildlings": strength}, **board_given)


def toll(units: dict[str, str], due: int = 2, **board_given: Any) -> Match:
    """Stark owes so many points to the wildlings."""
    armies = {area: f"stark {letters}" for area, letters in units.items()}
    return at(WildlingToll(house="stark", due=due), armies=armies, **board_given)


@rule("THR-WIL-01")
@pytest.mark.parametrize("strength", [0, 2, 4, 6, 8, 10, 12])
def test_the_attack_is_as_strong_as_the_track_says(strength: int):
    m = attack(strength)
    bid(m)
    (fought,) = events(m, "wildlings_fought")
    assert (fought["strength"], fought["held"]) == (strength, strength == 0)


@rule("THR-WIL-02", "THR-CMP-01", "THR-CMP-03")
def test_a_bid_lies_between_nothing_and_all_available_power():
    m = attack(houses={"stark": {"power": 2}})
    assert candidates(m, "stark") == [0, 1, 2]
    assert refusal(m, "stark", 3) == ("THR-WIL-02", "bid-beyond-power")
    assert refusal(m, "stark", -1) == ("THR-WIL-02", "bid-beyond-power")


@rule("THR-WIL-02")
def test_all_bid_at_once_in_secret():
    low, high = attack(), attack()
    assert asked(low) == [(house, "bid_wildlings") for house in START]
    low.submit("stark", 0)
    high.submit("stark", 5)
    for seat in ("tyrell", None):
        assert low.view(seat) == high.view(seat)


@rule("THR-WIL-02")
def test_the_bids_add_up_to_the_strength_of_the_watch():
    m = attack()
    bid(m, stark=1, tyrell=2, greyjoy=3)
    assert events(m, "wildlings_fought")[0]["watch"] == 6


@rule("THR-WIL-03")
@pytest.mark.parametrize(("stark", "held"), [(3, False), (4, True), (5, True)])
def test_the_watch_holds_with_an_equal_strength(stark: int, held: bool):
    m = attack(4)
    bid(m, stark=stark)
    assert events(m, "wildlings_fought")[0]["held"] is held


@rule("THR-WIL-04", "THR-RUL-53")
@pytest.mark.parametrize("strength", [2, 12])
def test_all_power_bid_goes_to_the_reserve_whatever_the_result(strength: int):
    m = attack(strength)
    bid(m, stark=3, tyrell=2)
    if (decision := m.decisions.get("baratheon")) and decision.kind.endswith("name_lowest"):
        m.submit("baratheon", "baratheon")
    assert over(m)
    assert [board(m).houses[house].power for house in ("stark", "tyrell", "greyjoy")] == [2, 3, 5]
    assert [reserve(m.engine, house) for house in ("stark", "tyrell", "greyjoy")] == [18, 17, 15]


@rule("THR-WIL-05")
def test_the_highest_bidder_may_take_a_card_back():
    m = attack(2, houses={"stark": {"hand": (), "discard": CARDS}, "tyrell": {"discard": ("x",)}})
    bid(m, stark=2, tyrell=1)
    assert candidates(m, "stark") == [*CARDS, "none"]
    m.submit("stark", "robb_stark")
    stark = board(m).houses["stark"]
    assert (stark.hand, stark.discard) == (("robb_stark",), ("eddard_stark",))
    assert over(m)


@rule("THR-WIL-05")
def test_the_highest_bidder_need_not_take_a_card():
    m = attack(2, houses={"stark": {"hand": (), "discard": CARDS}})
    bid(m, stark=2)
    m.submit("stark", "none")
    stark = board(m).houses["stark"]
    assert (stark.hand, stark.discard) == ((), CARDS)
    assert over(m)


@rule("THR-WIL-05")
def test_only_a_card_of_the_own_discard_pile_comes_back():
    m = attack(2, houses={"stark": {"discard": CARDS}})
    bid(m, stark=2)
    for card in ("catelyn_stark", "tywin_lannister", "nobody"):
        assert refusal(m, "stark", card) == ("THR-WIL-05", "card-not-discarded")


@rule("THR-WIL-05")
def test_with_an_empty_discard_pile_there_is_nothing_to_take():
    m = attack(2)
    bid(m, stark=2)
    assert over(m)


@rule("THR-WIL-05", "THR-GEN-07")
def test_the_iron_throne_names_one_of_the_tied_highest():
    m = attack(2, houses={"stark": {"discard": CARDS}})
    bid(m, stark=2, tyrell=2, greyjoy=1)
    assert asked(m) == [("baratheon", "name_highest")]
    assert candidates(m, "baratheon") == ["stark", "tyrell"]
    assert refusal(m, "baratheon", "greyjoy") == ("THR-WIL-05", "not-offered")
    m.submit("baratheon", "stark")
    assert asked(m) == [("stark", "recover_card")]


@rule("THR-RUL-47")
def test_if_nobody_bids_against_strength_zero_the_iron_throne_names_anybody():
    m = attack(0, houses={"greyjoy": {"discard": ("balon_greyjoy",)}})
    bid(m)
    assert candidates(m, "baratheon") == list(START)
    m.submit("baratheon", "greyjoy")
    assert asked(m) == [("greyjoy", "recover_card")]


@rule("THR-WIL-06")
def test_every_house_loses_units_worth_two_points_and_a_knight_is_worth_two():
    armies = {
        "karhold": "stark FFK",
        "riverrun": "lannister KK",
        "pyke": "greyjoy FF",
        "sunset_sea": "greyjoy SS",
    }
    m = attack(12, armies=armies)
    bid(m, baratheon=0, lannister=1, stark=2, tyrell=1, greyjoy=3)
    m.submit("lannister", {"riverrun/knight": 1})
    m.submit("stark", {"karhold/footman": 2})
    m.submit("greyjoy", {"pyke/footman": 1, "sunset_sea/ship": 1})
    assert where(m, "lannister") == {"riverrun": "K"}
    assert where(m, "stark") == {"karhold": "K"}
    assert where(m, "greyjoy") == {"pyke": "F", "sunset_sea": "S"}
    assert {e["rule"] for e in m.feed(None) if e["kind"] == "throne.units_lost"} == {"THR-WIL-06"}


@rule("THR-WIL-07")
def test_the_lowest_bidder_loses_four_points():
    m = attack(12, armies={"karhold": "stark FFFFF", "riverrun": "lannister FFFFF"})
    bid(m, baratheon=1, lannister=1, tyrell=1, greyjoy=1)
    m.submit("lannister", {"riverrun/footman": 2})
    assert refusal(m, "stark", {"karhold/footman": 2}) == ("THR-WIL-11", "wildling-loss-value")
    m.submit("stark", {"karhold/footman": 4})
    assert where(m, "stark") == {"karhold": "F"}


@rule("THR-WIL-07", "THR-GEN-07")
def test_the_iron_throne_chooses_one_of_the_tied_lowest():
    m = attack(12, armies={"karhold": "stark FFFFF", "riverrun": "lannister FFFFF"})
    bid(m, baratheon=1, tyrell=1, greyjoy=1)
    assert asked(m) == [("baratheon", "name_lowest")]
    assert candidates(m, "baratheon") == ["lannister", "stark"]
    m.submit("baratheon", "stark")
    m.submit("lannister", {"riverrun/footman": 2})
    m.submit("stark", {"karhold/footman": 4})
    assert over(m)


@rule("THR-WIL-07")
def test_the_iron_throne_may_name_itself_the_lowest():
    m = attack(12, armies={"karhold": "baratheon FFFFF"})
    bid(m)
    m.submit("baratheon", "baratheon")
    assert candidates(m, "baratheon") == [{"karhold/footman": 4}]


@rule("THR-WIL-08")
def test_losses_are_taken_in_turn_order():
    homes = {
        "stark": "winterfell",
        "lannister": "lannisport",
        "baratheon": "dragonstone",
        "tyrell": "highgarden",
        "greyjoy": "pyke",
    }
    order = ["greyjoy", "tyrell", "stark", "lannister", "baratheon"]
    m = attack(
        12, armies={area: f"{house} FFFFF" for house, area in homes.items()}, tracks={"iron_throne": order}
    )
    bid(m, stark=1, lannister=1, baratheon=1, tyrell=1)
    seen = []
    while not over(m):
        ((seat, decision),) = m.decisions.items()
        seen.append(seat)
        m.submit(seat, next(decision.candidates()))
    assert seen == order


@rule("THR-WIL-08")
def test_units_go_from_anywhere_at_the_owner_s_choice():
    m = toll({"karhold": "FK", "bay_of_ice": "S", "winterfell": "F"})
    assert candidates(m, "stark") == [
        {"karhold/footman": 1, "bay_of_ice/ship": 1},
        {"karhold/footman": 1, "winterfell/footman": 1},
        {"karhold/knight": 1},
        {"bay_of_ice/ship": 1, "winterfell/footman": 1},
    ]


@rule("THR-WIL-08")
def test_only_own_units_that_are_there_can_go():
    m = toll({"karhold": "FF", "winterfell": "FF"})
    for answer in ({"karhold/footman": 3}, {"karhold/ship": 2}, {"pyke/footman": 2}, {"karhold/footman": -2}):
        assert refusal(m, "stark", answer) == ("THR-WIL-08", "units-not-there")


@rule("THR-WIL-09", "THR-EX-22")
def test_a_knight_cannot_pay_one_point_by_becoming_a_footman():
    m = toll({"karhold": "KF", "winterfell": "K"})
    assert candidates(m, "stark") == [{"karhold/knight": 1}, {"winterfell/knight": 1}]
    m.submit("stark", {"karhold/knight": 1})
    assert where(m, "stark") == {"karhold": "F", "winterfell": "K"}


@rule("THR-WIL-10", "THR-EX-22", "THR-CTL-05")
def test_an_area_emptied_by_the_wildlings_gets_no_token_and_is_lost():
    m = toll({"karhold": "F", "castle_black": "F", "bay_of_ice": "S"})
    m.submit("stark", {"karhold/footman": 1, "bay_of_ice/ship": 1})
    assert over(m)
    assert (controller(m.engine, "karhold"), controller(m.engine, "castle_black")) == (None, "stark")
    assert (board(m).power_tokens, board(m).houses["stark"].power) == ({}, 5)


@rule("THR-EX-22")
def test_a_token_or_the_home_keeps_the_area_the_wildlings_emptied():
    m = toll({"karhold": "F", "winterfell": "F", "bay_of_ice": "S"}, tokens={"karhold": "stark"})
    m.submit("stark", {"karhold/footman": 1, "winterfell/footman": 1})
    assert (controller(m.engine, "karhold"), controller(m.engine, "winterfell")) == ("stark", "stark")


@rule("THR-WIL-11", "THR-RUL-12")
@pytest.mark.parametrize(
    "answer",
    [{}, {"karhold/footman": 1}, {"karhold/footman": 3}, {"karhold/footman": 1, "karhold/knight": 1}],
)
def test_the_loss_must_be_worth_exactly_what_is_due(answer: dict[str, int]):
    m = toll({"karhold": "FFFK"})
    why = refused(m, "stark", answer)
    assert (why.rule, why.key, why.facts["due"]) == ("THR-WIL-11", "wildling-loss-value", 2)


@rule("THR-WIL-11", "THR-RUL-12")
@pytest.mark.parametrize(("units", "due"), [("F", 2), ("FK", 4), ("K", 2), ("FF", 2)])
def test_a_house_that_owns_no_more_loses_all_without_being_asked(units: str, due: int):
    m = toll({"karhold": units}, due)
    assert over(m)
    assert where(m, "stark") == {}


@rule("THR-RUL-12")
def test_a_house_without_units_loses_nothing():
    m = toll({})
    assert over(m)
    assert events(m, "units_lost") == []


@rule("THR-RUL-12")
@given(
    st.integers(0, 4),
    st.integers(0, 3),
    st.integers(0, 3),
    st.integers(0, 3),
    st.sampled_from([2, 4]),
    st.integers(0, 9),
)
def test_whoever_owns_enough_can_pay_exactly(f: int, k: int, s: int, elsewhere: int, due: int, seed: int):
    units = {"karhold": "F" * f + "K" * k, "bay_of_ice": "S" * s, "castle_black": "F" * elsewhere}
    m = toll({area: letters for area, letters in units.items() if letters}, due)
    owned = f + 2 * k + s + elsewhere
    if owned <= due:
        assert where(m, "stark") == {}
        return
    payments = candidates(m, "stark")
    assert payments
    for payment in payments:
        value = sum(n * (2 if name.endswith("knight") else 1) for name, n in payment.items())
        assert value == due
    m.decisions["stark"].check(m.decisions["stark"].sample(Stream(seed)))


@rule("THR-WIL-11")
def test_routed_units_can_be_lost_too():
    m = toll({"karhold": "Ff", "winterfell": "F"})
    m.submit("stark", {"karhold/footman": 2})
    assert where(m, "stark") == {"winterfell": "F"}


@rule("THR-WIL-12")
@pytest.mark.parametrize("stark", [5, 0])
def test_after_the_attack_the_token_returns_to_zero(stark: int):
    m = attack(4)
    bid(m, stark=stark, lannister=1, tyrell=1, greyjoy=1)
    if not over(m):
        m.submit("baratheon", "baratheon")
    assert over(m)
    assert board(m).turn.wildlings == 0


@rule("THR-WIL-13")
def test_the_wildlings_attack_each_time_their_card_is_resolved_even_with_strength_zero():
    decks = {"I": ["supply"], "II": ["game_of_thrones"], "III": ["wildling_attack"]}
    m = at(WesterosPhase(), decks=decks)
    bid(m, stark=1)
    assert [e["strength"] for e in events(m, "wildlings_fought")] == [0]


@rule("THR-END-04")
def test_a_house_wins_at_once_when_the_wildlings_free_its_seventh_castle():
    held = ("white_harbor", "moat_cailin", "flints_finger", "seagard", "the_eyrie", "harrenhal")
    armies = {**dict.fromkeys(held, "stark FF"), "winterfell": "greyjoy F"}
    m = at(WildlingToll(house="greyjoy", due=2), armies=armies)
    assert m.over
    assert m.result is not None
    assert (m.result.ranking[0], m.result.rule) == (["stark"], "THR-END-01")
