"""Chapter 4.35: A Game of Thrones (FIG-GOT)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.battlefield import zones
from montjoie.games.figurines.battlefield.control import controller
from montjoie.games.figurines.modes.thrones import DealObjectiveCards
from montjoie.games.figurines.state import INCH
from montjoie.kernel.match import Match
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    events,
    offered,
    over,
    refused,
    roll,
    waiting,
)
from tests.games.figurines.modes.hooks import GOT, SENTINELS, SWORDS, slay, spot, tell, vp
from tests.rule import rule


@rule("FIG-GOT-01")
def test_zones_are_6_inches_deep() -> None:
    g = engine(mode=GOT)
    assert zones.bounds(g, "south") == (0, 0, 48 * INCH, 6 * INCH)
    assert zones.bounds(g, "north") == (0, 42 * INCH, 48 * INCH, 48 * INCH)


# Laying tokens.


def laying(**more: Any) -> Match:
    """The tokens are laid; the second player wins the roll, after a tie."""
    match = at(tell("objectives"), mode=GOT, live=False, **more)
    roll(match, 3, 3)
    roll(match, 2, 5)
    return match


@rule("FIG-GOT-02")
def test_the_centre_comes_first_then_players_lay_four_more_in_turn() -> None:
    match = laying()
    assert (board(match).objectives["centre"].x, board(match).objectives["centre"].y) == (24_000, 24_000)
    for seat, x in (("b", 6), ("a", 15), ("b", 33), ("a", 42)):
        assert asked(match, "place_objective") == seat
        answer(match, spot(x, 24))
    assert over(match)
    assert len(board(match).objectives) == 5


@pytest.mark.parametrize(
    ("x", "y", "key"),
    [
        (12, 12.74, "objective-near-zone"),
        (12, 35.3, "objective-near-zone"),
        (31.4, 24, "objective-near-objective"),
        (0.5, 24, "objective-off-table"),
    ],
)
@rule("FIG-GOT-02")
def test_tokens_keep_6_inches_from_zones_and_tokens(x: float, y: float, key: str) -> None:
    assert refused(laying(), "b", spot(x, y)) == ("FIG-GOT-02", key)


@rule("FIG-GOT-02")
def test_tokens_may_lie_exactly_6_inches_away() -> None:
    match = laying()
    assert refused(match, "b", spot(12, 12.75)) == ("", "")
    assert refused(match, "b", spot(31.5, 24)) == ("", "")


@rule("FIG-SET-02")
def test_no_token_goes_on_impassable_terrain() -> None:
    match = laying(terrain={"wall": "palisade 12,24"})
    assert refused(match, "b", spot(12, 24)) == ("FIG-SET-02", "objective-on-impassable")


@rule("FIG-GOT-02")
def test_every_place_offered_is_legal() -> None:
    match = laying()
    places = offered(match)
    assert len(places) > 30
    assert all(refused(match, "b", place) == ("", "") for place in places)


@rule("FIG-GOT-02")
def test_three_players_lay_tokens_clockwise() -> None:
    match = at(tell("objectives"), mode=GOT, live=False, seats=("a", "b", "c"))
    roll(match, 1, 2, 6)
    seats = []
    for x in (6, 15, 33, 42):
        seats.append(asked(match, "place_objective"))
        answer(match, spot(x, 24))
    assert seats == ["c", "a", "b", "c"]


# Cards.

FIVE = {"centre": "24,24", "objective_1": "10,24", "objective_2": "38,24", "objective_3": "10,15"}


@rule("FIG-GOT-03", "FIG-GOT-04")
def test_the_centre_gets_its_card_and_every_other_token_another_one_at_random() -> None:
    match = at(DealObjectiveCards(), objectives=FIVE, mode=GOT, live=False)
    roll(match, *range(8, -1, -1))
    dealt = {name: row.card for name, row in board(match).objectives.items()}
    assert dealt["centre"] == "iron_throne"
    others = [dealt[name] for name in FIVE if name != "centre"]
    assert others == ["watch_post", "crossroads", "gibbet"]


# Scoring.

ON_CENTRE = {"own": f"{SWORDS} 24,24", "foe": f"{SENTINELS} 10,24 owner=b"}
BOTH = {"centre": "24,24 claimed=own", "objective_1": "10,24 claimed=foe"}


@rule("FIG-GOT-05")
def test_each_controlled_token_gives_1_vp_from_round_2_on() -> None:
    assert vp(at(tell("score"), ON_CENTRE, objectives=BOTH, mode=GOT, round=1)) == (0, 0)
    assert vp(at(tell("score"), ON_CENTRE, objectives=BOTH, mode=GOT, round=2)) == (1, 1)


@rule("FIG-GOT-03", "FIG-GOT-05", "FIG-GOT-07", "FIG-RUL-37")
def test_the_centre_gives_2_and_its_panic_takes_back_nothing() -> None:
    throne = {"centre": "24,24 card=iron_throne claimed=own"}
    match = at(tell("score"), ON_CENTRE, objectives=throne, mode=GOT, round=2, live=False)
    assert vp(match) == (2, 0)
    roll(match, 4, 3)
    roll(match, 1)
    assert not events(match, "test_taken")[0]["passed"]  # 7 - 2 against Morale 6
    assert board(match).units["own"].figures == 10
    assert vp(match) == (2, 0)


COUNCILS = {
    "centre": "24,24 card=war_council claimed=own",
    "objective_1": "10,24 card=war_council claimed=foe",
    "objective_2": "38,24 card=signal_tower claimed=more",
}


@rule("FIG-GOT-06")
def test_players_resolve_the_effects_of_their_objectives_in_turn_the_first_player_first() -> None:
    units = ON_CENTRE | {"more": f"{SWORDS} 38,24", "idle": f"{SENTINELS} 10,40 owner=b"}
    hands = {"a": ["northern_ferocity"] * 3, "b": ["northern_ferocity"] * 3}
    match = at(tell("score"), units, objectives=COUNCILS, decks=hands, mode=GOT, round=2)
    assert vp(match) == (2, 1)
    assert asked(match, "next_objective") == "a"
    answer(match, "centre")
    drawn = [each["player"] for each in events(match, "cards_drawn")]
    assert drawn == ["a", "b"]
    assert waiting(match) == "choose_target"
    answer(match, "nobody")
    assert over(match)


@rule("FIG-GOT-06")
def test_the_first_player_token_says_who_begins() -> None:
    decks = {"a": ["northern_ferocity"] * 3, "b": ["northern_ferocity"] * 3}
    both = {name: text for name, text in COUNCILS.items() if name != "objective_2"}
    match = at(tell("score"), ON_CENTRE, objectives=both, decks=decks, mode=GOT, round=2, first="b")
    assert [each["player"] for each in events(match, "cards_drawn")] == ["b", "a"]


CONTESTED = {
    "own": f"{SWORDS} 24,24",
    "rival": f"{SENTINELS} 24,28.8 @180 owner=b",
    "foe": f"{SENTINELS} 14,24 owner=b",
    "mate": f"{SWORDS} 44,4",
}


@pytest.mark.parametrize(("figures", "drawn"), [(9, 1), (1, 0)])
@rule("FIG-RUL-94")
def test_an_objective_works_though_control_was_lost_unless_its_unit_has_fallen(
    figures: int, drawn: int
) -> None:
    tokens = {"centre": "24,24 card=war_council claimed=own", "objective_1": "14,24 card=gibbet claimed=foe"}
    units = CONTESTED | {"own": f"{CONTESTED['own']} x{figures}"}
    units["rival"] += f" x{figures}"  # as many ranks: control is not broken yet
    deck = {"a": ["northern_ferocity"] * 3}
    match = at(tell("score"), units, objectives=tokens, decks=deck, mode=GOT, round=2, first="b", live=False)
    assert vp(match) == (1, 1)
    roll(match, 1, 1)
    roll(match, 3)
    assert controller(match.engine, "centre") == ""
    assert len(board(match).hands["a"].cards) == drawn


@rule("FIG-GOT-08")
def test_victory_through_combat_counts() -> None:
    units = {
        "own": f"{SWORDS} 24,24",
        "foe": f"{SENTINELS} 10,24 owner=b",
        "idle": f"{SENTINELS} 10,40 owner=b",
    }
    assert vp(at(slay("foe", "a"), units, mode=GOT)) == (1, 0)


@rule("FIG-GOT-06", "FIG-MUL-05")
def test_partners_gain_the_points_of_a_token_together() -> None:
    teams = {"a": "wolves", "c": "wolves"}
    match = at(
        tell("score"), ON_CENTRE, objectives=BOTH, mode=GOT, round=2, seats=("a", "b", "c"), teams=teams
    )
    assert [row.vp for row in board(match).players.values()] == [1, 1, 1]
