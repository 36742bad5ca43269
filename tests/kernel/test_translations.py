"""The rulebooks say the same in both languages: nothing is missing, added or left in English."""

import re

import pytest

from montjoie.kernel.rulebook import read_examples, read_glossary, read_rulebook

BOOKS = ["throne", "westeros", "figurines", "conquest", "kernel"]
_NUMBER = re.compile(r"\b[A-Z]{3}-[A-Z]{2,5}-\d{2,3}\b")


@pytest.mark.parametrize("book", BOOKS)
def test_both_languages_have_the_same_rules_examples_and_words(book):
    for read in (read_rulebook, read_examples, read_glossary):
        english, french = read(book), read(book, "fr")
        assert list(french) == list(english)


@pytest.mark.parametrize("book", BOOKS)
def test_no_text_is_missing_or_left_in_english(book):
    english = {**read_rulebook(book), **read_examples(book)}
    for each in ({**read_rulebook(book, "fr"), **read_examples(book, "fr")}).values():
        assert len(each.text) > 0.55 * len(english[each.id].text), each.id
        assert len(each.text) < 25 or each.text != english[each.id].text, each.id
        assert each.chapter, each.id
    words = read_glossary(book, "fr")
    assert all(word.meaning for word in words.values())
    assert [word.fr for word in words.values()] == [word.fr for word in read_glossary(book).values()]


@pytest.mark.parametrize("book", BOOKS)
def test_both_languages_name_the_same_rules(book):
    """A rule that the English text leads to is not lost on the way."""
    english = {**read_rulebook(book), **read_examples(book)}
    french = {**read_rulebook(book, "fr"), **read_examples(book, "fr")}
    for id, each in english.items():
        assert set(_NUMBER.findall(french[id].text)) == set(_NUMBER.findall(each.text)), id


@pytest.mark.parametrize("book", BOOKS)
def test_a_chapter_is_one_chapter_in_both_languages(book):
    pairs = {
        (each.chapter, read_rulebook(book, "fr")[id].chapter) for id, each in read_rulebook(book).items()
    }
    assert len({en for en, _ in pairs}) == len({fr for _, fr in pairs}) == len(pairs)
