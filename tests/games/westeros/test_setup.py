"""Set-up from battle plans, and the general rules (WES-SET, WES-GEN)."""

from __future__ import annotations

import pytest

import montjoie
from montjoie.games.westeros.content import load
from montjoie.games.westeros.setup import agreed_houses, check_options, setup
from montjoie.games.westeros.state import HOUSES, Field, Options
from tests.rule import rule

FIRST = "clash_on_the_kingsroad"
BATTLES = sorted(load().plans)


def start(plan: str = FIRST) -> Field:
    return setup(load(), HOUSES, Options(plan=plan))


@rule("WES-SET-01", "WES-GEN-02")
def test_seats_named_after_the_houses_play_them() -> None:
    assert agreed_houses(("lannister", "stark"), Options()) == ("lannister", "stark")
    board = setup(load(), ("lannister", "stark"), Options())
    assert {house: side.seat for house, side in board.sides.items()} == {
        "stark": "stark",
        "lannister": "lannister",
    }


@rule("WES-SET-01")
def test_players_may_agree_who_plays_which_house() -> None:
    board = setup(load(), ("ann", "bob"), Options(houses=["lannister", "stark"]))
    assert [board.sides[house].seat for house in HOUSES] == ["bob", "ann"]


@rule("WES-SET-01")
def test_a_disputed_house_is_drawn() -> None:
    drawn = set()
    for seed in range(12):
        match = montjoie.start("westeros", ["ann", "bob"], seed=seed)
        sides = match.view(None)["board"]["sides"]
        drawn.add((sides["stark"]["seat"], sides["lannister"]["seat"]))
    assert drawn == {("ann", "bob"), ("bob", "ann")}


@rule("WES-GEN-02", "WES-SET-01")
def test_there_are_two_houses_and_each_is_played_once() -> None:
    def wrong(**options: object) -> list[tuple[str, str]]:
        return [(p.rule, p.key) for p in check_options(load(), ("a", "b"), Options(**options))]  # type: ignore[arg-type]

    assert wrong() == []
    assert wrong(houses=["stark", "stark"]) == [("WES-GEN-02", "houses-wrong")]
    assert wrong(plan="hastings") == [("WES-SET-01", "no-such-battle")]
    assert wrong(plan="raid_in_the_riverlands") == []


@rule("WES-SET-02", "WES-GEN-04")
def test_the_board_shows_the_side_the_terrain_and_the_tokens_of_the_plan() -> None:
    board = start()
    assert len(board.ground) == 160
    assert board.ground["9,3"].terrain == "river"
    assert board.ground["9,3"].overlay == "ford"
    assert board.ground["5,1"].terrain == "road"
    assert len(start("wolf_raiders").ground) == 143


@rule("WES-SET-02")
def test_each_player_sits_at_his_own_edge() -> None:
    assert {house: side.edge for house, side in start().sides.items()} == {
        "stark": "north",
        "lannister": "south",
    }


@rule("WES-SET-03", "WES-EX-02")
def test_the_title_decides_which_version_of_a_commander_is_used() -> None:
    def greatjon(plan: str) -> list[str]:
        return [name for name in start(plan).commanders if name.startswith("greatjon")]

    assert greatjon("battle_of_the_green_fork") == ["greatjon_umber_lord_of_last_hearth"]
    assert greatjon("breaking_the_siege") == ["greatjon_umber_the_greatjon"]
    assert greatjon(FIRST) == []


@rule("WES-SET-03", "WES-RUL-34")
@pytest.mark.parametrize("plan", BATTLES)
def test_no_figure_is_on_the_board_in_two_versions(plan: str) -> None:
    figures = [load().commanders[name].figure for name in start(plan).commanders]
    assert len(figures) == len(set(figures)) > 0


@rule("WES-SET-04")
def test_commander_cards_start_uncommitted_and_without_tokens() -> None:
    for commander in start().commanders.values():
        assert not commander.committed
        assert commander.tokens == 0


@rule("WES-SET-06", "WES-SET-07")
def test_the_battle_starts_in_round_one_with_the_marker_on_the_start_space() -> None:
    course = start().course
    assert (course.round, course.marker) == (1, 0)


@rule("WES-SET-06", "WES-GEN-04")
@pytest.mark.parametrize("plan", BATTLES)
def test_the_round_limit_is_on_the_round_track(plan: str) -> None:
    assert 1 <= load().plans[plan].round_limit <= load().components.round_spaces


@rule("WES-SET-07")
def test_the_plan_chooses_the_end_of_each_segment() -> None:
    assert load().plans["razing_the_red_fork"].morale_ends == {"stark": "eleven", "lannister": "rout"}
    assert load().zones["eleven"][:11] == load().zones["rout"][:11]


@rule("WES-SET-08", "WES-RUL-36")
@pytest.mark.parametrize("plan", BATTLES)
def test_each_command_board_holds_the_tokens_the_plan_shows(plan: str) -> None:
    battle = load().plans[plan]
    assert {side.command_tokens for side in start(plan).sides.values()} == {battle.command_tokens}


@rule("WES-RUL-36")
def test_the_number_of_command_tokens_is_not_the_number_of_cards_drawn() -> None:
    siege = load().plans["battle_of_the_green_fork"]
    assert (siege.command_tokens, siege.command_value) == (3, 4)


@rule("WES-SET-09", "WES-UNI-01")
@pytest.mark.parametrize("plan", BATTLES)
def test_every_unit_has_the_strength_of_its_card(plan: str) -> None:
    board = start(plan)
    for unit in board.units.values():
        assert unit.figures == load().unit_cards[unit.card].strength
    assert set(board.units) == set(load().plans[plan].units)


@rule("WES-SET-10")
@pytest.mark.parametrize("plan", BATTLES)
def test_a_commander_leads_a_unit_of_the_type_on_his_card(plan: str) -> None:
    board = start(plan)
    for name, commander in board.commanders.items():
        unit = board.units[commander.unit]
        assert unit.commander == name
        assert unit.card == load().commanders[name].unit_card


@rule("WES-SET-11")
def test_all_units_start_ready() -> None:
    assert not any(unit.spent for unit in start().units.values())


@rule("WES-SET-12")
def test_the_plan_names_who_takes_the_momentum_token() -> None:
    assert start().course.momentum == "stark"
    assert start("paying_the_piper").course.momentum == "lannister"


@rule("WES-SET-05", "WES-EX-01")
def test_the_decks_of_the_first_battle_have_twenty_cards_each() -> None:
    match = montjoie.start("westeros", 2, seed=1)
    view = match.view(None)["board"]
    for house in HOUSES:
        assert view["decks"][house]["size"] + view["hands"][house]["size"] == 20


@rule("WES-GEN-05")
def test_a_battle_plan_is_data_that_players_can_make_themselves() -> None:
    from msgspec.structs import replace

    made = replace(load().plans[FIRST], id="our_own", round_limit=2, command_tokens=5, momentum="lannister")
    content = replace(load(), plans={**load().plans, "our_own": made})
    board = setup(content, HOUSES, Options(plan="our_own"))
    assert board.course.plan == "our_own"
    assert board.course.momentum == "lannister"
    assert board.sides["stark"].command_tokens == 5
    assert not list(check_options(content, HOUSES, Options(plan="our_own")))
