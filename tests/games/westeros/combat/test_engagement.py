"""Engagements, breaking away, parting attacks (WES-ENG, WES-PAR)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.engagement import Disengage
from montjoie.games.westeros.combat.retreat import RetreatUnit
from montjoie.games.westeros.state import Lasting
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, events, offered, over, refused, roll
from tests.rule import rule

PAIR = {"host": "host green 5,5", "guards": "guards green 6,5"}
LOCKED = {"guards": "host"}


def leaving(units: dict[str, str] | None = None, **board: Any) -> Match:
    """A host engaged with guards is activated."""
    given: dict[str, Any] = {"engaged": LOCKED, "live": False} | board
    return at(Activate(house="stark", units=("host",)), {**PAIR, **(units or {})}, **given)


def attack(units: dict[str, str], attacker: str = "host", target: str = "guards", **board: Any) -> Match:
    """A normal attack up to its roll."""
    return at(Attack(attacker=attacker, target=target), units, live=False, **board)


def partners(match: Match) -> dict[str, tuple[str, str]]:
    """Every engaged unit with its partner and the House of the token."""
    return {name: (row.partner, row.token) for name, row in board(match).units.items() if row.partner}


# Engaging.


@rule("WES-ENG-01", "WES-ENG-03", "WES-EX-19")
def test_a_melee_attack_between_free_units_engages_them_under_the_attackers_token():
    match = attack(PAIR)
    assert partners(match) == {"host": ("guards", "stark"), "guards": ("host", "stark")}


@rule("WES-ENG-04")
def test_attacking_the_partner_replaces_the_token_by_the_attackers():
    match = attack(PAIR, engaged=LOCKED)
    assert partners(match) == {"host": ("guards", "stark"), "guards": ("host", "stark")}


@rule("WES-ENG-04")
def test_the_own_token_stays_as_it_is():
    match = attack(PAIR, engaged={"host": "guards"})
    assert events(match, "engaged") == []
    assert partners(match)["host"] == ("guards", "stark")


@rule("WES-ENG-05", "WES-ENG-02", "WES-EX-19")
def test_attacking_a_unit_engaged_with_another_places_no_token_and_flanks():
    units = {**PAIR, "friend": "host green 6,4"}
    match = attack(units, engaged={"friend": "guards"})
    assert partners(match) == {"friend": ("guards", "stark"), "guards": ("friend", "stark")}
    roll(match, "red", "red")
    assert asked(match, "reroll_symbol") == "stark"


@rule("WES-ENG-13", "WES-EX-19")
def test_a_free_target_is_not_flanked():
    match = attack(PAIR)
    roll(match, "red", "red")
    assert asked(match, "reroll_symbol") == ""


@rule("WES-ENG-13")
def test_the_flanking_re_roll_may_be_declined():
    match = attack({**PAIR, "friend": "host green 6,4"}, engaged={"friend": "guards"})
    roll(match, "red", "red")
    match.submit("stark", "keep")
    assert over(match)
    assert board(match).units["guards"].figures == 4


@rule("WES-ENG-09", "WES-RUL-17")
def test_ranged_attacks_leave_tokens_as_they_are():
    archers = {"archers": "northmen green 5,5", "guards": "guards green 6,5"}
    assert partners(attack(archers, "archers")) == {}
    shot = attack(archers, "archers", engaged={"guards": "archers"})
    assert partners(shot)["archers"] == ("guards", "lannister")


@rule("WES-ENG-15", "WES-RUL-19")
def test_the_number_of_engagement_tokens_is_no_limit():
    pairs = {f"host{n}": f"host green {n},{row}" for n in range(1, 12) for row in (1,)}
    pairs |= {f"guards{n}": f"guards green {n},2" for n in range(1, 12)}
    locked = {f"host{n}": f"guards{n}" for n in range(1, 11)}
    match = attack(pairs, "host11", "guards11", engaged=locked)
    assert len(partners(match)) == 22


@rule("WES-ENG-12", "WES-CBT-25")
def test_a_target_that_is_eliminated_frees_its_partner():
    units = {"host": "host green 5,5", "friend": "host green 6,4", "guards": "guards green 6,5 x1"}
    match = attack(units, engaged={"friend": "guards"})
    roll(match, "green", "green")
    match.submit("stark", "keep")
    assert "guards" not in board(match).units
    assert partners(match) == {}


@rule("WES-ENG-11", "WES-ENG-12", "WES-PAR-07")
def test_a_retreat_ends_an_engagement_without_parting_attack():
    match = at(RetreatUnit(unit="guards", steps=1), PAIR, engaged={"host": "guards"})
    match.submit("lannister", "5,6")
    assert over(match)
    assert partners(match) == {}
    assert events(match, "attack_declared") == []


# Whom an engaged unit may attack.


@rule("WES-ENG-06", "WES-ENG-14")
def test_an_engaged_unit_attacks_its_partner_without_breaking_away():
    match = leaving()
    match.submit("stark", "done")
    match.submit("stark", {"host": "guards"})
    assert events(match, "engagement_broken") == []


@rule("WES-ENG-06", "WES-ENG-07", "WES-ENG-14", "WES-PAR-01")
def test_a_melee_unit_that_attacks_another_enemy_breaks_away_first():
    match = leaving({"other": "guards green 4,5"})
    match.submit("stark", "done")
    match.submit("stark", {"host": "other"})
    assert partners(match) == {}
    assert asked(match, "parting_attack") == "lannister"
    match.submit("lannister", "decline")
    assert partners(match)["host"] == ("other", "stark")


@rule("WES-ENG-07", "WES-PAR-05")
def test_a_unit_felled_as_it_turns_on_another_attacks_nobody():
    match = leaving({"host": "host green 5,5 x1", "other": "guards green 4,5"})
    match.submit("stark", "done")
    match.submit("stark", {"host": "other"})
    match.submit("lannister", "attack")
    roll(match, "green", "blue")
    assert over(match)
    assert "host" not in board(match).units
    assert [e["mode"] for e in events(match, "attack_declared")] == ["normal", "parting"]
    assert [e["attacker"] for e in events(match, "dice_counted")] == ["guards"]


@rule("WES-ENG-07", "WES-ENG-05")
def test_after_breaking_away_the_attacker_counts_as_unengaged():
    match = leaving({"other": "guards green 4,5", "friend": "host green 4,4"}, engaged={"guards": "host"})
    assert partners(match)["host"] == ("guards", "lannister")
    match.submit("stark", "done")
    match.submit("stark", {"host": "other"})
    match.submit("lannister", "decline")
    assert partners(match) == {"host": ("other", "stark"), "other": ("host", "stark")}


@rule("WES-ENG-08")
def test_a_shooter_leaves_an_engagement_only_by_moving():
    units = {"archers": "northmen green 5,5", "guards": "guards green 6,5", "other": "guards green 5,7"}
    step = Activate(house="stark", units=("archers",))
    match = at(step, units, engaged={"guards": "archers"}, live=False)
    match.submit("stark", "done")
    assert offered(match, "stark") == [{"archers": "guards"}, "done"]
    assert refused(match, "stark", {"archers": "other"}) == ("WES-ENG-08", "attack-engaged-shooter")


# Breaking away by moving.


@rule("WES-ENG-10", "WES-MOV-12", "WES-RUL-18")
def test_an_engaged_unit_announces_its_first_hex_only():
    match = leaving()
    assert {"host": "4,5"} in offered(match, "stark")
    assert {"host": "3,5"} not in offered(match, "stark")
    assert refused(match, "stark", {"host": "3,5"}) == ("WES-RUL-18", "move-engaged")


@rule("WES-RUL-18")
def test_without_a_hex_to_go_to_no_disengagement_can_be_announced():
    closed = dict.fromkeys(("4,4", "5,4", "4,5", "4,6", "5,6"), "river")
    match = leaving(terrain=closed)
    assert asked(match, "move_unit") == ""
    assert asked(match, "choose_attack") == "stark"


@rule("WES-ENG-10", "WES-PAR-01", "WES-PAR-02")
def test_the_token_is_removed_and_the_partner_may_strike_before_the_move():
    match = leaving()
    match.submit("stark", {"host": "4,5"})
    assert partners(match) == {}
    assert board(match).units["host"].hex == "5,5"
    assert asked(match, "parting_attack") == "lannister"
    assert offered(match, "lannister") == ["attack", "decline"]


@rule("WES-PAR-02", "WES-PAR-05", "WES-RUL-18")
def test_a_unit_let_go_ends_its_move_where_its_owner_likes():
    match = leaving()
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "decline")
    assert asked(match, "move_on") == "stark"
    assert set(offered(match, "stark")) == {"4,5", "3,5", "4,4", "3,4", "4,6", "3,6", "5,5"}
    assert refused(match, "stark", "5,6") == ("WES-RUL-18", "move-not-announced")
    assert refused(match, "stark", "2,5") == ("WES-MOV-04", "move-too-far")
    match.submit("stark", "3,5")
    assert board(match).units["host"].hex == "3,5"


@rule("WES-RUL-18")
def test_a_survivor_must_make_the_step_it_announced():
    match = leaving({"host": "host red 5,5"})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    roll(match, "green", "green")
    assert over(match)
    assert board(match).units["host"].hex == "4,5"


@rule("WES-PAR-05", "WES-ENG-10")
def test_a_unit_felled_as_it_leaves_goes_nowhere():
    match = leaving({"host": "host green 5,5 x1"})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    roll(match, "green", "green")
    assert over(match)
    assert "host" not in board(match).units
    assert events(match, "unit_moved") == []


@rule("WES-PAR-05")
def test_a_survivor_continues_its_activation_with_an_attack():
    match = leaving({"other": "guards green 3,5"})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    roll(match, "blue", "blue")
    match.submit("stark", "4,5")
    assert offered(match, "stark") == [{"host": "other"}, "done"]


# The parting attack.


@rule("WES-PAR-03", "WES-ENG-10")
@pytest.mark.parametrize(("rank", "dice"), [("green", 2), ("blue", 3), ("red", 4)])
def test_a_parting_attack_rolls_the_dice_of_the_partner(rank: str, dice: int):
    match = leaving({"guards": f"guards {rank} 6,5"})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    assert events(match, "dice_counted")[0]["dice"] == dice


@rule("WES-PAR-03")
def test_terrain_caps_a_parting_attack():
    match = leaving({"guards": "guards red 6,5"}, terrain={"5,5": "forest"})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    assert events(match, "dice_counted")[0]["dice"] == 2


@rule("WES-PAR-03")
def test_extra_dice_for_attacking_do_not_count_for_a_parting_attack():
    more = Lasting("bonus_dice", "lannister", "ll01", n=2, units=("guards",), when="attack")
    match = leaving(effects={"more": more})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    assert events(match, "dice_counted")[0]["dice"] == 2


@rule("WES-PAR-04")
def test_morale_results_of_a_parting_attack_are_ignored():
    match = leaving({"host": "host red 5,5"})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    roll(match, "morale", "morale")
    assert [e["how"] for e in events(match, "unit_moved")] == ["move"]
    assert board(match).units["host"].hex == "4,5"


@rule("WES-PAR-06")
@pytest.mark.parametrize("spent", ["", " spent"])
def test_a_parting_attack_leaves_the_striker_as_it_was(spent: str):
    match = leaving({"host": "host green 5,5 x1", "guards": f"guards green 6,5{spent}"})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    roll(match, "green", "green")
    guards = board(match).units["guards"]
    assert guards.spent is bool(spent)
    assert (guards.partner, guards.hex) == ("", "6,5")
    assert over(match)  # no advance into the hex of the fallen


@rule("WES-PAR-06")
def test_a_parting_attack_is_not_countered():
    match = leaving({"host": "host red 5,5", "one": "host green 4,4", "two": "host green 5,4"})
    match.submit("stark", {"host": "4,5"})
    match.submit("lannister", "attack")
    roll(match, "green", "green")
    assert asked(match, "counter_attack") == ""
    assert board(match).units["host"].hex == "4,5"


@rule("WES-PAR-08", "WES-FIR-09")
def test_a_unit_in_a_fire_makes_no_parting_attack():
    match = leaving(fire={"6,5": 1})
    match.submit("stark", {"host": "4,5"})
    assert asked(match, "move_on") == "stark"


@rule("WES-GEN-01")
def test_an_effect_can_forbid_the_parting_attack():
    free = Lasting("no_parting_attack", "stark", "sl01", units=("host",))
    match = leaving(effects={"free": free})
    match.submit("stark", {"host": "4,5"})
    assert asked(match, "move_on") == "stark"


@rule("WES-CMD-06", "WES-PAR-02")
def test_a_player_who_has_passed_may_still_strike():
    match = leaving(sides={"lannister": {"passed": True}})
    match.submit("stark", {"host": "4,5"})
    assert asked(match, "parting_attack") == "lannister"


@rule("WES-ENG-11")
def test_an_engagement_that_a_card_ends_has_no_penalty():
    match = at(Disengage(unit="host", parting=False), PAIR, engaged=LOCKED)
    assert over(match)
    assert partners(match) == {}
