"""Positions: written by the game, written by hand, and what is wrong with them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import montjoie
from montjoie import words
from montjoie.games.conquest.positions import MOMENTS, STEPS
from montjoie.kernel import Step
from montjoie.kernel.chance import Stream
from montjoie.kernel.errors import PositionError
from tests.games.conquest.given import board
from tests.rule import rule

PLAYERS = {"a": {"faction": "hundred_kingdoms"}, "b": {"faction": "nords"}}
REGIMENTS: dict[str, Any] = {
    "swords": {"entry": "men_at_arms", "x": 24_000, "y": 10_000, "files": 3},
    "axes": {"entry": "raiders", "x": 24_000, "y": 30_000, "facing": 18_000, "wounds": 1},
    "late": {"entry": "huskarls"},
}
CHARACTERS = {"lord": {"entry": "noble_lord", "regiment": "swords"}}
HOUSE = {"kind": "house", "x": 38_000, "y": 21_000, "width": 4000, "depth": 6000}


def written(**more: Any) -> dict[str, Any]:
    """A position a person would write."""
    frame: dict[str, Any] = {
        name: more.pop(name) for name in ("moment", "to_act", "options", "steps") if name in more
    }
    tables = {"players": PLAYERS, "regiments": REGIMENTS, "characters": CHARACTERS, "pieces": {}, **more}
    return {"game": "conquest", "seats": ["a", "b"], "moment": "command", **frame, "board": tables}


def read(**more: Any) -> montjoie.Match:
    return montjoie.from_position("conquest", written(**more), seed=1)


def problems(**more: Any) -> list[tuple[str, str, str]]:
    with pytest.raises(PositionError) as told:
        read(**more)
    for problem in told.value.problems:
        for lang in words.LANGUAGES:
            assert words.tell(lang, problem.rule, problem.key, problem.facts)[1] == []
    return [
        (problem.path.removeprefix("position."), problem.rule, problem.key) for problem in told.value.problems
    ]


def changed(regiment: str, **new: Any) -> dict[str, Any]:
    return {"regiments": {**REGIMENTS, regiment: {**REGIMENTS[regiment], **new}}}


@rule("CON-GEO-04", "CON-RZL-01", "CON-RNF-01")
def test_what_is_left_out_stands_as_a_player_would_expect():
    state = board(read())
    swords, axes, late = (state.regiments[name] for name in ("swords", "axes", "late"))
    assert (swords.owner, swords.stands, swords.files, swords.rear) == ("a", 3, 3, 1)
    assert (swords.character, swords.models, swords.where) == ("lord", ("leader",), "table")
    assert (axes.owner, axes.files, axes.memory.stands) == ("b", 3, 3)
    assert late.where == "reinforcements"
    assert [row.edge for row in state.players.values()] == ["south", "north"]
    assert (state.course.round, state.course.first) == (1, "a")
    assert state.characters["lord"].owner == "a"


@rule("CON-TER-01", "CON-SCN-03")
def test_zones_and_ground_are_those_of_the_scenario_unless_they_are_said():
    tables = written(options={"scenario": "maelstrom"})
    del tables["board"]["pieces"]
    state = board(montjoie.from_position("conquest", tables, seed=1))
    assert set(state.zones) == {"centre", "west", "east"}
    assert "dense_forest_1" in state.pieces
    assert read().view(None)["board"]["pieces"] == {}


@rule("CON-GAR-03", "CON-RUL-12")
def test_who_is_in_a_garrison_is_put_there_by_its_name():
    inside = {"late": {"entry": "huskarls", "garrison": "keep"}}
    state = board(read(regiments={**REGIMENTS, **inside}, pieces={"keep": HOUSE}))
    assert state.pieces["keep"].holder == "late"
    assert (state.regiments["late"].where, state.regiments["late"].files) == ("garrison", 3)


@rule("CON-RND-01", "CON-ACT-02")
def test_each_moment_can_be_named():
    asked = {name: read(moment=name) for name in MOMENTS if name != "activation"}
    assert asked["round"].round == 2
    assert asked["command"].decisions["a"].kind == "conquest.order_stack"
    stacks = {"a": {"cards": ["men_at_arms", "noble_lord"]}, "b": {"cards": ["raiders"]}}
    drawing = read(moment="action", to_act="b", stacks=stacks)
    assert list(drawing.decisions) == ["b"]
    assert read(moment="activation", to_act="swords").decisions["a"].kind == "conquest.choose_action"
    told = [event["facts"] for event in read(moment="activation", to_act="lord").feed(None)]
    assert told[0] == {"unit": "lord"}  # he is activated, and has nothing to do
    assert problems(moment="siesta")[0][2] == "moment-unknown"
    assert problems(moment="action", to_act="swords") == [("to_act", "CON-ACT-02", "no-such-player")]
    assert problems(moment="activation", to_act="late") == [("to_act", "CON-ACT-02", "no-such-player")]
    assert problems(moment="activation") == [("to_act", "CON-ACT-02", "no-such-player")]


def test_a_position_of_a_match_leads_back_to_it():
    match, rng = (
        montjoie.start("conquest", 2, seed=4, options={"armies": ["hk_1000", "nords_1000"]}),
        Stream("x"),
    )
    for number in range(120):
        if number % 3 == 0:
            again = montjoie.from_position("conquest", match.position(), seed=9)
            assert again.digest() == match.digest()
            assert again.position() == match.position()
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, decision.sample(rng))


CONTACT = {"axes|swords": {"one": "axes", "other": "swords", "face": "front", "other_face": "front"}}


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (changed("swords", entry="hobbits"), ("board", "KER-POS-01", "position-bad")),
        (
            changed("swords", entry="hobbits", owner="a", warband=0, stands=3, starting=3),
            ("board.regiments.swords.entry", "KER-POS-03", "names-nobody"),
        ),
        (changed("swords", owner="z"), ("board.regiments.swords.owner", "KER-POS-03", "names-nobody")),
        (changed("swords", stands=0), ("board.regiments.swords.stands", "CON-HEA-07", "stands-wrong")),
        (changed("swords", stands=90), ("board.regiments.swords.stands", "CON-HEA-07", "stands-wrong")),
        (changed("swords", files=9), ("board.regiments.swords.files", "CON-REG-05", "formation-wrong")),
        (changed("swords", rear=3), ("board.regiments.swords.files", "CON-REG-05", "formation-wrong")),
        (changed("axes", wounds=40), ("board.regiments.axes.wounds", "CON-STD-05", "wounds-wrong")),
        (changed("axes", wounds=-1), ("board.regiments.axes.wounds", "CON-STD-05", "wounds-wrong")),
        (changed("swords", x=1000), ("board.regiments.swords", "CON-REG-07", "ends-off-table")),
        (changed("axes", y=12_000), ("board.regiments.swords", "CON-REG-07", "ends-on-regiment")),
        (changed("swords", facing="north"), ("board.regiments[...].facing", "KER-POS-01", "position-bad")),
        (changed("late", garrison="keep"), ("board.regiments.late.garrison", "KER-POS-03", "names-nobody")),
        (
            {**changed("late", garrison="keep", stands=5, starting=5), "pieces": {"keep": HOUSE}},
            ("board.regiments.late.garrison", "CON-GAR-03", "garrison-wrong"),
        ),
        (
            {"pieces": {"keep": {**HOUSE, "holder": "late"}}},
            ("board.pieces.keep.holder", "CON-GAR-03", "garrison-wrong"),
        ),
        (
            {"pieces": {"keep": {**HOUSE, "kind": "moon"}}},
            ("board.pieces.keep.kind", "KER-POS-03", "names-nobody"),
        ),
        ({"pieces": {"keep": {**HOUSE, "x": 0}}}, ("board.pieces.keep", "CON-REG-07", "ends-off-table")),
        (
            {"characters": {"lord": {"entry": "noble_lord", "regiment": "late", "owner": "a"}}}
            | changed("late", character=""),
            ("board.characters.lord.regiment", "CON-CHR-03", "character-elsewhere"),
        ),
        (
            changed("axes", character="lord"),
            ("board.regiments.axes.character", "CON-CHR-03", "character-elsewhere"),
        ),
        ({"contacts": CONTACT}, ("board.contacts.axes|swords", "CON-CNT-01", "contact-wrong")),
        ({"stacks": {"a": {"cards": ["raiders"]}}}, ("board.stacks.a", "CON-CMD-01", "stack-wrong")),
        (
            {"secondaries": {"a": {"cards": ["deep_strike"]}}},
            ("board.secondaries.a", "CON-SEC-01", "objectives-wrong"),
        ),
        (
            {"secondaries": {"a": {"cards": ["peace"]}}},
            ("board.secondaries.a.cards", "KER-POS-03", "names-nobody"),
        ),
        ({"course": {"round": 11}}, ("board.course.round", "CON-RND-01", "round-wrong")),
        ({"course": {"first": "z"}}, ("board.course.first", "CON-SUP-01", "no-such-player")),
        (
            {"course": {"scenario": "maelstrom"}},
            ("board.course.scenario", "CON-SCN-01", "scenario-not-agreed"),
        ),
        ({"players": {**PLAYERS, "z": {}}}, ("board.players", "CON-STD-01", "players-wrong")),
        (
            {"players": {seat: {**row, "edge": "north"} for seat, row in PLAYERS.items()}},
            ("board.players", "CON-RZL-01", "edges-wrong"),
        ),
        (
            {"steps": [{"step": "Round", "at": "command"}]},
            ("steps[0]", "CON-RND-01", "steps-outside-battle"),
        ),
        (
            {"steps": [{"step": "Battle", "at": "next_round"}, {"step": "Activation", "regiment": "ghosts"}]},
            ("steps[1].regiment", "KER-POS-03", "names-nobody"),
        ),
    ],
    ids=lambda case: case[0] if isinstance(case, tuple) else "",
)
@rule("CON-REG-07", "CON-REG-05", "CON-CNT-01", "CON-CHR-03", "CON-CMD-01", "KER-POS-03")
def test_a_table_that_cannot_be_is_refused_with_its_path_and_rule(
    more: dict[str, Any], told: tuple[str, str, str]
):
    found = problems(**more)
    assert told in found or (told[2] == "position-bad" and any(told[0] in path for path, _, _ in found))


@rule("CON-CHR-03", "CON-CHR-11")
def test_a_character_may_be_about_to_fall_with_a_regiment_that_is_gone():
    swords = {"entry": "men_at_arms", "where": "destroyed", "stands": 0, "character": ""}
    match = read(regiments={**REGIMENTS, "swords": swords})
    assert match.position()["board"]["characters"]["lord"]["regiment"] == "swords"


@rule("CON-CNT-01")
def test_regiments_in_contact_may_be_written():
    near = changed("axes", y=13_662)
    match = read(**near, contacts=CONTACT, moment="activation", to_act="swords")
    assert "clash" in str(match.view("a")["decision"])


@rule("KER-POS-03")
def test_every_id_a_procedure_remembers_is_checked_or_free():
    free = {  # ways in which something works, and places of stands
        *(
            "action",
            "aid",
            "aims",
            "before",
            "cast",
            "doing",
            "done_actions",
            "face",
            "free",
            "freed",
            "ground",
        ),
        *("hits", "pools", "row", "rule", "side", "source", "wounds", "effect", "gift", "on"),
    }
    own = [step for step in Step.named if step.__module__.startswith("montjoie.games.conquest")]
    fields = [field for step in own for field in msgspec.structs.fields(step)]
    texts = {field.name for field in fields if any(kind in str(field.type) for kind in ("str", "montjoie"))}
    assert texts - {"at"} - free <= {word for word in STEPS if "." not in word}
    assert len(own) > 50
