"""The Tactics cards of the Night's Watch: Vows, the others, those of Jeor Mormont and Jon Snow."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.factions.nights_watch import vows
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.queries import ATTACK_DICE
from montjoie.games.figurines.rounds.turns import Activation, Turn
from montjoie.games.figurines.state import Attached
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, duel, go, usable
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, told, waiting
from tests.rule import rule

JEOR, JON = "jeor_mormont_997th", "jon_snow_998th"
SWORD, WATCHER = "the_sword_in_the_darkness", "the_watcher_on_the_walls"
FIRE, LIGHT = "the_fire_that_burns_against_the_cold", "the_light_that_brings_the_dawn"
SHIELD = "the_shield_that_guards_the_realms_of_men"
OTHERS = {"w": f"{PLAIN} 8,8", "z": f"{PLAIN} 40,44 @180 owner=b"}  # nobody is eliminated
BLADE = "stormcrow_longsword"
MISS = (1, 1, 1, 1, 1, 1, 1)


class Give(Step, frozen=True):
    """A unit receives a token."""

    unit: str
    kind: str
    stages = ("give",)
    audience = PUBLIC

    def give(self, g: Any) -> None:
        """Now."""
        conditions.give(g, self.unit, self.kind)


def held(step: Step, card: str, units: dict[str, str], commander: str = "", **more: Any) -> Match:
    """Player a holds a card."""
    mine = {"faction": "nights_watch", "commander": commander, **more.pop("own", {})}
    players = {"a": mine, "b": {"faction": "stark"}}
    hands = {"a": [card] if card else []}
    return at(step, units | OTHERS, hands=hands, players=players, live=False, **more)


def attack(attacker: str = "x", **more: Any) -> Attack:
    """One of the two attacks the other."""
    blade = "greatsword_attack" if more.pop("great", attacker == "x") else BLADE
    return Attack(attacker=attacker, defender="y" if attacker == "x" else "x", attack=blade, **more)


def bound(card: str, zone: str = "", **more: Any) -> dict[str, Any]:
    """A Vow lies with unit x; the Watch controls a zone, or none."""
    ncus = {"n": f"aemon_targaryen {zone}"} if zone else {}
    return {"attached": {"v": Attached(card, "a", "x", vow=True)}, "ncus": ncus, **more}


@covers("the_sword_in_the_darkness")
def test_the_sword_exposes_and_may_be_sworn() -> None:
    m = held(attack(), SWORD, duel("sworn_brothers"))
    go(m, f"card:{SWORD}")
    assert board(m).units["y"].conditions == ("vulnerable",)
    assert offered(m) == ["x", "nobody"]  # mercenaries take no Vow
    answer(m, "x")
    assert [(row.card, row.unit, row.vow) for row in board(m).attached.values()] == [(SWORD, "x", True)]
    assert board(m).players["a"].discard == ()


@covers("the_sword_in_the_darkness")
def test_a_vow_not_sworn_is_discarded_and_a_unit_carries_one() -> None:
    m = held(attack(), SWORD, duel("sworn_brothers"))
    go(m, f"card:{SWORD}", "nobody")
    assert board(m).players["a"].discard == (SWORD,)
    g = engine(duel("sworn_brothers"), attached={"v": Attached(LIGHT, "a", "x", vow=True)})
    assert list(vows.takers(g, "a")) == []


@covers("the_sword_in_the_darkness")
def test_the_sword_gives_dice_while_combat_is_controlled() -> None:
    assert engine(duel("sworn_brothers"), **bound(SWORD, "combat")).tally(ATTACK_DICE, attack()).total == 9
    assert engine(duel("sworn_brothers"), **bound(SWORD, "crown")).tally(ATTACK_DICE, attack()).total == 7


@covers("the_watcher_on_the_walls")
def test_the_watcher_lets_another_unit_turn_and_shift() -> None:
    m = held(attack("y"), WATCHER, duel("sworn_brothers"))
    go(m, MISS, f"card:{WATCHER}", "w", [{"turn": 9000}], {"forward": [{"ahead": 2000}]})
    row = board(m).units["w"]
    assert (row.x, row.y, row.facing) == (10_000, 8_000, 9_000)


@covers("the_watcher_on_the_walls")
@rule("FIG-RUL-98")
def test_the_watcher_moves_no_engaged_unit() -> None:
    busy = {"v": f"{PLAIN} 38,20", "u": f"{PLAIN} 38,24.8 @180 owner=b"}
    m = held(attack("y"), WATCHER, duel("sworn_brothers") | busy)
    go(m, MISS, f"card:{WATCHER}")
    assert offered(m) == ["w", "nobody"]


@covers("the_watcher_on_the_walls")
def test_the_watcher_hurries_while_maneuver_is_controlled() -> None:
    units = {"x": "sworn_brothers 24,20", "y": f"{PLAIN} 24,31 @180 owner=b"}
    assert speed(engine(units, **bound(WATCHER, "maneuver")), "x") == 6_000
    assert speed(engine(units, **bound(WATCHER)), "x") == 5_000
    m = held(Charge(unit="x"), "", units, **bound(WATCHER, "maneuver"))
    go(m, [], (1,), "rule:watchers_charge/v", ["0"], (6,))
    assert events(m, "charge_ended")[0]["successful"]


@covers("the_fire_that_burns_against_the_cold")
def test_the_fire_rolls_again_or_passes_for_the_commander() -> None:
    m = held(Test(unit="x"), FIRE, duel("sworn_brothers"))
    go(m, (1, 1), f"card:{FIRE}", ["0", "1"], (6, 6), "nobody")
    assert events(m, "test_taken")[0]["passed"]
    m = held(Test(unit="x"), FIRE, duel(f"sworn_brothers +{JEOR}"), JEOR)
    go(m, (1, 1), f"card:{FIRE}", "nobody")
    assert events(m, "test_taken")[0]["passed"]


@covers("the_fire_that_burns_against_the_cold")
def test_the_fire_burns_tokens_away_while_tactics_is_controlled() -> None:
    m = held(Give(unit="x", kind="weakened"), "", duel("sworn_brothers"), **bound(FIRE, "tactics"))
    go(m, "rule:fire_burns/v")
    assert (board(m).units["x"].conditions, board(m).units["x"].figures) == ((), 11)
    m = held(Give(unit="x", kind="weakened"), "", duel("sworn_brothers"), **bound(FIRE))
    assert over(m)


@covers("the_light_that_brings_the_dawn")
def test_the_light_rolls_misses_again() -> None:
    m = held(attack(), LIGHT, duel("sworn_brothers"))
    go(m, (1, 1, 1, 1, 1, 1, 6), f"card:{LIGHT}")
    assert "6" not in m.decisions["a"].describe()["space"]["options"]
    go(m, ["0"], (6,))
    assert events(m, "dice_rerolled")[0]["source"] == LIGHT


@covers("the_light_that_brings_the_dawn")
def test_the_dawn_frightens_while_the_crown_is_controlled() -> None:
    m = held(Activation(unit="x"), "", duel("sworn_brothers"), **bound(LIGHT, "crown"))
    assert board(m).units["y"].conditions == ("panicked",)
    m = held(Activation(unit="x"), "", duel("sworn_brothers"), **bound(LIGHT))
    assert board(m).units["y"].conditions == ()


@covers("the_shield_that_guards_the_realms_of_men")
def test_the_shield_rolls_again_and_blocks_while_wealth_is_controlled() -> None:
    m = held(attack("y"), SHIELD, duel("sworn_brothers"))
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), f"card:{SHIELD}", ["0"], (6,))
    assert asked(m, "choose_target") == "a"
    m = held(attack("y"), "", duel("sworn_brothers"), **bound(SHIELD, "wealth"))
    go(m, (4, 1, 1, 1, 1, 1, 1))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[0] == {"unit": "x", "hits": 1, "blocked": 1}


@covers("take_the_black")
def test_the_fallen_may_take_the_black() -> None:
    units = {"x": "sworn_brothers 24,20 x6", "y": "lannister_guardsmen 24,28 @180 x1 owner=b +guard_captain"}
    m = held(Suffer(unit="y", wounds=1, by="a"), "take_the_black", units)
    go(m, "card:take_the_black", "guard_captain")
    row = board(m).units["x"]
    assert (row.figures, row.attachments) == (10, ("guard_captain",))
    assert board(m).units["y"].fallen == ()


@covers("take_the_black")
@rule("FIG-ATC-05")
def test_who_has_two_attachments_says_which_of_them_falls_last() -> None:
    units = {
        "x": "sworn_brothers 24,20 x6 +watch_captain",
        "y": "lannister_guardsmen 24,28 @180 x1 owner=b +guard_captain",
    }
    m = held(Suffer(unit="y", wounds=1, by="a"), "take_the_black", units)
    go(m, "card:take_the_black", "guard_captain")
    assert asked(m, "line_up") == "a"
    answer(m, ["guard_captain", "watch_captain"])
    assert board(m).units["x"].attachments == ("guard_captain", "watch_captain")


@covers("and_now_his_watch_is_ended")
def test_a_vow_is_handed_on() -> None:
    units = {"x": "sworn_brothers 24,20 x1", "v": "veterans 34,20", "y": f"{PLAIN} 24,40 @180 owner=b"}
    m = held(Suffer(unit="x", wounds=1, by="b"), "and_now_his_watch_is_ended", units, **bound(SWORD))
    go(m, "card:and_now_his_watch_is_ended")
    assert board(m).attached["v"].unit == "v"
    assert asked(m, "choose_free_action") == "a"
    assert {"maneuver", "march"} <= set(offered(m))


@covers("duty_to_the_watch")
def test_duty_finds_a_card_or_swears_a_vow() -> None:
    deck = {"a": ["take_the_black", SWORD]}
    m = held(Activation(unit="x"), "duty_to_the_watch", duel("sworn_brothers"), JEOR, decks=deck)
    go(m, "card:duty_to_the_watch", (6, 6), "duty_search", "deck/take_the_black")
    m.decide_chance([0]) if waiting(m) == "dice" else None
    assert offered(m) == ["take_the_black"]
    answer(m, "take_the_black")
    assert "take_the_black" in board(m).players["a"].discard
    m = held(Activation(unit="x"), "duty_to_the_watch", duel("sworn_brothers"), JEOR, decks=deck)
    go(m, "card:duty_to_the_watch", (6, 6), "duty_vow")
    assert offered(m) == [f"deck:{SWORD}", "nobody"]
    answer(m, f"deck:{SWORD}")
    assert [row.card for row in board(m).attached.values()] == [SWORD]
    m = held(Activation(unit="x"), "duty_to_the_watch", duel("sworn_brothers"), JEOR, decks=deck)
    go(m, "card:duty_to_the_watch", (1, 1))
    assert waiting(m) == "choose_action"


@covers("night_gathers")
def test_night_gathers_round_those_who_stand() -> None:
    m = held(Turn(player="a"), "night_gathers", duel("sworn_brothers"), JEOR)
    go(m, "card:night_gathers", (6, 6))
    assert [(row.card, row.unit) for row in board(m).attached.values()] == [("night_gathers", "x")]
    lies = {"c": Attached("night_gathers", "a", "x")}
    m = held(attack("y"), "", duel("sworn_brothers"), JEOR, attached=lies)
    go(m, (1, 1, 1))  # three hits, none saved
    assert board(m).units["y"].figures == 9
    m = held(Turn(player="a"), "night_gathers", duel("sworn_brothers"), JEOR)
    go(m, "card:night_gathers", (1, 1))
    assert board(m).attached == {}


@covers("unwavering_conviction_card")
def test_conviction_exposes_the_enemy_and_keeps_the_last_man() -> None:
    m = held(Test(unit="x"), "unwavering_conviction_card", duel("sworn_brothers"), JEOR)
    go(m, (6, 6), "card:unwavering_conviction_card")
    assert board(m).units["y"].conditions == ("vulnerable",)
    lies = {"c": Attached("unwavering_conviction_card", "a", "x")}
    m = held(Test(unit="x", kind="panic"), "", duel("sworn_brothers x2"), JEOR, attached=lies)
    go(m, (1, 1), (3,))
    assert board(m).units["x"].figures == 1


@covers("for_the_watch")
def test_for_the_watch_rolls_again_and_lets_the_unit_charge_by_the_maneuver_zone() -> None:
    units = {"x": "sworn_brothers 24,20", "y": f"{PLAIN} 24,31 @180 owner=b"}
    m = held(Charge(unit="x"), "for_the_watch", units, JON)
    go(m, [], (2,), "card:for_the_watch", ["0"], (6,))
    assert [(row.card, row.unit) for row in board(m).attached.values()] == [("for_the_watch", "x")]
    assert events(m, "charge_ended")[0]["successful"]
    lies = {"c": Attached("for_the_watch", "a", "x")}
    m = held(ZoneEffect(zone="maneuver", player="a"), "", units, JON, attached=lies)
    answer(m, "x")
    assert usable(m) == ["ability:x/rapid_assault"]


@covers("it_shall_not_end")
@rule("FIG-RES-09", "FIG-RUL-97")
def test_who_takes_the_attacker_along_lives_on() -> None:
    m = held(attack("y"), "it_shall_not_end", duel("sworn_brothers x1", f"{PLAIN} x1"), JON)
    go(m, (4, 1, 1, 1), (1,), "card:it_shall_not_end", (6, 1, 1, 1), (1, 1))
    assert board(m).units["y"].where == "lost"
    row = board(m).units["x"]
    assert (row.where, row.figures) == ("table", 1)
    assert over(m)  # it takes no panic test


@covers("it_shall_not_end")
@rule("FIG-RUL-97", "FIG-VIC-08")
def test_the_point_for_a_unit_that_lives_on_after_all_stays_gained() -> None:
    m = held(attack("y"), "it_shall_not_end", duel("sworn_brothers x1", f"{PLAIN} x1"), JON)
    go(m, (4, 1, 1, 1), (1,), "card:it_shall_not_end", (6, 1, 1, 1), (1, 1))
    assert board(m).units["x"].where == "table"
    assert [board(m).players[seat].vp for seat in ("a", "b")] == [1, 1]


@covers("it_shall_not_end")
def test_who_does_not_falls_and_jon_strikes_harder() -> None:
    m = held(attack("y"), "it_shall_not_end", duel("sworn_brothers x1", f"{PLAIN} x1"), JON)
    go(m, (4, 1, 1, 1), (1,), "card:it_shall_not_end", (1, 1, 1, 1))
    assert board(m).units["x"].where == "lost"
    m = held(attack("y"), "it_shall_not_end", duel(f"sworn_brothers x1 +{JON}", f"{PLAIN} x1"), JON)
    go(m, (4, 1, 1, 1), (1,), "card:it_shall_not_end", (6, 1, 1, 1, 1, 1), (1, 1))
    assert board(m).units["x"].attachments == (JON,)


@covers("stand_united_brothers")
def test_brothers_give_figures_to_another_unit() -> None:
    units = {"x": f"sworn_brothers 24,20 x6 +{JON}", "v": "veterans 34,20 x3", "y": f"{PLAIN} 24,40 owner=b"}
    m = held(Turn(player="a"), "stand_united_brothers", units, JON)
    go(m, "card:stand_united_brothers", "x")
    assert m.decisions["a"].problems({"v": 3})
    answer(m, {"v": 2})
    assert [board(m).units[u].figures for u in ("x", "v")] == [10, 1]


@covers("stand_united_brothers")
@rule("FIG-RUL-114")
def test_attachments_do_not_leave_with_the_brothers_who_give() -> None:
    two = f"sworn_brothers 24,20 x3 +{JON} +watch_captain"
    m = held(Turn(player="a"), "stand_united_brothers", {"x": two, "v": "veterans 34,20 x3"} | OTHERS, JON)
    go(m, "card:stand_united_brothers", "v")
    assert m.decisions["a"].problems({"x": 2})
    answer(m, {"x": 1})
    assert board(m).units["x"].attachments == (JON, "watch_captain")


@rule("FIG-CMD-09", "FIG-RUL-22")
def test_a_card_is_not_attached_to_a_unit_that_fell_before_it_worked() -> None:
    g = engine({"x": "sworn_brothers 24,20 x0", "y": "sworn_brothers 24,30"})
    for unit in ("x", "y"):
        decks.attach(g, "a", "night_gathers", unit)
    assert [row.unit for row in g.state.attached.values()] == ["y"]
