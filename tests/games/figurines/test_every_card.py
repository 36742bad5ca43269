"""Every card and ability of the base pack has code and a test of its own, and the docs say so."""

import pytest

from montjoie.games.figurines.content import load
from tools import figurines_cards as cards

EFFECTS = cards.effects(load())


@pytest.mark.parametrize("kind", EFFECTS)
def test_every_effect_of_the_content_has_code(kind: str) -> None:
    missing = [id for id in EFFECTS[kind] if id not in cards.implemented()]
    assert missing == []


@pytest.mark.parametrize("kind", EFFECTS)
def test_every_effect_of_the_content_has_a_test(kind: str) -> None:
    missing = [id for id in EFFECTS[kind] if id not in cards.tested()]
    assert missing == []


def test_tests_cover_only_what_there_is() -> None:
    assert cards.tested() <= {id for ids in EFFECTS.values() for id in ids}


def test_the_table_of_cards_in_the_docs_is_as_the_code_says() -> None:
    """If this fails: `python -m tools.figurines_cards`."""
    assert cards.PAGE.read_text("utf-8") == cards.table()
