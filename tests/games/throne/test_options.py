"""What players may agree on before the start: houses and the competitive start (THR-SET-05, THR-SET-13)."""

from typing import Any

import pytest

import montjoie
from montjoie.kernel.match import Match
from tests.rule import rule

PEOPLE = ["ann", "bob", "cat", "dan", "eve"]


def houses(m: Match) -> dict[str, str]:
    """The house of each seat."""
    return {house.seat: name for name, house in m.engine.state.houses.items()}


def refused(seats: Any, **options: Any) -> montjoie.OptionError:
    with pytest.raises(montjoie.OptionError) as caught:
        montjoie.start("throne", seats, options=options)
    return caught.value


@rule("THR-SET-05")
def test_players_draw_their_houses_at_random():
    draws = [houses(montjoie.start("throne", PEOPLE, seed=seed)) for seed in range(12)]
    assert all(sorted(draw) == PEOPLE and len(set(draw.values())) == 5 for draw in draws)
    assert len({draw["ann"] for draw in draws}) > 2


@rule("THR-SET-05")
def test_the_draw_is_told_to_all():
    m = montjoie.start("throne", PEOPLE)
    told = next(event for event in m.feed(None) if event["kind"] == "throne.houses_drawn")
    assert told["facts"] == {"houses": houses(m)}
    assert "ann: " in told.text("en")


@rule("THR-SET-05")
def test_seats_named_after_houses_play_them_unless_they_ask_for_a_draw():
    named = montjoie.start("throne", 5)
    assert all(seat == house for seat, house in houses(named).items())
    drawn = [
        houses(montjoie.start("throne", named.seats, seed=seed, options={"houses": "random"}))
        for seed in range(4)
    ]
    assert any(seat != house for draw in drawn for seat, house in draw.items())


@rule("THR-SET-05")
def test_players_may_agree_on_their_houses():
    agreed = ["tyrell", "stark", "greyjoy", "baratheon", "lannister"]
    m = montjoie.start("throne", PEOPLE, options={"houses": agreed})
    assert houses(m) == dict(zip(PEOPLE, agreed, strict=True))


@rule("THR-PLR-08")
def test_only_the_houses_in_play_are_drawn():
    for seed in range(6):
        drawn = houses(montjoie.start("throne", PEOPLE[:3], seed=seed))
        assert sorted(drawn.values()) == ["baratheon", "lannister", "stark"]


@rule("THR-SET-13", "THR-PLR-08")
@pytest.mark.parametrize("players", [3, 4])
def test_the_competitive_start_is_for_five_players_only(players):
    (problem,) = refused(players, competitive=True).problems
    assert (problem.path, problem.rule) == ("options.competitive", "THR-SET-13")
    assert problem.facts == {"players": players}
    assert f"not for {players}" in problem.text("en")
    assert f"pas {players}" in problem.text("fr")


@rule("THR-PLR-01", "THR-GEN-01")
@pytest.mark.parametrize(
    "agreed",
    [
        ["stark", "lannister", "greyjoy"],
        ["stark", "stark", "baratheon"],
        ["stark", "lannister"],
        ["stark", "lannister", "bolton"],
    ],
    ids=["absent", "twice", "too few", "unknown"],
)
def test_agreed_houses_are_those_in_play_each_once(agreed):
    (problem,) = refused(3, houses=agreed).problems
    assert (problem.path, problem.rule, problem.key) == ("options.houses", "THR-PLR-01", "houses-not-in-play")
    assert "Baratheon" in problem.text("en")


@rule("THR-GEN-01")
@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_can_play(players):
    assert [problem.path for problem in refused(players).problems] == ["seats"]
