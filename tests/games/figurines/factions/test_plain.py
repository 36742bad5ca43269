"""Cards and abilities without a class of their own are steps like the others."""

import pickle

import pytest

from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.plain import ability, unfinished
from montjoie.games.figurines.factions.sequels import sequel
from montjoie.games.figurines.timing import Moment, registry
from tests.rule import rule


@rule("FIG-CRD-05")
def test_a_declared_ability_travels_between_processes_by_name() -> None:
    """Given an ability declared in one call, when its step is packed, then it comes back the same."""
    step = registry["war_cry"](moment=Moment("unit_activated", "x"), owner="a", source="x")
    assert pickle.loads(pickle.dumps(step)) == step


@rule("FIG-CMD-05")
def test_a_card_made_of_a_function_bears_its_text() -> None:
    """Given a card that is a function, then its step is told by the docstring of the function."""
    assert (registry["hear_me_roar"].__doc__ or "").startswith("Hear Me Roar!")


@rule("FIG-CRD-05")
def test_a_word_that_nobody_asks_for_fails_at_once() -> None:
    """Given an ability with a misspelt word, when it is declared, then nothing comes of it."""
    with pytest.raises(TypeError, match="nobody asks for"):
        ability("misspelt", when.own).does(deeds.gives("panicked"), target=())
    assert "misspelt" not in registry


@rule("FIG-CRD-05")
def test_every_card_that_says_when_says_what_it_does() -> None:
    """Given all modules of the game, then no card or ability was left with its conditions alone."""
    assert unfinished == set()


@rule("FIG-RUL-62")
def test_a_sequel_of_a_card_that_nobody_knows_fails_at_once() -> None:
    """Given a sequel of a misspelt card, when it is declared, then that fails."""
    with pytest.raises(TypeError, match="nothing is called"):
        sequel("aftermath", "counter_atack", "attack_completed")
