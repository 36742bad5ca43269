"""The tutorial game is short, honest, and keeps every promise."""

from pathlib import Path

import pytest

import montjoie
from examples import joust
from montjoie.kernel import conformance
from montjoie.kernel.chance import Stream
from tests.rule import rule


@pytest.mark.parametrize("seats", joust.Joust.counts)
@pytest.mark.parametrize("seed", [1, 2])
def test_joust_keeps_every_promise(seats: int, seed: int):
    conformance.run_all("joust", seats, seed=seed, states=200)


def test_the_tutorial_stays_short():
    assert len(Path(joust.__file__).read_text("utf-8").splitlines()) < 200


@rule("KER-WLD-01")
def test_worlds_never_deal_a_lance_that_has_been_seen():
    match = montjoie.start("joust", 2, seed=3)
    for seat, decision in match.decisions.items():
        match.submit(seat, next(decision.candidates()))
    mine = {*match.engine.state.broken, *match.engine.state.riders["seat-1"].lances}
    for n in range(50):
        world = montjoie.worlds(match, "seat-1", Stream(n))
        assert not mine & set(world.engine.state.riders["seat-2"].lances)


def test_the_highest_lance_wins_the_course():
    match = montjoie.start("joust", 3, seed=5)
    couched = {seat: max(d.candidates(), key=int) for seat, d in match.decisions.items()}
    for seat, lance in couched.items():
        match.submit(seat, lance)
    winner = max(couched, key=lambda seat: int(couched[seat]))
    assert {s: r.points for s, r in match.engine.state.riders.items()} == {
        s: int(s == winner) for s in couched
    }
