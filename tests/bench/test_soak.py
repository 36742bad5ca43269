"""The soak reaches every set-up of every game, plays, replays, and tells what broke."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import montjoie
from bench import soak


@pytest.mark.parametrize(
    ("slug", "kinds"),
    [
        ("throne", {"seats=3", "seats=4", "seats=5", "houses=random", "competitive=True"}),
        ("westeros", {"plan=breaking_the_siege", "plan=wolf_raiders", "directional_retreat=True"}),
        (
            "figurines",
            {
                *(f"seats={number}" for number in range(2, 7)),
                *(f"size={points}" for points in (30, 40, 50)),
                *("mode=a_storm_of_swords", "mode=the_winds_of_winter", "mode=fire_and_blood", "mode=random"),
                *("table=72x48", "terrain=random", "teams=free_for_all", "teams=[[1, 3], [2, 4]]"),
            },
        ),
        (
            "conquest",
            {"scenario=breakthrough", "scenario=pincer_attack", "terrain=none", "reroll_conflict=faq"},
        ),
    ],
)
def test_every_value_of_every_option_is_reached_in_a_few_games(slug: str, kinds: set[str]):
    met = {value for variant in soak.dealt(slug, 40, "s") for pair in variant.pairs() for value in pair}
    assert kinds <= met


def test_a_set_up_that_the_rules_refuse_is_not_played():
    sieges = [v for v in soak.variants("figurines") if v.options["mode"] == "a_storm_of_swords"]
    assert {v.seats for v in sieges} == {2, 4, 5, 6}
    assert all(v.seats == 2 or v.options["teams"] != "free_for_all" for v in sieges)


def test_modes_and_seats_meet_each_other_early():
    dealt = [(v.seats, v.options["mode"]) for v in soak.dealt("figurines", 120, "s")]
    assert len(Counter(dealt)) >= 40  # nine modes and five numbers of seats, less the siege of three


def test_a_game_ends_and_replays():
    (variant,) = soak.dealt("throne", 1, "s")
    played = soak.play("throne", 0, variant, "s")
    assert (played.error, played.decisions > 0) == ("", True)


def test_a_game_that_breaks_off_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch):
    def broken(*given: Any) -> Any:
        raise KeyError("player-2")

    monkeypatch.setattr(soak, "play_out", broken)
    (variant,) = soak.dealt("throne", 1, "s")
    assert soak.play("throne", 0, variant, "s").error.startswith("KeyError: 'player-2' (test_soak.py:")


def test_a_replay_that_ends_elsewhere_is_told(monkeypatch: pytest.MonkeyPatch):
    (variant,) = soak.dealt("throne", 1, "s")
    start = montjoie.start("throne", 3, 1)
    monkeypatch.setattr(montjoie, "replay", lambda record: start)
    assert soak.play("throne", 0, variant, "s").error == "the replay ends in another state"


def test_an_option_held_is_the_same_in_every_game() -> None:
    held = list(soak.dealt("figurines", 20, "s", ["size=30", "plan=unknown_here"]))
    assert {variant.options["size"] for variant in held} == {30}
    assert len({variant.options["mode"] for variant in held}) > 5
