"""Wounds, destruction and healing (FIG-WND, FIG-HEA)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.harm.casualties import AutoHits, Heal, Suffer, room
from montjoie.games.figurines.state import Attached
from tests.games.figurines.fights import FRONT, dice, due, fight, quiet, watch
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
    roll,
    told,
)
from tests.rule import rule

HORSE = "ranger_trackers 24,20"  # 3 wounds a figure


@rule("FIG-EX-23", "FIG-WND-01", "FIG-WND-02")
def test_four_wounds_remove_one_horseman_and_the_next_has_one_token():
    match = at(Suffer(unit="s", wounds=4), {"s": HORSE})
    row = board(match).units["s"]
    assert (row.figures, row.wounds) == (3, 1)
    match = at(Suffer(unit="s", wounds=2), {"s": HORSE + " x3 wounds=1"})
    row = board(match).units["s"]
    assert (row.figures, row.wounds) == (2, 0)


@rule("FIG-WND-01")
def test_wounds_are_never_spread():
    match = at(Suffer(unit="s", wounds=2), {"s": HORSE})
    assert (board(match).units["s"].figures, board(match).units["s"].wounds) == (4, 2)


@rule("FIG-UNT-10")
def test_wounds_beyond_the_last_figure_are_lost():
    match = at(Suffer(unit="s", wounds=99, by="b"), {"s": HORSE + " x1 wounds=2", "d": FRONT["d"]})
    assert events(match, "wounds_suffered")[0]["wounds"] == 1


@rule("FIG-WND-01")
def test_nothing_happens_for_no_wounds(monkeypatch):
    seen = watch(monkeypatch)
    assert over(at(Suffer(unit="s", wounds=0), {"s": HORSE}))
    assert seen == []


@rule("FIG-STO-11", "FIG-STO-10")
def test_only_attacks_hurt_a_wall():
    walls = {"w": "castle_wall 24,40 owner=b", "s": FRONT["s"]}
    assert board(at(Suffer(unit="w", wounds=2, by="a"), walls)).units["w"].wounds == 0


@rule("FIG-CMD-09", "FIG-RUL-22")
def test_cards_attached_to_a_destroyed_unit_go_to_their_owner_s_discard_pile():
    lies = {"c": Attached("the_north_remembers", "a", "s")}
    match = at(Suffer(unit="s", wounds=12, by="b"), FRONT, attached=lies)
    assert board(match).attached == {}
    assert board(match).players["a"].discard == ("the_north_remembers",)


@rule("FIG-HEA-01")
def test_each_wound_healed_returns_a_figure():
    match = at(Heal(unit="s", up_to=3), {"s": "stark_bowmen 24,20 x6"})
    assert offered(match) == [0, 1, 2, 3]
    answer(match, 3)
    assert board(match).units["s"].figures == 9


@pytest.mark.parametrize(
    ("healed", "figures", "wounds"), [(1, 2, 1), (2, 2, 0), (3, 3, 2), (4, 3, 1), (5, 3, 0), (6, 4, 2)]
)
@rule("FIG-HEA-02")
def test_wounds_are_healed_first_then_a_figure_returns_with_what_is_left(healed, figures, wounds):
    match = at(Heal(unit="s", up_to=healed, exactly=True), {"s": HORSE + " x2 wounds=2"})
    row = board(match).units["s"]
    assert (row.figures, row.wounds) == (figures, wounds)


@rule("FIG-HEA-03", "FIG-GLO-12")
def test_nobody_heals_beyond_the_start():
    match = at(Heal(unit="s", up_to=5), {"s": "stark_bowmen 24,20 x10"})
    assert offered(match) == [0, 1, 2]
    assert refused(match, "a", 3)[1] == "out-of-bounds"
    assert over(at(Heal(unit="s", up_to=5), {"s": "stark_bowmen 24,20"}))


@rule("FIG-HEA-03")
def test_a_destroyed_unit_cannot_be_healed():
    assert room(engine({"s": "stark_bowmen 24,20 x0"}), "s") == 0
    assert over(at(Heal(unit="s", up_to=5), {"s": "stark_bowmen 24,20 lost"}))


@rule("FIG-GLO-12")
def test_up_to_is_the_choice_of_who_controls_the_effect(monkeypatch):
    seen = watch(monkeypatch)
    match = at(Heal(unit="s", up_to=3, chooser="b"), {"s": "stark_bowmen 24,20 x6"})
    assert asked(match, "heal_wounds") == "b"
    answer(match, 0)
    assert over(match)
    assert board(match).units["s"].figures == 6
    assert [m.window for m in seen] == []  # nothing was healed


@rule("FIG-HEA-01")
def test_a_healed_unit_is_announced(monkeypatch):
    seen = watch(monkeypatch)
    quiet(at(Heal(unit="s", up_to=2, exactly=True), {"s": "stark_bowmen 24,20 x6"}))
    assert [(m.window, m.unit, m.n) for m in seen] == [("unit_healed", "s", 2)]


@rule("FIG-RES-12", "FIG-GLO-07")
def test_a_single_automatic_hit_is_saved_or_wounds():
    for face, left in ((4, 12), (3, 11)):
        match = at(AutoHits(unit="d", hits=1, by="a"), FRONT, live=False)
        roll(match, face)
        assert board(match).units["d"].figures == left
        assert told(match, "hits_settled", "unit", "hits", "blocked") == [
            {"unit": "d", "hits": 1, "blocked": left - 11}
        ]


@rule("FIG-RES-12")
def test_no_hits_are_not_saved():
    assert over(at(AutoHits(unit="s", hits=0), FRONT, live=False))


@rule("FIG-RES-06")
def test_a_unit_without_defense_saves_nothing():
    walls = {"w": "castle_wall 24,40 owner=b", "s": FRONT["s"]}
    assert over(at(AutoHits(unit="w", hits=3), walls, live=False))


LAST = {"s": FRONT["s"], "d": "stark_sworn_swords 24,24.8 @180 owner=b x1"}


@rule("FIG-VIC-06", "FIG-RUL-138")
def test_with_the_last_unit_of_the_enemy_the_game_is_over_before_anything_else_of_the_attack(monkeypatch):
    seen = watch(monkeypatch)
    match = fight(LAST)
    dice(match, 6, 6, 6, 6, 6, 6, 6)
    roll(match, 1, 1, 1, 1, 1, 1, 1)
    assert match.result is not None
    assert (match.result.ranking, match.result.rule) == ([["a"], ["b"]], "FIG-VIC-06")
    assert seen[-1].window == "unit_destroyed"
    assert board(match).units["d"].where == "lost"


@rule("FIG-VIC-06", "FIG-RUL-138", "FIG-RUL-97")
def test_the_last_unit_may_still_strike_while_it_falls_and_live_on():
    hands = {"b": ["it_shall_not_end"]}
    watch_men = {"d": "sworn_brothers 24,24.8 @180 owner=b x1", "s": "stormcrow_mercenaries 24,20 x1"}
    match = fight(watch_men, board={"hands": hands, "players": {"b": {"faction": "nights_watch"}}})
    card = "card:it_shall_not_end"
    for faces in (6, 1):  # it hits, nothing is saved
        roll(match, *(faces,) * due(match))
        while match.chance is None and card not in offered(match):
            answer(match, "pass")
    answer(match, card)
    for faces in (6, 1):
        quiet(match)
        roll(match, *(faces,) * due(match))
    quiet(match)
    assert match.result is not None
    assert match.result.ranking == [["b"], ["a"]]
    assert board(match).units["d"].figures == 1


@rule("FIG-CLA-06", "FIG-RUL-34", "FIG-RUL-138")
def test_a_unit_that_falls_into_the_reserve_does_not_end_the_game():
    match = fight(LAST, board={"mode": "a_clash_of_kings"})
    dice(match, 6, 6, 6, 6, 6, 6, 6)
    dice(match, 1, 1, 1, 1, 1, 1, 1)
    assert not match.over
    assert board(match).units["d"].where == "reserve"


@rule("FIG-UNT-10", "FIG-VIC-01")
def test_a_unit_that_died_of_the_answer_to_its_wounds_falls_only_once() -> None:
    units = {"x": "stark_sworn_swords 24,10 x0 owner=b", "y": "stark_sworn_swords 8,10 owner=b"}
    match = at(Suffer(unit="x", wounds=1, by="a", at="fall"), units | {"z": "stark_sworn_swords 40,40"})
    assert events(match, "unit_destroyed") == []
    assert board(match).players["a"].vp == 0
