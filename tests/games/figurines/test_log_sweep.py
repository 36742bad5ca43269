"""Whatever happens in a game of any mode is told whole in both languages: names, no ids, no slips."""

from __future__ import annotations

import pytest

import montjoie
from montjoie import words
from montjoie.games.figurines.content import load
from montjoie.kernel.events import event_key
from tests.games.lines import faults, nobody
from tests.rule import rule


@rule("KER-LOG-01")
@pytest.mark.parametrize("mode", load().modes)
def test_a_game_of_any_mode_is_told_by_names_in_whole_sentences(mode: str) -> None:
    match = montjoie.start("figurines", seats=2, seed=5, options={"mode": mode, "size": 30})
    bots = {seat: montjoie.bots.make("random", "figurines", 7) for seat in match.seats}
    for _ in range(260):
        if not match.over:
            seat = next(iter(match.decisions))
            match.submit(seat, bots[seat].choose(match, seat))
    amiss = []
    for event in match.feed(match.seats[0]):
        for lang in words.LANGUAGES:
            text, gaps = words.tell(lang, event["rule"], event_key(event["kind"]), event["facts"])
            if gaps or faults(lang, text) or nobody("FIG", lang, event["facts"], text):
                amiss.append((event["kind"], text, gaps))
    assert amiss == []
