"""Replays cost what the match is long, not its square."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

import montjoie
from montjoie.server import loading, replays
from montjoie.server.stored import Stored
from tests.kernel.laying import lay
from tests.server import games


def stored(match: montjoie.Match) -> Stored:
    """A match as the store would have it."""
    encode = msgspec.json.encode
    row: dict[str, Any] = {"game": match.game, "seats": encode(match.seats), "options": encode(match.options)}
    row |= {"seed": encode(match.inside.seed), "start": None, "base": 0}
    return Stored(row, [], [], loading.input_rows("m", match, 0, None, 0), [])


def test_every_event_is_looked_at_once_for_the_stops_of_a_viewer(monkeypatch):
    match = montjoie.start("parley", 2, 1, {"rounds": 60})
    while not match.over:
        seat = next(iter(match.decisions))
        match.submit(seat, montjoie.bots.make("random", "parley", 1).choose(match, seat))
    looks = 0

    def counting(g: Any, event: Any, seat: str | None) -> Any:
        nonlocal looks
        looks += 1
        return {}

    film = replays.film(stored(match))
    monkeypatch.setattr(games.Named, "audience", staticmethod(counting))
    stops = replays.stops(film.copies[1], film.inputs[1:], None)
    assert looks == 60
    assert stops[-1].input == len(match.inputs)
    earlier, middle = stops[len(stops) // 2 - 1 :][:2]
    shown = replays.scene(*film.between(earlier.input, middle.input), None, middle, earlier)
    assert msgspec.json.decode(shown.view)["round"] == 31
    assert msgspec.json.decode(shown.events)


def test_what_is_told_about_the_whole_table_comes_with_every_moment():
    match = montjoie.start("conquest", 2, 1, {"armies": ["hk_1000", "nords_1000"], "scenario": "maelstrom"})
    for _ in range(6):
        seat = next(iter(match.decisions))
        match.submit(seat, montjoie.bots.make("random", "conquest", 1).choose(match, seat))
    film = replays.film(stored(match))
    first, last = replays.Stop(0, 0), replays.Stop(len(match.feed(None)), len(match.inputs))
    shown = replays.scene(*film.between(first.input, last.input), None, last, first)
    assert shown.around["zones"].keys() == match.view(None)["board"]["zones"].keys() != set()
    assert shown.around == match.look(None, {"what": "table"})
    one = {"what": "unit", "unit": next(iter(match.view(None)["board"]["regiments"]))}
    shown = replays.scene(*film.between(first.input, last.input), None, last, first, one)
    assert shown.around == match.look(None, one)


def test_a_moment_follows_from_the_one_before_event_by_event():
    match = montjoie.start("throne", 3, 5)
    bots = {seat: montjoie.bots.make("random", "throne", 1) for seat in match.seats}
    while match.round == 1:
        seat = next(iter(match.decisions))
        match.submit(seat, bots[seat].choose(match, seat))
    film = replays.film(stored(match))
    first = min(film.copies)
    stops = replays.stops(film.copies[first], film.inputs[first:], None)
    moved = 0
    for before, stop in list(pairwise(stops))[-3:]:
        shown = replays.scene(*film.between(before.input, stop.input), None, stop, before)
        earlier = replays.scene(*film.between(0, before.input), None, before, replays.Stop(0, 0))
        board = msgspec.json.decode(earlier.view)["board"]
        for event in msgspec.json.decode(shown.events):
            moved += len(event["changes"])
            lay(board, event["changes"])
        assert board == msgspec.json.decode(shown.view)["board"]
    assert moved
