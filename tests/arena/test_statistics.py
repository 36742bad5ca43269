"""Shares and their intervals, ladders and balance."""

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from montjoie import bots
from montjoie.arena import Means, Outcome
from montjoie.arena.balance import balance, groups
from montjoie.arena.plots import page
from montjoie.arena.statistics import share_of

openskill = pytest.importorskip("openskill", reason="needs montjoie[ratings]")


class Timid:
    """Spares its highest lance for ever."""

    def __init__(self, game: str, seed: int | str = 0) -> None: ...

    def choose(self, match: object, seat: str) -> object:
        """The lowest lance."""
        return min(match.decisions[seat].candidates(), key=int)  # type: ignore[attr-defined]


bots.register("timid", Timid, "joust")


def test_the_interval_is_wilsons():
    # Wilson 1927; figures after Newcombe 1998, table I: 81 of 263, and 0 of 20.
    assert (share_of(81, 263).low, share_of(81, 263).high) == (0.2553, 0.3662)
    assert (share_of(0, 20).low, share_of(0, 20).high) == (0.0, 0.1611)
    assert (share_of(0, 0).low, share_of(0, 0).high) == (0.0, 1.0)


def test_the_weaker_bot_stands_lower_and_every_pair_is_counted(tmp_path: Path):
    from montjoie.arena.ladder import ladder

    bots.register("twin", bots.RandomBot, "joust")
    means = Means(journal=tmp_path / "journal")
    found = ladder("joust", ["random", "timid", "twin"], 100, seats=2, means=means)
    last = found.rungs[-1]
    assert last.bot == "timid"
    assert last.low < last.rating < last.high
    won = {pairing.bots: pairing.won for pairing in found.pairings}
    assert [won.games for won in won.values()] == [100, 100, 100]
    assert won["timid", "twin"].share < 0.5 < won["random", "timid"].share
    assert last.won.games == 200
    assert ladder("joust", ["random", "timid", "twin"], 100, seats=2, means=means) == found


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_pair_comes_to_sit_in_every_way_equally_often(seats: int):
    from montjoie.arena.ladder import seated

    halves = {way for way in product("ab", repeat=seats) if abs(way.count("a") - way.count("b")) < 2}
    games = Counter(tuple(seated(("a", "b"), seats, turn)) for turn in range(len(halves) * 3))
    assert games == dict.fromkeys(halves, 3)
    for turn in (0, 2, 8):
        first, then = (seated(("a", "b"), seats, turn + more) for more in (0, 1))
        assert all(one != other for one, other in zip(first, then, strict=True))


def outcome(number: int, winner: str, plan: str, **houses: str) -> Outcome:
    """A game of two that somebody won."""
    traits = {seat: {"seat": seat, "house": house, "plan": plan} for seat, house in houses.items()}
    loser = next(seat for seat in houses if seat != winner)
    return Outcome(1, dict.fromkeys(houses, "greedy"), [[winner], [loser]], 9, 3, "d", number, traits)


def test_traits_are_counted_over_all_games_and_in_each_battle():
    games = [outcome(n, "a", "raid", a="stark", b="lannister") for n in range(30)]
    games += [outcome(n, "b", "siege", a="stark", b="lannister") for n in range(30, 40)]
    games += [outcome(n, "a", "siege", a="stark", b="stark") for n in range(40, 50)]
    found = {(group.trait, group.battle): group.lines for group in groups(games, "plan")}
    assert list(found) == [("seat", ""), ("house", ""), ("house", "raid"), ("house", "siege")]
    lannister, stark = found["house", ""]
    assert (stark.won.games, stark.won.share, stark.fair) == (
        40,
        0.75,
        0.5,
    )  # alike on both sides: not counted
    assert stark.unfair
    assert [line.won.share for line in found["house", "siege"]] == [1.0, 0.0]
    assert lannister.won.share == 0.25


def test_the_report_is_one_page_with_a_plot_for_every_group():
    found = balance("throne", 2, bots=["random"], seats=3, seed=1)
    html = page(found, "fr")
    assert html.count("<svg") == len(found.groups) == 3
    assert "Maison" in html
    assert "Lannister" in html
    assert not re.search(r"(?:src|href)=", html)  # it needs nothing else
