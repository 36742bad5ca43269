"""The course of a turn, turn order, talk and secrets (THR-TRN, THR-GEN, THR-INF)."""

import random
from collections.abc import Iterator

import pytest

import montjoie
from montjoie.games.throne.action_phase import ActionPhase
from montjoie.games.throne.battle import Battle
from montjoie.games.throne.orders import after, next_in_cycle, placed, stars
from montjoie.games.throne.planning_phase import PlanningPhase
from montjoie.games.throne.round import Campaign, GameTurn
from montjoie.games.throne.seating import tie_breaker, turn_order
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.games.throne.westeros_phase.clash_of_kings import ClashOfKings
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, resume, table
from tests.rule import rule

TRACK = ["greyjoy", "stark", "lannister", "baratheon", "tyrell"]


def played(players: int = 5, seed: int = 3) -> Iterator[Match]:
    """A game of random answers, at each of its questions."""
    m, rng = montjoie.start("throne", players, seed=seed), random.Random(seed)
    while not m.over:
        yield m
        for seat, decision in list(m.decisions.items()):
            m.submit(seat, decision.sample(rng))
    yield m


def phase(m: Match) -> str:
    """The phase that runs."""
    phases = (WesterosPhase, PlanningPhase, ActionPhase)
    return next(type(step).__name__ for step in m.engine.stack if isinstance(step, phases))


@rule("THR-GEN-02")
def test_no_game_goes_beyond_turn_ten():
    *_, last = played()
    assert last.over
    assert last.round == 10
    assert last.result is not None
    assert last.result.reason == "reason-last-turn"


@rule("THR-TRN-01")
def test_a_turn_is_westeros_then_planning_then_action():
    seen: dict[int, list[str]] = {}
    for m in played():
        if not m.over:
            phases = seen.setdefault(m.round or 0, [])
            if phases[-1:] != [phase(m)]:
                phases.append(phase(m))
    order = ["WesterosPhase", "PlanningPhase", "ActionPhase"]
    assert all(phases == [p for p in order if p in phases] for phases in seen.values())
    assert {p for phases in seen.values() for p in phases} == set(order)
    assert GameTurn.stages == ("westeros", "planning", "action")


@rule("THR-TRN-02")
def test_turn_one_begins_with_planning_and_turn_two_with_the_cards():
    m = montjoie.start("throne", 5)
    assert (m.round, phase(m)) == (1, "PlanningPhase")
    assert {d.kind for d in m.decisions.values()} == {"throne.place_orders"}
    for seat in m.seats:
        m.submit(seat, {})
    assert m.round == 2
    assert len(events(m, "card_revealed")) >= 3


@rule("THR-TRN-03", "THR-INF-01")
def test_turn_order_is_the_iron_throne_track_from_its_first_position():
    g = resume(table(tracks={"iron_throne": TRACK})).engine
    assert turn_order(g) == tuple(TRACK)
    assert after(g, "stark") == "lannister"
    assert after(g, "tyrell") == "greyjoy"


@rule("THR-TRN-03")
def test_turn_order_changes_as_soon_as_a_clash_of_kings_changes_the_track():
    m = at(ClashOfKings(), houses={"tyrell": {"power": 9}})
    bids = {"stark": 1, "lannister": 2, "baratheon": 3, "tyrell": 4, "greyjoy": 0}
    for seat, bid in bids.items():
        m.submit(seat, bid)
    assert turn_order(m.engine) == ("tyrell", "baratheon", "lannister", "stark", "greyjoy")


@rule("THR-INF-01", "THR-GEN-07")
def test_ties_are_decided_by_the_house_that_holds_the_iron_throne_at_that_moment():
    assert tie_breaker(resume(table()).engine) == "baratheon"
    assert tie_breaker(resume(table(tracks={"iron_throne": TRACK})).engine) == "greyjoy"


@rule("THR-INF-02")
@pytest.mark.parametrize(
    ("fiefs", "winner"), [(["stark", "tyrell"], "stark"), (["tyrell", "stark"], "tyrell")]
)
def test_a_tied_battle_goes_to_the_better_position_on_the_fiefdoms(fiefs, winner):
    battle = Battle(area="harrenhal", origin="riverrun", attacker="stark", march="march_0", defender="tyrell")
    m = at(
        battle,
        armies={"harrenhal": "tyrell F", "riverrun": "stark F"},
        attackers={"harrenhal": "stark F"},
        tracks={"fiefdoms": ["greyjoy", *fiefs, "baratheon", "lannister"]},
    )
    m.submit("stark", "house_mormont_lord")
    m.submit("tyrell", "house_tyrell_captain")
    (won,) = events(m, "battle_won")
    assert won["winner"] == winner
    assert len(set(won["totals"].values())) == 1


@rule("THR-INF-03", "THR-RUL-41", "THR-PLR-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_stars_go_three_three_two_one_none_from_the_left_for_any_number_of_players(players):
    g = resume(table(players)).engine
    court = g.state.tracks["kings_court"].order
    assert [stars(g, house) for house in court] == [3, 3, 2, 1, 0][:players]


def test_the_cycle_goes_on_from_a_house_and_skips_those_without_such_an_order():
    board = table(
        armies={"karhold": "stark F", "oldtown": "tyrell F", "sunset_sea": "greyjoy S"},
        orders={"karhold": "raid", "oldtown": "raid_special", "sunset_sea": "support"},
        tracks={"iron_throne": TRACK},
    )
    g = resume(board).engine
    assert next_in_cycle(g, "", "raid") == "stark"
    assert next_in_cycle(g, "stark", "raid") == "stark"
    assert next_in_cycle(g, "lannister", "raid") == "tyrell"
    assert next_in_cycle(g, "tyrell", "march") is None


def test_placed_orders_come_in_the_order_of_the_board():
    areas = ["sunset_sea", "winterfell", "karhold", "oldtown"]
    armies = {area: "stark S" if area == "sunset_sea" else "stark F" for area in areas}
    orders = dict(zip(areas, ["raid", "raid_special", "raid", "support"], strict=True))
    g = resume(table(armies=armies, orders=orders)).engine
    assert placed(g, "stark", "raid") == ["karhold", "winterfell", "sunset_sea"]
    assert placed(g, "stark", "raid", "support") == ["karhold", "winterfell", "oldtown", "sunset_sea"]
    assert placed(g, "tyrell", "raid") == []


@rule("THR-GEN-04", "THR-RUL-51")
def test_nobody_sees_the_orders_of_another_before_all_are_placed():
    m = montjoie.start("throne", 5)
    others = [seat for seat in (*m.seats, None) if seat != "stark"]
    before = {seat: (m.view(seat) | {"awaited": []}, m.feed(seat)) for seat in others}
    m.submit("stark", {"winterfell": "march_plus_1", "white_harbor": "raid"})
    assert {seat: (m.view(seat) | {"awaited": []}, m.feed(seat)) for seat in others} == before
    assert m.view("stark")["sealed"] == {"winterfell": "march_plus_1", "white_harbor": "raid"}
    assert not board(m).orders


@rule("THR-GEN-01")
def test_a_player_keeps_his_house_for_the_whole_game():
    seats = {tuple(house.seat for house in board(m).houses.values()) for m in played(4)}
    assert len(seats) == 1


@rule("THR-GEN-02")
def test_the_game_ends_only_after_the_tenth_turn_is_over():
    assert not resume(table(turn={"number": 9}), Campaign(at="next_turn")).over
    assert resume(table(turn={"number": 10}), Campaign(at="next_turn")).over
