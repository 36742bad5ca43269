"""Answers in words: whatever may be answered in any game is told without ids, thousandths or brackets."""

import re
from random import Random
from typing import Any

import pytest

import montjoie
from montjoie.bots.thinking import Budget, Thinker, reasons
from montjoie.bots.thinking.levels import mind_of
from montjoie.bots.thinking.telling import in_words
from montjoie.kernel.chance import Stream

# What must not reach people: ids (`a_b`, `south-2-0`, `unit1`, `area/unit`), JSON, thousandths of an inch.
RAW = re.compile(r"""[_{}"@]|\b[a-z]+-\d|\d-\d|[a-z]\d|\d{4,}|[a-z]/[a-z]|\btrue\b|\bfalse\b|\bnull\b""")
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("throne", 3, {}),
    ("throne", 5, {}),
    ("westeros", 2, {}),
    ("westeros", 2, {"plan": "breaking_the_siege"}),
    ("figurines", 2, {}),
    ("figurines", 2, {"mode": "fire_and_blood"}),
    ("conquest", 2, {}),
    ("conquest", 2, {"scenario": "maelstrom"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_no_answer_of_a_random_game_is_told_raw(game: str, seats: int, options: dict[str, Any]):
    match, rng, kinds = montjoie.start(game, seats, 11, options), Stream(f"told-{game}"), set[str]()
    for _ in range(160):
        for seat, decision in match.decisions.items():
            answer = decision.sample(rng)
            kinds.add(decision.kind)
            for lang in ("en", "fr"):
                said = in_words(game, answer, lang)
                assert said, (decision.kind, answer)
                assert not RAW.search(said), (decision.kind, answer, said)
            match.submit(seat, answer)
        if match.over:
            break
    assert len(kinds) > 5


@pytest.mark.parametrize("game", ["throne", "westeros", "figurines", "conquest"])
def test_nothing_that_a_hint_says_is_raw(game: str):
    mind = mind_of(game)
    assert mind is not None
    match, rng = montjoie.start(game, seed=4), Random(4)
    for moment in range(48):
        if match.over:
            break
        seat, *_ = match.decisions
        if moment % 8 == 0:
            thought = Thinker(mind, moment, Budget(playouts=6), width=4).think(match, seat)
            told = reasons(game, thought)
            for text in (*(each.text for each in told.weighed), *told.more, *told.less, *told.line):
                for said in (text.en, text.fr):
                    assert said
                    assert not RAW.search(said), said
        match.submit(seat, mind.quick(match.engine, match.engine.asked[seat], rng))


@pytest.mark.parametrize(
    ("answer", "en", "fr"),
    [
        ({"right": 1321}, "to the right, 1.32 inches", "vers la droite, 1,32 pouce"),
        ({"forward": []}, "no movement", "sur place"),
        ({"3-0": 13500}, "3 files wide, facing 135°", "sur 3 colonnes, orientation 135°"),
        (
            {"south-2-1": 24000},
            "from the south edge, 24 inches from the west corner, 2 files wide, the last rank from file 2 on",
            "par le bord sud, à 24 pouces du coin ouest, sur 2 colonnes,"
            " dernier rang à partir de la colonne 2",
        ),
        (
            "right-backward-3-0@1250",
            "out of the right side, facing the walls, 1.25 inches left of the middle, 3 files wide",
            "sortie par la droite, face aux murs, à 1,25 pouce à gauche du milieu, sur 3 colonnes",
        ),
    ],
)
def test_ways_and_formations_of_regiments_are_told_in_inches_and_files(answer: Any, en: str, fr: str):
    assert in_words("conquest", answer, "en") == en
    assert in_words("conquest", answer, "fr") == fr
