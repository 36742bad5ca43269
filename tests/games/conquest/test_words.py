"""Every message of conquest, with every case and names of every shape."""

from __future__ import annotations

import pytest

from montjoie import words
from tests.games.lines import faults, fillings, is_sentence, messages


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_message_reads_well_whatever_it_names(lang: str):
    found: dict[str, tuple[list[str], str]] = {}
    for key, wants in messages("conquest", lang).items():
        for text in fillings("conquest", lang, key, wants):
            amiss = [fault for fault in faults(lang, text) if fault != "no capital" or is_sentence(key)]
            if amiss:
                found[key] = (amiss, text)
                break
    assert found == {}
