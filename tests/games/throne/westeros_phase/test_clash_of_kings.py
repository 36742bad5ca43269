"""Clash of Kings (THR-COK)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from montjoie.games.throne.control import reserve
from montjoie.games.throne.state import TRACKS
from montjoie.games.throne.westeros_phase.clash_of_kings import ClashOfKings, TrackBidding
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over
from tests.games.throne.westeros_phase.asking import START, asked, bid, candidates, refusal, refused
from tests.rule import rule


def throne(**board_given: Any) -> Match:
    """The bidding for the Iron Throne, which Baratheon holds."""
    return at(ClashOfKings(), **board_given)


def one(track: str, **board_given: Any) -> Match:
    """The bidding for one track alone."""
    return at(TrackBidding(track=track, houses=START), **board_given)


@rule("THR-COK-01")
def test_all_tracks_are_cleared_before_the_first_bidding():
    m = throne()
    assert [track.order for track in board(m).tracks.values()] == [(), (), ()]


@rule("THR-COK-01")
def test_the_tracks_are_bid_for_in_order():
    m = throne()
    for _ in TRACKS:
        bid(m, baratheon=0, lannister=1)
        m.submit(*tie_order(m))
    assert [e["purpose"] for e in events(m, "bids_revealed")] == ["iron_throne", "fiefdoms", "kings_court"]
    assert over(m)


def tie_order(m: Match) -> tuple[str, list[str]]:
    """Whoever is asked leaves the tied houses as they are."""
    ((seat, decision),) = m.decisions.items()
    return seat, next(decision.candidates())


@rule("THR-COK-01")
def test_the_holders_keep_their_tokens_while_the_tracks_are_empty():
    m = throne()
    assert [t.holder for t in board(m).tracks.values()] == ["baratheon", "greyjoy", "lannister"]


@rule("THR-COK-02", "THR-CMP-01", "THR-CMP-03")
def test_a_bid_lies_between_nothing_and_all_available_power():
    m = throne(houses={"stark": {"power": 3}})
    assert candidates(m, "stark") == [0, 1, 2, 3]
    for wrong in (-1, 4):
        why = refused(m, "stark", wrong)
        assert (why.rule, why.key, why.facts) == (
            "THR-COK-02",
            "bid-beyond-power",
            {"given": wrong, "high": 3},
        )


@rule("THR-COK-02", "THR-CMP-03")
def test_bids_are_secret_until_all_are_in():
    low, high = throne(), throne()
    low.submit("stark", 0)
    high.submit("stark", 5)
    for seat in ("tyrell", None):
        assert low.view(seat) == high.view(seat)
        assert low.feed(seat) == high.feed(seat)
    assert events(high, "bids_revealed") == []


@rule("THR-COK-02")
def test_all_bids_are_revealed_at_once():
    m = throne()
    bid(m, stark=4, baratheon=3, lannister=2, tyrell=1)
    (shown,) = events(m, "bids_revealed")
    assert shown["bids"] == {"baratheon": 3, "lannister": 2, "stark": 4, "tyrell": 1, "greyjoy": 0}


@rule("THR-COK-03")
def test_tokens_are_placed_in_descending_order_of_bids():
    m = one("fiefdoms")
    bid(m, greyjoy=1, stark=5, lannister=2, tyrell=3)
    assert board(m).tracks["fiefdoms"].order == ("stark", "tyrell", "lannister", "greyjoy", "baratheon")


@rule("THR-COK-04")
def test_the_iron_throne_orders_tied_houses_as_it_wishes_itself_included():
    m = one("fiefdoms")
    bid(m, baratheon=2, stark=2, tyrell=2, greyjoy=3)
    assert asked(m) == [("baratheon", "order_ties")]
    tied = ["baratheon", "stark", "tyrell"]
    assert sorted(candidates(m, "baratheon")) == sorted(map(list, itertools.permutations(tied)))
    m.submit("baratheon", ["baratheon", "tyrell", "stark"])
    assert board(m).tracks["fiefdoms"].order == ("greyjoy", "baratheon", "tyrell", "stark", "lannister")


@rule("THR-COK-04")
def test_tied_houses_take_the_places_between_higher_and_lower_bids():
    m = one("fiefdoms")
    bid(m, baratheon=0, stark=2, tyrell=2, greyjoy=3, lannister=1)
    for wrong in (["stark"], ["tyrell", "stark", "lannister"], ["stark", "stark"]):
        assert refusal(m, "baratheon", wrong) == ("THR-COK-04", "not-an-order")
    m.submit("baratheon", ["tyrell", "stark"])
    assert board(m).tracks["fiefdoms"].order == ("greyjoy", "tyrell", "stark", "lannister", "baratheon")


@rule("THR-COK-04")
def test_two_ties_are_two_decisions_the_higher_first():
    m = one("fiefdoms")
    bid(m, stark=1, tyrell=1, lannister=4, greyjoy=4)
    m.submit("baratheon", ["greyjoy", "lannister"])
    m.submit("baratheon", ["tyrell", "stark"])
    assert board(m).tracks["fiefdoms"].order == ("greyjoy", "lannister", "tyrell", "stark", "baratheon")


@rule("THR-COK-04", "THR-COK-08")
def test_if_nobody_bids_the_iron_throne_orders_everybody():
    m = one("kings_court")
    bid(m)
    assert len(candidates(m, "baratheon")) == 120
    m.submit("baratheon", list(reversed(START)))
    assert board(m).tracks["kings_court"].order == tuple(reversed(START))


@rule("THR-COK-05")
@pytest.mark.parametrize("track", TRACKS)
def test_the_large_token_goes_to_position_one(track: str):
    m = one(track)
    bid(m, tyrell=5, stark=4, lannister=3, greyjoy=2, baratheon=1)
    assert board(m).tracks[track].holder == "tyrell"


@rule("THR-COK-06")
def test_the_old_holder_decides_the_ties_of_the_iron_throne_and_the_new_one_those_that_follow():
    m = throne()
    bid(m, tyrell=2, stark=1, greyjoy=1)
    first = asked(m)
    m.submit("baratheon", ["greyjoy", "stark"])
    m.submit("baratheon", ["baratheon", "lannister"])
    bid(m, stark=1, greyjoy=1)
    assert (first, asked(m)) == ([("baratheon", "order_ties")], [("tyrell", "order_ties")])


@rule("THR-COK-07")
def test_winners_and_losers_pay_before_the_next_bidding():
    m = throne(houses={"greyjoy": {"power": 20}})
    bid(m, tyrell=5, stark=4, lannister=3, greyjoy=20, baratheon=0)
    left = {house: row.power for house, row in board(m).houses.items()}
    assert left == {"stark": 1, "lannister": 2, "baratheon": 5, "tyrell": 0, "greyjoy": 0}
    assert candidates(m, "tyrell") == [0]
    assert candidates(m, "stark") == [0, 1]
    assert reserve(m.engine, "greyjoy") == 20


@rule("THR-COK-08")
def test_everyone_bids_and_stands_on_every_track_even_without_power():
    m = throne(houses={house: {"power": 0} for house in START})
    for _ in TRACKS:
        assert asked(m) == [(house, "bid_track") for house in START]
        bid(m)
        m.submit(*tie_order(m))
    assert all(sorted(track.order) == sorted(START) for track in board(m).tracks.values())


@rule("THR-COK-08")
def test_three_players_fill_three_positions():
    m = at(ClashOfKings(), 3)
    for _ in TRACKS:
        bid(m)
        m.submit(*tie_order(m))
    assert {len(track.order) for track in board(m).tracks.values()} == {3}


@rule("THR-TRN-03")
def test_the_turn_order_changes_with_the_iron_throne():
    m = throne()
    bid(m, tyrell=5, stark=4, lannister=3, greyjoy=2, baratheon=1)
    assert board(m).tracks["iron_throne"].order == ("tyrell", "stark", "lannister", "greyjoy", "baratheon")


@rule("THR-EX-04", "THR-COK-02", "THR-COK-03", "THR-COK-04", "THR-COK-05", "THR-COK-07")
def test_greyjoy_orders_a_tie_for_the_fiefdoms():
    m = one("fiefdoms", tracks={"iron_throne": ["greyjoy", "baratheon", "lannister", "stark", "tyrell"]})
    before = sum(reserve(m.engine, house) for house in START)
    bid(m, lannister=4, baratheon=3, stark=3, tyrell=2, greyjoy=0)
    assert asked(m) == [("greyjoy", "order_ties")]
    m.submit("greyjoy", ["baratheon", "stark"])
    fiefdoms = board(m).tracks["fiefdoms"]
    assert fiefdoms.order == ("lannister", "baratheon", "stark", "tyrell", "greyjoy")
    assert fiefdoms.holder == "lannister"
    assert sum(reserve(m.engine, house) for house in START) - before == 12
    assert over(m)


@rule("THR-GEN-07")
def test_the_log_tells_how_a_tie_was_broken():
    m = one("fiefdoms")
    bid(m, stark=1, tyrell=1, lannister=3, greyjoy=4)
    m.submit("baratheon", ["tyrell", "stark"])
    told = {"holder": "baratheon", "purpose": "fiefdoms", "chosen": ["tyrell", "stark"]}
    assert events(m, "tie_broken") == [told]
