"""The Tactics cards of House Baratheon, of Renly and of Stannis."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.queries import ATTACK_DICE
from montjoie.games.figurines.rounds.turns import Activation, Turn
from montjoie.games.figurines.state import Attached, Lasting
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, duel, go, usable
from tests.games.figurines.given import answer, asked, at, board, events, offered, waiting
from tests.rule import rule

RENLY, STANNIS = "renly_baratheon_the_charismatic_heir", "stannis_baratheon_the_rightful_heir"
SINCE = {"s": Lasting("engaged_since", "engaged_since", "a", ("x",), keywords=("x|y",))}
OTHERS = {"w": f"{PLAIN} 8,8", "z": f"{PLAIN} 40,44 @180 owner=b"}  # nobody is eliminated
SWORD = "stormcrow_longsword"


class Give(Step, frozen=True):
    """A unit receives a token."""

    unit: str
    kind: str
    stages = ("give",)
    audience = PUBLIC

    def give(self, g: Any) -> None:
        """Now."""
        conditions.give(g, self.unit, self.kind)


def held(step: Step, card: str, units: dict[str, str], commander: str = "", **more: Any) -> Match:
    """Player a holds a card."""
    players = {"a": {"faction": "baratheon", "commander": commander}, "b": {"faction": "stark"}}
    return at(step, units | OTHERS, hands={"a": [card]}, players=players, live=False, **more)


def attack(attacker: str = "x", **more: Any) -> Attack:
    """One of the two attacks the other."""
    return Attack(attacker=attacker, defender="y" if attacker == "x" else "x", attack=SWORD, **more)


@covers("not_without_a_fight")
def test_a_destroyed_unit_strikes_back_with_all_its_dice() -> None:
    m = held(attack("y"), "not_without_a_fight", duel(f"{PLAIN} x1"))
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), "card:not_without_a_fight")
    go(m, (1, 1, 1, 1, 1, 1, 1))  # seven dice, as at full ranks
    assert [e["unit"] for e in events(m, "attack_made")] == ["y", "x"]
    assert board(m).units["y"].conditions == ()


@covers("not_without_a_fight")
def test_with_the_crown_the_last_blow_exposes_its_target() -> None:
    m = held(attack("y"), "not_without_a_fight", duel(f"{PLAIN} x1"), ncus={"n": "shyra_errol crown"})
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), "card:not_without_a_fight")
    assert board(m).units["y"].conditions == ("vulnerable",)


@covers("ours_is_the_fury")
def test_who_survives_a_melee_attack_answers_it() -> None:
    m = held(attack("y"), "ours_is_the_fury", duel(), ncus={"n": "shyra_errol crown", "m": "alester tactics"})
    go(m, (1, 1, 1, 1, 1, 1, 1), "card:ours_is_the_fury")
    assert ["boon_to_hit", "vicious"] in offered(m)
    go(m, ["boon_to_hit", "vicious"])
    strike = m.engine.running(Attack)
    assert (strike.attacker, strike.boosts.to_hit, strike.boosts.keywords) == ("x", 1, ("vicious",))


@covers("counter_charge")
def test_a_friend_nearby_charges_the_attacker() -> None:
    units = duel() | {"v": f"{PLAIN} 16,18 @20"}
    m = held(attack("y"), "counter_charge", units, ncus={"n": "alester tactics"})
    go(m, (1, 1, 1, 1, 1, 1, 1), "card:counter_charge")
    assert asked(m, "choose_free_action") == "a"
    assert "charge" in offered(m)


@covers("counter_charge")
def test_nobody_near_the_defender_means_no_counter_charge() -> None:
    m = held(attack("y"), "counter_charge", duel())
    go(m, (1, 1, 1, 1, 1, 1, 1))
    assert "counter_charge" in board(m).hands["a"].cards


@covers("baratheon_justice")
def test_an_enemy_that_attacked_receives_tokens() -> None:
    m = held(attack("y"), "baratheon_justice", duel())
    go(m, (1, 1, 1, 1, 1, 1, 1), "card:baratheon_justice", "weakened")
    assert board(m).units["y"].conditions == ("weakened",)
    m = held(attack("y"), "baratheon_justice", duel(), ncus={"n": "shyra_errol crown"})
    go(m, (1, 1, 1, 1, 1, 1, 1), "card:baratheon_justice", "weakened", "panicked")
    assert board(m).units["y"].conditions == ("panicked", "weakened")


@covers("stags_wit")
def test_a_token_goes_to_the_enemy_in_front() -> None:
    units = duel() | {"v": f"{PLAIN} 24,32 @180 owner=b"}
    m = held(Give(unit="x", kind="panicked"), "stags_wit", units)
    go(m, "card:stags_wit")
    assert (board(m).units["x"].conditions, board(m).units["y"].conditions) == ((), ("panicked",))
    assert board(m).units["v"].conditions == ()
    m = held(Give(unit="x", kind="panicked"), "stags_wit", units, ncus={"n": "alester tactics"})
    go(m, "card:stags_wit")
    assert board(m).units["v"].conditions == ("panicked",)


@covers("sustained_assault")
def test_who_keeps_fighting_strikes_with_all_dice_and_rolls_again() -> None:
    m = held(attack(), "sustained_assault", duel(f"{PLAIN} x4"), lasting=SINCE)
    go(m, "card:sustained_assault")
    strike = m.engine.running(Attack)
    assert m.engine.tally(ATTACK_DICE, strike).total == 7
    assert strike.boosts.rerolls == (("a", "any", "sustained_assault"),)
    assert usable(held(attack(), "sustained_assault", duel())) == []


@covers("baratheon_conviction")
def test_conviction_heals_and_frightens() -> None:
    m = held(Test(unit="x"), "baratheon_conviction", duel(f"{PLAIN} x6"))
    go(m, (6, 6), "card:baratheon_conviction")
    assert board(m).units["x"].figures == 8
    zones = {"n": "shyra_errol crown", "m": "alester tactics"}
    m = held(Test(unit="x"), "baratheon_conviction", duel(f"{PLAIN} x6"), ncus=zones)
    go(m, (6, 6), "card:baratheon_conviction", (1, 1), (1,), "weakened")
    assert board(m).units["y"].figures == 10
    assert board(m).units["y"].conditions == ("weakened",)


@covers("they_will_make_me_king")
def test_renly_heals_his_own_or_wounds_the_others() -> None:
    units = duel(f"{PLAIN} x6 +{RENLY}") | {"v": f"{PLAIN} 14,20 x6", "u": f"{PLAIN} 34,28 @180 owner=b"}
    m = held(Activation(unit="x"), "they_will_make_me_king", units, RENLY)
    go(m, "card:they_will_make_me_king", "king_heals", 2, 1)
    assert [board(m).units[u].figures for u in "xvw"] == [8, 7, 12]
    m = held(Activation(unit="x"), "they_will_make_me_king", units, RENLY)
    go(m, "card:they_will_make_me_king", "king_wounds")
    assert [board(m).units[u].figures for u in "yuz"] == [10, 11, 12]


@covers("wealth_and_charisma")
def test_renly_spreads_healing_or_turns_tokens_into_wounds() -> None:
    units = duel(f"{PLAIN} x6 weakened panicked")
    m = held(ActivateNcu(ncu="n"), "wealth_and_charisma", units, RENLY, ncus={"n": "sansa_stark"})
    go(m, "crown", "card:wealth_and_charisma", "charisma_heals", {"x": 3})
    assert board(m).units["x"].figures == 9
    m = held(ActivateNcu(ncu="n"), "wealth_and_charisma", units, RENLY, ncus={"n": "sansa_stark"})
    go(m, "crown", "card:wealth_and_charisma", "charisma_clears")
    assert board(m).units["x"].conditions == ()
    assert board(m).units["y"].figures == 10
    assert events(m, "test_taken") == []  # the Crown did not work


@covers("younger_bolder")
def test_a_bold_unit_near_renly_has_a_die_more_and_heals() -> None:
    units = duel(f"{PLAIN} x6") | {"r": f"{PLAIN} 14,20 +{RENLY}"}
    m = held(Test(unit="x"), "younger_bolder", units, RENLY)
    go(m, (6, 6), "card:younger_bolder")
    assert [(row.card, row.unit) for row in board(m).attached.values()] == [("younger_bolder", "x")]
    assert m.engine.tally(ATTACK_DICE, attack()).total == 6
    lies = {"c": Attached("younger_bolder", "a", "x")}
    m = held(Activation(unit="x"), "stags_wit", units, RENLY, attached=lies)
    assert board(m).units["x"].figures == 7
    far = units | {"r": f"{PLAIN} 44,4 +{RENLY}"}
    m = held(Activation(unit="x"), "stags_wit", far, RENLY, attached=lies)
    assert board(m).units["x"].figures == 6
    assert m.engine.tally(ATTACK_DICE, attack()).total == 5


@covers("younger_bolder")
def test_younger_bolder_ends_with_renlys_unit() -> None:
    units = duel() | {"r": f"{PLAIN} 14,20 x1 +{RENLY}"}
    lies = {"c": Attached("younger_bolder", "a", "x")}
    m = held(Suffer(unit="r", wounds=1, by="b"), "stags_wit", units, RENLY, attached=lies)
    assert board(m).attached == {}
    assert board(m).players["a"].discard == ("younger_bolder",)


@covers("tactical_approach")
def test_tokens_of_the_defender_become_wounds() -> None:
    lies = {"c": Attached("tactical_approach", "a", "x")}
    m = held(attack(), "stags_wit", duel(PLAIN, f"{PLAIN} panicked"), STANNIS, attached=lies)
    go(m, (1, 1, 1, 1, 1, 1, 1), "rule:approach_taken/c")
    assert board(m).units["y"].conditions == ()
    assert board(m).units["y"].figures == 11
    own = duel(f"{PLAIN} +{STANNIS}", f"{PLAIN} panicked")
    m = held(attack(), "stags_wit", own, STANNIS, attached=lies)
    go(m, (1, 1, 1, 1, 1, 1, 1), "rule:approach_taken/c")
    assert board(m).units["y"].figures == 10


@rule("FIG-RUL-99")
@covers("tactical_approach", "oath_of_duty")
def test_the_cards_of_stannis_are_laid_on_friends_without_them() -> None:
    m = held(Turn(player="a"), "oath_of_duty", duel(), STANNIS)
    go(m, "card:oath_of_duty")
    assert offered(m) == ["x", "w"]
    answer(m, "x")
    assert [(row.card, row.unit) for row in board(m).attached.values()] == [("oath_of_duty", "x")]
    lies = {"c": Attached("oath_of_duty", "a", "x")}
    m = held(Turn(player="a"), "oath_of_duty", duel(), STANNIS, attached=lies)
    go(m, "card:oath_of_duty")  # the one friend without it is taken
    assert sorted(row.unit for row in board(m).attached.values()) == ["w", "x"]


@covers("oath_of_duty")
def test_an_oath_counts_the_fallen_and_weakens_whom_it_is_kept_against() -> None:
    lies = {"c": Attached("oath_of_duty", "a", "x")}
    fallen = duel() | {"v": f"{PLAIN} 4,30 x1"}
    m = held(Suffer(unit="v", wounds=1, by="b"), "stags_wit", fallen, STANNIS, attached=lies)
    assert board(m).attached["c"].tokens == 1
    sworn = {"c": Attached("oath_of_duty", "a", "x", 1)}
    m = held(attack(), "stags_wit", duel(), STANNIS, attached=sworn)
    answer(m, "vulnerable")
    assert board(m).units["y"].conditions == ("vulnerable",)
    m = held(attack(), "stags_wit", duel(), STANNIS, attached=lies)
    assert waiting(m) == "dice"


@covers("oath_of_duty")
def test_with_the_crown_an_oath_lets_attack_dice_be_rolled_again() -> None:
    lies = {"c": Attached("oath_of_duty", "a", "x")}
    crown = {"n": "shyra_errol crown"}
    m = held(attack(), "stags_wit", duel(), STANNIS, attached=lies, ncus=crown)
    go(m, (1, 1, 1, 1, 1, 1, 6), "rule:oath_renewed/c", ["0"], (6,))
    assert events(m, "dice_rerolled")[0]["places"] == [0] or events(m, "dice_rerolled")[0]["places"] == (0,)


@covers("will_of_the_one_true_king")
def test_the_king_lays_three_tokens_in_the_place_of_the_crown() -> None:
    m = held(ActivateNcu(ncu="n"), "will_of_the_one_true_king", duel(), STANNIS, ncus={"n": "sansa_stark"})
    go(m, "crown", "card:will_of_the_one_true_king", "y", "z", "y")
    assert board(m).units["y"].conditions == ("panicked", "weakened")
    assert board(m).units["z"].conditions == ("vulnerable",)
    assert decks.controls(m.engine, "a", "crown") == 1
    assert events(m, "test_taken") == []
