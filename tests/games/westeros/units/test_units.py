"""Units as their cards describe them (WES-UNI), and a few words of the rulebook that were double."""

from __future__ import annotations

from typing import get_args

import pytest

from montjoie.games.westeros.content import load
from montjoie.games.westeros.content.base import Keyword
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.queries import ATTACK_DICE
from montjoie.games.westeros.state import RANKS
from montjoie.games.westeros.units import casualties, keywords
from tests.games.westeros.given import at, board, engine, refused
from tests.rule import rule

INFANTRY = {"green": ([(2, True)], 2), "blue": ([(1, True), (2, False)], 3), "red": ([(1, True)], 4)}


@rule("WES-UNI-01")
def test_cavalry_and_kennelmasters_are_three_and_all_others_four() -> None:
    for card in load().unit_cards.values():
        few = card.unit_class == "cavalry" or card.id == "stark_kennelmasters"
        assert card.strength == (3 if few else 4)


@rule("WES-UNI-10")
def test_each_house_has_infantry_cavalry_archers_and_a_special_unit() -> None:
    for house, special in (("stark", "stark_kennelmasters"), ("lannister", "lannister_heavy_infantry")):
        cards = [card for card in load().unit_cards.values() if card.house == house]
        usual = sorted(card.unit_class for card in cards if card.id != special)
        assert usual == ["cavalry", "infantry", "ranged"]
        assert len(cards) == 4


@rule("WES-UNI-07", "WES-EX-06")
@pytest.mark.parametrize("rank", RANKS)
def test_the_infantry_table_gives_moves_and_dice_by_rank(rank: str) -> None:
    options, dice = INFANTRY[rank]
    for card in ("war_host_of_the_north", "lannisport_guards"):
        row = load().unit_cards[card].order_table[rank]
        assert [(option.move, option.attack) for option in row.options] == options
        assert row.dice == dice


@rule("WES-UNI-06")
def test_ranks_rise_from_green_to_red() -> None:
    assert RANKS == ("green", "blue", "red")
    assert load().shifts.eliminated == {"green": 1, "blue": 2, "red": 3}


@rule("WES-UNI-02", "WES-UNI-05")
def test_all_figures_of_a_unit_move_together_and_never_join_another() -> None:
    units = {"s1": "host green 5,5 x3", "s2": "host green 6,5 x2"}
    match = at(PlayerTurn(house="stark"), units, pools={"stark": {"green": 1}})
    match.submit("stark", {"token": "green/s1"})
    assert refused(match, "stark", {"s1": "6,5"}) == ("WES-MOV-05", "move-occupied")
    match.submit("stark", {"s1": "5,6"})
    found = {name: (unit.hex, unit.figures) for name, unit in board(match).units.items()}
    assert found == {"s1": ("5,6", 3), "s2": ("6,5", 2)}


@rule("WES-UNI-06")
def test_the_banner_keeps_its_rank_whatever_the_unit_loses() -> None:
    g = engine({"s1": "host red 5,5"})
    casualties.suffer(g, "s1", 3)
    assert g.state.units["s1"].rank == "red"


@rule("WES-UNI-03")
def test_each_hit_takes_one_figure() -> None:
    g = engine({"s1": "host green 5,5"})
    casualties.suffer(g, "s1", 3)
    assert g.state.units["s1"].figures == 1


@rule("WES-UNI-04")
def test_a_unit_whose_banner_bearer_falls_is_eliminated() -> None:
    g = engine({"s1": "host green 5,5"})
    casualties.suffer(g, "s1", 4)
    assert "s1" not in g.state.units


@rule("WES-UNI-08")
def test_losses_do_not_change_the_dice() -> None:
    from montjoie.games.westeros.combat import Attack

    units = {
        "s1": "host blue 5,5",
        "s2": "host blue 9,5 x1",
        "l1": "guards green 5,6",
        "l2": "guards green 9,6",
    }
    g = engine(units)
    whole = g.tally(ATTACK_DICE, Attack(attacker="s1", target="l1"))
    lone = g.tally(ATTACK_DICE, Attack(attacker="s2", target="l2"))
    assert whole.total == lone.total == 3


@rule("WES-UNI-09")
def test_a_trait_is_only_a_word_that_effects_refer_to() -> None:
    traits = load().commanders["rickard_karstark_lord_of_karhold"].traits
    assert "cavalry" in traits
    assert not traits & set(get_args(Keyword))


@rule("WES-RUL-35")
def test_hardi_and_loyal_are_one_keyword() -> None:
    assert "stalwart" in get_args(Keyword)
    assert load().names["fr"]["stalwart"].lower().startswith("hardi")
    assert not [word for word in get_args(Keyword) if "loyal" in word]


@rule("WES-GEN-01")
def test_the_text_of_a_commander_card_overrides_the_rules() -> None:
    g = engine({"s1": "host green 5,5 @maege", "s2": "host green 9,9"})
    assert keywords.has(g, "s1", "stalwart")
    assert not keywords.has(g, "s2", "stalwart")
