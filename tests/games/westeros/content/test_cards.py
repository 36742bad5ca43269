"""Unit cards, commanders and command cards as the rules count them."""

from collections import Counter

import pytest

from montjoie.games.westeros.content import Content
from montjoie.games.westeros.content.cards import OrderOption
from montjoie.games.westeros.content.effects import (
    BonusDice,
    ForbidCounterAttack,
    GrantKeyword,
    Order,
    RemoveKeyword,
)
from tests.rule import rule


@rule("WES-DCK-01", "WES-DCK-02")
def test_each_house_has_ten_basic_cards_and_five_for_each_commander_figure(c: Content):
    assert {house: len(cards) for house, cards in c.basic_cards.items()} == {"stark": 10, "lannister": 10}
    assert {len(cards) for cards in c.figure_cards.values()} == {5}
    assert Counter(card.house for card in c.cards.values()) == {"stark": 35, "lannister": 35}


@rule("WES-EX-01", "WES-DCK-03")
def test_the_stark_deck_of_the_first_battle_has_twenty_cards(c: Content):
    figures = {c.commanders[each].figure for each in c.plans["clash_on_the_kingsroad"].commanders["stark"]}
    assert figures == {"maege_mormont", "rickard_karstark"}
    out = [card for card in c.cards.values() if card.house == "stark" and card.figure]
    out = [card for card in out if card.figure not in figures]
    assert len(out) == 15
    assert 35 - len(out) == 10 + 5 * len(figures) == 20


@rule("WES-EX-02", "WES-SET-03")
def test_two_titles_of_one_figure_share_its_command_cards(c: Content):
    one, other = (
        c.commanders[f"greatjon_umber_{title}"] for title in ("the_greatjon", "lord_of_last_hearth")
    )
    assert one.figure == other.figure
    assert one.unit_ability != other.unit_ability
    assert len(c.figure_cards[one.figure]) == 5


def test_fourteen_commanders_of_ten_figures(c: Content):
    assert Counter(card.house for card in c.commanders.values()) == {"stark": 7, "lannister": 7}
    assert Counter(c.figures.values()) == {"stark": 5, "lannister": 5}
    twice = Counter(card.figure for card in c.commanders.values())
    assert {figure for figure, titles in twice.items() if titles == 2} == {
        "robb_stark", "greatjon_umber", "jaime_lannister", "gregor_clegane",
    }  # fmt: skip


@rule("WES-UNI-01")
def test_infantry_and_archers_are_four_cavalry_and_kennelmasters_three(c: Content):
    for card in c.unit_cards.values():
        small = card.unit_class == "cavalry" or card.id == "stark_kennelmasters"
        assert card.strength == (3 if small else 4)


@rule("WES-UNI-10")
def test_three_unit_types_of_each_house_are_counterparts(c: Content):
    def like(house: str) -> list[tuple[str, int, int, list[str]]]:
        cards = [card for card in c.unit_cards.values() if card.house == house]
        plain = [card for card in cards if not {"war_dogs", "heavy_armour"} & card.keywords.keys()]
        assert len(plain) == len(cards) - 1
        return sorted((card.unit_class, card.strength, card.range, [*card.keywords]) for card in plain)

    assert like("stark") == like("lannister")


@rule("WES-ACT-04", "WES-ACT-05", "WES-EX-06", "WES-CBT-09")
def test_the_order_table_of_infantry(c: Content):
    table = c.unit_cards["war_host_of_the_north"].order_table
    assert table["green"].options == (OrderOption(2, True),)
    assert table["blue"].options == (OrderOption(1, True), OrderOption(2, False))
    assert table["red"].options == (OrderOption(1, True),)
    assert all(
        [card.order_table[rank].dice for rank in ("green", "blue", "red")] == [2, 3, 4]
        for card in c.unit_cards.values()
    )


@rule("WES-CBT-07", "WES-CBT-19")
def test_archers_reach_four_hexes_and_their_valor_never_hits(c: Content):
    archers = {card.id for card in c.unit_cards.values() if card.ranged}
    assert archers == {card.id for card in c.unit_cards.values() if card.valor_never_hits}
    assert archers == {"northmen_archers", "westerlands_archers"}
    assert {card.range for card in c.unit_cards.values() if card.ranged} == {4}
    assert {card.range for card in c.unit_cards.values() if not card.ranged} == {1}


@rule("WES-RUL-42", "WES-SET-10")
def test_jaime_leads_a_unit_of_four_and_tywin_is_mounted(c: Content):
    assert c.unit_cards[c.commanders["jaime_lannister_kingslayer"].unit_card].strength == 4
    assert c.commanders["jaime_lannister_kingslayer"].capture_rating == 3
    mounted = {card.figure for card in c.commanders.values() if "cavalry" in card.traits}
    assert mounted == {"robb_stark", "rickard_karstark", "tywin_lannister", "addam_marbrand"}


@rule("WES-COM-05", "WES-UNI-09")
def test_a_commander_has_the_traits_of_his_unit_and_his_own(c: Content):
    assert c.commanders["robb_stark_king_in_the_north"].traits == {"stark", "king", "cavalry"}


@rule("WES-RUL-37", "WES-CRD-04")
def test_commands_cost_a_token_for_each_icon(c: Content):
    costs = Counter(command.cost for card in c.cards.values() for command in card.commands)
    assert costs.keys() == {1, 2}
    assert c.cards["sl10"].commands[0].cost == 2


@rule("WES-EX-11", "WES-TAC-02", "WES-RUL-09")
def test_the_giants_roar_names_an_enemy_anywhere_before_the_commands(c: Content):
    tactic = c.cards["sl16"].tactic
    assert tactic
    assert (tactic.timing, tactic.condition.enemy_morale) == ("before", "green_or_worse")
    assert tactic.ops == (ForbidCounterAttack(who="enemies", count=1, duration="turn"),)


def test_effects_are_typed(c: Content):
    call, near = c.cards["sl21"].commands[0].ops
    assert call == Order(count=1)
    assert isinstance(near, Order)
    assert (near.who, near.filter.adjacent_to) == ("friends_outside_zoc", "previous_ordered")
    duel = c.cards["ll24"].tactic
    assert duel
    assert duel.ops == (
        RemoveKeyword(who="adjacent_enemies", count=1, keyword="stalwart", duration="turn"),
        ForbidCounterAttack(who="same", duration="turn"),
    )
    rickard = c.commanders["rickard_karstark_lord_of_karhold"].unit_ability
    assert rickard.ops == (GrantKeyword(who="commander_unit", keyword="pursue", x=3, duration="always"),)
    mountain = c.commanders["gregor_clegane_the_mountain"].commit_ability
    assert mountain.timing == "before_roll"
    assert mountain.ops == (BonusDice(who="commander_unit", n=2, when="attack", duration="attack"),)


@rule("WES-COM-04")
@pytest.mark.parametrize("part", ["unit_ability", "commit_ability"])
def test_every_commander_has_both_abilities_and_commits_only_by_choice(c: Content, part: str):
    for card in c.commanders.values():
        assert getattr(card, part).ops
        assert card.commit_ability.optional
