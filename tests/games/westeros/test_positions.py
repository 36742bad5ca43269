"""Positions: written by the game, written by hand, and what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.kernel.errors import PositionError
from tests.games.westeros.given import board, commander
from tests.rule import rule

UNITS: dict[str, dict[str, Any]] = {
    "s1": {"card": "war_host_of_the_north", "rank": "green", "hex": "5,3", "commander": commander("maege")},
    "s2": {"card": "war_host_of_the_north", "rank": "blue", "hex": "6,3", "figures": 2},
    "l1": {"card": "lannisport_guards", "rank": "blue", "hex": "5,9", "commander": commander("kevan")},
}


def written(units: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A position a person would write: a few units, the rest as at the start."""
    tables = {name: more.pop(name) for name in TABLES if name in more}
    course = {"first": "stark", **tables.pop("course", {})}
    given = UNITS if units is None else units
    told = {"units": given, "ground": {"1,1": {"terrain": "forest"}}, "course": course, **tables}
    frame = {"game": "westeros", "seats": ["stark", "lannister"], "moment": "command"}
    return {**frame, "board": told, **more}


TABLES = ("sides", "course", "ground", "commanders", "objectives", "hands", "decks", "tokens")


def problems(position: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(PositionError) as told:
        montjoie.from_position("westeros", position, seed=1)
    return [(problem.rule, problem.key) for problem in told.value.problems]


def changed(unit: str, **new: Any) -> dict[str, Any]:
    return {**UNITS, unit: {**UNITS[unit], **new}}


@rule("WES-SET-09", "WES-SET-04", "WES-DCK-03")
def test_what_is_left_out_stands_as_at_the_start() -> None:
    match = montjoie.from_position("westeros", written(hands={"stark": {"cards": ["sl01"]}}), seed=1)
    state = board(match)
    assert [unit.figures for unit in state.units.values()] == [4, 2, 4]
    assert [unit.house for unit in state.units.values()] == ["stark", "stark", "lannister"]
    assert state.commanders[commander("maege")].unit == "s1"
    assert len(state.ground) == 160
    assert state.ground["1,1"].terrain == "forest"
    assert state.ground["9,3"].overlay == "ford"
    assert len(state.decks["stark"].cards) == 14
    assert "sl01" not in state.decks["stark"].cards
    assert match.decisions["stark"].kind == "westeros.take_action"


def test_a_whole_battle_may_be_left_out() -> None:
    document = {"game": "westeros", "seats": ["stark", "lannister"], "board": {}, "moment": "rally"}
    match = montjoie.from_position("westeros", document, seed=1)
    assert len(board(match).units) == 17
    assert len(board(match).objectives) == 2
    assert match.round == 1


@rule("WES-RND-01")
@pytest.mark.parametrize("moment", ["rally", "marshalling", "command", "regroup"])
def test_each_phase_can_be_named(moment: str) -> None:
    match = montjoie.from_position("westeros", written(moment=moment), seed=1)
    assert match.decisions


@rule("WES-CMD-01")
def test_who_is_to_act_can_be_named() -> None:
    match = montjoie.from_position("westeros", written(to_act="lannister"), seed=1)
    assert list(match.decisions) == ["lannister"]
    assert problems(written(to_act="tully")) == [("WES-GEN-02", "no-such-house")]


@rule("WES-RAL-04")
def test_after_the_rally_phase_there_is_a_first_player() -> None:
    assert problems(written(course={"first": ""})) == [("WES-RAL-04", "no-first-player")]


def test_rows_of_a_wrong_type_are_reported_with_their_path() -> None:
    wrong: list[dict[str, Any]] = [
        {"units": {"s1": {"card": ["x"], "commander": {}}}},
        {"units": {"s1": 4}},
        {"sides": {"stark": 4}},
        {"hands": {"stark": {"cards": [4]}}},
        {"hands": {"stark": []}},
        {"commanders": {"maege": 4}},
        {"ground": {"1,1": 4}},
        {"ground": 4},
        {"course": 4},
    ]
    for tables in wrong:
        document = written()
        document["board"] = {**document["board"], **tables}
        with pytest.raises(PositionError) as told:
            montjoie.from_position("westeros", document, seed=1)
        assert told.value.problems[0].rule == "KER-POS-01"


def test_a_terrain_named_by_hand_comes_without_the_token_that_lay_there() -> None:
    ground = {"9,3": {"terrain": "hills"}, "8,4": {"fire": 0}}
    state = board(montjoie.from_position("westeros", written(ground=ground), seed=1))
    assert (state.ground["9,3"].terrain, state.ground["9,3"].overlay) == ("hills", "")
    assert (state.ground["8,4"].terrain, state.ground["8,4"].overlay) == ("river", "ford")


def test_a_moment_that_does_not_exist_is_refused() -> None:
    assert problems(written(moment="siesta"))[0][1] == "moment-unknown"


def test_a_position_of_a_match_leads_back_to_it() -> None:
    match = montjoie.start("westeros", 2, seed=4)
    again = montjoie.from_position("westeros", match.position(), seed=9)
    assert again.digest() == match.digest()
    assert again.position() == match.position()


WRONG: dict[str, tuple[dict[str, Any], tuple[str, str]]] = {
    "crowd": (written(changed("s2", hex="5,3")), ("WES-HEX-05", "hex-crowded")),
    "half_hex": (written(changed("s2", hex="15,2")), ("WES-HEX-02", "hexes-wrong")),
    "river": (written(changed("s2", hex="9,1")), ("WES-MOV-06", "unit-in-impassable")),
    "figures": (written(changed("s2", figures=5)), ("WES-UNI-01", "figures-wrong")),
    "rank": (written(changed("s2", rank="gold")), ("WES-UNI-06", "no-such-rank")),
    "house": (written(changed("s2", house="lannister")), ("WES-SET-09", "no-such-unit")),
    "engaged": (written(changed("s2", partner="l1", token="stark")), ("WES-ENG-01", "engagement-wrong")),
    "commander": (
        written(commanders={"robb_stark_young_wolf": {"house": "stark", "unit": "s2"}}),
        ("WES-SET-10", "commander-without-unit"),
    ),
    "captured": (
        written(commanders={"nobody": {"house": "stark", "unit": ""}}),
        ("WES-SET-03", "no-such-commander"),
    ),
    "round": (written(course={"round": 6}), ("WES-SET-06", "round-off-track")),
    "marker": (written(course={"marker": 12}), ("WES-MOR-03", "marker-off-track")),
    "rout": (written(course={"marker": -11}), ("WES-VIC-06", "already-routed")),
    "momentum": (written(course={"momentum": "tully"}), ("WES-SET-12", "no-such-house")),
    "plan": (written(course={"plan": "wolf_raiders"}), ("WES-SET-01", "plan-not-agreed")),
    "first": (written(course={"first": "tully"}), ("WES-RAL-04", "no-such-house")),
    "seat": (written(sides={"stark": {"seat": "lannister"}}), ("WES-GEN-02", "seats-wrong")),
    "tokens": (written(sides={"stark": {"command_tokens": 4}}), ("WES-SET-08", "command-tokens-wrong")),
    "limit": (
        written(
            commanders={commander("maege"): {"house": "stark", "unit": "s1", "tokens": 2}},
            sides={"stark": {"command_tokens": 1}},
        ),
        ("WES-CRD-05", "commander-overloaded"),
    ),
    "supply": (written(sides={"stark": {"pool": {"red": 11}}}), ("WES-RUL-03", "tokens-beyond-box")),
    "symbol": (written(sides={"stark": {"pool": {"gold": 1}}}), ("WES-MAR-02", "no-such-token")),
    "card": (written(hands={"stark": {"cards": ["ll01"]}}), ("WES-DCK-03", "card-not-in-battle")),
    "absent": (written(hands={"stark": {"cards": ["sl11"]}}), ("WES-DCK-03", "card-not-in-battle")),
    "twice": (written(hands={"stark": {"cards": ["sl01", "sl01"]}}), ("WES-DCK-03", "card-twice")),
    "terrain": (written(ground={"1,1": {"terrain": "lava"}}), ("WES-TER-07", "no-such-terrain")),
    "fire": (written(ground={"1,1": {"fire": 5}}), ("WES-FIR-03", "fire-too-high")),
    "cold": (written(ground={"1,1": {"fire": -1}}), ("WES-FIR-03", "fire-too-high")),
    "hills": (written(ground={"1,1": {"terrain": "hills", "fire": 1}}), ("WES-FIR-03", "fire-too-high")),
    "wet": (written(ground={"1,1": {"terrain": "river", "fire": 1}}), ("WES-FIR-03", "fire-too-high")),
    "forest": (written(ground={"1,1": {"terrain": "forest", "fire": 4}}), ("WES-FIR-03", "fire-too-high")),
    "burning_ford": (
        written(ground={"1,1": {"terrain": "river", "overlay": "ford", "fire": 1}}),
        ("WES-FIR-03", "fire-too-high"),
    ),
    "tent": (
        written(ground={"1,1": {"terrain": "plains", "overlay": "tent", "fire": 2}}),
        ("WES-FIR-03", "fire-too-high"),
    ),
    "dry_ford": (
        written(ground={"1,1": {"terrain": "plains", "overlay": "ford"}}),
        ("WES-OVL-01", "token-misplaced"),
    ),
    "dry_bridge": (
        written(ground={"1,1": {"terrain": "road", "overlay": "stone_bridge"}}),
        ("WES-OVL-01", "token-misplaced"),
    ),
    "devastated": (
        written(ground={"1,1": {"terrain": "hills", "devastated": True}}),
        ("WES-TER-08", "cannot-be-devastated"),
    ),
    "stray": (
        written(tokens={"captive": {"kind": "captive", "hex": "40,1"}}),
        ("WES-HEX-02", "hexes-wrong"),
    ),
    "carried": (
        written(tokens={"prisoner_1": {"kind": "prisoner", "hex": "1,1", "carrier": "s2"}}),
        ("WES-GEN-04", "token-elsewhere"),
    ),
    "prisoner": (
        written(sides={"lannister": {"captured": [commander("maege")]}}),
        ("WES-CAP-05", "captured-on-board"),
    ),
    "off_board": (written(ground={"16,1": {"terrain": "plains"}}), ("WES-HEX-02", "hexes-wrong")),
    "objective": (
        written(objectives={"western_ford_height": {"hex": "40,40"}}),
        ("WES-VIC-08", "objective-wrong"),
    ),
}


@rule("WES-FIR-03", "WES-OVL-01", "WES-TER-08", "WES-CAP-05")
@pytest.mark.parametrize("case", WRONG)
def test_a_board_that_cannot_be_is_refused_with_its_rule(case: str) -> None:
    position, expected = WRONG[case]
    assert problems(position) == [expected]


@rule("WES-FIR-03", "WES-RUL-32")
def test_fire_as_high_as_the_ground_feeds_it_is_no_fault() -> None:
    ground = {
        "1,1": {"terrain": "plains", "fire": 4},
        "2,1": {"terrain": "forest", "fire": 3, "devastated": True},
        "3,1": {"terrain": "river", "overlay": "wooden_bridge", "fire": 2},
    }
    match = montjoie.from_position("westeros", written(ground=ground), seed=1)
    assert [board(match).ground[hex].fire for hex in ground] == [4, 3, 2]


@rule("WES-VIC-05")
def test_a_battle_that_an_instant_victory_has_ended_is_refused() -> None:
    document = {
        "game": "westeros",
        "seats": ["stark", "lannister"],
        "options": {"plan": "battle_of_the_whispering_wood"},
        "moment": "rally",
        "board": {
            "units": {"s1": UNITS["s1"]},
            "sides": {"stark": {"points": 5, "captured": ["jaime_lannister_kingslayer"]}},
            "commanders": {"jaime_lannister_kingslayer": {"house": "lannister", "unit": ""}},
        },
    }
    assert problems(document) == [("WES-VIC-05", "already-won")]


@rule("WES-RUL-34")
def test_a_figure_stands_on_the_board_in_one_version() -> None:
    units = {
        "s1": {**UNITS["s1"], "commander": commander("greatjon_umber_lord")},
        "s2": {**UNITS["s2"], "commander": commander("greatjon_umber_the")},
    }
    assert problems(written(units)) == [("WES-RUL-34", "version-twice")]


@pytest.mark.parametrize("case", WRONG)
def test_every_problem_is_told_in_both_languages(case: str) -> None:
    from montjoie import words

    with pytest.raises(PositionError) as told:
        montjoie.from_position("westeros", WRONG[case][0], seed=1)
    for problem in told.value.problems:
        for lang in words.LANGUAGES:
            assert words.tell(lang, problem.rule, problem.key, problem.facts)[1] == []


@pytest.mark.parametrize(
    ("field", "given"),
    [("up", "nobody"), ("house", "nobody"), ("house", ""), ("card", "nothing"), ("commander", "nobody")],
)
@rule("KER-POS-03")
def test_procedures_speak_of_houses_and_cards_that_there_are(field: str, given: str) -> None:
    match = montjoie.from_position("westeros", written(hands={"stark": {"cards": ["sl01"]}}), seed=1)
    match.submit("stark", next(a for a in match.decisions["stark"].candidates() if "sl01" in str(a)))
    document = match.position()
    i = next(i for i, step in enumerate(document["steps"]) if field in step)
    document["steps"][i][field] = given
    with pytest.raises(PositionError) as told:
        montjoie.from_position("westeros", document)
    assert (f"position.steps[{i}].{field}", "names-nobody") in [(p.path, p.key) for p in told.value.problems]


@rule("WES-RAL-04")
def test_after_the_rally_phase_there_is_a_first_player_whoever_wrote_the_steps() -> None:
    document = montjoie.from_position("westeros", written(), seed=1).position()
    document["board"]["course"]["first"] = ""
    assert problems(document) == [("WES-RAL-04", "no-first-player")]
