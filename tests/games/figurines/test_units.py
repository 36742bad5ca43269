"""Units, ranks, cards and Attachments (FIG-UNT, FIG-CRD, FIG-ATC)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines import timing
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat import targets
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import Heal, Suffer
from montjoie.games.figurines.harm.effects import is_type
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import ATTACK_DICE, DEFENSE, MORALE_VALUE, SPEED
from montjoie.games.figurines.rounds import turns
from montjoie.games.figurines.setup import muster
from montjoie.games.figurines.state import Lasting
from tests.games.figurines.fights import BYSTANDERS, FRONT, quiet, strike, watch
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, roll, told
from tests.rule import rule

SILENCED = {"x": Lasting("no_abilities", "x", units=("s",))}


@rule("FIG-UNT-01")
def test_combat_units_and_ncus_are_units_and_attachments_are_none():
    g = engine({"s": "stark_sworn_swords 24,20 +robb"}, ncus={"n": "sansa_stark"})
    assert turns.ready(g, "a") == ("s", "n")


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("stark_bowmen", "infantry"),
        ("ranger_trackers", "cavalry"),
        ("grey_wind", "monster"),
        ("builder_scorpion_crew", "war_machine"),
    ],
)
@rule("FIG-UNT-02")
def test_effects_tell_units_apart_by_type(card, kind):
    g = engine({"s": f"{card} 24,20"})
    types = ("infantry", "cavalry", "monster", "war_machine")
    assert [each for each in types if is_type(g, "s", each)] == [kind]


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("stark_bowmen", {12: 3, 9: 3, 8: 2, 5: 2, 4: 1, 1: 1, 0: 0}),
        ("ranger_trackers", {4: 2, 3: 2, 2: 1, 1: 1, 0: 0}),
        ("grey_wind", {1: 1, 0: 0}),
    ],
)
@rule("FIG-UNT-03", "FIG-UNT-06")
def test_a_rank_remains_while_one_of_its_figures_does(card, left):
    entry = engine().content.units[card]
    assert {figures: units.ranks_of(entry, figures) for figures in left} == left


@rule("FIG-UNT-04")
def test_a_unit_of_a_list_has_one_full_tray_of_its_own_figures():
    g = engine()
    muster.show(g, "a", next(army for army in g.content.samples.values() if army.faction == "stark"))
    assert g.state.units
    assert all(row.figures == g.content.units[row.card].figures for row in g.state.units.values())


@rule("FIG-EX-01", "FIG-UNT-05", "FIG-UNT-06")
def test_three_wounds_leave_nine_figures_in_three_ranks_and_a_fourth_leaves_two_ranks():
    match = at(Suffer(unit="s", wounds=3), FRONT)
    assert (board(match).units["s"].figures, units.ranks(match.engine, "s")) == (9, 3)
    match = at(Suffer(unit="s", wounds=4), FRONT)
    assert (board(match).units["s"].figures, units.ranks(match.engine, "s")) == (8, 2)


@rule("FIG-UNT-05")
def test_the_next_rank_is_touched_only_when_the_last_one_is_empty(monkeypatch):
    seen = watch(monkeypatch)
    at(Suffer(unit="s", wounds=4), FRONT)
    assert [(moment.window, moment.n) for moment in seen if moment.window == "rank_destroyed"] == [
        ("rank_destroyed", 2)
    ]


@rule("FIG-UNT-07", "FIG-UNT-10")
def test_a_unit_that_loses_its_last_figure_is_destroyed_and_its_tray_removed():
    match = at(Suffer(unit="s", wounds=12, by="b"), FRONT)
    assert board(match).units["s"].where == "lost"
    assert told(match, "unit_destroyed", "unit", "by") == [{"unit": "s", "by": "b"}]


@rule("FIG-UNT-10", "FIG-RUL-67")
def test_points_come_first_then_the_window_of_the_destroyed_then_the_tray_goes(monkeypatch):
    seen = []
    watch(
        monkeypatch, unit_destroyed=lambda g: seen.append((g.state.players["b"].vp, g.state.units["s"].where))
    )
    match = at(Suffer(unit="s", wounds=12, by="b"), FRONT)
    assert seen == [(1, "table")]
    assert board(match).units["s"].where == "lost"


@rule("FIG-UNT-10")
def test_a_destroyed_unit_cannot_be_healed(monkeypatch):
    watch(monkeypatch, unit_destroyed=lambda g: g.do(Heal(unit="s", up_to=3, exactly=True)))
    match = at(Suffer(unit="s", wounds=12, by="b"), FRONT)
    assert board(match).units["s"].figures == 0
    assert events(match, "unit_healed") == []


@rule("FIG-UNT-08", "FIG-OBJ-04")
def test_for_objectives_a_solo_unit_has_as_many_ranks_as_wounds_left():
    g = engine({"w": "grey_wind 24,20 wounds=1", "s": "stark_bowmen 10,20 x7"})
    assert (units.contest_ranks(g, "w"), units.ranks(g, "w")) == (1, 1)
    assert units.contest_ranks(engine({"w": "grey_wind 24,20"}), "w") == 2
    assert units.contest_ranks(g, "s") == 2


@rule("FIG-UNT-09", "FIG-HEA-04")
def test_healing_brings_ranks_back():
    match = at(Heal(unit="s", up_to=1), {"s": "stark_bowmen 24,20 x4"})
    assert units.destroyed_ranks(match.engine, "s") == 2
    answer(match, 1)
    assert units.destroyed_ranks(match.engine, "s") == 1


@rule("FIG-CRD-01", "FIG-CRD-03", "FIG-CRD-04")
def test_a_card_gives_speed_defense_morale_and_cost():
    g = engine({"s": "stark_sworn_swords 24,20"})
    assert (g.tally(SPEED, "s").total, g.tally(DEFENSE, "s").total) == (5000, 4)
    assert (g.tally(MORALE_VALUE, "s").total, units.cost(g, "s")) == (6, 5)


@pytest.mark.parametrize(("figures", "count"), [(12, 7), (9, 7), (8, 5), (4, 4), (1, 4)])
@rule("FIG-CRD-02", "FIG-RES-01")
def test_attack_dice_follow_the_ranks_left(figures, count):
    g = engine(FRONT | {"s": f"stormcrow_mercenaries 24,20 x{figures}"})
    assert g.tally(ATTACK_DICE, strike()).total == count


@rule("FIG-CRD-02")
def test_units_of_two_ranks_have_two_values_and_solo_units_one():
    g = engine({"s": "ranger_trackers 24,20 x2", "w": "summer 10,20", "d": FRONT["d"]})
    assert g.tally(ATTACK_DICE, strike(attack="short_sword")).total == 3
    assert g.tally(ATTACK_DICE, strike(attacker="w", attack="tooth_and_claw")).total == 2


@rule("FIG-CRD-08")
def test_each_attack_has_its_own_dice_value_and_abilities():
    g = engine({"s": "pyromancers 24,20", "d": FRONT["d"]})
    thrown, close = strike(attack="wildfire_throw"), strike(attack="wildfire_close")
    assert abilities.of_attack(g, thrown) == (("s", "wildfire_ranged"),)
    assert abilities.of_attack(g, close) == (("s", "wildfire_melee"),)


@rule("FIG-CRD-06", "FIG-ABL-01")
def test_innate_abilities_cannot_be_lost():
    trackers = {"s": "ranger_trackers 24,20"}
    assert set(abilities.active(engine(trackers), "s")) == {"cavalry", "mark_target"}
    assert abilities.active(engine(trackers, lasting=SILENCED), "s") == ("cavalry",)


@rule("FIG-CRD-07", "FIG-ABL-03")
def test_losing_abilities_leaves_range_dice_and_to_hit_value():
    shooting = {"s": "stormcrow_archers 24,10", "d": "stark_bowmen 24,24 @180 owner=b"}
    g = engine(shooting, lasting=SILENCED)
    assert targets.options(g, "s", "ranged") == ("attack-mercenary_longbow/d",)
    shot = strike(attack="mercenary_longbow", kind="ranged")
    assert (g.tally(ATTACK_DICE, shot).total, shot.profile(g).to_hit) == (7, 4)


@rule("FIG-ATC-04")
def test_the_attachment_is_the_last_figure_to_be_removed():
    match = at(Suffer(unit="s", wounds=11), {"s": "stark_sworn_swords 24,20 +robb"})
    row = board(match).units["s"]
    assert (row.figures, row.attachments[0].startswith("robb")) == (1, True)


@rule("FIG-ATC-05")
def test_of_several_attachments_the_leftmost_falls_last():
    match = at(Suffer(unit="s", wounds=1), {"s": "stark_sworn_swords 24,20 x2 +robb +sworn_sword_captain"})
    row = board(match).units["s"]
    assert row.attachments[0].startswith("robb")
    assert row.fallen == ("sworn_sword_captain",)


@rule("FIG-ATC-06", "FIG-ABL-01")
def test_the_abilities_of_an_attachment_belong_to_the_unit_and_are_lost_with_its_own():
    guarded = {"s": "lannister_guardsmen 24,20 +guard_captain"}
    assert set(abilities.active(engine(guarded), "s")) == {"lannister_supremacy", "at_any_cost"}
    assert abilities.active(engine(guarded, lasting=SILENCED), "s") == ()


@rule("FIG-ATC-07", "FIG-RUL-06", "FIG-RUL-80")
def test_a_destroyed_attachment_takes_its_abilities_along_and_never_comes_back():
    wounded = {"s": "lannister_guardsmen 24,20 x2 +jaime_lannister_the_kingslayer +guard_captain"}
    match = at(Suffer(unit="s", wounds=1), wounded)
    assert not abilities.has(match.engine, "s", "at_any_cost")
    match = at(Heal(unit="s", up_to=12, exactly=True), {"s": "lannister_guardsmen 24,20 x1 -guard_captain"})
    quiet(match)
    row = board(match).units["s"]
    assert (row.figures, row.attachments) == (11, ())


@rule("FIG-ATC-08", "FIG-RUL-06")
def test_the_attachment_of_cavalry_has_as_many_wounds_as_the_others():
    cavalry = "knights_of_casterly_rock 24,20 x1 +gregor_clegane_mounted"
    match = at(Suffer(unit="s", wounds=2), {"s": cavalry})
    assert board(match).units["s"].attachments != ()
    match = at(Suffer(unit="s", wounds=3), {"s": cavalry})
    assert board(match).units["s"].where == "lost"
    assert over(match)


@rule("FIG-CRD-05")
def test_abilities_work_by_themselves_unless_they_say_may():
    g = engine({"s": "lannister_guardsmen 24,20 +guard_captain"})
    moment = timing.Moment("panic_passed", unit="s", kind="panic")
    uses = {
        of: timing.registry[of](moment=moment, owner="a", source="s")
        for of in ("lannister_supremacy", "at_any_cost")
    }
    assert {of: use.forced(g) for of, use in uses.items()} == {
        "lannister_supremacy": True,
        "at_any_cost": False,
    }


@rule("FIG-EX-02", "FIG-CRD-05", "FIG-ORD-03")
def test_halberdiers_always_sunder_and_may_decline_to_set_for_the_charge():
    units = BYSTANDERS | {"s": "lannister_halberdiers 24,20", "d": "stark_sworn_swords 24,28 @180 owner=b"}
    assert keywords(engine(units), strike(attack="halberd")) == {"sundering"}
    match = at(Charge(unit="d"), units, live=False, active="b")
    while not asked(match, "use_effect"):
        if match.chance:
            roll(match, 6)
        else:
            answer(match, offered(match)[0])
    assert asked(match, "use_effect") == "a"
    assert offered(match) == ["pass", "ability:s/set_for_charge"]
    answer(match, "pass")
    quiet(match)
    assert match.engine.running(Attack).attacker == "d"
