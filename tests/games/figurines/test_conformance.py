"""Figurines passes the conformance suite every game must pass: all modes, duels, teams and free-for-all.

Random players seldom meet, so the suite also looks at brawls: armies that stand close to each other, whose
players fight wherever they can.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import pytest

import montjoie
from montjoie.games.figurines.content import load
from montjoie.kernel import conformance
from montjoie.kernel.chance import pick
from montjoie.kernel.match import Match

MODES = list(load().modes)
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    **{mode: (2, {"mode": mode, "terrain": "random" if i % 2 else "choose"}) for i, mode in enumerate(MODES)},
    "free for all": (3, {"mode": "a_game_of_thrones", "size": 30}),
    "four corners": (4, {"mode": "random", "size": 30, "table": "72x48"}),
    "teams": (4, {"mode": "a_dance_with_dragons", "teams": [[1, 2], [3, 4]], "size": 30}),
}
PAIRS = [
    ("stark_40_young_wolf", "lannister_40_kingslayer"),
    ("baratheon_40_stannis", "nights_watch_40_jon"),
    ("free_folk_40_mance", "neutral_40_bolton"),
    ("stark_40_howland", "lannister_40_tywin"),
    ("baratheon_40_renly", "free_folk_40_tormund"),
    ("nights_watch_40_jeor", "stark_40_greatjon"),
]
OPEN_MODES = [mode for mode in MODES if mode != "a_storm_of_swords"]  # a siege has roles and walls
FIGHTS = ("charge", "melee_attack", "ranged_attack")


class Brawl(conformance.Case):
    """Two sample armies in two lines, an inch or two more than a charge apart, in round 2."""

    def __init__(self, armies: tuple[str, str], mode: str, seed: int) -> None:
        super().__init__("figurines", ["a", "b"], {"mode": mode}, seed, states=12, answers=5)
        self.armies = armies

    def start(self, *, live: bool = True) -> Match:
        """The position, at its first question."""
        return montjoie.from_position("figurines", self.position(), self.seed, live=live)

    def position(self) -> dict[str, Any]:
        """The armies in line."""
        content, units, ncus, players = load(), {}, {}, {}
        for seat, name, y, facing in zip("ab", self.armies, (17_000, 31_000), (0, 18_000), strict=True):
            army = content.samples[name]
            players[seat] = {"faction": army.faction, "commander": army.commander}
            for i, choice in enumerate(army.units):
                place = {"x": 4_000 + 6_500 * i, "y": y, "facing": facing}
                told = {"owner": seat, "card": choice.unit, "attachments": list(choice.attachments)}
                units[f"{choice.unit}_{seat}{i}"] = {**told, **place}
            for card in army.ncus:
                ncus[f"{card}_{seat}"] = {"owner": seat, "card": card}
        board = {"units": units, "ncus": ncus, "players": players, "course": {"round": 2}}
        if self.options["mode"] == "the_winds_of_winter":
            missions = list(content.missions)
            board["mission_hands"] = {"a": {"cards": missions[:4]}, "b": {"cards": missions[4:8]}}
        return {
            "game": "figurines",
            "seats": ["a", "b"],
            "options": self.options,
            "board": board,
            "moment": "turn",
        }

    @cached_property
    def played(self) -> Match:
        """The game played to its end: units fight where they can, all else is random."""
        match, rng = self.start(), self.rng("played")
        while not match.over:
            self.at = len(match.inputs) + 1
            seat, decision = next(iter(match.decisions.items()))
            answer = decision.sample(rng)
            if decision.kind in ("figurines.choose_action", "figurines.choose_free_action"):
                fights = [each for each in decision.candidates() if each in FIGHTS]
                answer = pick(rng, fights) if fights else answer
            match.submit(seat, answer)
        return match


@cache
def random_game(name: str) -> conformance.Case:
    seats, options = TABLES[name]
    return conformance.Case("figurines", seats, options, seed=11, states=8, answers=5)


@cache
def brawl(armies: tuple[str, str]) -> Brawl:
    return Brawl(armies, OPEN_MODES[PAIRS.index(armies)], seed=5)


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", TABLES)
def test_random_games_conform(name: str, check: Any) -> None:
    check(random_game(name))


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("armies", PAIRS, ids=" - ".join)
def test_brawls_conform(armies: tuple[str, str], check: Any) -> None:
    check(brawl(armies))


@pytest.mark.parametrize("name", TABLES)
def test_random_games_end_and_replay(name: str) -> None:
    seats, options = TABLES[name]
    match = conformance.Case("figurines", seats, options, seed=6).played
    assert match.over
    assert montjoie.replay(match.record()).digest() == match.digest()
