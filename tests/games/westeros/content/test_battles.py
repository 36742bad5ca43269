"""The nine battle plans: armies, boards, resources, special rules, victory."""

from collections import Counter
from collections.abc import Callable

import pytest

from montjoie.games.westeros.content import Content, Plan
from montjoie.games.westeros.content.special_rules import (
    Catapults,
    HiddenArchers,
    Prisoner,
    StrategyTokens,
    UnitsHaveKeyword,
)
from montjoie.games.westeros.content.victory import Goals, HasMorale, Points
from tests.rule import rule

SIZES = {
    "clash_on_the_kingsroad": (61, 20, 20),
    "paying_the_piper": (76, 20, 20),
    "battle_of_the_green_fork": (102, 25, 25),
    "battle_of_the_whispering_wood": (98, 30, 25),
    "wolf_raiders": (82, 25, 20),
    "rallying_the_remnant": (82, 20, 20),
    "breaking_the_siege": (93, 20, 25),
    "razing_the_red_fork": (82, 20, 20),
    "harassment_to_harrenhal": (114, 25, 25),
}


@rule("WES-GEN-04", "WES-SET-09", "WES-DCK-03")
@pytest.mark.parametrize("id", SIZES)
def test_figures_and_decks_of_a_battle(c: Content, id: str):
    battle = c.plans[id]
    decks = [10 + 5 * len(battle.commanders[house]) for house in ("stark", "lannister")]
    assert (sum(unit.figures for unit in battle.units.values()), *decks) == SIZES[id]
    assert c.plans.keys() == SIZES.keys()


@rule("WES-SET-10")
def test_a_commander_stands_for_one_figure_of_his_unit(c: Content):
    """The public counts of the figures used in Breaking the Siege leave the commanders out."""
    used: Counter[str] = Counter()
    for unit in c.plans["breaking_the_siege"].units.values():
        used[unit.unit_card] += unit.figures - bool(unit.commander)
    assert used == {
        "war_host_of_the_north": 27,
        "winterfell_riders": 11,
        "stark_kennelmasters": 6,
        "westerlands_archers": 8,
        "casterly_rock_cavaliers": 2,
        "lannister_heavy_infantry": 12,
        "lannisport_guards": 22,
    }


@rule("WES-SET-06", "WES-SET-08", "WES-RUL-36")
def test_the_resources_of_a_battle(c: Content):
    def told(battle: Plan) -> tuple[int, ...]:
        return battle.round_limit, battle.command_tokens, battle.order_value, battle.command_value

    assert told(c.plans["clash_on_the_kingsroad"]) == (5, 3, 3, 3)
    assert told(c.plans["wolf_raiders"]) == (4, 4, 4, 4)
    assert told(c.plans["rallying_the_remnant"]) == (6, 3, 4, 3)


@rule("WES-SET-02", "WES-HEX-05", "WES-MOV-06")
@pytest.mark.parametrize("id", SIZES)
def test_every_hex_has_its_terrain_and_every_unit_a_hex_of_its_own(c: Content, id: str):
    battle = c.plans[id]
    assert tuple(battle.terrain) == battle.board.hexes == c.boards[battle.side].hexes
    stands = [unit.hex for unit in battle.units.values()]
    assert len({*stands}) == len(stands)
    for hex in stands:
        assert not c.terrain[battle.tokens.get(hex, battle.terrain[hex])].impassable


@rule("WES-SET-07", "WES-SET-12", "WES-VIC-07")
def test_morale_ends_and_momentum(c: Content):
    red_fork = c.plans["razing_the_red_fork"]
    assert red_fork.morale_ends == {"stark": "eleven", "lannister": "rout"}
    assert red_fork.momentum == "lannister"


@rule("WES-VIC-09", "WES-RUL-10")
def test_objectives_may_start_controlled_and_last_or_not(c: Content):
    clash = c.plans["clash_on_the_kingsroad"].objectives
    assert {each.held_by for each in clash.values()} == {"stark"}
    red_fork = c.plans["razing_the_red_fork"].objectives
    assert {each.hex for each in red_fork.values() if each.control == "while_occupied"} == {"3,8", "7,8"}


def test_battles_stand_in_the_order_of_the_book(c: Content):
    numbers = [battle.number for battle in c.plans.values()]
    assert numbers == [1, 2, 6, 7, 8, 9, 10, None, None]


def test_in_shallow_water_every_river_hex_is_a_ford(c: Content):
    battle = c.plans["rallying_the_remnant"]
    rivers = [hex for hex, terrain in battle.terrain.items() if terrain == "river"]
    assert len(rivers) == 10
    assert battle.tokens == dict.fromkeys(rivers, "ford")


def test_special_rules_carry_their_numbers(c: Content):
    (sites,) = c.plans["battle_of_the_green_fork"].special_rules
    assert isinstance(sites, StrategyTokens)
    assert (sites.house, sites.strategic, sites.decoys) == ("stark", 5, 3)
    rafts = next(rule for rule in c.plans["wolf_raiders"].special_rules if isinstance(rule, Catapults))
    assert all(c.plans["wolf_raiders"].terrain[hex] == "river" for hex in rafts.rafts)
    edmure = c.plans["breaking_the_siege"].special_rules[0]
    assert isinstance(edmure, Prisoner)
    assert (edmure.guard, edmure.safe_rows) == ("lannister", (1, 3))


def test_the_reavers_start_beside_gregor(c: Content):
    battle = c.plans["razing_the_red_fork"]
    (reavers,) = battle.special_rules
    assert isinstance(reavers, UnitsHaveKeyword)
    gregor = next(unit.hex for unit in battle.units.values() if unit.commander == "gregor_clegane_the_reaver")
    for unit in reavers.units:
        assert battle.units[unit].rank == "blue"
        assert battle.units[unit].hex in battle.board.neighbours[gregor]


def test_two_battles_have_goals_and_the_others_points(c: Content):
    goals = {id: b.victory for id, b in c.plans.items() if isinstance(b.victory, Goals)}
    assert goals.keys() == {"clash_on_the_kingsroad", "battle_of_the_green_fork"}
    assert HasMorale(own="green_or_better") in goals["battle_of_the_green_fork"].goals
    whispering = c.plans["battle_of_the_whispering_wood"].victory
    assert isinstance(whispering, Points)
    assert whispering.instant[0].captures["stark"] == "jaime_lannister_kingslayer"


def blocking(c: Content, battle: Plan) -> Callable[[str], bool]:
    """What blocks a line on the map of a battle before anything has changed."""
    return lambda hex: c.terrain[battle.tokens.get(hex, battle.terrain[hex])].blocks_sight


def sees_beyond(c: Content, battle: Plan, hex: str, reach: int) -> bool:
    """Whether a shooter in a hex sees any hex that is not beside him."""
    far = (other for other, steps in battle.board.distances[hex].items() if 1 < steps <= reach)
    return any(battle.board.sight(hex, other, blocking(c, battle)) for other in far)


@rule("WES-LOS-03", "WES-GEN-04")
def test_hidden_archers_see_beyond_the_hexes_beside_them(c: Content):
    battle = c.plans["battle_of_the_whispering_wood"]
    archers = next(rule for rule in battle.special_rules if isinstance(rule, HiddenArchers))
    assert all(sees_beyond(c, battle, hex, archers.range) for hex in archers.hexes)


@rule("WES-CBT-07", "WES-LOS-03")
def test_no_shooter_of_a_plan_is_shut_in(c: Content):
    for battle in c.plans.values():
        for unit in battle.units.values():
            if c.unit_cards[unit.unit_card].ranged:
                posts = (unit.hex, *battle.board.neighbours[unit.hex])
                reach = c.unit_cards[unit.unit_card].range
                assert any(sees_beyond(c, battle, hex, reach) for hex in posts), unit
