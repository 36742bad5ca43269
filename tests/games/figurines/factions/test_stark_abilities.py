"""Permanent abilities of Stark units and captains, and what they do when they stand firm."""

from __future__ import annotations

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.moves.retreat import Retreat
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.moves.walk import Maneuver, March
from montjoie.games.figurines.state import Lasting
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, usable
from tests.games.figurines.factions.wolves import play, strike
from tests.games.figurines.given import board, engine, events, over, refused, waiting
from tests.rule import rule

GUARD = "eddards_honor_guard +eddard_stark_lord_of_winterfell"
RIDERS = "stark_outriders 24,10 +brynden_tully_outrider_commander"
INFILTRATOR = "stark_outriders x2 +brynden_tully_vanguard_infiltrator"


def way(turn: int, ahead: int) -> list[dict[str, object]]:
    """A turn in degrees, then so many inches."""
    return [{"turn": turn * 100, "ahead": ahead * 1000, "pivot": "centre"}]


@covers("fearless")
def test_the_fearless_ignore_penalties_of_morale_but_not_gains() -> None:
    silent = Lasting("morale", "hear_me_roar", "b", ("x", "y"), n=-3)
    brave = Lasting("morale", "lead_by_example", "a", ("x", "y"), n=2)
    g = engine(duel(GUARD), lasting={"worse": silent, "better": brave})
    assert modifiers(g, Test(unit="x", kind="panic", modifier=-1)).total == 2
    assert modifiers(g, Test(unit="y", kind="panic", modifier=-1)).total == -2


@covers("fearless")
@rule("FIG-CON-01")
def test_the_fearless_cannot_be_panicked() -> None:
    g = engine(duel(GUARD))
    assert not conditions.can_receive(g, "x", "panicked")
    assert conditions.can_receive(g, "x", "weakened")
    assert conditions.can_receive(g, "y", "panicked")


@covers("enhanced_mobility")
@rule("FIG-MAR-01")
def test_robbs_wolves_are_faster_and_turn_before_they_march() -> None:
    young = {"x": "stark_sworn_swords 24,10 +robb_stark_the_young_wolf", "w": "stark_sworn_swords 10,10"}
    g = engine(young)
    assert (speed(g, "x"), speed(g, "w")) == (6000, 5000)
    m = play(March(unit="x"), young | BYSTANDER)
    go(m, way(90, 12))
    assert (board(m).units["x"].x, board(m).units["x"].y) == (36_000, 10_000)
    m = play(March(unit="w"), young | BYSTANDER)
    assert refused(m, "a", way(90, 5)) == ("FIG-MAR-01", "no-turn-before")


@covers("pathfinder")
@rule("FIG-TER-05", "FIG-TER-06")
def test_pathfinders_are_faster_and_mind_neither_rough_nor_dangerous_ground() -> None:
    ground = {"s": "stakes 24,14", "f": "forest 24,15"}
    m = play(Maneuver(unit="x"), {"x": RIDERS} | BYSTANDER, terrain=ground)
    go(m, way(0, 7))
    assert board(m).units["x"].y == 17_000
    assert over(m)  # no wounds
    plain = {"x": "stark_outriders 24,10"} | BYSTANDER
    m = play(Maneuver(unit="x"), plain, terrain=ground)
    assert refused(m, "a", way(0, 6)) == ("FIG-TER-06", "moves-too-far-rough")
    go(m, way(0, 5))
    assert waiting(m) == "dice"


@covers("fury_unleashed")
def test_a_champions_fury_grows_with_lost_ranks() -> None:
    blow = Attack(attacker="x", defender="y", attack="stormcrow_longsword")
    for figures, words, tokens in ((12, set(), ()), (8, {"vicious"}, ()), (4, {"vicious"}, ("panicked",))):
        units = duel(f"{PLAIN} x{figures} +umber_champion")
        assert keywords(engine(units), blow) == words
        assert board(strike(units)).units["y"].conditions == tokens


@covers("fury_unleashed")
def test_a_champions_fury_does_not_shoot() -> None:
    units = {"x": "stark_bowmen 24,20 x4 +umber_champion", "y": f"{PLAIN} 24,30 @180 owner=b"}
    m = strike(units, attack="arrow_volley_attack", kind="ranged")
    assert board(m).units["y"].conditions == ()
    assert "vicious" not in keywords(m.engine, m.engine.running(Attack))


@covers("affiliation_umber", "affiliation_tully")
def test_greatjon_and_the_blackfish_bring_their_houses_to_any_unit() -> None:
    units = {
        "x": f"{PLAIN} 24,10 +greatjon_umber_lord_of_last_hearth",
        "y": f"{PLAIN} 10,10 +brynden_tully_the_blackfish",
        "z": "tully_cavaliers 38,10",
    }
    g = engine(units)
    assert [unit for unit in units if effects.affiliated(g, unit, "house_umber")] == ["x"]
    assert [unit for unit in units if effects.affiliated(g, unit, "house_tully")] == ["y", "z"]


@covers("stubborn_tenacity")
def test_the_she_bear_hurts_an_engaged_enemy_when_her_unit_passes_a_panic_test() -> None:
    bear = f"{PLAIN} +maege_mormont_the_she_bear"
    m = play(Test(unit="x", kind="panic"), duel(bear))
    go(m, (6, 6), (1,), "ability:x/stubborn_tenacity", (3,))
    assert board(m).units["y"].figures == 9
    assert board(m).units["x"].orders == ("stubborn_tenacity",)
    m = play(Test(unit="x"), duel(bear))
    go(m, (6, 6))
    assert over(m)
    m = play(Test(unit="x", kind="panic"), duel(bear))
    go(m, (1, 1), (1,))
    assert over(m)


@covers("stubborn_tenacity")
@rule("FIG-FIR-05")
def test_a_marked_she_bear_is_the_one_who_destroys_by_her_tenacity() -> None:
    units = duel(f"{PLAIN} marked +maege_mormont_the_she_bear", f"{PLAIN} x2") | BYSTANDER
    m = play(Test(unit="x", kind="panic"), units)
    go(m, (6, 6), (1,), "ability:x/stubborn_tenacity", (3,))
    assert board(m).players["a"].vp == 2


@covers("stubborn_tenacity")
def test_of_several_engaged_enemies_the_she_bear_chooses_one() -> None:
    units = duel(f"{PLAIN} +maege_mormont_the_she_bear") | {"z": f"{PLAIN} 24,15.2 owner=b"}
    m = play(Test(unit="x", kind="panic"), units)
    go(m, (6, 6), (1,), "ability:x/stubborn_tenacity", "z", (2,))
    assert [board(m).units[unit].figures for unit in ("y", "z")] == [12, 10]


@covers("blackfish_resolve")
@rule("FIG-MRL-04")
def test_the_blackfish_heals_a_wound_after_a_passed_test_of_either_kind() -> None:
    tests = ((Test(unit="x"), ((6, 6),)), (Test(unit="x", kind="panic"), ((6, 6), (1,))))
    for test, dice in tests:
        m = play(test, duel(f"{PLAIN} x6 +brynden_tully_the_blackfish"))
        go(m, *dice, "ability:x/blackfish_resolve")
        assert board(m).units["x"].figures == 7
    whole = play(Test(unit="x"), duel(f"{PLAIN} +brynden_tully_the_blackfish"))
    go(whole, (6, 6))
    assert over(whole)


@covers("regroup")
def test_infiltrators_regroup_after_a_retreat() -> None:
    m = play(Retreat(unit="x"), duel(INFILTRATOR, apart="24.9"))
    go(m, (3,), {"backward": way(0, 5)}, [], "ability:x/regroup", (2,), 3)
    assert board(m).units["x"].figures == 3
    assert events(m, "unit_healed")[-1]["healed"] == 3


@covers("regroup")
def test_who_does_not_retreat_does_not_regroup() -> None:
    m = play(Retreat(unit="x"), duel(INFILTRATOR, apart="24.9"))
    go(m, (3,))
    m.submit("a", "stay")
    assert usable(m) == []
    assert over(m)
