"""The Tactics cards of House Lannister."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.actions.legality import choices
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import Lasting
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import Moment, PlayCard
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, lions, play, usable
from tests.games.figurines.given import asked, board, events, offered, over
from tests.rule import rule

CROWN = {"pycelle": "pycelle crown"}
WEALTH = {"pycelle": "pycelle wealth"}


def holding(card: str, **board: Any) -> dict[str, Any]:
    """Player a holds that card."""
    return {"hands": {"a": [card]}, **board}


def fallen(by: str = "b", source: str = "y", **more: Any) -> Match:
    """The last figure of `x` falls; a keeps another unit."""
    units = duel(f"{PLAIN} x1") | {"w": f"{PLAIN} 10,10"}
    held = holding("a_lannister_pays_his_debts", **more)
    return play(Suffer(unit="x", wounds=1, by=by, source=source), units, **held)


@covers("a_lannister_pays_his_debts")
def test_who_destroys_a_lannister_unit_is_paid_with_two_tokens() -> None:
    m = fallen()
    go(m, "card:a_lannister_pays_his_debts", "panicked")
    assert offered(m) == ["vulnerable", "weakened"]
    go(m, "weakened")
    assert board(m).units["y"].conditions == ("panicked", "weakened")
    assert over(m)


@covers("a_lannister_pays_his_debts")
def test_with_the_crown_the_debt_is_three_tokens() -> None:
    m = fallen(ncus=CROWN)
    go(m, "card:a_lannister_pays_his_debts", "panicked", "weakened", "vulnerable")
    assert board(m).units["y"].conditions == ("panicked", "vulnerable", "weakened")


@covers("a_lannister_pays_his_debts")
def test_nobody_is_paid_where_no_enemy_unit_did_it() -> None:
    assert usable(fallen("", "")) == []


def enemy_card(**more: Any) -> Match:
    """Player b plays a card, under which `y` would test; a holds Counterplot."""
    moment = Moment("unit_activated", unit="y", player="b")
    told = {"hands": {"a": ["counterplot"], "b": ["mercy_of_the_mother"]}, "active": "b", **more}
    return play(PlayCard(use="mercy_of_the_mother", player="b", moment=moment), duel(), **told)


@covers("counterplot")
@rule("FIG-TIM-10")
def test_a_counterplot_cancels_a_card_on_three() -> None:
    m = enemy_card()
    go(m, "card:counterplot", (3,))
    assert events(m, "card_cancelled") == [{"player": "b", "card": "mercy_of_the_mother"}]
    assert board(m).players["b"].discard == ("mercy_of_the_mother",)
    assert over(m)
    m = enemy_card()
    go(m, "card:counterplot", (2,), (6, 6))
    assert not events(m, "card_cancelled")


@covers("counterplot")
def test_with_the_crown_the_die_of_a_counterplot_is_rolled_again_once() -> None:
    m = enemy_card(ncus=CROWN)
    go(m, "card:counterplot", (1,))
    assert offered(m) == ["keep", "again"]
    go(m, "again", (2,), (6, 6))
    assert not events(m, "card_cancelled")
    m = enemy_card(ncus=CROWN)
    go(m, "card:counterplot", (1,), "again", (3,))
    assert len(events(m, "card_cancelled")) == 1


@covers("counterplot")
def test_a_counterplot_may_be_foiled_by_a_counterplot() -> None:
    m = enemy_card(hands={"a": ["counterplot"], "b": ["mercy_of_the_mother", "counterplot"]})
    go(m, "card:counterplot", "card:counterplot", (6,), (6, 6))
    assert events(m, "card_cancelled") == [{"player": "a", "card": "counterplot"}]
    assert [e["unit"] for e in events(m, "test_taken")] == ["y"]


@covers("fealty_to_the_crown")
def test_the_fear_of_an_enemy_heals_a_friend() -> None:
    m = play(Test(unit="y", kind="panic"), duel(f"{PLAIN} x5"), **holding("fealty_to_the_crown"))
    go(m, (1, 1), (3,), "card:fealty_to_the_crown", 3)
    assert board(m).units["x"].figures == 8
    assert board(m).units["y"].figures == 8


@covers("fealty_to_the_crown")
def test_with_the_crown_fealty_heals_up_to_four_but_never_more_than_the_test_costs() -> None:
    held = holding("fealty_to_the_crown", ncus=CROWN)
    m = play(Test(unit="y", kind="panic"), duel(f"{PLAIN} x5"), **held)
    go(m, (1, 1), (3,), "card:fealty_to_the_crown")
    assert offered(m) == [0, 1, 2, 3, 4]
    m = play(Test(unit="y", kind="panic"), duel(f"{PLAIN} x5"), **held)
    go(m, (1, 1), (1,), "card:fealty_to_the_crown")
    assert offered(m) == [0, 1, 2]


@covers("fealty_to_the_crown")
def test_fealty_needs_a_friend_within_long_range_of_the_enemy() -> None:
    far = {"x": f"{PLAIN} 10,5 x5"} | BYSTANDER
    m = play(Test(unit="z", kind="panic"), far, **holding("fealty_to_the_crown"))
    go(m, (1, 1))
    m.decide_chance([1])
    assert usable(m) == []


@covers("hear_me_roar")
@rule("FIG-MRL-04")
def test_a_roar_costs_one_and_one_more_for_each_lost_rank() -> None:
    m = play(Test(unit="y", kind="panic"), duel(PLAIN, f"{PLAIN} x8"), **holding("hear_me_roar"))
    go(m, "card:hear_me_roar", (4, 4), (1,))
    test = events(m, "test_taken")[-1]
    assert (test["total"], test["passed"]) == (6, False)
    assert board(m).units["y"].figures == 5  # 1 + D3 and one more


@covers("hear_me_roar")
def test_a_failed_morale_test_costs_one_wound_after_a_roar() -> None:
    m = play(Test(unit="y"), duel(), **holding("hear_me_roar"))
    go(m, "card:hear_me_roar", (4, 3))
    assert board(m).units["y"].figures == 11
    m = play(Test(unit="y"), duel(), **holding("hear_me_roar"))
    go(m, "card:hear_me_roar", (4, 4))
    assert board(m).units["y"].figures == 12


@covers("hear_me_roar")
def test_nobody_roars_at_his_friends() -> None:
    assert usable(play(Test(unit="x"), duel(), **holding("hear_me_roar"))) == []


@covers("intrigue_and_subterfuge")
def test_intrigue_silences_an_enemy_ncu_for_the_round() -> None:
    ncus = {"cersei": "cersei_lannister owner=b"}
    m = play(ActivateNcu(ncu="cersei"), duel(), **holding("intrigue_and_subterfuge", ncus=ncus, active="b"))
    go(m, "card:intrigue_and_subterfuge", "maneuver", "nobody")
    assert board(m).units["x"].influences == board(m).units["y"].influences == ()
    assert [row.until for row in board(m).lasting.values()] == ["round"]
    assert over(m)


@covers("intrigue_and_subterfuge")
def test_with_wealth_intrigue_weakens_an_enemy_unit() -> None:
    ncus = {"cersei": "cersei_lannister owner=b"} | WEALTH
    units = duel() | BYSTANDER
    m = play(ActivateNcu(ncu="cersei"), units, **holding("intrigue_and_subterfuge", ncus=ncus, active="b"))
    go(m, "card:intrigue_and_subterfuge")
    assert offered(m) == ["y", "z"]
    go(m, "z")
    assert board(m).units["z"].conditions == ("weakened",)
    assert asked(m, "claim_zone") == "b"


def bribed(card: str, units: dict[str, str] | None = None, **more: Any) -> Match:
    """Player b activates `y`; a holds that card."""
    return play(Activation(unit="y"), units or duel(), **holding(card, active="b", **more))


@covers("paid_mutiny")
def test_mutineers_neither_attack_nor_charge_and_suffer() -> None:
    m = bribed("paid_mutiny")
    go(m, "card:paid_mutiny", (3, 3), (2,))
    assert board(m).units["y"].figures == 10
    assert offered(m) == ["retreat", "forgo"]
    apart = {"x": f"{PLAIN} 24,20", "y": f"{PLAIN} 24,28 @180 owner=b"}
    m = bribed("paid_mutiny", apart)
    go(m, "card:paid_mutiny", (3, 3), (2,))
    assert offered(m) == ["maneuver", "march", "forgo"]


@covers("paid_mutiny")
def test_a_unit_that_passes_the_test_stays_loyal() -> None:
    m = bribed("paid_mutiny")
    go(m, "card:paid_mutiny", (4, 4))
    assert "melee_attack" in offered(m)
    assert board(m).units["y"].figures == 12


@covers("paid_mutiny")
@rule("FIG-CMD-07")
def test_with_wealth_the_mutiny_is_harder_to_resist() -> None:
    m = bribed("paid_mutiny", ncus=WEALTH)
    go(m, "card:paid_mutiny", (4, 4), (1,))
    assert events(m, "test_taken")[-1]["total"] == 6
    assert "melee_attack" not in offered(m)


@covers("subjugation_of_power")
@rule("FIG-ABL-01")
def test_a_subjugated_unit_has_no_abilities_this_turn() -> None:
    m = bribed("subjugation_of_power", duel(PLAIN, f"{PLAIN} +brienne_maid_of_tarth"))
    go(m, "card:subjugation_of_power", (2, 2))
    assert abilities.active(m.engine, "y") == ()
    assert {row.until for row in board(m).lasting.values()} == {"turn"}
    assert "melee_attack" in choices(m.engine, "y")


@rule("FIG-RUL-70")
@covers("subjugation_of_power")
def test_the_cards_of_its_side_do_not_work_on_a_subjugated_unit() -> None:
    players = {"a": {"faction": "lannister"}, "b": {"faction": "lannister", "commander": "the_high_sparrow"}}
    hands = {"a": ["subjugation_of_power"], "b": ["wrath_of_the_warrior", "intrigue_and_subterfuge"]}
    m = play(Activation(unit="y"), duel(), hands=hands, players=players, active="b")
    go(m, "card:subjugation_of_power", (2, 2))
    m.submit("b", "melee_attack")
    assert usable(m) == []
    m = play(
        Attack(attacker="y", defender="x", attack="stormcrow_longsword"), duel(), hands=hands, players=players
    )
    assert usable(m) == ["card:wrath_of_the_warrior"]


@rule("FIG-RUL-70")
@covers("subjugation_of_power")
def test_a_subjugated_unit_cannot_be_chosen_for_a_card_of_its_side() -> None:
    banned = {"banned": Lasting("no_cards_on", "subjugation_of_power", "a", ("y",))}
    players = lions() | {"b": {"faction": "lannister", "commander": "tyrion_lannister_halfman"}}
    table = {"hands": {"b": ["cunning_ploy"]}, "players": players, "lasting": banned, "active": "b"}
    apart = {"x": f"{PLAIN} 5,5", "y": f"{PLAIN} 24,24 owner=b"} | BYSTANDER
    assert usable(play(Activation(unit="z"), apart, **table)) == []
    m = play(Activation(unit="z"), apart | {"w": f"{PLAIN} 10,30 owner=b"}, **table)
    go(m, "card:cunning_ploy", "march")
    assert events(m, "action_chosen")[-1]["unit"] == "w"


@covers("subjugation_of_power")
def test_each_of_crown_and_wealth_makes_subjugation_harder_to_resist() -> None:
    m = bribed("subjugation_of_power", ncus=CROWN | {"cersei": "cersei_lannister wealth"})
    go(m, "card:subjugation_of_power", (5, 5))
    assert events(m, "test_taken")[-1]["total"] == 6
    assert len(board(m).lasting) == 2
