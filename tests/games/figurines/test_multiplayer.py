"""Chapter 4.30: team games and free-for-all (FIG-MUL)."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.games.figurines.battlefield import teams, zones
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.round import Battle, possible_modes
from montjoie.games.figurines.rounds.cleanup import Cleanup
from montjoie.games.figurines.rounds.turns import ActivationPhase
from montjoie.games.figurines.setup import SetUp, options
from montjoie.games.figurines.setup.deployment import Deployment, FirstRoll
from montjoie.games.figurines.state import CORNERS, Options
from montjoie.kernel.chance import Stream
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
)
from tests.rule import rule

FOUR = ("a", "b", "c", "d")
TEAMS = {"a": "one", "b": "two", "c": "one", "d": "two"}
UNITS = {
    "wolf": "stark_sworn_swords 12,6 owner=a",
    "lion": "lannister_guardsmen 12,42 @180 owner=b",
    "stag": "baratheon_wardens 36,6 owner=c",
    "crow": "sworn_brothers 36,42 @180 owner=d",
}


def phase(units: dict[str, str] | None = None, **more: Any) -> Match:
    """The Activation phase of a team game."""
    return at(ActivationPhase(), UNITS if units is None else units, seats=FOUR, teams=TEAMS, **more)


def act(match: Match, unit: str) -> None:
    answer(match, unit)
    answer(match, "forgo")


# Teams.


@rule("FIG-MUL-01", "FIG-ARM-01")
def test_teams_play_at_the_size_agreed_on() -> None:
    told = {"teams": [[1, 2], [3, 4]], "size": 20, "mode": "fire_and_blood"}
    match = montjoie.start("figurines", 4, seed=1, options=told)
    sizes = {decision.space.size for decision in match.decisions.values()}  # type: ignore[attr-defined]
    assert (len(match.decisions), sizes) == (4, {20})
    assert all(next(iter(decision.candidates())) for decision in match.decisions.values())


@rule("FIG-MUL-02", "FIG-RUL-118")
def test_a_character_appears_once_in_a_whole_team() -> None:
    given = {"teams": [[1, 3], [2, 4]], "mode": "fire_and_blood"}
    match = montjoie.start("figurines", list(FOUR), seed=1, options=given)
    young_wolf = match.engine.content.samples["stark_40_young_wolf"]
    lists = dict.fromkeys(FOUR, "stark_40_young_wolf") | {"d": "lannister_40_tywin"}
    for seat, name in lists.items():
        match.submit(seat, name)
    assert list(match.decisions) == ["c"]  # the later partner; b may have the same characters as a
    assert refused(match, "c", "stark_40_young_wolf") == ("FIG-MUL-02", "army-character-in-team")
    match.submit("c", "baratheon_40_stannis")
    shown = [event["player"] for event in events(match, "army_shown")]
    assert shown == ["a", "b", "d", "c"]
    robbs = [row for row in board(match).units.values() if young_wolf.commander in row.attachments]
    assert [row.owner for row in robbs] == ["a", "b"]


@rule("FIG-MUL-02")
def test_lists_agreed_on_are_checked_in_teams_too() -> None:
    given = {
        "teams": [[1, 3], [2, 4]],
        "armies": {"a": "stark_40_young_wolf", "c": "stark_40_young_wolf"},
    }
    with pytest.raises(montjoie.OptionError) as raised:
        montjoie.start("figurines", list(FOUR), seed=1, options=given)
    assert {(problem.rule, problem.key) for problem in raised.value.problems} == {
        ("FIG-MUL-02", "army-character-in-team")
    }


@rule("FIG-MUL-03")
def test_each_partner_has_his_own_deck_and_hand() -> None:
    given = {"teams": [[1, 3], [2, 4]], "mode": "fire_and_blood"}
    match = montjoie.start("figurines", list(FOUR), seed=1, options=given)
    for seat, name in zip(
        FOUR,
        ("stark_40_greatjon", "lannister_40_tywin", "baratheon_40_renly", "neutral_40_bolton"),
        strict=True,
    ):
        match.submit(seat, name)
    assert [len(deck.cards) for deck in board(match).decks.values()] == [20] * 4
    assert board(match).hands.keys() == set(FOUR)
    assert "lannister" not in {match.engine.content.cards[c].faction for c in board(match).decks["a"].cards}


@rule("FIG-MUL-04", "FIG-RUL-101")
def test_the_turn_goes_from_team_to_team_and_partners_lead_by_turns() -> None:
    match = phase()
    order = []
    for unit in ("wolf", "lion", "stag", "crow"):
        order.append(asked(match, "activate_unit"))
        act(match, unit)
    assert order == ["a", "b", "c", "d"]
    assert over(match)


@rule("FIG-MUL-04", "FIG-RUL-101")
def test_a_team_may_activate_a_unit_of_the_other_partner() -> None:
    match = phase()
    assert offered(match) == ["wolf", "partner:c"]
    answer(match, "partner:c")
    assert asked(match, "activate_unit") == "c"
    assert offered(match) == ["stag"]  # the turn is not handed back
    act(match, "stag")
    assert board(match).course.active == "b"
    act(match, "lion")
    assert asked(match, "activate_unit") == "a"  # c led the last turn of the team


@rule("FIG-MUL-04", "FIG-RUL-101")
def test_a_partner_without_units_left_does_not_lead() -> None:
    match = phase({**UNITS, "wolf": UNITS["wolf"] + " activated"})
    assert asked(match, "activate_unit") == "c"


@rule("FIG-MUL-04", "FIG-RND-08")
def test_the_first_player_token_passes_from_team_to_team() -> None:
    seen = []
    for first in FOUR:
        match = at(Cleanup(), UNITS, seats=FOUR, teams=TEAMS, first=first)
        seen.append(board(match).course.first)
    assert seen == ["b", "c", "d", "a"]
    uneven = {"a": "one", "b": "two", "c": "one"}  # c and a are partners and neighbours
    assert board(at(Cleanup(), UNITS, seats=("a", "b", "c"), teams=uneven, first="c")).course.first == "b"


@rule("FIG-MUL-06", "FIG-GLO-03")
def test_a_partners_units_are_friendly_all_others_are_enemies() -> None:
    g = engine(UNITS, seats=FOUR, teams=TEAMS)
    assert [who for who in FOUR if teams.friends(g, "a", who)] == ["a", "c"]
    assert teams.opponents(g, "a") == ("b", "d")


@rule("FIG-MUL-04", "FIG-RUL-100")
def test_sides_sit_around_the_table_by_turns() -> None:
    state = options.setup(engine().content, FOUR, Options(teams=[[1, 2], [3, 4]]))
    assert list(state.players) == ["a", "c", "b", "d"]
    assert [row.team for row in state.players.values()] == ["team-1", "team-2"] * 2


@rule("FIG-MUL-03", "FIG-SET-08")
def test_partners_deploy_in_the_same_zone() -> None:
    units = {name: text.split()[0] + " reserve " + text.split()[-1] for name, text in UNITS.items()}
    match = at(Deployment(up="b"), units, seats=FOUR, teams=TEAMS, mode="a_game_of_thrones")
    seats, rng = [], Stream("teams")
    while not over(match):
        ((seat, decision),) = match.decisions.items()
        seats.append(seat)
        match.submit(seat, decision.sample(rng))
    assert seats == ["b", "c", "d", "a"]
    assert [row.y < 24_000 for row in board(match).units.values()] == [True, False, True, False]


# Free-for-all.


@rule("FIG-MUL-07")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_free_for_all_has_every_mode_but_the_siege(seats: int) -> None:
    g = engine(seats=FOUR[:seats])
    assert len(possible_modes(g)) == 7
    assert "a_storm_of_swords" not in possible_modes(g)
    assert len(possible_modes(engine())) == 8
    with pytest.raises(montjoie.OptionError) as raised:
        montjoie.start("figurines", seats, seed=1, options={"mode": "a_storm_of_swords"})
    assert [problem.key for problem in raised.value.problems] == ["mode-not-free-for-all"]


def corners(match: Match) -> dict[str, str]:
    """Where players sit."""
    return {who: row.edge for who, row in board(match).players.items()}


@rule("FIG-MUL-07", "FIG-RUL-102")
def test_players_of_a_free_for_all_choose_corners_the_winner_of_the_roll_first() -> None:
    sit = {seat: {"edge": ""} for seat in "abc"}
    units = {"lion": "lannister_guardsmen reserve owner=b", "wolf": "stark_sworn_swords reserve"}
    match = at(SetUp(at="sides"), units, seats=("a", "b", "c"), players=sit, live=False)
    assert zones.edges(match.engine) == CORNERS
    roll(match, 1, 6, 2)
    assert asked(match, "choose_corner") == "b"
    answer(match, "north_east")
    assert asked(match, "choose_corner") == "c"
    assert offered(match) == ["south_west", "north_west", "south_east"]
    answer(match, "south_west")
    answer(match, "north_west")
    assert corners(match) == {"a": "north_west", "b": "north_east", "c": "south_west"}
    assert zones.edges(match.engine) == ("south_west", "north_west", "north_east")
    assert asked(match, "deploy_unit") == "b"
    assert teams.clockwise(match.engine, "b") == ("b", "c", "a")  # from corner to corner


@rule("FIG-MUL-08", "FIG-RUL-137")
def test_a_free_for_all_rolls_for_the_first_player_when_cards_are_drawn() -> None:
    cards = {seat: ["northern_ferocity"] * 5 for seat in "abc"}
    units = {name: text for name, text in UNITS.items() if name != "crow"}
    match = at(SetUp(at="deal", chooser="a"), units, seats=("a", "b", "c"), live=False, decks=cards)
    assert [len(hand.cards) for hand in board(match).hands.values()] == [3, 3, 3]
    roll(match, 1, 6, 2)
    assert board(match).course.first == "b"


@rule("FIG-MUL-07", "FIG-RUL-102")
def test_each_player_of_a_free_for_all_deploys_in_a_corner() -> None:
    units = {name: text.split()[0] + " reserve " + text.split()[-1] for name, text in UNITS.items()}
    match = at(
        SetUp(),
        units,
        seats=FOUR,
        players={seat: {"edge": ""} for seat in FOUR},
        mode="fire_and_blood",
        options=Options(mode="fire_and_blood", pieces=0),
    )
    for corner in CORNERS:
        answer(match, corner)
    rng = Stream("corners")
    while asked(match, "deploy_unit"):
        ((seat, decision),) = match.decisions.items()
        match.submit(seat, decision.sample(rng))
    places = {row.owner: (row.x < 12_000, row.y < 12_000) for row in board(match).units.values()}
    west_south = {"south_west": (True, True), "north_west": (True, False), "north_east": (False, False)}
    assert places == {who: west_south.get(corner, (False, True)) for who, corner in corners(match).items()}


@rule("FIG-MUL-07", "FIG-RUL-117")
def test_more_players_than_corners_make_two_teams() -> None:
    state = options.setup(engine().content, tuple("abcdef"), Options())
    assert [row.team for row in state.players.values()] == ["team-1", "team-2"] * 3
    with pytest.raises(montjoie.OptionError) as raised:
        montjoie.start("figurines", 5, seed=1, options={"teams": "free_for_all"})
    assert [problem.rule for problem in raised.value.problems] == ["FIG-MUL-07"]


@rule("FIG-MUL-08")
def test_in_a_free_for_all_the_highest_die_is_first_player_ties_roll_again() -> None:
    match = at(FirstRoll(), UNITS, seats=("a", "b", "c"), live=False)
    roll(match, 5, 2, 5)
    roll(match, 1, 6)
    assert board(match).course.first == "c"


@rule("FIG-MUL-08")
def test_turns_and_the_token_go_to_the_left() -> None:
    units = {name: text for name, text in UNITS.items() if name != "crow"}
    match = at(ActivationPhase(), units, seats=("a", "b", "c"), first="b", active="b")
    order = []
    for unit in ("lion", "stag", "wolf"):
        order.append(asked(match, "activate_unit"))
        act(match, unit)
    assert order == ["b", "c", "a"]
    assert board(at(Cleanup(), units, seats=("a", "b", "c"), first="b")).course.first == "c"


@rule("FIG-MUL-10")
def test_an_eliminated_player_takes_no_more_turns_and_gets_no_token() -> None:
    out = {"b": {"eliminated": True}}
    units = {name: text for name, text in UNITS.items() if name != "crow"}
    ncus = {"cersei": "cersei_lannister owner=b"}
    match = at(ActivationPhase(), units, seats=("a", "b", "c"), players=out, ncus=ncus)
    act(match, "wolf")
    assert asked(match, "activate_unit") == "c"
    act(match, "stag")
    assert over(match)
    assert board(at(Cleanup(), units, seats=("a", "b", "c"), players=out, first="a")).course.first == "c"


@rule("FIG-MUL-09")
def test_a_free_for_all_is_won_by_the_victory_conditions_of_the_mode() -> None:
    match = at(Cleanup(), UNITS, seats=FOUR, players={"c": {"vp": 10}, "a": {"vp": 3}})
    assert match.result is not None
    assert match.result.ranking[:2] == [["c"], ["a"]]


@rule("FIG-MUL-01")
@pytest.mark.parametrize(
    "wrong", [[[1, 2], [3]], [[1, 2, 3], [4]], [[1, 2], [3, 4], []], [[1, 2], [2, 4]], [[1, 9], [2, 3]]]
)
def test_teams_are_two_with_every_seat_in_one(wrong: Any) -> None:
    with pytest.raises(montjoie.OptionError) as raised:
        montjoie.start("figurines", 4, seed=1, options={"teams": wrong})
    assert [(p.path, p.rule) for p in raised.value.problems] == [("options.teams", "FIG-MUL-01")]


@rule("FIG-MUL-04")
def test_a_whole_team_game_starts_with_its_lists() -> None:
    match = montjoie.start(
        "figurines", 4, seed=2, options={"teams": [[1, 2], [3, 4]], "mode": "fire_and_blood"}
    )
    assert isinstance(match.engine.stack[0], Battle)
    assert list(match.engine.state.players) == ["player-1", "player-3", "player-2", "player-4"]


@rule("FIG-MUL-10")
def test_the_ncus_of_a_player_who_is_out_have_no_abilities_left() -> None:
    ncus = {"imp": "tyrion_lannister_the_imp"}
    wanted = frozenset(("tactical_mastermind",))
    assert abilities.bearing(engine(ncus=ncus), wanted) == (("imp", "tactical_mastermind"),)
    assert not abilities.bearing(engine(ncus=ncus, players={"a": {"eliminated": True}}), wanted)
