"""The rulebooks as data."""

from montjoie.kernel.rulebook import read_examples, read_rulebook


def test_the_rules_of_the_kernel_are_read_with_text_and_chapter():
    rules = read_rulebook("kernel")
    assert rules["KER-SET-03"].text == "The game is one of those installed."
    assert rules["KER-SET-03"].chapter == "1. Setting up (SET)"
    assert next(iter(rules)) == "KER-SET-01"


def test_a_rulebook_that_does_not_exist_has_no_rules_and_no_examples():
    assert read_rulebook("whist") == read_examples("whist") == {}


def test_examples_are_kept_apart_from_rules():
    assert all("-EX-" in each for each in read_examples("throne"))
    assert not any("-EX-" in each for each in read_rulebook("throne"))
