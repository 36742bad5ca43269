"""Positions: written by the game, written by hand, and what is wrong with them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import montjoie
from montjoie.games.figurines.positions.words import STEPS
from montjoie.kernel import Step
from montjoie.kernel.chance import Stream
from montjoie.kernel.errors import PositionError
from tests.games.figurines.given import asked, board
from tests.rule import rule

UNITS: dict[str, dict[str, Any]] = {
    "swords": {"card": "stark_sworn_swords", "x": 24_000, "y": 10_000},
    "guards": {"card": "lannister_guardsmen", "x": 24_000, "y": 30_000, "facing": 18_000, "figures": 7},
}
PLAYERS = {
    "a": {"faction": "stark", "commander": "greatjon_umber_lord_of_last_hearth"},
    "b": {"faction": "lannister", "commander": "tywin_lannister_lord_of_casterly_rock"},
}


def written(units: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A position a person would write."""
    frame: dict[str, Any] = {
        name: more.pop(name) for name in ("moment", "to_act", "options", "steps") if name in more
    }
    tables = {"units": UNITS if units is None else units, "players": PLAYERS, **more}
    told = {"game": "figurines", "seats": ["a", "b"], "options": {"mode": "fire_and_blood"}, "moment": "turn"}
    return {**told, **frame, "board": tables}


def read(**more: Any) -> montjoie.Match:
    return montjoie.from_position("figurines", written(**more), seed=1)


def problems(**more: Any) -> list[tuple[str, str]]:
    with pytest.raises(PositionError) as told:
        read(**more)
    return [(problem.rule, problem.key) for problem in told.value.problems]


def changed(unit: str, **new: Any) -> dict[str, Any]:
    return {**UNITS, unit: {**UNITS[unit], **new}}


@rule("FIG-CMD-03", "FIG-UNT-04")
def test_what_is_left_out_stands_as_a_player_would_expect() -> None:
    match = read(hands={"a": {"cards": ["northern_ferocity"]}})
    state = board(match)
    assert [row.owner for row in state.units.values()] == ["a", "b"]
    assert [row.figures for row in state.units.values()] == [12, 7]
    assert [row.edge for row in state.players.values()] == ["south", "north"]
    assert (state.course.round, state.course.first, state.course.mode) == (1, "a", "fire_and_blood")
    assert len(state.decks["a"].cards) == 19
    assert state.decks["a"].cards.count("northern_ferocity") == 1
    assert len(state.decks["b"].cards) == 20
    assert asked(match, "use_effect") == "a"  # the turn begins: he may hold a card for that


@rule("FIG-RND-01")
def test_each_moment_can_be_named() -> None:
    assert board(read(moment="round")).course.round == 2
    assert asked(read(moment="turn", to_act="b"), "activate_unit") == "b"
    assert asked(read(moment="cleanup", hands={"b": {"cards": ["counterplot"]}}), "discard_cards") == "b"
    assert problems(moment="siesta")[0][1] == "moment-unknown"
    assert problems(to_act="z") == [("FIG-RND-02", "no-such-player")]


def test_a_position_of_a_match_leads_back_to_it() -> None:
    match, rng = montjoie.start("figurines", 2, seed=4), Stream("back")
    for _ in range(60):
        again = montjoie.from_position("figurines", match.position(), seed=9)
        assert again.digest() == match.digest()
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, decision.sample(rng))


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (
            {"units": changed("swords", card="hobbits", owner="a", figures=4)},
            ("FIG-UNT-01", "no-such-unit-card"),
        ),
        ({"units": changed("swords", owner="z")}, ("FIG-UNT-01", "no-such-unit-card")),
        ({"units": changed("swords", figures=13)}, ("FIG-UNT-03", "figures-wrong")),
        ({"units": changed("swords", wounds=1)}, ("FIG-WND-02", "wounds-wrong")),
        ({"units": changed("swords", attachments=["frodo"])}, ("FIG-ATC-03", "no-such-attachment")),
        ({"units": changed("swords", conditions=["panicked"] * 2)}, ("FIG-CON-01", "conditions-wrong")),
        ({"units": changed("swords", conditions=["bored"])}, ("FIG-CON-01", "conditions-wrong")),
        ({"units": changed("swords", x=1000)}, ("FIG-MOV-07", "unit-off-table")),
        ({"units": changed("swords", y=29_000)}, ("FIG-GEO-06", "place-taken")),
        ({"units": changed("swords", influences=["gandalf"])}, ("FIG-INF-01", "no-such-ncu")),
        ({"units": changed("swords", carries="ring")}, ("FIG-FEA-05", "no-such-token")),
        ({"terrain": {"t": {"kind": "lava", "x": 1, "y": 1}}}, ("FIG-TER-14", "no-such-terrain")),
        (
            {"terrain": {"t": {"kind": "palisade", "x": 24_000, "y": 10_000}}},
            ("FIG-TER-11", "place-impassable"),
        ),
        ({"ncus": {"n": {"card": "gandalf", "owner": "a"}}}, ("FIG-NCU-01", "no-such-ncu")),
        (
            {"ncus": {card: {"card": card, "zone": "crown"} for card in ("sansa_stark", "catelyn_stark")}},
            ("FIG-TAC-01", "zone-wrong"),
        ),
        pytest.param({"course": {"round": 7}}, ("FIG-TAC-10", "round-off-track"), marks=rule("FIG-TAC-10")),
        ({"course": {"mode": "a_game_of_thrones"}}, ("FIG-OVR-02", "mode-not-agreed")),
        ({"course": {"first": "z"}}, ("FIG-RND-02", "no-such-player")),
        ({"players": {**PLAYERS, "a": {**PLAYERS["a"], "edge": "up"}}}, ("FIG-SET-07", "edge-unknown")),
        ({"players": {**PLAYERS, "a": {**PLAYERS["a"], "edge": ""}}}, ("FIG-SET-07", "edge-unknown")),
        ({"players": {**PLAYERS, "a": {**PLAYERS["a"], "vp": -1}}}, ("FIG-VIC-08", "vp-negative")),
        ({"players": {**PLAYERS, "z": {"team": "x"}}}, ("FIG-OVR-01", "players-wrong")),
        ({"hands": {"a": {"cards": ["northern_ferocity"] * 3}}}, ("FIG-CMD-03", "cards-too-many")),
        ({"hands": {"a": {"cards": ["counterplot"]}}}, ("FIG-CMD-03", "cards-too-many")),
        (
            {"attached": {"x": {"card": "northern_ferocity", "owner": "a", "unit": "ghosts"}}},
            ("FIG-CMD-09", "attached-wrong"),
        ),
    ],
    ids=lambda each: each[1] if isinstance(each, tuple) else "",
)
def test_contradictions_are_told_with_their_rule(more: dict[str, Any], told: tuple[str, str]) -> None:
    assert told in problems(**more)


def test_rows_of_a_wrong_type_are_reported_with_their_path() -> None:
    wrong: list[dict[str, Any]] = [
        {"units": {"swords": {"card": ["x"]}}},
        {"units": {"swords": 4}},
        {"players": {"a": 4}},
        {"players": 4},
        {"hands": {"a": {"cards": [4]}}},
        {"hands": {"a": []}},
        {"ncus": {"n": 4}},
        {"attached": {"n": 4}},
        {"course": 4},
    ]
    for tables in wrong:
        document = written()
        document["board"] = {**document["board"], **tables}
        with pytest.raises(PositionError) as told:
            montjoie.from_position("figurines", document, seed=1)
        assert told.value.problems[0].rule == "KER-POS-01"


@rule("FIG-WIN-01")
def test_a_mode_without_missions_has_no_missions_to_draw() -> None:
    assert (board(read()).mission_deck, board(read()).mission_hands) == ({}, {})


@rule("FIG-WIN-01")
def test_missions_that_lie_nowhere_are_in_the_deck() -> None:
    mode = {"mode": "the_winds_of_winter"}
    missions = list(montjoie.start("figurines", 2).engine.content.missions)
    match = read(options=mode, mission_hands={"a": {"cards": missions[:2]}}, open_missions={missions[3]: {}})
    assert board(match).mission_hands["b"].cards == ()
    assert set(board(match).mission_deck["missions"].cards) == {missions[2], *missions[4:]}


def test_procedures_outside_a_battle_are_refused() -> None:
    document = written(steps=[{"step": "Cleanup"}])
    document.pop("moment")
    with pytest.raises(PositionError) as told:
        montjoie.from_position("figurines", document, seed=1)
    assert [problem.key for problem in told.value.problems] == ["steps-outside-battle"]


def test_partners_of_a_position_sit_at_the_same_edge() -> None:
    seats = ["a", "b", "c", "d"]
    document = written(options={"mode": "fire_and_blood", "teams": [[1, 3], [2, 4]]})
    match = montjoie.from_position("figurines", {**document, "seats": seats}, seed=1)
    assert [row.edge for row in board(match).players.values()] == ["south", "north", "south", "north"]


@rule("KER-REC-01")
def test_a_replay_tells_what_came_before_the_first_question_of_a_position() -> None:
    match = read()
    assert [told["kind"] for told in match.feed(None)] == ["figurines.turn_begun"]
    again = montjoie.replay(match.record())
    assert again.feed(None) == match.feed(None)
    assert again.record() == match.record()


@pytest.mark.parametrize(
    ("tables", "rule_id", "key"),
    [
        ({"hands": {"c": {"owner": "c"}}}, "FIG-CMD-03", "no-such-player"),
        ({"decks": {"c": {"owner": "c"}}}, "FIG-CMD-03", "no-such-player"),
        (
            {"players": {**PLAYERS, "a": {"faction": "stark", "commander": "nil"}}},
            "FIG-CMD-01",
            "army-not-commander",
        ),
        ({"terrain": {"t": {"kind": "forest", "x": -1, "y": 0}}}, "FIG-SET-03", "terrain-off-table"),
        ({"objectives": {"o": {"x": 1, "y": 99_000}}}, "FIG-OBJ-01", "objective-off-table"),
        ({"objectives": {"o": {"x": 1, "y": 1, "card": "nil"}}}, "FIG-OBJ-01", "no-such-objective-card"),
        ({"units": changed("swords", vp=-1)}, "FIG-FIR-04", "vp-negative"),
    ],
)
@rule("FIG-CMD-03", "FIG-CMD-01", "FIG-SET-03", "FIG-OBJ-01", "FIG-FIR-04")
def test_tables_speak_of_things_that_are_there(tables: dict[str, Any], rule_id: str, key: str) -> None:
    assert (rule_id, key) in problems(**tables)


@rule("FIG-CMD-09")
def test_an_attached_card_is_of_a_player() -> None:
    lying = {"c": {"card": "northern_ferocity", "owner": "nobody", "unit": "swords"}}
    assert ("FIG-CMD-09", "names-nobody") in problems(attached=lying)


@rule("FIG-CMD-03")
def test_in_rounds_every_player_has_a_hand_and_a_deck() -> None:
    document = read().position()
    del document["board"]["decks"]["b"]
    with pytest.raises(PositionError) as told:
        montjoie.from_position("figurines", document)
    assert [(p.path, p.key) for p in told.value.problems] == [("position.board.decks", "no-cards")]


@pytest.mark.parametrize(
    ("number", "given"), [("width", 2**53), ("width", 72_000), ("depth", 1), ("size", 500)]
)
@rule("FIG-GEO-01", "KER-POS-01")
def test_the_table_and_the_size_are_those_agreed_on(number: str, given: int) -> None:
    document = read().position()
    document["board"]["course"][number] = given
    with pytest.raises(PositionError) as told:
        montjoie.from_position("figurines", document)
    (problem,) = told.value.problems
    key = "number-endless" if given > 10**6 else "number-not-agreed"
    assert (problem.path, problem.key) == (f"position.board.course.{number}", key)


@pytest.mark.parametrize(
    ("table", "row", "path"),
    [
        ("objectives", {"o": {"x": 1, "y": 1, "claimed": "nobody"}}, "objectives.o.claimed"),
        ("lasting", {"l": {"kind": "speed", "source": "x", "units": ["nobody"]}}, "lasting.l.units"),
        ("missions", {"a": {"owner": "a", "card": "nothing"}}, "missions.a.card"),
        ("mission_deck", {"missions": {"owner": "", "cards": ["nothing"]}}, "mission_deck.missions.cards"),
        ("siege_hands", {"a": {"owner": "a", "cards": ["nothing"]}}, "siege_hands.a.cards"),
        ("open_missions", {"nothing": {}}, "open_missions"),
    ],
)
@rule("KER-POS-03")
def test_rows_name_things_that_are_there(table: str, row: dict[str, Any], path: str) -> None:
    document = read().position()
    document["board"][table] = row
    with pytest.raises(PositionError) as told:
        montjoie.from_position("figurines", document)
    assert (f"position.board.{path}", "names-nobody") in [(p.path, p.key) for p in told.value.problems]


@rule("KER-POS-03")
def test_every_id_a_procedure_remembers_is_checked_or_free() -> None:
    free = {  # what an effect was aimed at and by what: cards, abilities, ways in which they work
        *("target", "source", "effect", "tells", "reroll", "retreat_reroll", "silence", "choice", "which"),
        *("rule", "kind", "token", "taken", "first", "action", "outcome", "settled", "order", "waiting"),
        *("actions", "keywords", "gifts", "boons", "boosts", "kinds", "tokens", "piles", "among", "chosen"),
        *("directions", "after", "on_fail", "on_pass", "lists", "left", "cause", "why"),
    }
    own = [step for step in Step.named if step.__module__.startswith("montjoie.games.figurines")]
    texts = {
        field.name
        for step in own
        for field in msgspec.structs.fields(step)
        if any(kind in str(field.type) for kind in ("str", "Any", "Literal", "Army"))
    }
    checked = {word for word in STEPS if "." not in word}
    assert texts - {"at"} - free <= checked
    assert len(own) > 300


@pytest.mark.parametrize(("field", "given"), [("unit", "nobody"), ("up", "c"), ("unit", ""), ("player", "")])
@rule("KER-POS-03")
def test_procedures_speak_of_units_and_players_that_are_there(field: str, given: str) -> None:
    match = read()
    match.submit("a", "swords")
    document = match.position()
    i = max(i for i, step in enumerate(document["steps"]) if field in step)
    document["steps"][i][field] = given
    with pytest.raises(PositionError) as told:
        montjoie.from_position("figurines", document)
    assert (f"position.steps[{i}].{field}", "names-nobody") in [(p.path, p.key) for p in told.value.problems]


@rule("KER-POS-03")
def test_steps_that_fit_the_board_but_not_each_other_are_found_by_trying_them_out() -> None:
    document = read().position()
    document["steps"] = [step for step in document["steps"] if step["step"] != "ActivationPhase"]
    with pytest.raises(PositionError) as told:
        montjoie.from_position("figurines", document)
    assert [(p.path, p.key) for p in told.value.problems] == [("position.steps", "cannot-run")]
