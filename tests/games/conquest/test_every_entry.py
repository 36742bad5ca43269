"""Every entry of the base pack takes effect or says why not, has a test of its own, and the docs say so."""

import pytest

from montjoie import words
from tests.games.lines import faults
from tools import conquest_cards as cards

KINDS = sorted({row.kind for row in cards.rows()})


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_takes_effect_or_is_not_modelled_for_a_reason(kind: str) -> None:
    entries = [row.entry for row in cards.rows() if row.kind == kind]
    assert [entry.id for entry in entries if cards.state(entry) == "nothing"] == []
    assert [entry.id for entry in entries if not entry.modelled and not entry.note] == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_that_takes_effect_has_a_test(kind: str) -> None:
    entries = [row.entry for row in cards.rows() if row.kind == kind]
    assert [entry.id for entry in entries if entry.modelled and not cards.is_tested(entry)] == []


def test_what_other_data_tell_has_no_effect_of_its_own() -> None:
    told = {row.entry.id for row in cards.rows() if cards.state(row.entry) == "told"}
    assert told == set(cards.TOLD)


def test_the_table_of_entries_in_the_docs_is_as_the_code_says() -> None:
    """If this fails: `python -m tools.conquest_cards`."""
    assert cards.PAGE.read_text("utf-8") == cards.table()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_entry_tells_players_what_it_does(lang: str) -> None:
    told = {row.entry.id: getattr(row.entry.text, lang) for row in cards.rows()}
    amiss = {id: (wrong, text) for id, text in told.items() if (wrong := faults(lang, text))}
    assert amiss == {}
    assert [id for id, text in told.items() if not text.endswith(".")] == []
