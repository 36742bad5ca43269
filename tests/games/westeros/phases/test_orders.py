"""Order tokens (WES-TOK)."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.phases import orders
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, engine, events, offered, pool, refused
from tests.rule import rule

ARMY = {
    "s1": "host green 5,3",
    "s2": "host blue 7,3",
    "s3": "host red 9,3",
    "s4": "riders green 1,1 spent",
    "l1": "guards green 5,9",
}


def turn(tokens: dict[str, int], units: dict[str, str] | None = None, **more: Any) -> Match:
    """Stark to act with these order tokens, and no cards."""
    return at(PlayerTurn(house="stark"), ARMY if units is None else units, pools={"stark": tokens}, **more)


def tokens_offered(match: Match) -> list[str]:
    return [answer["token"] for answer in offered(match, "stark") if answer != "pass"]


@rule("WES-TOK-02", "WES-TOK-01")
def test_a_green_token_activates_a_ready_green_unit_anywhere() -> None:
    assert tokens_offered(turn({"green": 1})) == ["green/s1"]


@rule("WES-TOK-03")
def test_a_blue_token_activates_a_ready_blue_unit() -> None:
    assert tokens_offered(turn({"blue": 1})) == ["blue/s2"]


@rule("WES-TOK-04")
def test_a_red_token_activates_a_ready_red_unit() -> None:
    assert tokens_offered(turn({"red": 1})) == ["red/s3"]


@rule("WES-TOK-05")
def test_a_valor_token_activates_a_ready_unit_of_any_rank() -> None:
    assert tokens_offered(turn({"valor": 1})) == ["valor/s1", "valor/s2", "valor/s3"]


@rule("WES-TOK-06")
def test_a_morale_token_raises_morale_or_rallies_a_spent_unit() -> None:
    assert tokens_offered(turn({"morale": 1})) == ["morale/raise", "morale/rally/s4"]


@rule("WES-TOK-07", "WES-RUL-04")
def test_two_tokens_of_one_symbol_activate_any_ready_unit() -> None:
    for symbol in ("green", "blue", "red", "valor", "morale"):
        pairs = [use for use in tokens_offered(turn({symbol: 2})) if "+" in use]
        assert pairs == [f"{symbol}+{symbol}/{unit}" for unit in ("s1", "s2", "s3")]


@rule("WES-TOK-07")
def test_two_tokens_of_different_symbols_are_no_pair() -> None:
    match = turn({"green": 1, "blue": 1})
    assert tokens_offered(match) == ["green/s1", "blue/s2"]
    assert refused(match, "stark", {"token": "green+blue/s3"}) == ("WES-TOK-07", "tokens-not-alike")


@rule("WES-TOK-07")
def test_a_pair_needs_two_tokens() -> None:
    match = turn({"green": 1})
    assert refused(match, "stark", {"token": "green+green/s3"}) == ("WES-TOK-08", "token-not-held")


@rule("WES-TOK-02", "WES-TOK-03", "WES-TOK-04")
def test_a_shield_token_is_refused_on_another_rank_with_its_rule() -> None:
    match = turn({"green": 1, "blue": 1, "red": 1})
    assert refused(match, "stark", {"token": "green/s2"}) == ("WES-TOK-02", "order-wrong-rank")
    assert refused(match, "stark", {"token": "blue/s3"}) == ("WES-TOK-03", "order-wrong-rank")
    assert refused(match, "stark", {"token": "red/s1"}) == ("WES-TOK-04", "order-wrong-rank")


@rule("WES-TOK-01")
def test_a_token_orders_no_unit_of_the_enemy() -> None:
    match = turn({"valor": 1})
    assert refused(match, "stark", {"token": "valor/l1"}) == ("WES-TOK-01", "order-not-own")
    assert refused(match, "stark", {"token": "valor/l9"}) == ("WES-TOK-01", "order-not-own")


@rule("WES-RAL-07")
def test_a_spent_unit_cannot_be_activated() -> None:
    match = turn({"green": 1, "valor": 2})
    assert "green/s4" not in tokens_offered(match)
    for use in ("green/s4", "valor/s4", "valor+valor/s4"):
        assert refused(match, "stark", {"token": use}) == ("WES-RAL-07", "order-unit-spent")


@rule("WES-TOK-06")
def test_one_morale_token_activates_nobody() -> None:
    match = turn({"morale": 1})
    assert refused(match, "stark", {"token": "morale/s1"}) == ("WES-TOK-06", "morale-orders-nobody")
    assert refused(match, "stark", {"token": "morale/rally/s1"}) == ("WES-TOK-06", "rally-unit-ready")


@rule("WES-TOK-01")
def test_an_uncontrolled_unit_far_from_every_commander_obeys_a_token() -> None:
    units = {"s1": "host green 1,11", "s2": "riders blue 15,1 @rickard"}
    assert tokens_offered(turn({"green": 1}, units)) == ["green/s1"]


@rule("WES-TOK-08")
def test_the_token_goes_back_to_the_supply_and_the_unit_is_spent() -> None:
    match = turn({"green": 2})
    match.submit("stark", {"token": "green/s1"})
    assert pool(match, "stark") == {"green": 1}
    assert orders.supply(match.engine, "green") == 9
    assert board(match).units["s1"].spent
    assert asked(match, "move_unit") == "stark"  # then it may move and attack


@rule("WES-TOK-08")
def test_a_pair_is_spent_whole() -> None:
    match = turn({"morale": 2})
    match.submit("stark", {"token": "morale+morale/s3"})
    assert pool(match, "stark") == {}
    assert board(match).units["s3"].spent


@rule("WES-TOK-09")
def test_an_activated_unit_need_neither_move_nor_attack() -> None:
    match = turn({"green": 1}, {"s1": "host green 5,5", "l1": "guards green 5,6"})
    match.submit("stark", {"token": "green/s1"})
    while match.decisions["stark"].kind != "westeros.go_on":
        match.submit("stark", "done")
    assert board(match).units["s1"].hex == "5,5"
    assert not events(match, "attack_declared")
    assert board(match).units["s1"].spent


@rule("WES-TOK-06", "WES-MOR-08")
def test_a_morale_token_raises_the_own_morale_by_one() -> None:
    match = turn({"morale": 1})
    match.submit("stark", {"token": "morale/raise"})
    assert board(match).course.marker == 1
    assert not any(u.spent for n, u in board(match).units.items() if n != "s4")


@rule("WES-TOK-06", "WES-MOR-08")
def test_a_morale_token_rallies_at_the_price_of_one_morale() -> None:
    match = turn({"morale": 1})
    match.submit("stark", {"token": "morale/rally/s4"})
    assert board(match).course.marker == -1
    assert not board(match).units["s4"].spent


@rule("WES-TOK-10")
def test_raising_morale_is_allowed_without_effect_at_the_enemys_end() -> None:
    match = turn({"morale": 1}, plan="wolf_raiders", marker=11)
    match.submit("stark", {"token": "morale/raise"})
    assert board(match).course.marker == 11
    assert pool(match, "stark") == {}
    assert not match.over


@rule("WES-TOK-10", "WES-RUL-05")
def test_a_rally_needs_a_marker_that_can_still_fall() -> None:
    match = turn({"morale": 1}, plan="wolf_raiders", marker=-11)
    assert tokens_offered(match) == ["morale/raise"]
    assert refused(match, "stark", {"token": "morale/rally/s4"}) == ("WES-TOK-10", "morale-cannot-fall")


@rule("WES-TOK-10")
def test_a_rally_needs_a_spent_unit() -> None:
    assert tokens_offered(turn({"morale": 1}, {"s1": "host green 5,3"})) == ["morale/raise"]


@rule("WES-TOK-11", "WES-VIC-06")
def test_a_rally_that_puts_the_marker_on_the_own_rout_space_loses_at_once() -> None:
    match = turn({"morale": 1}, marker=-10)
    match.submit("stark", {"token": "morale/rally/s4"})
    assert match.result is not None
    assert match.result.ranking == [["lannister"], ["stark"]]
    assert match.result.rule == "WES-VIC-06"
    assert board(match).units["s4"].spent


def test_strange_uses_of_tokens_are_refused() -> None:
    match = turn({"green": 1})
    for use in ("gold/s1", "", "green", "green/", "green+green+green/s1", "raise"):
        assert refused(match, "stark", {"token": use})[0].startswith("WES-")


@rule("WES-RUL-03")
def test_tokens_gained_by_an_effect_come_from_the_supply_too() -> None:
    g = engine(pools={"stark": {"valor": 9}})
    orders.gain(g, "lannister", ("valor", "valor"), "WES-MOR-09")
    assert g.state.sides["lannister"].pool == {"valor": 1}
    orders.gain(g, "lannister", ("valor",), "WES-MOR-09")
    assert g.state.sides["lannister"].pool == {"valor": 1}


@rule("WES-RUL-46")
def test_the_five_symbols_stand_in_the_order_of_the_token_list() -> None:
    assert (
        tokens_offered(turn(dict.fromkeys(("morale", "valor", "red", "blue", "green"), 1)))[0] == "green/s1"
    )
    symbols = [use.partition("/")[0] for use in tokens_offered(turn(dict.fromkeys(ALL, 1)))]
    assert list(dict.fromkeys(symbols)) == list(ALL)


ALL = ("green", "blue", "red", "valor", "morale")
