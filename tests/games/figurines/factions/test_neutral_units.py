"""Abilities of Neutral units, their attacks and their Attachments."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.queries import ATTACK_DICE, TO_HIT
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.setup import SetUp
from montjoie.games.figurines.state import INCH, Lasting
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, due, duel, go, usable
from tests.games.figurines.factions.wilds import APART, FAR, made, morale, play, strike, tally
from tests.games.figurines.given import asked, board, engine, events, offered, over, waiting
from tests.rule import rule

CUTTHROATS, GIRLS = "bolton_cutthroats", "bolton_bastards_girls"
RAMSAY, ROOSE, REEK = "ramsay_snow_the_bastard_of_bolton", "roose_bolton_the_leech_lord", "theon_greyjoy_reek"
BRONN, BRIENNE = "bronn_the_sellsword", "brienne_maid_of_tarth"
NEAR = {"v": f"{PLAIN} 36,28 @180 owner=b"}  # 6.5" east of y in a duel


@covers("affiliation_bolton")
@rule("FIG-ABL-01")
def test_whom_ramsay_or_roose_joins_is_of_house_bolton() -> None:
    units = {"x": f"{PLAIN} 24,20 +{RAMSAY}", "w": f"{PLAIN} 4,4 +{ROOSE}", "v": f"{PLAIN} 14,20"}
    g = engine(units)
    assert [unit for unit in units if effects.affiliated(g, unit, "house_bolton")] == ["x", "w"]
    g = engine(units, lasting={"l": Lasting("no_abilities", "bribery", "b", ("x",))})
    assert not effects.affiliated(g, "x", "house_bolton")


@covers("spiked_mace", "spiked_flail", "war_flail", "mummers_blade")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        (CUTTHROATS, {"vicious"}),
        ("bolton_blackguards", {"vicious"}),
        ("bolton_flayed_men", {"vicious", "critical_blow"}),
        ("bloody_mummer_skirmishers", {"sundering"}),
    ],
)
def test_weapons_have_their_keywords(card: str, found: set[str]) -> None:
    units = duel(card, card)
    assert keywords(engine(units), made(units)) == found


@covers("spiked_mace")
@rule("FIG-RND-07")
def test_a_mace_exposes_whoever_has_not_acted_yet() -> None:
    assert board(strike(duel(CUTTHROATS))).units["y"].conditions == ("vulnerable",)
    assert board(strike(duel(CUTTHROATS, f"{PLAIN} activated"))).units["y"].conditions == ()


@covers("sic_em")
def test_dogs_are_let_loose_on_whom_the_girls_have_shot() -> None:
    units = APART | {"x": f"{GIRLS} 24,20"}
    shot = made(units, attack="trackers_bow_attack", kind="ranged")
    m = play(shot, units)
    go(m, (1, 1, 1, 1), "ability:x/sic_em")
    assert events(m, "charge_declared")[0]["target"] == "y"
    m = play(made(duel(GIRLS)), duel(GIRLS) | FAR)
    go(m, (1, 1, 1, 1, 1, 1))
    assert over(m)


@covers("trackers_bow")
@rule("FIG-MOD-01")
def test_a_defense_die_of_one_exposes_the_target_of_a_trackers_bow() -> None:
    units = APART | {"x": f"{GIRLS} 24,20"}
    for face, found in ((1, ("vulnerable",)), (2, ())):
        m = play(made(units, attack="trackers_bow_attack", kind="ranged"), units)
        go(m, (6, 1, 1, 1), (face,))
        assert board(m).units["y"].conditions == found


@covers("spiked_armor")
@rule("FIG-MOD-01")
def test_every_six_of_spiked_armor_costs_the_attacker_a_wound() -> None:
    m = strike(duel(PLAIN, "bolton_blackguards"))
    go(m, (4, 4, 4, 1, 1, 1, 1), (6, 6, 3))
    assert board(m).units["x"].figures == 10
    m = strike(
        APART | {"x": f"{GIRLS} 24,20", "y": "bolton_blackguards 24,28 @180 owner=b"},
        kind="ranged",
        attack="trackers_bow_attack",
    )
    go(m, (6, 1, 1, 1), (6,))
    assert board(m).units["x"].figures == 12


@covers("disrupt")
@rule("FIG-MOD-04")
def test_enemies_engaged_with_mummers_hit_less_often() -> None:
    units = duel(PLAIN, "bloody_mummer_skirmishers")
    assert tally(TO_HIT, units) == -1
    assert tally(TO_HIT, units, "y") == 0
    aside = duel() | {"v": "bloody_mummer_skirmishers 29.15,20 @270 owner=b"}
    assert tally(TO_HIT, aside) == -1


@covers("motley_armaments")
def test_zorse_riders_choose_their_weapons_on_the_charge() -> None:
    units = duel("bloody_mummer_zorse_riders", PLAIN, apart="24.9")
    m = strike(units, charging=True)
    go(m, "ability:x/motley_armaments")
    assert offered(m) == ["critical_blow", "sundering", "vicious"]
    go(m, "vicious")
    assert keywords(m.engine, m.engine.running(Attack)) == {"vicious"}
    assert usable(strike(units)) == []


@covers("motivated_by_coin")
@rule("FIG-TAC-04")
def test_whom_wealth_pays_also_acts() -> None:
    m = play(ZoneEffect(zone="wealth", player="a"), APART)
    go(m, "x", "ability:x/motivated_by_coin")
    assert waiting(m) == "maneuver_path"
    m = play(ZoneEffect(zone="wealth", player="a"), duel(f"{PLAIN} x9"))
    go(m, "x", "ability:x/motivated_by_coin")
    assert due(m) == 7
    m = play(ZoneEffect(zone="maneuver", player="a"), APART)
    go(m, "x", "decline")
    assert over(m)


@covers("extra_incentive")
def test_bronns_unit_is_worth_its_pay() -> None:
    units = duel(f"{PLAIN} +{BRONN}")
    for zone, more in (("wealth", 1), ("crown", 0)):
        told = {"ncus": {"n": f"petyr_baelish {zone}"}}
        g = engine(units, **told)
        assert (speed(g, "x"), speed(g, "y")) == ((5 + more) * INCH, 5 * INCH)
        assert tally(ATTACK_DICE, units, board=told) == 7 + 2 * more
        assert tally(ATTACK_DICE, units, "y", board=told) == 7
        assert (morale("x", units, **told), morale("y", units, **told)) == (2 * more, 0)
    assert morale("x", units, ncus={"n": "petyr_baelish wealth owner=b"}) == 0


@covers("knightly_vow")
def test_brienne_names_an_enemy_before_deployment() -> None:
    army = {
        "x": f"{PLAIN} 0,0 reserve +{BRIENNE}",
        "y": f"{PLAIN} 0,0 reserve owner=b",
        "z": f"{CUTTHROATS} 0,0 reserve owner=b",
    }
    m = play(SetUp().goto("prepare"), army, active="", first="")
    assert asked(m, "choose_target") == "a"
    assert offered(m) == ["y", "z"]
    m.submit("a", "z")
    (vow,) = board(m).lasting.values()
    assert (vow.kind, vow.units, vow.until) == ("knightly_vow", ("z",), "game")


@covers("knightly_vow")
def test_brienne_fights_the_enemy_named_better_than_others() -> None:
    units = duel(f"{PLAIN} +{BRIENNE}") | {"v": f"{PLAIN} 29.15,20 @270 owner=b"}
    vow = {"lasting": {"v": Lasting("knightly_vow", "knightly_vow", "a", ("y",), until="game")}}
    assert (tally(TO_HIT, units, board=vow), tally(ATTACK_DICE, units, board=vow)) == (1, 9)
    assert tally(TO_HIT, units, board=vow, defender="v") == 0
    assert tally(ATTACK_DICE, units, board=vow, defender="v") == 7
    assert tally(TO_HIT, units, board=vow, kind="ranged") == 0
    assert tally(TO_HIT, duel(), board=vow) == 0


@covers("ferocious_assault")
def test_whom_roose_has_charged_panics() -> None:
    m = play(Charge(unit="x"), APART | {"x": f"{PLAIN} 24,20 +{ROOSE}"})
    go(m, [], (6,), "full")
    assert board(m).units["y"].conditions == ("panicked",)
    m = play(Charge(unit="y"), APART | {"x": f"{PLAIN} 24,20 +{ROOSE}"})
    go(m, [], (6,), "full")
    assert board(m).units["x"].conditions == ()


def panic(units: dict[str, str], dice: tuple[int, int] = (1, 1), unit: str = "y") -> Match:
    """A unit takes a panic test."""
    m = play(Test(unit=unit, kind="panic", by="a"), units)
    go(m, dice, (1,))
    return m


@covers("spread_fear")
@rule("FIG-GLO-01")
def test_fear_spreads_from_an_engaged_enemy_to_another() -> None:
    units = duel(f"{PLAIN} +dreadfort_captain") | NEAR | FAR
    assert board(panic(units)).units["v"].conditions == ("panicked",)
    assert board(panic(units, (6, 6))).units["v"].conditions == ()
    assert board(panic(units, unit="v")).units["y"].conditions == ()
    m = play(Test(unit="y", kind="morale", by="a"), units)
    go(m, (1, 1))
    assert board(m).units["v"].conditions == ()
    m = panic(units | {"u": f"{PLAIN} 12,28 @180 owner=b"})
    assert offered(m) == ["v", "u"]


@covers("prey_on_fear")
@rule("FIG-GLO-12")
def test_roose_feeds_on_the_fear_of_engaged_enemies() -> None:
    units = duel(f"{PLAIN} x5 +{ROOSE}") | FAR
    m = play(Test(unit="y", kind="panic", by="a"), units)
    go(m, (1, 1), (1,), "ability:x/prey_on_fear")
    assert offered(m) == [0, 1, 2]
    go(m, 2)
    assert board(m).units["x"].figures == 7
    assert over(panic(duel(f"{PLAIN} +{ROOSE}") | FAR))


@covers("flay_them_all")
def test_one_panic_brings_another() -> None:
    units = duel(f"{PLAIN} +{RAMSAY}") | NEAR | FAR
    m = play(Test(unit="y", kind="panic", by="a"), units)
    go(m, (1, 1), (1,), "ability:x/flay_them_all", (1, 1), (3,))
    assert (board(m).units["y"].figures, board(m).units["v"].figures) == (10, 8)
    m = panic(duel(f"{PLAIN} +{RAMSAY}") | FAR)
    assert over(m)


REEKED = {"x": f"{PLAIN} 24,20 x9 +{RAMSAY} +{REEK}", "y": f"{PLAIN} 24,30 @180 owner=b"} | FAR


@covers("set_an_example")
def test_reek_frightens_an_enemy_and_may_pay_with_his_life() -> None:
    for face, figures, left in ((5, 8, (RAMSAY,)), (4, 9, (RAMSAY, REEK))):
        m = play(Activation(unit="x"), REEKED)
        go(m, "ability:x/set_an_example", (face,))
        row = board(m).units["x"]
        assert board(m).units["y"].conditions == ("panicked",)
        assert (row.figures, row.attachments) == (figures, left)


@covers("set_an_example")
@rule("FIG-UNT-05")
def test_a_figure_of_the_rear_fills_reeks_place_for_good() -> None:
    m = play(Activation(unit="x"), REEKED | {"x": f"{PLAIN} 24,20 x2 +{RAMSAY} +{REEK}"})
    go(m, "ability:x/set_an_example", (6,))
    row = board(m).units["x"]
    assert (row.figures, row.attachments, row.fallen) == (1, (RAMSAY,), (REEK,))
    m = play(Activation(unit="x"), REEKED | {"x": f"{PLAIN} 24,20 x1 +{REEK}"})
    go(m, "ability:x/set_an_example", (6,))
    assert board(m).units["x"].where == "lost"
    assert board(m).players["b"].vp == 1


@covers("set_an_example")
def test_others_fall_before_reek_in_the_usual_order() -> None:
    m = play(Suffer(unit="x", wounds=1), REEKED | {"x": f"{PLAIN} 24,20 x2 +{RAMSAY} +{REEK}"})
    assert board(m).units["x"].fallen == (REEK,)
