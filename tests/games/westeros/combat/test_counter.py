"""Counter-attacks and parting attacks (WES-CTR, WES-PAR)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.combat.dogs import WarDogs
from montjoie.games.westeros.combat.engagement import Disengage
from montjoie.games.westeros.state import Lasting
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, engine, events, offered, over, roll
from tests.rule import rule

FIGHT = Attack(attacker="a", target="t")
FIRM = "guards red 5,6 @jaime_lannister_knight"  # a stalwart unit
COMMITTED = {"jaime": {"committed": True}}  # with nothing left to use when it strikes back


def attack(*symbols: str, a: str = "host green 5,5", t: str = FIRM, **given: Any) -> Match:
    """`a` attacks `t` and the dice show these symbols."""
    more = given.pop("more", {})
    leaders = COMMITTED if "@jaime" in t else {}
    match = at(FIGHT, {"a": a, "t": t, **more}, commanders=leaders, live=False, **given)
    roll(match, *symbols)
    return match


@rule("WES-CTR-01", "WES-KEY-71", "WES-CTR-04")
def test_a_stalwart_unit_that_stood_strikes_back_at_its_attacker() -> None:
    match = attack("blue", "blue")
    assert asked(match, "counter_attack") == "lannister"
    match.submit("lannister", "attack")
    roll(match, "green", "green", "red", "red")
    assert over(match)
    assert board(match).units["a"].figures == 2


@rule("WES-CTR-01")
def test_a_unit_that_is_not_stalwart_does_not_strike_back() -> None:
    assert over(attack("blue", "blue", t="guards red 5,6"))


@rule("WES-CTR-01")
def test_an_eliminated_unit_does_not_strike_back() -> None:
    match = attack(
        "green", "red", a="host green 5,5", t="guards green 5,6 x1", more={"u": "guards green 6,6"}
    )
    assert not asked(match, "counter_attack")


@rule("WES-CTR-02")
def test_a_unit_that_retreated_one_hex_does_not_strike_back() -> None:
    match = attack("morale", "blue")
    match.submit("lannister", "retreat")
    match.submit("lannister", "5,7")
    assert asked(match, "advance") == "stark"
    match.submit("stark", "stay")
    assert over(match)


@rule("WES-CTR-01", "WES-RUL-39")
def test_a_unit_that_could_not_retreat_still_stands_there_and_strikes_back() -> None:
    match = attack("morale", "blue", terrain={"5,7": "river", "6,7": "river"})
    match.submit("lannister", "retreat")
    assert board(match).units["t"].figures == 3
    assert asked(match, "counter_attack") == "lannister"


@rule("WES-CTR-03")
def test_the_attack_is_fully_resolved_before_the_answer() -> None:
    match = attack("red", "red")
    assert board(match).units["t"].figures == 2
    assert asked(match, "counter_attack") == "lannister"


@rule("WES-CTR-05")
@pytest.mark.parametrize(("ground", "dice"), [({}, 4), ({"5,5": "forest"}, 2), ({"5,5": "hills"}, 3)])
def test_the_answer_rolls_the_dice_of_the_card_under_the_caps_of_the_ground(
    ground: dict[str, str], dice: int
) -> None:
    match = attack("blue", "blue", terrain=ground)
    match.submit("lannister", "attack")
    told = events(match, "attack_declared")[-1]
    assert (told["attacker"], told["target"], told["mode"]) == ("t", "a", "counter")
    assert events(match, "dice_counted")[-1]["dice"] == dice


@rule("WES-CTR-05")
def test_valor_rules_hold_in_the_answer() -> None:
    match = attack("blue", "blue", a="riders green 5,5")
    match.submit("lannister", "attack")
    roll(match, "valor", "valor", "green", "red")
    assert board(match).units["a"].figures == 2


@rule("WES-CTR-05", "WES-KEY-12")
def test_toughness_works_anew_against_the_answer() -> None:
    match = attack("blue", "blue", a="host green 5,5 @greatjon_umber_lord")
    match.submit("lannister", "attack")
    roll(match, "green", "green", "green", "red")
    assert board(match).units["a"].figures == 2


@rule("WES-CTR-06")
def test_dice_for_attacking_do_not_count_in_an_answer() -> None:
    extra = Lasting("bonus_dice", "lannister", "card", n=1, units=("t",), when="attack")
    g = engine({"t": FIRM, "a": "host green 5,5"}, effects={"card": extra})
    assert attack_dice(g, Attack(attacker="t", target="a", mode="counter")).total == 4
    assert attack_dice(g, Attack(attacker="t", target="a", mode="normal")).total == 5


@rule("WES-CTR-07")
def test_an_answer_changes_no_token() -> None:
    match = attack("blue", "blue")
    match.submit("lannister", "attack")
    roll(match, "red", "red", "red", "red")
    assert board(match).units["t"].token == "stark"
    assert len(events(match, "engaged")) == 1


@rule("WES-EX-18", "WES-CTR-01", "WES-CTR-07", "WES-CTR-09", "WES-ENG-05")
def test_a_flanked_unit_answers_without_leaving_its_first_enemy_and_does_not_follow() -> None:
    units = {"host": "host green 5,5 @maege", "guards": "guards green 5,4", "cav": "cavaliers green 5,6"}
    match = at(Attack(attacker="cav", target="host"), units, engaged={"guards": "host"}, live=False)
    roll(match, "red", "blue")
    match.submit("lannister", "keep")
    assert asked(match, "counter_attack") == "stark"
    match.submit("stark", "attack")
    assert events(match, "dice_counted")[-1]["dice"] == 2
    roll(match, "morale", "red")
    match.submit("lannister", offered(match, "lannister")[0])
    assert over(match)
    assert board(match).units["host"].partner == "guards"
    assert board(match).units["host"].hex == "5,5"
    assert [e["mode"] for e in events(match, "attack_declared")] == ["normal", "counter"]


@rule("WES-CTR-08", "WES-CTR-12")
def test_an_answer_is_not_answered() -> None:
    match = attack("blue", "blue", a="host green 5,5 @maege")
    match.submit("lannister", "attack")
    roll(match, "red", "red", "red", "red")
    assert over(match)


@rule("WES-CTR-09")
def test_who_answers_does_not_follow() -> None:
    match = attack("blue", "blue", a="host green 5,5 x1")
    match.submit("lannister", "attack")
    roll(match, "green", "red", "red", "red")
    assert over(match)
    assert board(match).units["t"].hex == "5,6"


@rule("WES-CTR-10")
@pytest.mark.parametrize("spent", [False, True])
def test_a_ready_or_spent_unit_answers_and_stays_as_it_was(spent: bool) -> None:
    match = attack("blue", "blue", t=FIRM + " spent" * spent)
    match.submit("lannister", "attack")
    roll(match, "red", "red", "red", "red")
    assert board(match).units["t"].spent is spent


@rule("WES-CTR-11")
def test_an_answer_never_flanks() -> None:
    match = at(
        Attack(attacker="t", target="a", mode="counter"),
        {"a": "host green 5,5", "other": "guards green 4,5", "t": FIRM},
        engaged={"other": "a"},
        commanders=COMMITTED,
        live=False,
    )
    roll(match, "red", "red", "red", "red")
    assert over(match)


@rule("WES-CTR-12")
def test_arrows_are_not_answered() -> None:
    assert over(attack("blue", "blue", a="northmen green 5,5"))


@rule("WES-CTR-12")
def test_war_dogs_are_not_answered() -> None:
    match = at(WarDogs(attacker="a", target="t"), {"a": "kennel green 5,4", "t": FIRM}, live=False)
    roll(match, "green")
    roll(match, "blue", "blue")
    assert over(match)


@rule("WES-CTR-12", "WES-RUL-16", "WES-PAR-06")
def test_a_parting_attack_is_not_answered() -> None:
    match = at(
        Attack(attacker="a", target="t", mode="parting"), {"a": "host green 5,5", "t": FIRM}, live=False
    )
    roll(match, "blue", "blue")
    assert over(match)


@rule("WES-CTR-13")
def test_striking_back_is_optional() -> None:
    match = attack("blue", "blue")
    assert offered(match, "lannister") == ["attack", "decline"]
    match.submit("lannister", "decline")
    assert over(match)
    assert len(events(match, "attack_declared")) == 1


@rule("WES-CTR-01", "WES-GEN-01")
def test_an_effect_can_forbid_striking_back() -> None:
    forbidden = {"x": Lasting("forbid_counter_attack", "stark", "card", units=("t",))}
    assert over(attack("blue", "blue", effects=forbidden))


@rule("WES-CTR-01", "WES-FIR-09")
def test_a_unit_in_a_fire_does_not_strike_back() -> None:
    assert over(attack("blue", "blue", fire={"5,6": 1}))


@rule("WES-RUL-29", "WES-KEY-72")
def test_firmness_by_neighbours_is_looked_at_again_before_striking_back() -> None:
    friends = {"f": "guards green 4,6", "h": "guards green 6,6"}
    match = attack("blue", "blue", t="guards red 5,6", more=friends)
    assert asked(match, "counter_attack") == "lannister"


# Parting attacks.


def part(
    *symbols: str, unit: str = "host green 5,5", partner: str = "guards green 5,6", **given: Any
) -> Match:
    """`u` breaks away from `p`, which strikes if symbols are given."""
    match = at(Disengage(unit="u"), {"u": unit, "p": partner}, engaged={"p": "u"}, live=False, **given)
    if symbols:
        match.submit("lannister", "attack")
        roll(match, *symbols)
    return match


@rule("WES-PAR-01")
def test_the_parting_attack_comes_before_the_move() -> None:
    units = {"u": "host green 5,5", "p": "guards green 5,6"}
    match = at(Activate(house="stark", units=("u",)), units, engaged={"p": "u"}, live=False)
    match.submit("stark", {"u": "5,4"})
    assert asked(match, "parting_attack") == "lannister"
    assert board(match).units["u"].hex == "5,5"
    assert not board(match).units["u"].partner


@rule("WES-PAR-02")
def test_a_parting_attack_is_optional() -> None:
    match = part()
    assert offered(match, "lannister") == ["attack", "decline"]
    match.submit("lannister", "decline")
    assert over(match)
    assert board(match).units["u"].figures == 4


@rule("WES-PAR-03")
def test_it_rolls_the_dice_of_the_card_under_caps_and_hits_normally() -> None:
    match = part("green", "valor", partner="guards red 5,6", terrain={"5,5": "forest"})
    assert events(match, "dice_counted")[0]["dice"] == 2
    assert board(match).units["u"].figures == 2


@rule("WES-PAR-03")
def test_dice_for_attacking_do_not_count_in_a_parting_attack() -> None:
    extra = Lasting("bonus_dice", "lannister", "card", n=1, units=("p",), when="attack")
    g = engine({"u": "host green 5,5", "p": "guards green 5,6"}, effects={"card": extra})
    assert attack_dice(g, Attack(attacker="p", target="u", mode="parting")).total == 2


@rule("WES-PAR-04")
def test_its_morale_results_are_ignored() -> None:
    match = part("morale", "morale")
    assert over(match)
    assert board(match).units["u"].hex == "5,5"
    assert events(match, "attack_resolved")[0]["retreats"] == 0


@rule("WES-PAR-05")
def test_a_survivor_goes_on_with_its_activation() -> None:
    units = {"u": "host green 5,5", "p": "guards green 5,6", "q": "guards green 6,4"}
    match = at(Activate(house="stark", units=("u",)), units, engaged={"p": "u"}, live=False)
    match.submit("stark", {"u": "5,4"})
    match.submit("lannister", "attack")
    roll(match, "green", "red")
    if asked(match, "move_on"):
        match.submit("stark", "5,4")
    assert board(match).units["u"].hex == "5,4"
    assert {"u": "q"} in offered(match, "stark")


@rule("WES-PAR-06")
def test_it_places_no_token_gives_no_advance_and_leaves_the_banner() -> None:
    match = part("green", "green", unit="host green 5,5 x1")
    assert over(match)
    assert "u" not in board(match).units
    partner = board(match).units["p"]
    assert (partner.hex, partner.partner, partner.spent) == ("5,6", "", False)


@rule("WES-PAR-07")
def test_a_unit_forced_to_retreat_suffers_no_parting_attack() -> None:
    match = attack("morale", "blue", t="guards red 5,6", more={"n": "host green 6,6"}, engaged={"n": "t"})
    match.submit("stark", "keep")
    assert asked(match, "retreat_step") == "lannister"
    match.submit("lannister", "5,7")
    assert not asked(match, "parting_attack")
    assert not board(match).units["n"].partner


@rule("WES-PAR-08")
def test_a_unit_in_a_fire_makes_no_parting_attack() -> None:
    assert over(part(fire={"5,6": 1}))
