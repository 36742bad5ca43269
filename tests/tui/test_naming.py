"""What things are called in the terminal."""

import montjoie
from montjoie.kernel.game import find
from montjoie.tui.naming import Names


def test_a_document_is_told_by_the_names_in_it():
    match = montjoie.start("figurines", 2)
    decision = match.decisions["player-1"]
    army = {"faction": "stark", "size": 40, "units": [{"unit": "stark_bowmen"}, {"unit": "stark_bowmen"}]}
    names = Names(find("figurines"), "fr")
    assert names.answer(decision.space, army) == "Maison Stark, Archers Stark"
    assert names.answer(decision.space, {"size": 40}) == '{"size":40}'
