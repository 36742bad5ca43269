"""Abilities of Baratheon units, Attachments and NCUs."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.factions.common import engaged_since
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.rounds.turns import Turn
from montjoie.games.figurines.state import Lasting
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, usable
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, waiting
from tests.rule import rule

STAGS = {"a": {"faction": "baratheon"}, "b": {"faction": "lannister"}}
SINCE = {"s": Lasting("engaged_since", "engaged_since", "a", ("x",), keywords=("x|y",))}


def hit(units: dict[str, str], attack: str, attacker: str = "x", **more: Any) -> Match:
    """A unit attacks the other, the dice waiting."""
    told = more.pop("board", {})
    defender = "y" if attacker == "x" else "x"
    step = Attack(attacker=attacker, defender=defender, attack=attack, **more)
    return at(step, units, players=STAGS, live=False, **told)


def claim(ncu: str, zone: str, units: dict[str, str], **more: Any) -> Match:
    """An NCU of player a claims a zone."""
    m = at(
        ActivateNcu(ncu="n"), units, ncus={"n": ncu} | more.pop("ncus", {}), players=STAGS, live=False, **more
    )
    answer(m, zone)
    return m


@covers("double_hammers", "stags_fury")
def test_hammers_sunder_and_stag_knights_grow_fiercer_with_each_rank_lost() -> None:
    def words(unit: str, attack: str) -> set[str]:
        g = engine(duel(unit))
        return set(keywords(g, Attack(attacker="x", defender="y", attack=attack)))

    assert words("baratheon_sentinels", "double_hammers_attack") == {"sundering"}
    assert words("stag_knights", "stags_fury_attack") == {"sundering"}
    assert words("stag_knights x8", "stags_fury_attack") == {"sundering", "critical_blow"}
    assert words("stag_knights x4", "stags_fury_attack") == {"sundering", "critical_blow", "vicious"}


@covers("war_hammer")
def test_a_defense_die_of_one_against_war_hammers_weakens() -> None:
    m = hit(duel("baratheon_wardens"), "war_hammer_attack")
    go(m, (4, 4, 1, 1, 1, 1, 1), (1, 6))
    assert board(m).units["y"].conditions == ("weakened",)
    m = hit(duel("baratheon_wardens"), "war_hammer_attack")
    go(m, (4, 4, 1, 1, 1, 1, 1), (2, 6))
    assert board(m).units["y"].conditions == ()


@covers("exploit_opening")
def test_wardens_spend_weakened_as_vulnerable() -> None:
    m = hit(duel("baratheon_wardens", f"{PLAIN} weakened"), "war_hammer_attack")
    go(m, (4, 4, 1, 1, 1, 1, 1), (6, 6), "ability:x/exploit_opening", ["0", "1"], (2, 2))
    assert board(m).units["y"].conditions == ()
    assert events(m, "hits_settled")[0]["blocked"] == 0


@covers("champions_wrath")
def test_champions_weaken_whom_they_charge_and_expose_whom_they_keep_fighting() -> None:
    m = hit(duel("champions_of_the_stag", apart="24.9"), "champions_wrath_attack", charging=True)
    assert board(m).units["y"].conditions == ("weakened",)
    m = hit(duel("champions_of_the_stag", apart="24.9"), "champions_wrath_attack", board={"lasting": SINCE})
    assert board(m).units["y"].conditions == ("vulnerable",)
    assert "critical_blow" in keywords(m.engine, m.engine.running(Attack))
    m = hit(duel("champions_of_the_stag", apart="24.9"), "champions_wrath_attack")
    assert board(m).units["y"].conditions == ()


@covers("champions_wrath", "sustained_assault")
def test_whom_a_unit_is_engaged_with_is_noted_at_the_start_of_a_turn() -> None:
    m = at(Turn(player="a"), duel("champions_of_the_stag", apart="24.9"), players=STAGS)
    assert engaged_since(m.engine, "x", "y")
    assert not engaged_since(m.engine, "x", "z")


@covers("parry")
def test_attack_dice_of_one_cost_the_attacker_wounds() -> None:
    m = hit(duel("champions_of_the_stag", apart="24.9"), "stormcrow_longsword", "y")
    go(m, (1, 1, 1, 2, 2, 2, 2))
    assert board(m).units["y"].figures == 9


@covers("reckless_vengeance")
def test_a_noble_avenges_a_lost_rank_after_the_attack() -> None:
    units = duel("stag_knights x9 +stag_knight_noble") | BYSTANDER
    m = hit(units, "stormcrow_longsword", "y")
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), "ability:x/reckless_vengeance")
    go(m, (6, 6), (1,))
    assert asked(m, "choose_free_action") == "a"
    go(m, "melee_attack", (1, 1, 1, 1, 1, 1, 1))
    assert [e["unit"] for e in events(m, "attack_made")] == ["y", "x"]
    assert board(m).units["x"].figures == 7  # one by the attack, one by its own doing


@covers("reckless_vengeance")
@rule("FIG-UNT-10")
def test_nobody_is_avenged_by_a_unit_that_panicked_to_the_last_man() -> None:
    units = duel("stag_knights x5 +stag_knight_noble") | BYSTANDER | {"w": f"{PLAIN} 8,8"}
    m = hit(units, "stormcrow_longsword", "y")
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), "ability:x/reckless_vengeance")
    go(m, (1, 1), (3,))
    assert board(m).units["x"].where == "lost"
    assert asked(m, "choose_free_action") == ""
    assert [e["unit"] for e in events(m, "attack_made")] == ["y"]


@covers("deadly_bloom")
def test_roses_that_heal_draw_blood() -> None:
    m = at(Heal(unit="x", up_to=1, exactly=True), duel("rose_knights x6"), players=STAGS)
    assert board(m).units["x"].figures == 7
    assert board(m).units["y"].figures == 11


@covers("perseverance_and_valor")
def test_roses_may_heal_before_they_strike() -> None:
    m = hit(duel("rose_knights x6"), "rose_longsword")
    assert usable(m) == ["ability:x/perseverance_and_valor"]
    m = hit(duel("rose_knights x6"), "rose_longsword")
    go(m, "ability:x/perseverance_and_valor")
    assert board(m).units["x"].figures == 7
    assert usable(hit(duel("rose_knights"), "rose_longsword")) == []


@covers("heart_of_fire")
def test_a_passed_test_kindles_the_next_melee_attack_only() -> None:
    m = at(Test(unit="x"), duel("rhllor_faithful") | BYSTANDER, players=STAGS, live=False)
    go(m, (6, 6))
    lasting = dict(board(m).lasting)
    assert [row.kind for row in lasting.values()] == ["heart_of_fire"]
    m = hit(duel("rhllor_faithful") | BYSTANDER, "sword_of_the_faith", board={"lasting": lasting})
    attack = m.engine.running(Attack)
    assert m.engine.tally(TO_HIT, attack).total == 1
    assert "vicious" in keywords(m.engine, attack)
    assert board(m).lasting == {}


@covers("mark_target_stannis")
def test_stannis_marks_an_enemy_he_sees() -> None:
    stannis = "baratheon_wardens 24,20 +stannis_baratheon_the_rightful_heir"
    units = {"x": stannis, "y": f"{PLAIN} 24,32 @180 owner=b", "z": f"{PLAIN} 4,44 @180 owner=b"}
    m = at(Turn(player="a"), units, players=STAGS)
    go(m, "ability:x/mark_target_stannis")
    assert board(m).units["y"].conditions == ("vulnerable",)


@covers("adaptive_planning_stannis")
def test_stannis_replaces_a_token_nearby() -> None:
    stannis = "baratheon_wardens 24,20 +stannis_baratheon_the_rightful_heir"
    units = {"x": stannis, "y": f"{PLAIN} 24,32 @180 owner=b panicked", "z": f"{PLAIN} 4,44 owner=b weakened"}
    m = at(Turn(player="a"), units, players=STAGS)
    go(m, "ability:x/adaptive_planning_stannis", "panicked", "weakened")
    assert board(m).units["y"].conditions == ("weakened",)
    assert board(m).units["z"].conditions == ("weakened",)


@covers("shifting_loyalties")
def test_alester_moves_on_after_the_effect_or_swaps() -> None:
    m = claim("alester_florent tokens=3", "combat", duel(), ncus={"m": "pycelle crown owner=b"})
    answer(m, "nobody")
    answer(m, "ability:n/shifting_loyalties")
    assert offered(m) == ["wealth", "tactics", "maneuver", "m"]
    answer(m, "m")
    ncus = board(m).ncus
    assert (ncus["n"].zone, ncus["m"].zone, ncus["n"].tokens) == ("crown", "combat", 2)


@covers("shifting_loyalties")
def test_alester_without_tokens_stays() -> None:
    m = claim("alester_florent", "combat", duel())
    answer(m, "nobody")
    assert over(m)


@covers("support_of_haystack_hall")
def test_shyra_heals_on_the_crown_and_clears_on_tactics() -> None:
    m = claim("shyra_errol", "crown", duel("baratheon_wardens x6"))
    answer(m, "ability")
    assert board(m).units["x"].figures == 7
    m = claim("shyra_errol", "tactics", duel("baratheon_wardens weakened"))
    answer(m, "ability")
    answer(m, "weakened")
    assert board(m).units["x"].conditions == ()


@covers("support_of_haystack_hall")
def test_on_wealth_shyra_may_pass_the_token_on() -> None:
    m = claim("shyra_errol", "wealth", duel("baratheon_wardens weakened"))
    go(m, "zone", "x", "weakened", "rule:token_passed_on/n")
    assert board(m).units["x"].conditions == ()
    assert board(m).units["y"].conditions == ("weakened",)


@covers("loyalty_renly", "loyalty_stannis")
def test_rose_knights_do_not_serve_stannis() -> None:
    from montjoie.games.figurines import armies
    from montjoie.games.figurines.content import load

    army = {
        "faction": "baratheon",
        "size": 40,
        "commander": "stannis_baratheon_the_rightful_heir",
        "units": [
            {"unit": "baratheon_wardens", "attachments": ["stannis_baratheon_the_rightful_heir"]},
            {"unit": "rose_knights", "attachments": []},
        ],
        "ncus": [],
    }
    assert [p.rule for p in armies.check(load(), army)] == ["FIG-ARM-09"]
    army["units"] = army["units"][:1]  # type: ignore[index]
    assert list(armies.check(load(), army)) == []


def test_the_court_of_baratheon_is_friendly_to_itself() -> None:
    g = engine(duel())
    assert not effects.is_enemy(g, "a", "x")
    assert waiting(at(Turn(player="a"), duel(), players=STAGS)) == "activate_unit"
