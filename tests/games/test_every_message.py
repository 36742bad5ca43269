"""Every message of every game, with every case and names of every shape: no slip of grammar, no raw id."""

from __future__ import annotations

import pytest

from montjoie import words
from tests.games.lines import faults, fillings, is_sentence, messages

GAMES = ("throne", "westeros", "figurines", "conquest")


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_reads_well_whatever_it_names(game: str, lang: str):
    found: dict[str, tuple[list[str], str]] = {}
    for key, wants in messages(game, lang).items():
        for text in fillings(game, lang, key, wants):
            amiss = [fault for fault in faults(lang, text) if fault != "no capital" or is_sentence(key)]
            if amiss:
                found[key] = (amiss, text)
                break
    assert found == {}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Stark quitte de Les Jumeaux."),
        ("fr", "Stark marche de Accalmie."),
        ("fr", "Le Les Jumeaux tombent."),
        ("fr", "Stark gagne: 3."),
        ("fr", "stark gagne."),
        ("fr", "Stark  gagne."),
        ("fr", "Stark perd march_plus_1."),
        ("en", "Stark takes the The Twins."),
        ("en", "Player player-1 takes a archer."),
        ("en", ""),
    ],
)
def test_a_slip_is_found(lang: str, text: str):
    assert faults(lang, text) != []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Stark s'empare des Jumeaux aux dépens d'Omble : 3 chevaliers 6 = 6 !"),
        ("fr", "Lannister vient de le perdre à Winterfell."),
        ("en", "Stark takes the Twins (an ally of Umber): 3 knights 6 = 6."),
    ],
)
def test_good_sentences_are_left_in_peace(lang: str, text: str):
    assert faults(lang, text) == []
