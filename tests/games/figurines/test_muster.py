"""Army lists as they are handed in, options, and the decision FIG-D-01."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.games.figurines import armies
from montjoie.games.figurines.content import load
from montjoie.games.figurines.setup import muster
from montjoie.games.figurines.setup.muster import SubmitArmy
from montjoie.kernel.game import find
from tests.games.figurines.given import board, events, refused
from tests.rule import rule

WOLF, LION = "stark_40_young_wolf", "lannister_40_kingslayer"


def start(**options: Any) -> montjoie.Match:
    return montjoie.start("figurines", ["a", "b"], seed=1, options={"mode": "fire_and_blood", **options})


def refusals(**options: Any) -> list[tuple[str, str, str]]:
    with pytest.raises(montjoie.OptionError) as raised:
        start(**options)
    return [(problem.path, problem.rule, problem.key) for problem in raised.value.problems]


def test_lists_are_hidden_until_all_are_in() -> None:
    match = start()
    match.submit("a", WOLF)
    assert list(match.decisions) == ["b"]
    assert WOLF not in str(match.view("b"))
    assert "umber_greataxes" not in str(match.view("b"))
    assert not events(match, "army_shown", "b")
    match.submit("a", "stark_40_greatjon")  # another one, while it is sealed
    match.submit("b", LION)
    shown = events(match, "army_shown", "b")
    assert [(each["player"], each["faction"]) for each in shown] == [("a", "stark"), ("b", "lannister")]
    assert shown[0]["commander"] == "greatjon_umber_lord_of_last_hearth"


@rule("FIG-ARM-02", "FIG-SET-09")
def test_the_units_of_a_list_wait_to_be_deployed_and_are_called_by_their_cards() -> None:
    match = start(armies={"a": "stark_40_greatjon", "b": LION})
    units = {name: row for name, row in board(match).units.items() if row.owner == "a"}
    assert list(units) == [
        "umber_berserkers_1",
        "umber_berserkers_2",
        "stark_sworn_swords_1",
        "stark_bowmen_1",
        "stark_sworn_swords_2",
    ]
    assert {row.where for row in units.values()} == {"reserve"}
    assert {row.figures for row in units.values()} == {12}
    assert board(match).ncus["catelyn_stark"].owner == "a"


def test_the_same_character_of_both_sides_has_two_names() -> None:
    match = start(armies={"a": WOLF, "b": WOLF})
    assert board(match).units["grey_wind"].owner == "a"
    assert board(match).units["grey_wind_2"].owner == "b"


@rule("FIG-CMD-03", "FIG-ARM-11")
def test_the_deck_is_that_of_the_list() -> None:
    match = start(armies={"a": "stark_40_greatjon", "b": LION})
    army = load().samples[LION]
    assert sorted(board(match).decks["b"].cards) == sorted(armies.deck(load(), army))


@rule("FIG-ARM-01")
def test_the_size_is_the_one_agreed_on() -> None:
    match = start()
    assert refused(match, "a", "stark_30") == ("FIG-ARM-01", "army-other-size")
    assert not start(size=30).decisions["a"].problems("stark_30")


@rule("FIG-ARM-02")
@pytest.mark.parametrize("strange", [None, 4, [], {}, "no list", {"faction": "stark"}])
def test_what_is_no_list_is_refused(strange: Any) -> None:
    assert start().decisions["a"].problems(strange)


@rule("FIG-ARM-02")
def test_a_list_against_the_rules_is_refused_with_the_rule() -> None:
    match = start()
    army = montjoie.kernel.plain(load().samples[WOLF])
    dear = {**army, "units": army["units"] * 3}
    assert "FIG-ARM-02" in {refusal.rule for refusal in match.decisions["a"].problems(dear)}


def test_a_list_may_be_handed_in_as_text() -> None:
    match = start()
    text = armies.write_army(load(), load().samples[WOLF], "fr")
    assert refused(match, "a", text) == ("", "")
    match.submit("a", text)
    match.submit("b", LION)
    assert board(match).units["grey_wind"].owner == "a"


@pytest.mark.parametrize("size", [20, 30, 40, 50, 70])
def test_there_are_examples_of_every_size(size: int) -> None:
    decision = start(size=size).decisions["a"]
    listed = list(decision.candidates())
    assert len(listed) >= 2
    assert all(not decision.problems(army) for army in listed)


@rule("FIG-OVR-02")
def test_the_mode_is_one_of_eight_or_random() -> None:
    known = find("figurines").option_schema()["$defs"]["Options"]["properties"]["mode"]["enum"]
    assert len(known) == 9
    assert refusals(mode="tea_party") == [("options.mode", "FIG-OVR-02", "mode-unknown")]


@rule("FIG-OVR-02", "FIG-RUL-02", "FIG-DIF-07", "FIG-DIF-08")
def test_a_random_mode_is_one_of_the_eight() -> None:
    given = {"a": WOLF, "b": LION}
    modes = {
        board(
            montjoie.start("figurines", ["a", "b"], seed=seed, options={"mode": "random", "armies": given})
        ).course.mode
        for seed in range(60)
    }
    assert modes == set(load().modes)
    assert len(modes) == 8


@rule("FIG-ARM-01", "FIG-SET-03")
def test_options_that_make_no_sense_are_refused_with_their_path() -> None:
    assert refusals(size=5) == [("options.size", "FIG-ARM-01", "size-odd")]
    assert refusals(pieces=40) == [("options.pieces", "FIG-SET-03", "pieces-odd")]
    assert refusals(armies={"z": WOLF}) == [("options.armies.z", "FIG-ARM-01", "army-of-nobody")]
    assert refusals(armies={"a": "stark_30"})[0][:2] == ("options.armies.a.size", "FIG-ARM-01")
    assert refusals(armies={"a": "no such list"})[0][0].startswith("options.armies.a")
    assert refusals(table="10x10")[0][1] == "KER-SET-01"


@rule("FIG-GEO-01")
def test_the_table_is_square_or_long() -> None:
    course = board(start()).course
    assert (course.width, course.depth) == (48_000, 48_000)
    course = board(start(table="72x48")).course
    assert (course.width, course.depth) == (72_000, 48_000)


@rule("FIG-RUL-65")
def test_faction_rules_can_be_switched_off() -> None:
    army = montjoie.kernel.plain(load().samples["free_folk_40_tormund"])
    mixed = {**army, "ncus": ["petyr_baelish"], "units": army["units"][:2]}
    rules = {refusal.rule for refusal in start().decisions["a"].problems(mixed)}
    assert "FIG-RUL-65" in rules
    free = {refusal.rule for refusal in start(faction_rules=False).decisions["a"].problems(mixed)}
    assert free == rules - {"FIG-RUL-65"}


@rule("FIG-MUL-02", "FIG-D-01")
def test_a_partner_whom_every_sample_would_double_has_other_examples() -> None:
    mates = tuple(army for army in load().samples.values() if army.size == 50)
    space = SubmitArmy(50, mates)
    m = montjoie.start("figurines", 2, options={"size": 50})
    assert all(any(space.forbids(m.engine, army)) for army in muster.examples(50))
    made = list(space.candidates(m.engine))
    assert made
    assert all(space.refusal(m.engine, "FIG-D-01", army) is None for army in made)
