"""Draw events and healing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from montjoie.games.conquest import draw_events
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import UseDrawEvent
from montjoie.games.conquest.profiles import held, value, worth
from montjoie.games.conquest.queries import ATTACKS, CLASH, DEFENSE, FREE, MARCH
from montjoie.games.conquest.state import Lasting
from montjoie.games.conquest.wounds.allocation import lose_stand
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import change
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

BLOW = Blow("clash", "militia_1", "militia_1", "gilded_legion_1")
AHEAD = {"forward": [{"turn": 0, "ahead": 3000, "pivot": "centre"}]}


def used(event: str, regiment: str, monkeypatch: pytest.MonkeyPatch, x: int | None = None) -> Match:
    """A regiment uses a draw event, whether it is printed or not."""
    given = {event: Held(id=event, x=x)}
    monkeypatch.setattr(draw_events, "available", lambda g, unit: given)
    name = regiment.split()[0] + "_1"
    match = at(UseDrawEvent(who=name), regiment, "militia 4,4", live=False)
    answer(match, "choose_draw_event", event)
    return match


@rule("CON-ACT-04", "CON-DRE-01", "CON-DRE-00", "CON-ACT-09")
def test_bastion_raises_the_defense_of_all_stands_for_the_round():
    match = at(UseDrawEvent(who="gilded_legion_1"), "gilded_legion 24,10 +noble_lord", "militia 4,4")
    answer(match, "choose_draw_event", "bastion")
    assert worth(match.engine, DEFENSE, "gilded_legion_1", BLOW) == 4
    assert worth(match.engine, DEFENSE, "noble_lord_1", None) == 4
    board(match).lasting["x"] = Lasting("rule", "given", ("militia_1",), "round", thing="linebreaker")
    assert worth(match.engine, DEFENSE, "gilded_legion_1", BLOW) == 3


@rule("CON-ACT-04")
def test_a_draw_event_may_be_left_alone():
    match = at(UseDrawEvent(who="gilded_legion_1"), "gilded_legion 24,10")
    answer(match, "choose_draw_event", "none")
    assert not board(match).lasting


@rule("CON-ACT-05", "CON-RUL-91")
def test_who_is_still_to_march_on_has_no_draw_event():
    match = at(Activation(regiment="gilded_legion_1"), "gilded_legion arriving")
    (decision,) = match.decisions.values()
    assert decision.kind == "conquest.choose_entry"


@rule("CON-DRE-02")
def test_burnout_gives_clash_march_and_decay(monkeypatch: pytest.MonkeyPatch):
    match = used("burnout", "men_at_arms 24,10", monkeypatch)
    g = match.engine
    assert (worth(g, CLASH, "men_at_arms_1", None), worth(g, MARCH, "men_at_arms_1", None)) == (3, 7)
    assert value(g, "men_at_arms_1", "decay") == 3


@rule("CON-DRE-03")
def test_flux_powers_clash_or_attacks(monkeypatch: pytest.MonkeyPatch):
    match = used("flux_powered", "men_at_arms 24,10", monkeypatch)
    answer(match, "choose_flux", "attacks")
    g = match.engine
    assert (worth(g, CLASH, "men_at_arms_1", None), worth(g, ATTACKS, "men_at_arms_1", None)) == (2, 6)


@rule("CON-DRE-04", "CON-ACT-12")
def test_double_time_gives_a_third_march_after_two():
    g = engine("militia 24,10", steps=(Activation(at="act", regiment="militia_1"),))
    g.state.lasting["x"] = Lasting("rule", "double_time", ("militia_1",), "activation", thing="double_time")
    match = begun(g, 0)
    for _ in range(2):
        answer(match, "choose_action", "march")
        answer(match, "choose_march", AHEAD)
    (decision,) = match.decisions.values()
    assert set(decision.candidates()) == {"march", "pass"}
    answer(match, "choose_action", "march")
    answer(match, "choose_march", AHEAD)
    assert board(match).regiments["militia_1"].y == 19_000
    assert over(match)


@rule("CON-DRE-07")
@pytest.mark.parametrize(
    ("done", "free"),
    [(("aim", "volley"), ["march"]), (("volley", "march"), []), (("volley",), [])],
)
def test_fire_and_advance_follows_a_volley_as_second_action(done: tuple[str, ...], free: list[str]):
    assert list(FREE.of(engine(), [("militia_1", "fire_and_advance")], "militia_1", done)) == free


@rule("CON-DRE-08", "CON-MOR-04")
@pytest.mark.parametrize(
    ("actions", "y", "spared"), [(("aim",), 22, [False]), (("aim",), 30, []), (("march",), 22, [])]
)
def test_murderous_volleys_shake_those_within_12_inches(actions: Any, y: int, spared: list[bool]):
    g = engine("longbowmen 24,10", f"raiders 24,{y} b")
    row = g.state.regiments["longbowmen_1"]
    change(g.state.regiments, "longbowmen_1", memory=replace(row.memory, actions=actions))
    blow = Blow("volley", "longbowmen_1", "longbowmen_1", "raiders_1")
    assert list(draw_events.dismaying(g, "longbowmen_1", "longbowmen_1", blow)) == spared


@rule("CON-DRE-05", "CON-HEA-01", "CON-HEA-03")
def test_regeneration_heals_the_regiment_but_not_its_character(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        draw_events, "available", lambda g, unit: {"regeneration": Held(id="regeneration", x=4)}
    )
    g = engine("militia 24,10 w3 +noble_lord", steps=(UseDrawEvent(who="militia_1"),))
    change(g.state.characters, "noble_lord_1", wounds=2)
    match = begun(g, 0)
    answer(match, "choose_draw_event", "regeneration")
    assert board(match).regiments["militia_1"].wounds == 0
    assert board(match).characters["noble_lord_1"].wounds == 2


@rule("CON-DRE-05")
def test_regeneration_of_a_character_is_his_alone():
    g = engine("militia 24,10 w3 +noble_lord", steps=(Heal(unit="noble_lord_1", points=4),))
    change(g.state.characters, "noble_lord_1", wounds=2)
    match = begun(g, 0)
    assert board(match).regiments["militia_1"].wounds == 3
    assert board(match).characters["noble_lord_1"].wounds == 0


@rule("CON-DRE-06", "CON-DIC-08", "CON-RUL-01")
@pytest.mark.parametrize(("regiment", "left"), [("militia 24,10 w3", 0), ("household_knights 24,10 w3", 1)])
def test_biotic_renewal_heals_a_die_or_half_of_one(regiment: str, left: int, monkeypatch: pytest.MonkeyPatch):
    match = used("biotic_renewal", regiment, monkeypatch)
    roll(match, 4)
    assert board(match).regiments[regiment.split()[0] + "_1"].wounds == left


@rule("CON-HEA-02", "CON-HEA-03", "CON-HEA-01")
def test_a_heal_begins_with_the_character_then_the_command_stand():
    g = engine("militia 24,10 w3 +noble_lord", steps=(Heal(unit="militia_1", points=5),))
    change(g.state.characters, "noble_lord_1", wounds=2)
    change(g.state.regiments, "militia_1", command_wounds=2)
    match = begun(g, 0)
    row = board(match).regiments["militia_1"]
    assert (board(match).characters["noble_lord_1"].wounds, row.command_wounds, row.wounds) == (0, 0, 2)


@rule("CON-HEA-04", "CON-HEA-05", "CON-RUL-27", "CON-RUL-28", "CON-HEA-07")
def test_half_its_wounds_bring_a_stand_back_and_the_rest_heals_it():
    def after(points: int) -> tuple[int, int, int]:
        g = engine("militia 24,10 x6 f3 w1", steps=(Heal(unit="militia_1", points=points),))
        change(g.state.regiments, "militia_1", starting=7)
        row = board(begun(g, 0)).regiments["militia_1"]
        return row.stands, row.wounds, row.rear

    assert after(2) == (6, 0, 0)
    assert after(3) == (7, 2, 1)
    assert after(4) == (7, 1, 1)
    assert after(9) == (7, 0, 1)


@rule("CON-HEA-06")
def test_without_room_no_stand_returns():
    g = engine("militia 24,10 x6 f3", "militia 24,6.3 x3 f3", steps=(Heal(unit="militia_1", points=4),))
    change(g.state.regiments, "militia_1", starting=7)
    assert board(begun(g, 0)).regiments["militia_1"].stands == 6


@rule("CON-HEA-08", "CON-BRK-05")
def test_the_broken_are_not_healed():
    match = at(Heal(unit="militia_1", points=4), "militia 24,10 w3 broken")
    assert board(match).regiments["militia_1"].wounds == 3


@rule("CON-COM-06", "CON-RUL-77", "CON-HEA-04")
def test_a_command_model_of_cavalry_goes_with_its_stand_and_returns_with_it():
    g = engine("household_knights 24,10 x2 f2")
    change(g.state.regiments, "household_knights_1", models=("leader", "standard_bearer"), starting=3)
    assert "unstoppable" in held(g, "household_knights_1")
    lose_stand(g, "household_knights_1", "left")
    assert "unstoppable" not in held(g, "household_knights_1")
    healed = engine("household_knights 24,10 x1 f1", steps=(Heal(unit="household_knights_1", points=2),))
    change(healed.state.regiments, "household_knights_1", fallen=("standard_bearer",), starting=3)
    assert board(begun(healed, 0)).regiments["household_knights_1"].models == ("leader", "standard_bearer")
