"""The board before the first turn, for three, four and five players (THR-SET, THR-PLR)."""

from typing import Any

import pytest

import montjoie
from montjoie.games.throne.content import load
from montjoie.games.throne.control import reserve
from montjoie.games.throne.positions import problems
from montjoie.games.throne.state import Army, Neutral, Options, Table, Units
from montjoie.games.throne.supply import counted_level
from montjoie.kernel.game import find
from tests.games.throne.given import resume, table
from tests.rule import rule

FIVE = ("stark", "lannister", "baratheon", "tyrell", "greyjoy")
FORCES = {"kings_landing": Neutral(5), "sunspear": Neutral(5), "the_eyrie": Neutral(6)}


def start(players: int = 5, **options: Any) -> Table:
    """The board for so many players, seats named after the houses."""
    board: Table = find("throne").setup(load().player_counts[players].houses, Options(**options))
    return board


@rule("THR-SET-01")
def test_the_three_neutral_forces_stand_on_their_areas():
    assert start().neutrals == FORCES


@rule("THR-SET-02", "THR-SET-03")
def test_the_wildlings_start_on_zero_and_the_marker_on_turn_one():
    turn = start().turn
    assert (turn.wildlings, turn.number, turn.cards) == (0, 1, ())
    assert not turn.blade_used
    assert not turn.raven_used


@rule("THR-SET-04", "THR-SET-10")
def test_a_house_takes_five_of_its_twenty_power_tokens_and_the_rest_is_its_reserve():
    g = montjoie.start("throne", 5).engine
    assert {house.power for house in g.state.houses.values()} == {5}
    assert {reserve(g, house) for house in g.state.houses} == {15}
    assert not g.state.power_tokens


@rule("THR-SET-06")
def test_a_house_starts_with_its_seven_cards_in_hand_and_none_discarded():
    for name, house in start().houses.items():
        assert len(set(house.hand)) == 7
        assert {load().cards[card].house for card in house.hand} == {name}
        assert house.discard == ()


@rule("THR-SET-07")
def test_each_westeros_deck_is_shuffled_by_itself():
    orders = [montjoie.start("throne", 5, seed=seed).engine.state.decks for seed in range(4)]
    for name, cards in load().decks.items():
        seen = {decks[name].cards for decks in orders}
        assert all(sorted(deck) == sorted(cards) for deck in seen)
        assert len(seen) > 1


@rule("THR-SET-07")
def test_nobody_sees_the_order_of_a_shuffled_deck():
    m = montjoie.start("throne", 5)
    for seat in (None, *m.seats):
        assert m.view(seat)["board"]["decks"] == {
            deck: {"hidden": 10, "bottom": []} for deck in ("I", "II", "III")
        }
        shuffles = [event["facts"] for event in m.feed(seat) if event["kind"] == "throne.deck_shuffled"]
        assert shuffles == [{"deck": "I"}, {"deck": "II"}, {"deck": "III"}]


@rule("THR-SET-08", "THR-RUL-38")
def test_five_houses_stand_on_the_tracks_as_their_start_cards_say():
    assert {name: track.order for name, track in start().tracks.items()} == {
        "iron_throne": ("baratheon", "lannister", "stark", "tyrell", "greyjoy"),
        "fiefdoms": ("greyjoy", "tyrell", "stark", "baratheon", "lannister"),
        "kings_court": ("lannister", "stark", "baratheon", "greyjoy", "tyrell"),
    }


@rule("THR-SET-09")
def test_position_one_of_each_track_takes_its_large_token():
    assert {name: track.holder for name, track in start().tracks.items()} == {
        "iron_throne": "baratheon",
        "fiefdoms": "greyjoy",
        "kings_court": "lannister",
    }


@rule("THR-SET-11")
def test_the_starting_units_stand_in_their_areas():
    guard, lone = Units(footman=1, knight=1), Units(footman=1)
    assert start().armies == {
        "winterfell": Army("stark", guard),
        "white_harbor": Army("stark", lone),
        "the_shivering_sea": Army("stark", Units(ship=1)),
        "lannisport": Army("lannister", guard),
        "stoney_sept": Army("lannister", lone),
        "the_golden_sound": Army("lannister", Units(ship=1)),
        "dragonstone": Army("baratheon", guard),
        "kingswood": Army("baratheon", lone),
        "shipbreaker_bay": Army("baratheon", Units(ship=2)),
        "highgarden": Army("tyrell", guard),
        "dornish_marches": Army("tyrell", lone),
        "redwyne_straights": Army("tyrell", Units(ship=1)),
        "pyke": Army("greyjoy", guard),
        "greywater_watch": Army("greyjoy", lone),
        "ironmans_bay": Army("greyjoy", Units(ship=2)),
    }


@rule("THR-SET-12", "THR-EX-27")
def test_the_starting_supply_is_what_the_controlled_barrels_would_give():
    g = montjoie.start("throne", 5).engine
    assert {name: house.supply for name, house in g.state.houses.items()} == {
        "stark": 1,
        "lannister": 2,
        "baratheon": 1,
        "tyrell": 3,
        "greyjoy": 2,
    }
    assert all(counted_level(g, name).total == house.supply for name, house in g.state.houses.items())


@rule("THR-SET-13")
def test_the_competitive_start_swaps_tyrell_and_greyjoy_at_court_and_nothing_else():
    plain, competitive = start(), start(competitive=True)
    assert competitive.tracks["kings_court"].order == ("lannister", "stark", "baratheon", "tyrell", "greyjoy")
    competitive.tracks["kings_court"] = plain.tracks["kings_court"]
    assert competitive == plain


@rule("THR-EX-01")
def test_the_lannister_set_up_of_the_example():
    board = start()
    house = board.houses["lannister"]
    assert board.armies["lannisport"].units == Units(footman=1, knight=1)
    assert board.armies["stoney_sept"].units == Units(footman=1)
    assert board.armies["the_golden_sound"].units == Units(ship=1)
    places = [board.tracks[track].order.index("lannister") + 1 for track in board.tracks]
    assert places == [2, 5, 1]
    assert board.tracks["kings_court"].holder == "lannister"
    assert (len(house.hand), house.power) == (7, 5)


@rule("THR-CMP-04")
def test_the_start_card_has_no_role_after_the_set_up():
    m = resume(table(armies={"blackwater": "tyrell F"}, tokens={"highgarden": "lannister"}))
    assert load().houses["tyrell"].start_supply == 3
    assert counted_level(m.engine, "tyrell").total == 2  # Blackwater alone: the card is not asked again


@rule("THR-PLR-01")
@pytest.mark.parametrize(("players", "absent"), [(3, {"tyrell", "greyjoy"}), (4, {"greyjoy"}), (5, set())])
def test_greyjoy_then_tyrell_stay_away_from_smaller_tables(players, absent):
    assert set(start(players).houses) == set(FIVE) - absent


@rule("THR-PLR-02", "THR-PLR-03")
def test_the_units_of_absent_houses_are_neutral_forces_with_their_strengths_added_up():
    four = {"pyke": 3, "greywater_watch": 1, "ironmans_bay": 2}
    three = {**four, "highgarden": 3, "dornish_marches": 1, "redwyne_straights": 1}
    for players, expected in ((4, four), (3, three)):
        board = start(players)
        added = {area: force.strength for area, force in board.neutrals.items() if force.house}
        assert added == expected
        assert {area: force for area, force in board.neutrals.items() if not force.house} == FORCES
        assert not set(added) & set(board.armies)
    assert board.neutrals["pyke"].units == Units(footman=1, knight=1)


@rule("THR-PLR-04", "THR-PLR-05")
def test_the_tracks_close_up_over_absent_houses_and_the_large_tokens_move_on():
    four, three = start(4).tracks, start(3).tracks
    assert four["iron_throne"].order == ("baratheon", "lannister", "stark", "tyrell")
    assert four["fiefdoms"].order == ("tyrell", "stark", "baratheon", "lannister")
    assert four["kings_court"].order == ("lannister", "stark", "baratheon", "tyrell")
    assert three["iron_throne"].order == ("baratheon", "lannister", "stark")
    assert three["fiefdoms"].order == ("stark", "baratheon", "lannister")
    assert three["kings_court"].order == ("lannister", "stark", "baratheon")
    assert (four["fiefdoms"].holder, three["fiefdoms"].holder) == ("tyrell", "stark")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_board_of_the_start_has_no_contradiction(players):
    assert list(problems(montjoie.start("throne", players).engine)) == []
