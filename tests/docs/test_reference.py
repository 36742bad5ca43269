"""The reference pages say what the code says: kinds, facts, options and moments of every game."""

import json
import re

import msgspec
import pytest

import montjoie
from montjoie.kernel.decisions import ask_key
from montjoie.kernel.game import find
from montjoie.words import known
from tools import reference


@pytest.mark.parametrize("game", reference.GAMES)
def test_the_page_is_what_the_code_makes_of_it(game: str):
    written = reference.page(game).read_text("utf-8")
    assert written == reference.write(find(game), reference.kept(game)), "run python -m tools.reference"


@pytest.mark.parametrize("game", reference.GAMES)
def test_every_example_has_the_form_of_its_kind(game: str):
    examples = {kind: told for kind, told in reference.kept(game).items() if told != "-"}
    assert len(examples) > len(montjoie.kinds(game)) // 2
    for kind, told in examples.items():
        msgspec.convert(json.loads(told), find(game).kinds[kind].shape)


@pytest.mark.parametrize("game", reference.GAMES)
def test_the_position_of_the_page_can_be_played(game: str):
    (told,) = re.findall(r"```json\n(.*)\n```", reference.page(game).read_text("utf-8"))
    match = montjoie.from_position(game, told)
    assert match.over or match.decisions


@pytest.mark.parametrize("game", reference.GAMES)
def test_every_kind_has_a_question_of_its_own(game: str):
    prefix = find(game).prefix
    assert [kind for kind in montjoie.kinds(game) if not known(prefix, ask_key(kind), "en")] == []
