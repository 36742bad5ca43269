"""Abilities of Stark attacks."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.combat.targets import options
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.queries import ATTACK_DICE, SAVES
from montjoie.games.figurines.rounds.turns import ActivationPhase, Turn
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, duel, go
from tests.games.figurines.factions.wolves import charge, pending, play, strike
from tests.games.figurines.given import board, engine, events, offered, over, resume, told
from tests.games.figurines.given import field as table
from tests.rule import rule


@covers("stark_fury")
def test_stark_fury_hits_better_and_twice_with_a_six_for_d3_wounds_after_the_attack() -> None:
    m = strike(duel("stark_sworn_swords"))
    go(m, "ability:x/stark_fury", (3, 6, 1, 1, 1, 1, 1, 1), (6, 6, 6))
    assert events(m, "hits_settled")[-1]["hits"] == 3
    assert board(m).units["x"].figures == 12
    go(m, (2,))
    assert board(m).units["x"].figures == 10


@covers("stark_fury")
def test_stark_fury_costs_nothing_on_the_last_rank() -> None:
    m = strike(duel("stark_sworn_swords x4"))
    go(m, "ability:x/stark_fury", (1, 1, 1, 1, 1))
    assert over(m)
    assert board(m).units["x"].figures == 4


@covers("stark_fury")
@rule("FIG-RUL-112")
def test_a_rank_lost_during_the_attack_spares_the_price_of_stark_fury() -> None:
    m = strike(duel("stark_sworn_swords x5", f"{PLAIN} x9 +chosen_of_styr"))
    go(m, "ability:x/stark_fury", (6, 1, 1, 1, 1, 1), (1, 1), (6, 6), (1,))  # its foe goes down fighting
    assert over(m)
    assert board(m).units["x"].figures == 4


@covers("stark_fury")
def test_swords_without_fury_pay_nothing_and_miss_with_three() -> None:
    m = strike(duel("stark_sworn_swords"))
    go(m, "pass", (3, 4, 1, 1, 1, 1, 1, 1), (6,))
    assert events(m, "hits_settled")[-1]["hits"] == 1
    assert board(m).units["x"].figures == 12
    assert over(m)


@covers("stalking_assault")
def test_grey_wind_makes_those_he_takes_from_flank_or_rear_vulnerable() -> None:
    units = duel("grey_wind", apart="23.78")
    for arc in ("left", "right", "rear"):
        m = strike(units, arc=arc)
        assert board(m).units["y"].conditions == ("vulnerable",)
    assert board(strike(units, arc="front")).units["y"].conditions == ()


@covers("arrow_volley")
@rule("FIG-RNG-02")
def test_bowmen_who_did_not_shift_shoot_four_arrows_more() -> None:
    g = engine({"x": "stark_bowmen 24,20", "y": f"{PLAIN} 24,34 @180 owner=b"})
    shot = Attack(attacker="x", defender="y", attack="arrow_volley_attack", kind="ranged")
    assert g.tally(ATTACK_DICE, shot).total == 10
    assert g.tally(ATTACK_DICE, shot.but(shifted=True)).total == 6
    assert g.tally(ATTACK_DICE, shot.but(attack="short_sword", kind="melee")).total == 5


@covers("arrow_volley")
def test_a_volley_flies_over_units_and_terrain() -> None:
    line = {
        "x": "stark_bowmen 24,10",
        "v": f"{PLAIN} 21.25,15.5",
        "w": f"{PLAIN} 26.75,15.5",
        "y": f"{PLAIN} 24,25.5 @180 owner=b",
    }
    g = engine(line, terrain={"p": "palisade 24,20"})
    assert options(g, "x", "ranged") == ("attack-arrow_volley_attack/y",)
    assert (
        options(engine(line | {"x": "crannogman_trackers 24,15.5", "v": f"{PLAIN} 24,20.4"}), "x", "ranged")
        == ()
    )


@covers("berserker_axes")
def test_berserker_axes_sunder() -> None:
    g = engine(duel("umber_berserkers"))
    blow = Attack(attacker="x", defender="y", attack="berserker_axes_attack")
    assert keywords(g, blow) == {"sundering"}
    assert g.tally(SAVES, blow).total == -1
    back = Attack(attacker="y", defender="x", attack="stormcrow_longsword")
    assert keywords(g, back) == set()


@covers("executioners_fury")
@rule("FIG-RES-15")
def test_executioners_leave_no_save_and_strike_critically_on_their_last_rank() -> None:
    blow = Attack(attacker="x", defender="y", attack="executioners_fury_attack")
    assert keywords(engine(duel("umber_greataxes")), blow) == {"no_defense_saves"}
    last = keywords(engine(duel("umber_greataxes x4")), blow)
    assert last == {"no_defense_saves", "critical_blow"}
    m = strike(duel("umber_greataxes"))
    go(m, (2, 2, 1, 1, 1, 1))
    assert board(m).units["y"].figures == 10


@covers("executioners_fury")
def test_only_those_engaged_since_the_start_of_the_turn_execute() -> None:
    turn = (ActivationPhase(), Turn(player="a"))
    m = resume(table(duel("umber_greataxes")), *turn, live=False)
    go(m, "x", "melee_attack")
    assert offered(m) == ["attack-executioners_fury_attack/y", "attack-mighty_cleave_attack/y"]
    m = play(Act(unit="x", action="melee_attack"), duel("umber_greataxes"))
    go(m)
    assert pending(m) == 8  # the cleave is the only choice
    m = charge({"x": "umber_greataxes 24,20", "y": f"{PLAIN} 24,28 @180 owner=b"})
    assert pending(m) == 8


@covers("mighty_cleave")
@rule("FIG-RES-12", "FIG-RUL-109")
def test_a_mighty_cleave_adds_a_hit_for_each_failed_save_and_no_chain() -> None:
    m = strike(duel("umber_greataxes"), attack="mighty_cleave_attack")
    go(m, (3, 3, 3, 1, 1, 1, 1, 1), (1, 1, 6))
    assert pending(m) == 2
    go(m, (1, 6))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "y", "hits": 5, "blocked": 2}
    assert board(m).units["y"].figures == 9
    assert pending(m) == 2  # the panic test
    assert m.engine.running(Attack).wounded == 3


@covers("mighty_cleave")
def test_saves_that_hold_leave_nothing_to_cleave() -> None:
    m = strike(duel("umber_greataxes"), attack="mighty_cleave_attack")
    go(m, (3, 3, 1, 1, 1, 1, 1, 1), (4, 6))
    assert over(m)


@covers("mighty_cleave")
@rule("FIG-RRL-01", "FIG-CON-05", "FIG-RUL-109")
def test_only_the_new_saves_of_a_cleave_can_be_rolled_again() -> None:
    m = strike(duel("umber_greataxes", f"{PLAIN} vulnerable"), attack="mighty_cleave_attack")
    go(m, (3, 3, 1, 1, 1, 1, 1, 1), (4, 1), (6,))
    assert board(m).units["y"].figures == 11
    m = strike(duel("umber_greataxes", f"{PLAIN} vulnerable"), attack="mighty_cleave_attack")
    go(m, (3, 3, 1, 1, 1, 1, 1, 1), (4, 1))
    m.decide_chance([6])
    go(m, "rule:vulnerable/y")
    assert offered(m) == [["2"]]
    go(m, ["2"], (1,))
    assert board(m).units["y"].figures == 10


@covers("crannog_bow")
@rule("FIG-RNG-04")
def test_crannog_bows_reach_six_inches() -> None:
    near = {"x": "crannogman_trackers 24,20", "y": f"{PLAIN} 24,30.8 @180 owner=b"}
    assert options(engine(near), "x", "ranged") == ("attack-crannog_bow_attack/y",)
    assert options(engine(near | {"y": f"{PLAIN} 24,30.9 @180 owner=b"}), "x", "ranged") == ()
