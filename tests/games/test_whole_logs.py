"""Whole games, read line by line in both languages by a spectator and by every seat."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie import Match, words
from montjoie.kernel.events import event_key
from montjoie.kernel.game import find
from tests.games.lines import faults, nobody, stops

GAMES: dict[str, tuple[str, int | list[str], dict[str, Any], str]] = {
    "throne, five houses": ("throne", 5, {}, "random"),
    "throne, houses drawn": ("throne", ["Ann", "Bob", "Cid"], {}, "random"),
    "throne, greedy": ("throne", 4, {}, "greedy"),
    "westeros, a plan": ("westeros", 2, {}, "random"),
    "westeros, skirmish": ("westeros", ["Ann", "Bob"], {"plan": "raid_in_the_riverlands"}, "random"),
    "westeros, greedy": ("westeros", 2, {}, "greedy"),
    "figurines": ("figurines", 2, {}, "random"),
    "conquest": ("conquest", 2, {}, "random"),
    "conquest, greedy": ("conquest", 2, {"armies": ["hk_1000", "dweghom_1000"]}, "greedy"),
}


def played(game: str, seats: int | list[str], options: dict[str, Any], bot: str) -> Match:
    """A whole game of bots."""
    match = montjoie.start(game, seats, 11, options)
    player = montjoie.bots.make(bot, game, 11)
    while not match.over:
        for seat in list(match.decisions):
            match.submit(seat, player.choose(match, seat))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_whole_game_reads_well(name: str):
    game = GAMES[name][0]
    match, prefix = played(*GAMES[name]), find(game).prefix
    found: dict[str, tuple[list[str], str]] = {}
    for onlooker in (None, *match.seats):
        paragraph = dict.fromkeys(words.LANGUAGES, "")
        for line in match.feed(onlooker):
            key = event_key(line["kind"])
            for lang in words.LANGUAGES:
                text, gaps = words.tell(lang, line["rule"], key, line["facts"], prefix)
                paragraph[lang] = f"{paragraph[lang]} {text}" if line["depth"] else text
                amiss = gaps + faults(lang, text) + stops(text)
                amiss += nobody(prefix, lang, line["facts"], paragraph[lang])
                if line["rule"] not in find(game).rules:
                    amiss.append(f"no rule {line['rule']}")
                if not text.endswith((".", "!", "?", "…", ")", "»")):
                    amiss.append("no end")
                if amiss:
                    found.setdefault(key, (amiss, text))
    assert found == {}
