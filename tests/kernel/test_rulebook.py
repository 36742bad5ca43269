"""The rulebooks as data."""

import pytest

from montjoie.kernel.rulebook import read_examples, read_rulebook


def test_the_rules_of_the_kernel_are_read_with_text_and_chapter():
    rules = read_rulebook("kernel")
    assert rules["KER-SET-03"].text == "The game is one of those installed."
    assert rules["KER-SET-03"].chapter == "1. Setting up (SET)"
    assert next(iter(rules)) == "KER-SET-01"


def test_a_rulebook_that_does_not_exist_has_no_rules_and_no_examples():
    assert read_rulebook("whist") == read_examples("whist") == {}


@pytest.mark.parametrize("name", ["throne", "westeros", "figurines", "conquest"])
def test_examples_are_kept_apart_from_rules(name):
    assert read_examples(name)
    assert all("-EX-" in each for each in read_examples(name))
    assert not any("-EX-" in each for each in read_rulebook(name))


def test_an_example_may_be_the_item_of_a_list():
    example = read_examples("figurines")["FIG-EX-25"]
    assert example.text.startswith("(NEU-01) Given a 40-point Stark army.")
    assert example.chapter == "8. Worked examples"
