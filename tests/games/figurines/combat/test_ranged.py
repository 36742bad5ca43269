"""The ranged Attack action (FIG-RNG), with cover and Elevated ground (FIG-TER-04, FIG-TER-09)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import terrain
from montjoie.games.figurines.combat import ranged, targets
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.combat.ranged import RangedAttack
from montjoie.games.figurines.content import Profile
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.queries import NO_SHIFT, TO_HIT
from montjoie.games.figurines.state import G
from montjoie.kernel.match import Match
from tests.games.figurines.fights import BYSTANDERS, dice, quiet, strike, watch
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    events,
    offered,
    over,
    refused,
    waiting,
)
from tests.rule import rule

# The front arrow of the archers at 24,10 is at 24,12.4; the rear of a tray at 24,y facing 180 is at y - 2.4.
ARCHERS = "stormcrow_archers 24,10"
TARGET = "stark_sworn_swords 24,22 @180 owner=b"
LONGBOW = "mercenary_longbow"
MISSED = (1, 1, 1, 1, 1, 1, 1)


def shooting(units: dict[str, str], **more: Any) -> Match:
    """The archers make a ranged attack; the dice wait."""
    return at(
        RangedAttack(unit="s", **more.pop("step", {})),
        BYSTANDERS | {"s": ARCHERS} | units,
        live=False,
        **more,
    )


def bolt(g: G) -> Profile:
    """The volley of a scorpion."""
    return g.content.units["builder_scorpion_crew"].attacks[0]


def shot(g: G) -> Profile:
    """The longbow."""
    return next(each for each in g.content.units["stormcrow_archers"].attacks if each.id == LONGBOW)


@rule("FIG-EX-09", "FIG-RNG-04", "FIG-RNG-03")
def test_a_long_range_attack_reaches_12_inches_from_the_front_arrow():
    g = engine({"s": ARCHERS, "d": "stark_sworn_swords 24,26.8 @180 owner=b"})  # 12" away
    assert targets.options(g, "s", "ranged") == (f"attack-{LONGBOW}/d",)
    g = engine({"s": ARCHERS, "d": "stark_sworn_swords 24,26.9 @180 owner=b"})  # 12.1", though in sight
    (problem,) = targets.problems(g, targets.Shot("s", shot(g), "d"))
    assert (problem.rule, problem.key) == ("FIG-RNG-04", "target-out-of-range")
    assert (problem.facts["far"], problem.facts["range"]) == (12_100, 12_000)


@rule("FIG-RNG-04", "FIG-GLO-01")
def test_a_short_range_attack_reaches_6_inches():
    hunters = "ranger_hunters 24,10"
    g = engine({"s": hunters, "d": "stark_sworn_swords 24,20.8 @180 owner=b"})
    assert targets.options(g, "s", "ranged") == ("attack-short_bow/d",)
    assert targets.options(engine({"s": hunters, "d": TARGET}), "s", "ranged") == ()


@rule("FIG-RNG-03", "FIG-LOS-01")
def test_the_target_must_be_seen():
    hidden = {"s": ARCHERS, "d": TARGET, "w": "stark_bowmen 24,16"}
    g = engine(hidden)
    (problem,) = targets.problems(g, targets.Shot("s", shot(g), "d"))
    assert (problem.rule, problem.key) == ("FIG-LOS-01", "target-unseen")
    behind = engine({"s": ARCHERS, "d": "stark_sworn_swords 24,3 @180 owner=b"})
    assert targets.options(behind, "s", "ranged") == ()


@rule("FIG-RNG-01")
def test_engaged_units_and_units_without_a_ranged_attack_do_not_shoot():
    assert "ranged_attack" in legal(engine({"s": ARCHERS, "d": TARGET}), "s")
    engaged = engine({"s": ARCHERS, "d": TARGET, "e": "stark_bowmen 24,5.2 owner=b"})
    assert "ranged_attack" not in legal(engaged, "s")
    assert "ranged_attack" not in legal(engine({"s": "stormcrow_mercenaries 24,10", "d": TARGET}), "s")


@rule("FIG-RNG-02", "FIG-GLO-10")
def test_the_unit_may_first_shift_up_to_2_inches_in_one_direction():
    match = shooting({"d": TARGET})
    assert asked(match, "shift_to_shoot") == "a"
    assert "stay" in offered(match)
    assert refused(match, "a", {"left": [{"turn": 0, "ahead": 2100}]})[1] == "moves-too-far"
    answer(match, {"left": [{"turn": 0, "ahead": 1200}]})
    quiet(match)
    assert (board(match).units["s"].x, board(match).units["s"].y) == (22_800, 10_000)
    assert match.engine.running(Attack).shifted


@rule("FIG-RNG-02", "FIG-RUL-10")
def test_only_the_place_after_the_shift_counts():
    far = {"d": "stark_sworn_swords 24,28 @180 owner=b"}  # 13.2" away
    assert ranged.possible(engine({"s": ARCHERS} | far), "s")
    match = shooting(far)
    assert "stay" not in offered(match)
    assert refused(match, "a", "stay") == ("FIG-RNG-02", "shift-needed")
    assert refused(match, "a", {"forward": [{"turn": 0, "ahead": 1000}]}) == (
        "FIG-RNG-02",
        "shift-without-target",
    )
    answer(match, {"forward": [{"turn": 0, "ahead": 1300}]})
    dice(match, *MISSED)
    assert events(match, "attack_made")[0]["target"] == "d"


@rule("FIG-RNG-02", "FIG-MOV-06")
def test_the_shift_keeps_an_inch_from_enemies():
    match = shooting({"d": "stark_sworn_swords 24,16 @180 owner=b"})
    assert refused(match, "a", {"forward": [{"turn": 0, "ahead": 500}]})[0] == "FIG-MOV-06"


@rule("FIG-RNG-03")
def test_of_several_targets_the_attacker_chooses_one_and_hears_why_not_another():
    two = {
        "d": "stark_sworn_swords 21,22 @180 owner=b",
        "e": "stark_bowmen 28,22 @180 owner=b",
        "f": "stark_bowmen 24,40 owner=b",
        "m": "stark_bowmen 40,10",
    }
    match = shooting(two)
    answer(match, "stay")
    assert offered(match) == [f"attack-{LONGBOW}/d", f"attack-{LONGBOW}/e"]
    assert refused(match, "a", f"attack-{LONGBOW}/f") == ("FIG-RNG-04", "target-out-of-range")
    assert refused(match, "a", f"attack-{LONGBOW}/m") == ("FIG-RNG-03", "target-no-enemy")
    assert refused(match, "a", "attack-short_sword/d") == ("FIG-MEL-06", "target-not-engaged")
    for nonsense in ("nonsense", "attack-nonsense/d", f"attack-{LONGBOW}/nobody"):
        assert refused(match, "a", nonsense) == ("FIG-RNG-03", "attack-not-offered")
    answer(match, f"attack-{LONGBOW}/e")
    quiet(match)
    assert match.engine.running(Attack).defender == "e"


@pytest.mark.parametrize(("facing", "arc"), [("@180", "front"), ("@0", "rear"), ("@90", "right")])
@rule("FIG-BON-02", "FIG-BON-03", "FIG-LOS-05")
def test_the_arc_of_a_shot_is_judged_from_the_target(facing, arc):
    match = shooting({"d": f"stark_sworn_swords 24,22 {facing} owner=b"})
    answer(match, "stay")
    quiet(match)
    assert match.engine.running(Attack).arc == arc


@rule("FIG-LOS-06", "FIG-RUL-07")
def test_on_a_tie_between_arcs_the_shooter_chooses():
    tied = {"w": "builder_scorpion_crew 24,10", "d": "ghost 32,18 @270 owner=b"}
    match = at(RangedAttack(unit="w"), tied | {"w": "builder_scorpion_crew 24,10 @45"}, live=False)
    while waiting(match) in ("shift_to_shoot", "use_effect", "choose_attack"):
        answer(match, offered(match)[0])
    assert waiting(match) == "choose_arc"
    _, second = offered(match)
    answer(match, second)
    quiet(match)
    assert match.engine.running(Attack).arc == second


# Shooting into a melee.

MELEE = {
    "d": "stark_sworn_swords 24,22 @180 owner=b x3",
    "m": "stormcrow_mercenaries 24,26.8 @180",
    "n": "stormcrow_mercenaries 29.15,22 @270",
}


@rule("FIG-RNG-05", "FIG-D-54")
def test_friends_engaged_with_the_target_test_in_their_owner_s_order_after_the_shot():
    match = shooting(MELEE)
    answer(match, "stay")
    dice(match, *MISSED)
    assert asked(match, "test_order") == "a"
    answer(match, ["n", "m"])
    for unit in ("n", "m"):
        dice(match, 6, 6)
        dice(match, 1)
        assert events(match, "test_taken")[-1]["unit"] == unit
    assert over(match)


@rule("FIG-RNG-05")
def test_shooting_into_a_melee_has_no_penalty():
    g = engine({"s": ARCHERS} | MELEE)
    assert g.tally(TO_HIT, strike(attack=LONGBOW, kind="ranged")).total == 0


@rule("FIG-RNG-06", "FIG-RUL-11")
def test_they_test_even_if_the_target_is_destroyed():
    match = shooting({name: text for name, text in MELEE.items() if name != "n"})
    answer(match, "stay")
    dice(match, 6, 6, 6, 6, 1, 1, 1)
    dice(match, 1, 1, 1, 1)
    assert board(match).units["d"].where == "lost"
    dice(match, 1, 1)
    dice(match, 3)
    told = events(match, "test_taken")[-1]
    assert (told["unit"], told["passed"]) == ("m", False)
    assert board(match).units["m"].figures == 8


@rule("FIG-BRK-03")
def test_a_ranged_attack_gives_no_breakthrough():
    match = shooting({"d": "stark_sworn_swords 24,22 @180 owner=b x1"})
    answer(match, "stay")
    dice(match, 6, 1, 1, 1, 1, 1, 1)
    dice(match, 1)
    assert over(match)


@rule("FIG-RUL-58")
def test_a_target_gone_before_the_shot_is_not_shot_at(monkeypatch):
    watch(monkeypatch, attack_declared=lambda g: g.do(Suffer(unit="d", wounds=12, by="a")))
    match = shooting({"d": TARGET})
    answer(match, "stay")
    assert over(match)
    assert events(match, "rolled") == []


@rule("FIG-RNG-03")
def test_a_shot_may_be_limited_to_one_enemy():
    two = {"d": "stark_sworn_swords 21,22 @180 owner=b", "e": "stark_bowmen 28,22 @180 owner=b"}
    match = shooting(two, step={"against": "e"})
    answer(match, "stay")
    quiet(match)
    assert match.engine.running(Attack).defender == "e"


# Terrain.


@rule("FIG-TER-04", "FIG-RUL-29")
def test_cover_takes_1_to_hit_once():
    units = {"s": ARCHERS, "d": TARGET}
    aimed = strike(attack=LONGBOW, kind="ranged")
    covered = engine(units, terrain={"w": "forest 24,22", "v": "forest 24,17"})
    tally = covered.tally(TO_HIT, aimed)
    assert tally.total == -1
    assert [part.rule for part in tally.parts] == ["FIG-TER-04"]
    assert engine(units, terrain={"w": "forest 8,22"}).tally(TO_HIT, aimed).total == 0


@rule("FIG-TER-04")
def test_cover_is_no_help_in_melee_nor_against_what_ignores_it():
    g = engine({"s": ARCHERS, "d": TARGET}, terrain={"w": "forest 24,22"})
    assert g.tally(TO_HIT, strike(attack="short_sword")).total == 0
    over_it = strike(attack=LONGBOW, kind="ranged", keywords=("ignores_intervening",))
    assert g.tally(TO_HIT, over_it).total == 0


@rule("FIG-TER-09")
def test_from_elevated_ground_units_in_between_do_not_matter(monkeypatch):
    units = {"s": ARCHERS, "d": TARGET, "w": "stark_bowmen 24,16"}
    ground = {"h": "forest 24,9"}
    assert targets.options(engine(units, terrain=ground), "s", "ranged") == ()
    own = terrain.keywords
    monkeypatch.setattr(terrain, "keywords", lambda g, piece: (*own(g, piece), "elevated"))
    assert targets.options(engine(units, terrain=ground), "s", "ranged") == (f"attack-{LONGBOW}/d",)


@rule("FIG-STO-11")
def test_a_wall_is_not_shot_at():
    g = engine({"s": ARCHERS, "d": "castle_wall 24,22 owner=b"})
    (problem,) = targets.problems(g, targets.Shot("s", shot(g), "d"))
    assert (problem.rule, problem.key) == ("FIG-STO-11", "wall-not-shot")


@rule("FIG-RNG-02")
def test_an_attack_whose_text_allows_no_shift_is_made_without(monkeypatch):
    monkeypatch.setitem(NO_SHIFT.held, "bolt_thrower", [lambda g, holder, unit: iter([True])])
    units = {"s": "builder_scorpion_crew 24,10", "d": TARGET}
    match = shooting(units)
    assert waiting(match) == "choose_attack"
    (problem,) = targets.problems(match.engine, targets.Shot("s", bolt(match.engine), "d", shifted=True))
    assert (problem.rule, problem.key) == ("FIG-RNG-02", "attack-no-shift")


@pytest.mark.parametrize(
    ("stakes", "first", "then"), [("stakes 24,12", "wounds", "attack"), ("stakes 24,7", "attack", "wounds")]
)
@rule("FIG-TER-05")
def test_dangerous_ground_left_by_the_shift_hurts_before_the_shot_and_ground_shifted_onto_once_after_it(
    stakes, first, then
):
    units = BYSTANDERS | {"s": ARCHERS, "d": TARGET}
    match = at(Act(unit="s", action="ranged_attack"), units, live=False, terrain={"p": stakes})
    answer(match, {"backward": [{"turn": 0, "ahead": 2000}]})
    for roll_for in (first, then):
        dice(match, *(MISSED if roll_for == "attack" else (1,)))
        assert events(match, "rolled")[-1]["purpose"] == ("attack" if roll_for == "attack" else "stakes")
    assert board(match).units["s"].figures == 10
    assert over(match)


@rule("FIG-TER-05", "FIG-RUL-58")
def test_a_unit_that_dies_of_its_shift_does_not_shoot():
    frail = {"s": ARCHERS + " x1", "d": TARGET, "e": "stark_bowmen 30,22 @180 owner=b"}
    match = shooting(frail, terrain={"p": "stakes 24,12"})
    answer(match, {"backward": [{"turn": 0, "ahead": 1000}]})
    dice(match, 3)
    assert over(match)
    assert events(match, "attack_made") == []
