"""Chapter 4.40: The Winds of Winter (FIG-WIN), and what Dark Wings, Dark Words shares with it."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.battlefield import zones
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.missions.dealing import ChooseMissions
from montjoie.games.figurines.missions.scoring import fulfil
from montjoie.games.figurines.rounds.turns import Turn
from montjoie.games.figurines.state import INCH, Mission
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import Match
from montjoie.kernel.worlds import sampled_world
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
from tests.games.figurines.modes.hooks import DWD, SENTINELS, SWORDS, WIN, quiet, slay, spot, tell, vp
from tests.rule import rule

UNITS = {
    "own": f"{SWORDS} 24,10",
    "foe": f"{SENTINELS} 24,40 @180 owner=b",
    "bar": f"{SENTINELS} 34,40 owner=b",
}
TOKENS = {"centre": "24,24", "objective_1": "10,24"}
HANDS = {"a": ["two_banners", "stand_fast"], "b": ["unbroken", "well_informed"]}


# Set-up.


@pytest.mark.parametrize("mode", [WIN, DWD])
@rule("FIG-WIN-01", "FIG-DWD-01")
def test_zones_are_6_inches_deep_and_five_tokens_are_laid(mode: str) -> None:
    match = at(tell("objectives"), mode=mode, live=False, terrain={"wall": "palisade 12,24"})
    assert zones.bounds(match.engine, "south")[3] == 6 * INCH
    roll(match, 6, 1)
    assert refused(match, "a", spot(12, 24)) == ("FIG-SET-02", "objective-on-impassable")
    for x, y in ((6, 20), (6, 30), (33, 24), (42, 24)):
        answer(match, spot(x, y))
    assert len(board(match).objectives) == 5


@rule("FIG-WIN-01", "FIG-WIN-02")
def test_before_deployment_each_player_draws_5_of_the_20_missions() -> None:
    match = at(tell("before_deployment"), mode=WIN)
    hands = board(match).mission_hands
    assert [len(hands[seat].cards) for seat in ("a", "b")] == [5, 5]
    assert len(board(match).mission_deck["missions"].cards) == 10
    assert len({*hands["a"].cards, *hands["b"].cards, *board(match).mission_deck["missions"].cards}) == 20


@rule("FIG-WIN-02")
def test_nobody_sees_the_missions_of_another_nor_the_order_of_the_deck() -> None:
    match = at(tell("before_deployment"), mode=WIN)
    view = match.view("a")["board"]
    assert "cards" in view["mission_hands"]["a"]
    assert view["mission_hands"]["b"] == {"owner": "b", "size": 5}
    assert view["mission_deck"]["missions"] == {"owner": "", "size": 10}


# Choosing.


def choosing(**more: Any) -> Match:
    """Round 2 of The Winds of Winter begins."""
    told: dict[str, Any] = {"mission_hands": HANDS, "mission_deck": ["cut_the_ranks", "gibbet"], "round": 2}
    return at(tell("round_start"), UNITS, mode=WIN, objectives=TOKENS, **(told | more))


@rule("FIG-WIN-03", "FIG-WIN-10", "FIG-RUL-42")
def test_all_choose_a_mission_in_secret_then_the_open_mission_is_drawn() -> None:
    match = choosing()
    assert set(match.decisions) == {"a", "b"}
    match.submit("b", "unbroken")
    assert board(match).missions == {}
    assert not board(match).open_missions
    match.submit("a", "two_banners")
    assert {who: row.card for who, row in board(match).missions.items()} == {
        "a": "two_banners",
        "b": "unbroken",
    }
    assert board(match).mission_hands["a"].cards == ("stand_fast",)
    assert list(board(match).open_missions) == ["cut_the_ranks"]


@rule("FIG-WIN-03")
def test_a_chosen_mission_is_its_owners_secret() -> None:
    match = choosing()
    match.submit("a", "two_banners")
    match.submit("b", "unbroken")
    assert events(match, "mission_chosen", "a")[0].get("card") == "two_banners"
    assert all("card" not in each for each in events(match, "mission_chosen", None))


@rule("FIG-WIN-03", "FIG-WIN-04")
def test_there_is_neither_choice_nor_open_mission_in_round_1() -> None:
    assert over(choosing(round=1))


@rule("FIG-WIN-10")
def test_an_empty_deck_gives_no_open_mission() -> None:
    match = choosing(mission_deck=())
    match.submit("a", "two_banners")
    match.submit("b", "unbroken")
    assert over(match)
    assert not board(match).open_missions


@rule("FIG-WIN-05")
def test_an_open_mission_that_says_so_is_discarded_and_replaced() -> None:
    deck = ["hold_that_ground", "the_named_foe", "blood_price", "two_banners"]
    match = at(ChooseMissions(), UNITS, mode=WIN, round=2, mission_deck=deck)
    assert list(board(match).open_missions) == ["blood_price"]
    assert [each["card"] for each in events(match, "mission_discarded")] == deck[:2]


@rule("FIG-WIN-03", "FIG-RUL-90")
def test_a_mission_that_names_something_is_shown_at_once_with_that_name() -> None:
    match = choosing(mission_hands={"a": ["the_named_foe"], "b": ["hold_that_ground"]})
    match.submit("a", "the_named_foe")
    match.submit("b", "hold_that_ground")
    assert asked(match, "name_for_mission") == "a"
    assert sorted(offered(match)) == ["bar", "foe"]
    answer(match, "foe")
    assert asked(match, "name_for_mission") == "b"
    assert sorted(offered(match)) == ["centre", "objective_1"]
    answer(match, "centre")
    assert {who: (row.shown, row.named) for who, row in board(match).missions.items()} == {
        "a": (True, "foe"),
        "b": (True, "centre"),
    }


@rule("FIG-RUL-135", "FIG-RUL-90")
def test_all_missions_that_name_something_are_shown_before_anybody_names_anything() -> None:
    match = choosing(mission_hands={"a": ["the_named_foe"], "b": ["hold_that_ground"]})
    match.submit("a", "the_named_foe")
    match.submit("b", "hold_that_ground")
    assert [row.shown for row in board(match).missions.values()] == [True, True]
    assert asked(match, "name_for_mission") == "a"


@rule("FIG-RUL-135", "KER-WLD-01")
def test_a_world_leaves_a_mission_that_is_being_named_where_it_is() -> None:
    deck = ["the_named_foe", "cut_the_ranks", "blood_price"]
    hands = {"a": ["two_banners", "unbroken"], "b": ["hold_that_ground", "stand_fast"]}
    match = choosing(mission_hands=hands, mission_deck=deck)
    match.submit("a", "two_banners")
    match.submit("b", "hold_that_ground")
    for number in range(20):
        for seat in ("a", "b", None):
            world = sampled_world(match, seat, Stream(number))
            assert asked(world, "name_for_mission") == "b"
            assert board(world).missions["b"].card == "hold_that_ground"
            assert board(world).missions["a"].card not in ("the_named_foe", "hold_that_ground")


@rule("FIG-WIN-03", "FIG-WIN-04")
def test_at_the_end_of_the_round_chosen_and_open_missions_are_discarded() -> None:
    chosen = {"a": Mission("a", "two_banners"), "b": Mission("b", "the_named_foe", True, "own")}
    match = at(
        tell("after_check"), UNITS, mode=WIN, round=2, missions=chosen, open_missions=["cut_the_ranks"]
    )
    assert [row.card for row in board(match).missions.values()] == ["", ""]
    assert not board(match).open_missions


# The Tactics zone.

NCU = {"sansa": "sansa_stark"}


def claiming(zone: str = "tactics", **more: Any) -> Match:
    """An NCU claims a zone in The Winds of Winter."""
    told: dict[str, Any] = {
        "missions": {"a": Mission("a", "two_banners")},
        "mission_hands": {"a": ["stand_fast"], "b": []},
        "mission_deck": ["cut_the_ranks"],
        "decks": {"a": ["northern_ferocity"] * 4},
        "lasting": quiet("sansa"),
    }
    match = at(ActivateNcu(ncu="sansa"), UNITS, ncus=NCU, mode=WIN, round=2, **(told | more))
    answer(match, zone)
    while waiting(match) == "claim_order":
        answer(match, "zone")
    return match


@rule("FIG-WIN-06")
def test_the_tactics_zone_may_give_a_token_a_mission_and_an_exchange_in_the_place_of_its_effect() -> None:
    match = claiming()
    answer(match, "rule:gather_secrets")
    assert sorted(offered(match)) == ["bar", "foe"]
    answer(match, "foe")
    answer(match, "panicked")
    assert asked(match, "exchange_mission") == "a"
    assert sorted(offered(match)) == ["cut_the_ranks", "keep", "stand_fast"]
    answer(match, "cut_the_ranks")
    assert board(match).units["foe"].conditions == ("panicked",)
    assert board(match).missions["a"].card == "cut_the_ranks"
    assert sorted(board(match).mission_hands["a"].cards) == ["stand_fast", "two_banners"]
    assert not events(match, "cards_drawn")


@rule("FIG-WIN-06")
def test_the_chosen_mission_may_be_kept_and_one_that_is_shown_cannot_be_exchanged() -> None:
    match = claiming()
    for given in ("rule:gather_secrets", "foe", "panicked", "keep"):
        answer(match, given)
    assert board(match).missions["a"].card == "two_banners"
    match = claiming(missions={"a": Mission("a", "two_banners", True)})
    for given in ("rule:gather_secrets", "foe", "panicked"):
        answer(match, given)
    assert waiting(match) != "exchange_mission"


@rule("FIG-WIN-06", "FIG-RUL-135")
def test_a_mission_exchanged_for_one_that_names_something_is_shown_and_named_at_once() -> None:
    match = claiming(mission_hands={"a": ["the_named_foe"], "b": []})
    for given in ("rule:gather_secrets", "foe", "panicked", "the_named_foe"):
        answer(match, given)
    assert asked(match, "name_for_mission") == "a"
    answer(match, "bar")
    assert board(match).missions["a"] == Mission("a", "the_named_foe", True, "bar")


@rule("FIG-WIN-06")
def test_the_zone_may_keep_its_own_effect_and_other_zones_give_no_mission() -> None:
    match = claiming()
    answer(match, "pass")
    assert len(board(match).hands["a"].cards) == 2
    other = claiming("crown")
    assert waiting(other) == "choose_zone_target"


# What scores.


@rule("FIG-WIN-07", "FIG-DWD-06")
def test_objectives_are_claimed_but_give_nothing_by_themselves() -> None:
    held = {"centre": "24,10 claimed=own"}
    for mode in (WIN, DWD):
        assert vp(at(tell("score"), UNITS, mode=mode, round=2, objectives=held)) == (0, 0)


@rule("FIG-WIN-08", "FIG-DWD-07")
def test_2_more_vp_are_needed_and_victory_through_combat_is_not_used() -> None:
    for mode in (WIN, DWD):
        match = at(slay("foe", "a"), UNITS, mode=mode, round=2)
        assert vp(match) == (0, 0)
        assert victory.needed(match.engine, "a") == 12


@pytest.mark.parametrize(("number", "points"), [(1, (0, 0)), (2, (2, 0))])
@rule("FIG-WIN-09", "FIG-DWD-07")
def test_missions_score_from_round_2_on(number: int, points: tuple[int, int]) -> None:
    for mode in (WIN, DWD):
        match = at(slay("foe", "a"), UNITS, mode=mode, round=number, open_missions=["take_no_prisoners"])
        assert vp(match) == points


@pytest.mark.parametrize(("number", "counted"), [(1, {}), (2, {"panic-passed/a": 1})])
@rule("FIG-WIN-09", "FIG-DWD-07")
def test_nothing_is_counted_for_missions_before_round_2(number: int, counted: dict[str, int]) -> None:
    match = at(Test(unit="own", kind="panic", unhurt=True), UNITS, mode=DWD, round=number)
    assert board(match).tally == counted


@rule("FIG-WIN-09")
def test_a_fulfilled_mission_is_shown_scored_and_discarded_at_once() -> None:
    chosen = {"a": Mission("a", "kill_the_commander")}
    match = at(slay("foe", "a"), UNITS, mode=WIN, round=2, missions=chosen)
    assert vp(match) == (3, 0)
    assert events(match, "mission_shown")[0]["card"] == "kill_the_commander"
    assert board(match).missions["a"].card == ""


@rule("FIG-WIN-09", "FIG-RUL-90")
def test_a_mission_that_scores_more_than_once_stays_for_the_round() -> None:
    chosen = {"a": Mission("a", "take_no_prisoners")}
    match = at(slay("foe", "a"), UNITS, mode=WIN, round=2, missions=chosen)
    assert vp(match) == (2, 0)
    assert board(match).missions["a"] == Mission("a", "take_no_prisoners", True)


@rule("FIG-WIN-03")
def test_only_its_owner_fulfils_a_chosen_mission() -> None:
    match = at(
        slay("own", "b"),
        UNITS | {"two": f"{SWORDS} 4,4"},
        mode=WIN,
        round=2,
        missions={"a": Mission("a", "take_no_prisoners")},
    )
    assert vp(match) == (0, 0)


@rule("FIG-WIN-04", "FIG-RUL-44")
def test_any_player_fulfils_an_open_mission_as_often_as_its_card_says() -> None:
    g = engine(UNITS, mode=WIN, round=2, open_missions=["take_no_prisoners", "kill_the_commander"])
    for _ in range(3):
        fulfil(g, "take_no_prisoners", "a")
    fulfil(g, "take_no_prisoners", "b")
    fulfil(g, "kill_the_commander", "b")
    fulfil(g, "kill_the_commander", "b")
    assert (g.state.players["a"].vp, g.state.players["b"].vp) == (4, 5)
    assert "take_no_prisoners" in g.state.open_missions


@rule("FIG-RUL-44", "FIG-MUL-05", "FIG-RUL-90")
def test_partners_fulfil_an_open_mission_together() -> None:
    g = engine(
        UNITS,
        mode=DWD,
        round=2,
        open_missions=["two_banners"],
        seats=("a", "b", "c"),
        teams={"a": "x", "c": "x"},
    )
    fulfil(g, "two_banners", "a")
    fulfil(g, "two_banners", "c")
    assert [row.vp for row in g.state.players.values()] == [2, 0, 2]


@rule("FIG-RUL-44")
def test_a_new_round_forgets_what_was_counted() -> None:
    match = at(
        tell("round_start"), UNITS, mode=DWD, round=3, tally={"scored/two_banners/a": 1, "attacked/own": 2}
    )
    assert board(match).tally == {}


@pytest.mark.parametrize("turn", ["a", "b"])
@rule("FIG-WIN-09", "FIG-RUL-91")
def test_strike_their_flanks_may_be_shown_at_the_start_of_any_turn(turn: str) -> None:
    chosen = {"a": Mission("a", "strike_their_flanks"), "b": Mission("b", "unbroken", True)}
    match = at(Turn(player=turn), UNITS, mode=WIN, round=2, missions=chosen)
    assert asked(match, "use_effect") == "a"
    answer(match, "rule:strike_their_flanks")
    assert board(match).missions["a"].shown


@rule("FIG-WIN-03", "FIG-RUL-91")
def test_whoever_has_a_mission_face_down_is_asked_whether_it_might_be_that_one() -> None:
    chosen = {"a": Mission("a", "unbroken"), "b": Mission("b", "strike_their_flanks")}
    match = at(Turn(player="a"), UNITS, mode=WIN, round=2, missions=chosen)
    assert (asked(match, "use_effect"), offered(match)) == ("a", ["pass"])
    answer(match, "pass")
    assert (asked(match, "use_effect"), len(offered(match))) == ("b", 2)


@rule("FIG-WIN-03")
def test_nobody_is_asked_once_everybody_has_seen_that_mission() -> None:
    chosen = {"a": Mission("a", "unbroken")}
    match = at(Turn(player="a"), UNITS, mode=WIN, round=2, missions=chosen)  # it lies nowhere: it is gone
    assert waiting(match) == "activate_unit"
