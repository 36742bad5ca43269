"""The Tactics cards of the Free Folk."""

from __future__ import annotations

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.rounds.turns import Activation, ready
from montjoie.games.figurines.state import Attached, Lasting
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, duel, go, usable
from tests.games.figurines.factions.wilds import APART, EAST, FAR, MISSES, WEST, play, strike, turn
from tests.games.figurines.given import answer, asked, board, field, first, offered, refused, resume, waiting
from tests.rule import rule

RAIDERS = "free_folk_raiders"
HORDE = {"h": Attached("the_endless_horde", "a", "x")}
NEAR = {"x": f"{RAIDERS} 24,20 x5", "v": f"{PLAIN} 24,10 +raid_leader", "z": FAR["z"]}


@covers("regroup_and_reform")
@rule("FIG-GLO-12")
def test_figures_go_from_one_unit_to_another() -> None:
    m = turn(NEAR, "regroup_and_reform")
    go(m, "card:regroup_and_reform")
    assert offered(m) == ["x/v", "v/x"]
    go(m, "v/x")
    assert offered(m) == [0, 1, 2, 3, 4]
    go(m, 4, "keep")
    assert (board(m).units["v"].figures, board(m).units["x"].figures) == (8, 9)
    assert board(m).units["v"].attachments == ("raid_leader",)


@covers("regroup_and_reform")
@rule("FIG-ATC-01")
def test_attachments_change_places_or_go_over() -> None:
    m = turn(NEAR, "regroup_and_reform")
    go(m, "card:regroup_and_reform", "v/x", 0, "exchange_attachments")
    assert board(m).units["v"].attachments == ()
    assert board(m).units["x"].attachments == ("raid_leader",)
    both = NEAR | {"x": f"{RAIDERS} 24,20 x5 +chosen_of_styr"}
    m = turn(both, "regroup_and_reform")
    go(m, "card:regroup_and_reform", "v/x", 0, "exchange_attachments")
    assert board(m).units["v"].attachments == ("chosen_of_styr",)
    assert board(m).units["x"].attachments == ("raid_leader",)


@covers("regroup_and_reform")
@rule("FIG-RUL-114")
def test_a_unit_keeps_its_last_figure_and_its_attachment() -> None:
    units = NEAR | {"v": f"{PLAIN} 24,10 x2 +raid_leader"}
    m = turn(units, "regroup_and_reform")
    go(m, "card:regroup_and_reform", "v/x")
    assert offered(m) == [0, 1]


@covers("regroup_and_reform")
def test_regrouping_needs_a_friendly_turn_and_two_units_near() -> None:
    assert usable(turn(NEAR, "regroup_and_reform", player="b")) == []
    far = NEAR | {"v": f"{PLAIN} 24,3 +raid_leader"}
    assert usable(turn(far, "regroup_and_reform")) == []
    cavalry = NEAR | {"v": "bolton_flayed_men 24,10"}
    assert usable(turn(cavalry, "regroup_and_reform")) == []
    barred = {"l": Lasting("no_cards_on", "subjugation_of_power", "b", ("v",))}
    assert usable(turn(NEAR, "regroup_and_reform", lasting=barred)) == []


@covers("coordination_tactics")
@rule("FIG-CRD-06")
def test_two_units_share_all_but_innate_abilities() -> None:
    units = NEAR | {"v": "thenn_warriors 24,13"}
    m = turn(units, "coordination_tactics", player="b")
    go(m, "card:coordination_tactics")
    g = m.engine
    assert set(abilities.active(g, "x")) == {
        "gang_up",
        "raid_party",
        "insignificant",
        "taunt",
        "bronze_shields",
    }
    assert set(abilities.active(g, "v")) == {"taunt", "bronze_shields", "gang_up"}
    assert {row.until for row in board(m).lasting.values()} == {"turn"}
    apart = NEAR | {"v": "thenn_warriors 24,9"}
    assert usable(turn(apart, "coordination_tactics")) == []


@covers("theres_too_many")
@rule("FIG-MOD-05")
def test_an_enemy_in_a_crowd_panics_more_easily() -> None:
    crowd = {"x": f"{PLAIN} 24,20", "v": f"{PLAIN} {EAST}", "u": f"{PLAIN} {WEST}", "t": f"{PLAIN} 24,34"}
    foe = {"y": f"{PLAIN} 24,24.8 @180 owner=b"} | FAR
    for names, penalty in (("x", -1), ("xv", -2), ("xvut", -3)):
        units = foe | {name: crowd[name] for name in names}
        m = play(Test(unit="y", kind="panic", by="a"), units, "theres_too_many")
        go(m, "card:theres_too_many")
        assert modifiers(m.engine, m.engine.running(Test)).total == penalty
    assert usable(play(Test(unit="y", kind="panic", by="a"), foe, "theres_too_many")) == []
    assert usable(play(Test(unit="y", by="a"), foe | {"x": crowd["x"]}, "theres_too_many")) == []
    assert usable(play(Test(unit="x", kind="panic"), foe | {"x": crowd["x"]}, "theres_too_many")) == []


@covers("diversion_tactics")
def test_another_friend_slips_away_when_one_was_attacked() -> None:
    units = duel(PLAIN, PLAIN) | {"v": f"{PLAIN} 24,6", "u": f"{PLAIN} 4,4", "t": f"{PLAIN} 18.5,20"}
    units["s"] = f"{PLAIN} 18.5,24.8 @180 owner=b"  # holds t
    m = strike(units, "diversion_tactics", attacker="y")
    go(m, MISSES, "card:diversion_tactics")
    assert offered(m) == ["maneuver", "decline"]  # of v alone: the others are too far away or engaged
    go(m, "maneuver")
    assert waiting(m) == "maneuver_path"
    m = strike(units, "diversion_tactics")
    go(m, MISSES)
    assert board(m).hands["a"].cards == ("diversion_tactics",)


@covers("overwhelming_assault")
def test_an_assault_has_a_boon_for_each_friend_in_it() -> None:
    units = duel()
    m = strike(units, "overwhelming_assault")
    go(m, "card:overwhelming_assault")
    assert offered(m) == [["boon_reroll"], ["critical_blow"], ["sundering"]]
    go(m, ["boon_reroll"])
    assert m.engine.running(Attack).boosts.rerolls == (("a", "any", "overwhelming_assault"),)
    m = strike(units | {"v": f"{PLAIN} {EAST}"}, "overwhelming_assault")
    go(m, "card:overwhelming_assault", ["critical_blow", "sundering"])
    attack = m.engine.running(Attack)
    assert keywords(m.engine, attack) == {"critical_blow", "sundering"}
    assert attack.boosts.rerolls == ()
    m = strike(units | {"v": f"{PLAIN} {EAST}", "u": f"{PLAIN} {WEST}"}, "overwhelming_assault")
    go(m, "card:overwhelming_assault")
    attack = m.engine.running(Attack)
    assert (len(keywords(m.engine, attack)), len(attack.boosts.rerolls)) == (2, 1)
    assert usable(strike(units, "overwhelming_assault", attacker="y")) == []


@covers("surrounded_and_exposed")
@rule("FIG-CON-01")
def test_a_surrounded_enemy_receives_a_token_for_each_friend_but_the_first() -> None:
    units = duel() | {"v": f"{PLAIN} {EAST}"} | FAR
    m = turn(units, "surrounded_and_exposed", player="b")
    go(m, "card:surrounded_and_exposed", "weakened")
    assert board(m).units["y"].conditions == ("weakened",)
    assert asked(m, "condition_kind") == ""
    m = turn(units | {"u": f"{PLAIN} {WEST}"}, "surrounded_and_exposed")
    go(m, "card:surrounded_and_exposed", "weakened", "panicked")
    assert board(m).units["y"].conditions == ("panicked", "weakened")
    assert usable(turn(duel() | FAR, "surrounded_and_exposed")) == []


@covers("the_endless_horde")
@rule("FIG-CMD-09")
def test_the_horde_is_attached_to_infantry() -> None:
    units = NEAR | {"w": "bolton_flayed_men 40,4"}
    m = turn(units, "the_endless_horde", player="b")
    go(m, "card:the_endless_horde")
    assert offered(m) == ["x", "v"]
    go(m, "v")
    assert [row.unit for row in board(m).attached.values()] == ["v"]
    assert usable(turn(NEAR, "the_endless_horde", attached=HORDE)) == ["card:the_endless_horde"]


@covers("the_endless_horde")
@rule("FIG-RUL-60", "FIG-RUL-115")
def test_raiders_come_in_the_place_of_the_fallen() -> None:
    m = play(Suffer(unit="x", wounds=12, by="b"), APART | {"w": f"{RAIDERS} 4,4"}, attached=HORDE)
    assert asked(m, "stand_by_own_edge") == "a"
    assert refused(m, "a", {"x": 24_000, "y": 9_700, "facing": 0}) == ("FIG-RUL-60", "outside-own-edge")
    answer(m, {"x": 24_000, "y": 9_500, "facing": 0})
    row = board(m).units["free_folk_raiders_1"]
    assert (row.owner, row.figures, row.x, row.y, row.where) == ("a", 12, 24_000, 9_500, "table")
    assert not row.activated
    assert "free_folk_raiders_1" in ready(m.engine, "a")
    assert board(m).players["a"].discard == ("the_endless_horde",)


@covers("the_endless_horde")
def test_the_last_unit_of_a_player_is_not_the_end_while_raiders_come() -> None:
    units = {"x": f"{PLAIN} 24,20", "y": f"{PLAIN} 24,28 @180 owner=b"}
    m = play(Suffer(unit="x", wounds=12, by="b"), units, attached=HORDE)
    answer(m, first(m))
    assert not m.over
    assert board(m).units["x"].where == "lost"


@covers("the_endless_horde")
@rule("FIG-SET-12", "FIG-RUL-115")
def test_raiders_without_room_wait_for_it() -> None:
    wall = {f"n{i}": f"{PLAIN} {3 + 6 * i},{y} owner=b" for i in range(8) for y in (3,)}
    wall |= {f"m{i}": f"{PLAIN} {3 + 6 * i},8.5 owner=b" for i in range(8)}
    m = play(Suffer(unit="x", wounds=12, by="b"), wall | {"x": f"{PLAIN} 24,30"}, attached=HORDE)
    assert asked(m, "stand_by_own_edge") == ""
    assert board(m).units["free_folk_raiders_1"].where == "reserve"
    assert ready(m.engine, "a") == ("free_folk_raiders_1",)


@covers("the_endless_horde")
@rule("FIG-MUL-07")
def test_in_a_free_for_all_raiders_come_to_their_corner() -> None:
    units = {"x": f"{PLAIN} 24,20", "y": f"{PLAIN} 44,28 owner=b", "t": f"{PLAIN} 4,44 owner=c"}
    step = Suffer(unit="x", wounds=12, by="b")
    m = resume(field(units, attached=HORDE, seats=("a", "b", "c")), step, live=False)
    assert refused(m, "a", {"x": 24_000, "y": 5_000, "facing": 0}) == ("FIG-RUL-60", "outside-own-edge")
    assert refused(m, "a", {"x": 5_000, "y": 5_000, "facing": 0}) == ("", "")


@covers("coordination_tactics")
def test_a_shared_order_is_used_by_each_unit_on_its_own() -> None:
    given = {"l": Lasting("abilities", "coordination_tactics", "a", ("x",), keywords=("war_cry",))}
    m = play(Activation(unit="x"), APART, lasting=given)
    assert usable(m) == ["ability:x/war_cry"]
