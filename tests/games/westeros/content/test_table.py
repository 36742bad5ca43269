"""Dice, morale track and what lies beside the board."""

from collections import Counter

from montjoie.games.westeros.content import Content
from tests.rule import rule


def test_a_die_has_three_green_two_blue_one_red_one_valor_and_one_morale(c: Content):
    assert Counter(c.faces) == {"green": 3, "blue": 2, "red": 1, "valor": 1, "morale": 1}


@rule("WES-MOR-03", "WES-RUL-26", "WES-SET-07")
def test_the_track_is_grey_green_yellow_and_ends_red_or_in_rout(c: Content):
    way = ("grey",) * 4 + ("green",) * 4 + ("yellow",) * 3
    assert c.zones == {"eleven": (*way, "red"), "rout": (*way, "rout")}


@rule("WES-MOR-11")
def test_the_breaks_are_four_eight_and_eleven(c: Content):
    assert c.breaks == {"green": 4, "yellow": 8, "red": 11}


@rule("WES-MOR-05", "WES-MOR-06", "WES-MOR-07", "WES-MOR-08")
def test_eliminations_shift_morale_by_rank_and_a_morale_token_by_one(c: Content):
    assert c.shifts.eliminated == {"green": 1, "blue": 2, "red": 3}
    assert (c.shifts.token_raise, c.shifts.token_rally) == (1, 1)


@rule("WES-RUL-03", "WES-RUL-19")
def test_the_box_holds_ten_order_tokens_of_each_symbol_and_ten_engagement_tokens_a_house(c: Content):
    assert c.components.order_tokens_per_symbol == 10
    assert c.components.engagement_tokens_per_house == 10
    assert c.components.command_tokens == 10
