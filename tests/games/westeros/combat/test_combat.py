"""The attack: dice, caps, hits, retreats, and what comes after (WES-CBT)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.battlefield.sight import targets
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.combat.resolution import hits
from montjoie.games.westeros.state import G, Lasting, Options
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, engine, events, offered, over, refused, roll
from tests.rule import rule

FIGHT = Attack(attacker="a", target="t")


def attack(a: str, t: str, *symbols: str, **given: Any) -> Match:
    """`a` attacks `t` and the dice show these symbols."""
    match = at(FIGHT, {"a": f"{a} 5,5", "t": f"{t} 5,6"}, live=False, **given)
    if symbols:
        roll(match, *symbols)
    return match


def figures(match: Match, unit: str = "t") -> int:
    """The figures left of a unit, 0 where it is gone."""
    row = board(match).units.get(unit)
    return row.figures if row else 0


def dice(g: G, **fields: Any) -> int:
    """The dice of the attack of `a` on `t`."""
    return attack_dice(g, Attack(attacker="a", target="t", **fields)).total


def order(units: tuple[str, ...], given: dict[str, str], **more: Any) -> Match:
    """An activation of Stark units in which nobody moves: the attacks are to be chosen."""
    match = at(Activate(house="stark", units=units), given, live=False, **more)
    if asked(match, "move_unit"):
        match.submit("stark", "done")
    return match


# Who attacks whom (steps 1 to 3).


@rule("WES-CBT-01")
def test_activated_units_attack_one_at_a_time_in_any_order() -> None:
    match = order(("a", "b"), {"a": "host green 5,5", "b": "host green 6,5", "t": "guards green 5,6"})
    assert {"a": "t"} in offered(match, "stark")
    assert {"b": "t"} in offered(match, "stark")
    match.submit("stark", {"b": "t"})
    roll(match, "red", "red")
    assert offered(match, "stark") == [{"a": "t"}, "done"]


@rule("WES-CBT-02")
def test_no_unit_is_obliged_to_attack() -> None:
    match = order(("a",), {"a": "host green 5,5", "t": "guards green 5,6"})
    match.submit("stark", "done")
    assert over(match)
    assert not events(match, "attack_declared")


@rule("WES-CBT-03")
def test_a_unit_attacks_once_per_activation() -> None:
    match = order(("a", "b"), {"a": "host green 5,5", "b": "host green 6,5", "t": "guards green 5,6"})
    match.submit("stark", {"a": "t"})
    roll(match, "red", "red")
    assert refused(match, "stark", {"a": "t"})[0] == "WES-CBT-03"


@rule("WES-CBT-04")
def test_the_token_lies_before_dice_are_counted_rolled_and_read() -> None:
    match = attack("host green", "guards green", "green", "red")
    kinds = [e["kind"].partition(".")[2] for e in match.feed(None)]
    steps = ["attack_declared", "engaged", "dice_counted", "dice_rolled", "attack_resolved", "figures_lost"]
    assert kinds == steps


@rule("WES-CBT-04", "WES-RUL-12")
def test_an_activated_unit_is_spent_before_it_has_attacked() -> None:
    match = order(("a",), {"a": "host green 5,5", "t": "guards green 5,6"})
    assert board(match).units["a"].spent


@rule("WES-CBT-05")
def test_a_unit_that_was_not_activated_cannot_attack() -> None:
    match = order(("a",), {"a": "host green 5,5", "b": "host green 6,5", "t": "guards green 5,6"})
    assert refused(match, "stark", {"b": "t"})[0] == "WES-CBT-05"


@rule("WES-CBT-05", "WES-ACT-03")
def test_a_unit_ordered_without_attack_cannot_attack() -> None:
    given = {"a": "host green 5,5", "b": "host green 6,5", "t": "guards green 5,6"}
    match = at(Activate(house="stark", units=("a", "b"), no_attack=("a",)), given)
    match.submit("stark", "done")
    assert offered(match, "stark") == [{"b": "t"}, "done"]


@rule("WES-CBT-05")
def test_a_unit_in_a_fire_has_no_target() -> None:
    given = {"a": "host green 5,5", "t": "guards green 5,6"}
    assert targets(engine(given), "a") == ["t"]
    assert targets(engine(given, fire={"5,5": 1}), "a") == []


@rule("WES-CBT-06")
def test_only_enemies_are_targets() -> None:
    g = engine({"a": "host green 5,5", "friend": "host green 6,5", "t": "guards green 5,6"})
    assert targets(g, "a") == ["t"]


@rule("WES-CBT-06")
def test_a_ranged_attack_needs_sight_and_says_so() -> None:
    match = order(
        ("a", "b"),
        {"a": "northmen green 5,5", "b": "host green 9,5", "t": "guards green 7,5", "u": "guards green 9,6"},
        terrain={"6,5": "hills"},
    )
    assert targets(match.engine, "a") == []
    assert offered(match, "stark") == [{"b": "u"}, "done"]
    assert refused(match, "stark", {"a": "t"})[0] == "WES-CBT-06"


@rule("WES-CBT-07")
def test_melee_reaches_neighbours_and_archers_their_printed_range() -> None:
    given = {
        "t": "guards green 6,5",
        "u": "guards green 7,7",
        "v": "guards green 9,5",
        "w": "guards green 10,5",
    }
    assert targets(engine({"a": "host green 5,5", **given}), "a") == ["t"]
    assert targets(engine({"a": "northmen green 5,5", "u": "guards green 9,5"}), "a") == ["u"]
    assert targets(engine({"a": "northmen green 5,5", "w": "guards green 10,5"}), "a") == []


@rule("WES-CBT-08", "WES-ENG-09")
def test_an_archer_shoots_even_at_a_neighbour() -> None:
    match = attack("northmen green", "guards green", "red", "red")
    assert over(match)
    assert not board(match).units["t"].partner


@rule("WES-CBT-28")
def test_a_target_engaged_with_a_friend_is_attacked_without_risk_to_the_friend() -> None:
    match = at(
        Attack(attacker="a", target="t"),
        {"a": "northmen green 5,3", "friend": "host green 5,5", "t": "guards green 4,4"},
        engaged={"friend": "t"},
        live=False,
    )
    roll(match, "green", "green")
    assert figures(match) == 2
    assert figures(match, "friend") == 4


# Dice (step 5).


@rule("WES-CBT-09")
@pytest.mark.parametrize(("rank", "count"), [("green", 2), ("blue", 3), ("red", 4)])
@pytest.mark.parametrize("card", ["host", "riders", "northmen", "kennel"])
def test_base_dice_follow_the_rank(card: str, rank: str, count: int) -> None:
    assert dice(engine({"a": f"{card} {rank} 5,5", "t": "guards green 5,6"})) == count


@rule("WES-CBT-10")
def test_a_cap_binds_the_base_dice_before_modifiers() -> None:
    given = {"a": "host red 5,5", "t": "guards green 5,6"}
    assert dice(engine(given, terrain={"5,6": "forest"}), bonus={"card": 1}) == 3


@rule("WES-CBT-10")
def test_of_several_caps_the_smallest_holds() -> None:
    given = {"a": "host red 5,5", "t": "guards green 5,6"}
    assert dice(engine(given, terrain={"5,6": "hills"})) == 3
    assert dice(engine(given, terrain={"5,6": "hills", "5,5": "forest"})) == 2


@rule("WES-CBT-10")
def test_a_cap_above_the_base_dice_adds_nothing() -> None:
    given = {"a": "host green 5,5", "t": "guards green 5,6"}
    assert dice(engine(given, terrain={"5,6": "hills"})) == 2


@rule("WES-CBT-10", "WES-RUL-49")
def test_dice_never_fall_below_none_and_an_attack_without_dice_still_engages() -> None:
    assert dice(engine({"a": "host green 5,5", "t": "guards green 5,6"}), bonus={"card": -5}) == 0
    bare = Attack(attacker="a", target="t", bonus={"card": -5})
    match = at(bare, {"a": "host green 5,5", "t": "guards green 5,6"}, live=False)
    assert over(match)
    assert figures(match) == 4
    assert board(match).units["t"].partner == "a"


@rule("WES-CBT-11")
@pytest.mark.parametrize(
    ("a", "mode", "ground", "count"),
    [
        ("host", "normal", {"5,6": "forest"}, 2),
        ("host", "normal", {"5,5": "forest"}, 2),
        ("host", "normal", {"5,6": "hills"}, 3),
        ("host", "normal", {"5,6": "hills", "5,5": "hills"}, 4),
        ("northmen", "normal", {"5,5": "building"}, 2),
        ("host", "normal", {"5,5": "building"}, 4),
    ],
)
def test_caps_of_the_ground(a: str, mode: str, ground: dict[str, str], count: int) -> None:
    g = engine({"a": f"{a} red 5,5", "t": "guards green 5,6"}, terrain=ground)
    assert dice(g, mode=mode) == count


@rule("WES-CBT-11")
def test_only_counter_attacks_out_of_a_ford_are_capped() -> None:
    g = engine(
        {"a": "host red 5,5", "t": "guards green 5,6"}, terrain={"5,5": "river"}, overlays={"5,5": "ford"}
    )
    assert (dice(g, mode="normal"), dice(g, mode="counter")) == (4, 2)


@rule("WES-CBT-12")
def test_dice_of_an_order_come_on_top_of_the_table() -> None:
    given = {"a": "host green 5,5", "t": "guards green 5,6"}
    match = at(Activate(house="stark", units=("a",), bonus_dice={"a": 2}), given, live=False)
    match.submit("stark", "done")
    match.submit("stark", {"a": "t"})
    assert events(match, "dice_counted")[0]["dice"] == 4


@rule("WES-CBT-13")
def test_more_dice_than_the_box_holds_may_be_rolled() -> None:
    big = Attack(attacker="a", target="t", bonus={"card": 6})
    match = at(big, {"a": "host red 5,5", "t": "guards green 5,6"}, live=False)
    roll(match, *["red"] * 10)
    assert over(match)
    assert figures(match) == 4


# Reading the dice (step 7, A and B).


@rule("WES-EX-16", "WES-CBT-16", "WES-CBT-20")
def test_valor_and_red_of_foot_do_nothing_to_blue_cavalry() -> None:
    match = attack("host green", "cavaliers blue", "valor", "red")
    assert figures(match) == 3


@rule("WES-EX-17", "WES-CBT-09", "WES-CBT-16", "WES-CBT-18")
def test_valor_and_green_are_two_hits_on_green_infantry() -> None:
    match = attack("host blue", "guards green", "valor", "green", "blue")
    assert figures(match) == 2


@rule("WES-CBT-16", "WES-CBT-17")
@pytest.mark.parametrize("rank", ["green", "blue", "red"])
def test_only_shields_of_the_targets_rank_hit(rank: str) -> None:
    match = attack("host red", f"guards {rank}", "green", "blue", "red", "green")
    assert 4 - figures(match) == (2 if rank == "green" else 1)


@rule("WES-CBT-18")
@pytest.mark.parametrize("rank", ["green", "blue", "red"])
def test_valor_hits_any_rank(rank: str) -> None:
    assert figures(attack("host green", f"guards {rank}", "valor", "valor")) == 2


@rule("WES-CBT-19")
def test_archers_never_hit_with_valor() -> None:
    assert figures(attack("northmen green", "guards green", "valor", "valor")) == 4


@rule("WES-CBT-20")
def test_valor_of_cavalry_hits_cavalry() -> None:
    assert figures(attack("riders green", "cavaliers green", "valor", "red")) == 2


@rule("WES-CBT-20")
def test_valor_of_cavalry_hits_infantry_too() -> None:
    assert figures(attack("riders green", "guards green", "valor", "red")) == 3


@rule("WES-CBT-21")
def test_red_heavy_armour_ignores_valor() -> None:
    assert figures(attack("host green", "heavy red", "valor", "red")) == 3


@rule("WES-CBT-15", "WES-CBT-22", "WES-CBT-26")
def test_hits_are_taken_before_the_retreat() -> None:
    match = attack("host green", "guards green", "green", "morale")
    match.submit("lannister", "5,7")
    kinds = [e["kind"].partition(".")[2] for e in match.feed(None)]
    assert kinds.index("figures_lost") < kinds.index("unit_moved")
    assert figures(match) == 3
    assert board(match).units["t"].hex == "5,7"


@rule("WES-CBT-22")
def test_damage_is_what_cover_leaves() -> None:
    match = attack("host blue", "guards green", "green", "green", "red", terrain={"5,6": "building"})
    told = events(match, "attack_resolved")[0]
    assert (told["hits"], told["cancelled"], told["retreats"]) == (1, 1, 0)
    assert [(part["value"], part["source"]) for part in told["saved"]] == [(1, "building")]
    assert figures(match) == 3


@rule("WES-CBT-26")
def test_each_morale_result_is_one_hex_and_none_can_be_waived() -> None:
    match = attack("host blue", "guards green", "morale", "morale", "red")
    while asked(match, "retreat_step"):
        match.submit("lannister", offered(match, "lannister")[0])
    assert board(match).units["t"].hex.endswith(",8")


@rule("WES-CBT-26")
def test_an_eliminated_target_does_not_retreat() -> None:
    match = at(FIGHT, {"a": "northmen blue 5,5", "t": "guards green 5,6 x1"}, live=False)
    roll(match, "green", "morale", "red")
    assert over(match)
    assert not events(match, "unit_moved")


@rule("WES-CBT-27")
def test_a_target_that_was_driven_off_is_followed_and_does_not_strike_back() -> None:
    match = at(FIGHT, {"a": "host green 5,5", "t": "guards red 5,6 @jaime_lannister_knight"}, live=False)
    roll(match, "morale", "morale")
    match.submit("lannister", "retreat")
    while asked(match, "retreat_step"):
        match.submit("lannister", offered(match, "lannister")[0])
    assert asked(match, "advance") == "stark"
    match.submit("stark", "stay")
    assert over(match)


@rule("WES-CBT-27")
def test_a_target_that_stands_strikes_back_and_is_not_followed() -> None:
    match = at(FIGHT, {"a": "host green 5,5", "t": "guards red 5,6 @jaime_lannister_knight"}, live=False)
    roll(match, "red", "blue")
    assert asked(match, "counter_attack") == "lannister"


# The flanking re-roll.


def flank(*symbols: str, **given: Any) -> Match:
    """`a` flanks `t`, which is engaged with `friend`."""
    units = {"a": "host blue 5,5", "friend": "host green 4,7", "t": "guards green 5,6"}
    match = at(FIGHT, units, engaged={"friend": "t"}, live=False, **given)
    roll(match, *symbols)
    return match


@rule("WES-ENG-13", "WES-CBT-14")
def test_a_flanking_unit_may_roll_one_symbol_again_before_the_dice_are_read() -> None:
    match = flank("red", "red", "green")
    assert offered(match, "stark") == ["green", "red", "keep"]
    assert figures(match) == 4
    match.submit("stark", "red")
    roll(match, "green", "red")
    assert over(match)
    assert figures(match) == 2


@rule("WES-ENG-13")
def test_the_new_results_stand() -> None:
    match = flank("red", "red", "green")
    match.submit("stark", "green")
    roll(match, "blue")
    assert over(match)
    assert figures(match) == 4


@rule("WES-ENG-13")
def test_the_re_roll_may_be_declined() -> None:
    match = flank("red", "blue", "green")
    match.submit("stark", "keep")
    assert over(match)
    assert figures(match) == 3


@rule("WES-ENG-13")
def test_a_symbol_that_does_not_show_cannot_be_rolled_again() -> None:
    match = flank("red", "red", "green")
    assert refused(match, "stark", "blue") == ("WES-ENG-13", "not-offered")


@rule("WES-ENG-13", "WES-GEN-01", "WES-RUL-69")
def test_a_card_lets_two_symbols_be_rolled_again_together() -> None:
    card = Lasting("flank_reroll_symbols", "stark", "card", n=2, units=("a",))
    match = flank("red", "blue", "green", effects={"card": card})
    match.submit("stark", "red")
    assert offered(match, "stark") == ["green", "blue", "keep"]
    match.submit("stark", "blue")
    roll(match, "green", "green")
    assert over(match)
    assert figures(match) == 1


@rule("WES-ENG-05", "WES-ENG-13")
def test_an_attack_on_a_free_unit_is_no_flanking() -> None:
    assert over(attack("host blue", "guards green", "red", "red", "blue"))


@rule("WES-ENG-13")
def test_a_unit_that_attacks_its_partner_does_not_flank() -> None:
    assert over(attack("host blue", "guards green", "red", "red", "blue", engaged={"t": "a"}))


# The engagement token (step 4).


@rule("WES-ENG-03")
def test_a_melee_attack_between_free_units_places_the_attackers_token() -> None:
    match = attack("host green", "guards green", "red", "red")
    units = board(match).units
    assert (units["a"].partner, units["t"].partner, units["t"].token) == ("t", "a", "stark")


@rule("WES-ENG-04")
def test_an_attack_on_the_partner_replaces_the_token() -> None:
    match = attack("host green", "guards green", "red", "red", engaged={"t": "a"})
    assert board(match).units["t"].token == "stark"


@rule("WES-ENG-07")
def test_an_engaged_unit_breaks_away_to_attack_another_and_then_counts_as_free() -> None:
    units = {"a": "host green 5,5", "old": "guards green 4,5", "t": "guards green 5,6"}
    match = at(FIGHT, units, engaged={"old": "a"}, live=False)
    assert asked(match, "parting_attack") == "lannister"
    match.submit("lannister", "decline")
    roll(match, "red", "red")
    assert board(match).units["a"].partner == "t"
    assert not board(match).units["old"].partner


@rule("WES-ENG-07")
def test_an_attacker_felled_as_it_breaks_away_attacks_nobody() -> None:
    units = {"a": "host green 5,5 x1", "old": "guards green 4,5", "t": "guards green 5,6"}
    match = at(FIGHT, units, engaged={"old": "a"}, live=False)
    match.submit("lannister", "attack")
    roll(match, "green", "red")
    assert over(match)
    assert figures(match, "a") == 0
    assert figures(match) == 4


# Elimination.


@rule("WES-CBT-23")
def test_hits_beyond_the_last_figure_are_lost() -> None:
    units = {"a": "northmen red 5,5", "t": "guards green 5,6 x1", "u": "guards green 6,6"}
    match = at(FIGHT, units, live=False)
    roll(match, *["green"] * 4)
    assert over(match)
    assert figures(match) == 0
    assert figures(match, "u") == 4


@rule("WES-CBT-24")
def test_hits_do_not_remove_a_commander_like_another_figure() -> None:
    match = at(
        FIGHT, {"a": "northmen green 5,5", "t": "guards green 5,6 x1 @jaime_lannister_king"}, live=False
    )
    roll(match, "green", "green")
    assert figures(match) == 1


@rule("WES-CBT-25")
@pytest.mark.parametrize(("rank", "shift"), [("green", 1), ("blue", 2), ("red", 3)])
def test_elimination_shifts_morale_by_rank_and_frees_the_partner(rank: str, shift: int) -> None:
    units = {"a": "northmen green 5,5", "b": "host green 5,7", "t": f"guards {rank} 5,6 x1"}
    match = at(FIGHT, units, engaged={"t": "b"}, live=False)
    roll(match, rank, rank)
    assert board(match).course.marker == shift
    assert not board(match).units["b"].partner


# Edges of reading.


@rule("WES-CBT-15")
def test_the_dice_are_read_against_the_banner_of_the_moment() -> None:
    g = engine({"a": "host blue 5,5", "t": "guards green 5,6", "u": "guards red 6,6"})
    rolled = Attack(attacker="a", target="t", rolled=("red", "red", "green"))
    other = Attack(attacker="a", target="u", rolled=("red", "red", "green"))
    assert (hits(g, rolled), hits(g, other)) == (1, 2)


@rule("WES-RUL-52")
def test_the_active_player_uses_his_abilities_before_the_other_uses_his() -> None:
    units = {"a": "guards blue 5,5 @gregor_clegane_the_mountain", "t": "host green 5,4 @maege"}
    match = at(FIGHT, units, live=False)
    assert asked(match, "commit_ability") == "lannister"
    match.submit("lannister", "decline")
    roll(match, "green", "green", "red")
    assert asked(match, "commit_ability") == "stark"
    assert figures(match) == 4


@rule("WES-CBT-22", "WES-COM-03")
def test_hits_that_an_ability_cancels_are_not_taken() -> None:
    match = at(FIGHT, {"a": "guards blue 5,5", "t": "host green 5,4 @maege"}, live=False)
    roll(match, "green", "green", "green")
    match.submit("stark", offered(match, "stark")[-1])
    assert figures(match) == 3
    assert events(match, "attack_resolved")[0]["cancelled"] == 2


@rule("WES-COM-03", "WES-CBT-03")
def test_an_ability_may_follow_once_the_attack_is_resolved() -> None:
    units = {"a": "host blue 5,5 @greatjon_umber_the", "t": "guards green 5,6"}
    match = at(FIGHT, units, live=False)
    roll(match, *["red"] * events(match, "dice_counted")[0]["dice"])
    assert asked(match, "commit_ability") == "stark"


@rule("WES-RET-10", "WES-CBT-26")
@pytest.mark.parametrize(("a", "ways"), [("host", []), ("northmen", ["4,8", "5,8"])])
def test_with_the_errata_melee_drives_straight_back_and_arrows_do_not(a: str, ways: list[str]) -> None:
    units = {"a": f"{a} green 5,6", "t": "guards green 5,7"}
    match = at(FIGHT, units, live=False, options=Options(directional_retreat=True))
    roll(match, "morale", "red")
    assert (offered(match, "lannister") if asked(match, "retreat_step") else []) == ways


@rule("WES-CBT-12")
def test_dice_of_an_interrupting_ability_are_explained_with_their_source() -> None:
    g = engine({"a": "host green 5,5", "t": "guards green 5,6"})
    parts = attack_dice(g, Attack(attacker="a", target="t", bonus={"gregor": 2})).parts
    assert [(part.value, part.source) for part in parts if part.layer == "add"] == [(2, "gregor")]
