"""Conquest passes the conformance suite every game must pass.

Random players march on from far apart and seldom meet, so the suite also looks at a battle joined: two lines
within reach of each other, whose regiments and characters fight wherever they can.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property
from typing import Any

import pytest

import montjoie
from montjoie.games.conquest.content import load
from montjoie.kernel import conformance
from montjoie.kernel.chance import pick
from montjoie.kernel.match import Match
from tests.rule import rule

AGREED = {"armies": ["hk_1000", "nords_1000"]}
FIGHTS = ("charge", "clash", "volley", "duel", "spellcasting")
CHOICES = ("conquest.choose_action", "conquest.choose_character_action")
LINES = {  # with a character, from the left
    "hundred_kingdoms": (
        "household_knights",
        "longbowmen",
        "men_at_arms noble_lord",
        "steel_legion theist_priest",
    ),
    "nords": ("trolls", "raiders jarl", "stalkers shaman", "huskarls"),
    "dweghom": ("hold_warriors", "fireforged tempered_sorcerer", "hold_ballistae", "hold_thanes hold_raegh"),
}


class Battle(conformance.Case):
    """Two armies in line, nearer to each other than most charges reach, in round 9."""

    def __init__(self, factions: tuple[str, str], scenario: str, seed: int) -> None:
        options = {"scenario": scenario, "terrain": "none"}
        super().__init__("conquest", ["a", "b"], options, seed, states=5, answers=3)
        self.factions = factions

    def start(self, *, live: bool = True) -> Match:
        """The position, at its first question."""
        return montjoie.from_position("conquest", self.position(), self.seed, live=live)

    def position(self) -> dict[str, Any]:
        """The armies in line."""
        regiments: dict[str, Any] = {}
        characters: dict[str, Any] = {}
        for seat, faction, y, facing in zip("ab", self.factions, (19_000, 29_000), (0, 18_000), strict=True):
            for n, told in enumerate(LINES[faction]):
                entry, _, leader = told.partition(" ")
                name = f"{entry}_{seat}"
                place = {"x": 8_000 + 10_500 * n, "y": y, "facing": facing}
                regiments[name] = {"owner": seat, "entry": entry, "files": 3, **place}
                if leader:
                    characters[f"{leader}_{seat}"] = {"entry": leader, "regiment": name}
        players = {seat: {"faction": faction} for seat, faction in zip("ab", self.factions, strict=True)}
        decks = zip("ab", (load().secondary_decks[faction] for faction in self.factions), strict=True)
        hands = {seat: {"cards": deck[:3], "away": deck[3:5]} for seat, deck in decks}
        units = {"regiments": regiments, "characters": characters}
        tables = {"players": players, **units, "secondaries": hands, "course": {"round": 9}}
        whole = {"game": "conquest", "seats": ["a", "b"], "options": self.options, "moment": "command"}
        return {**whole, "board": tables}

    @cached_property
    def played(self) -> Match:
        """Played to its end: all fight where they can, all else is random."""
        match, rng = self.start(), self.rng("played")
        while not match.over:
            self.at = len(match.inputs) + 1
            seat, decision = next(iter(match.decisions.items()))
            answer = decision.sample(rng)
            if decision.kind in CHOICES:
                fights = [each for each in decision.candidates() if each in FIGHTS]
                answer = pick(rng, fights) if fights else answer
            match.submit(seat, answer)
        return match


@cache
def case(name: str) -> conformance.Case:
    if name == "battle":
        return Battle(("hundred_kingdoms", "nords"), "maelstrom", seed=5)
    options = AGREED if name == "agreed" else {"limit": 1000}
    return conformance.Case("conquest", 2, options, seed=11, states=8, answers=3)


@rule("CON-CMD-02")
@pytest.mark.parametrize("name", ["agreed", "handed_in", "battle"])
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_conquest_conforms(check: Any, name: str):
    check(case(name))


@rule("CON-RND-01", "CON-CHG-24", "CON-CLA-01", "CON-VOL-01")
@pytest.mark.parametrize("factions", [("nords", "dweghom"), ("dweghom", "hundred_kingdoms")], ids=" - ".join)
def test_battles_joined_are_fought_to_the_end_and_replay(factions: tuple[str, str]):
    match = Battle(factions, "head_to_head", seed=7).played
    told = Counter(event["kind"].removeprefix("conquest.") for event in match.feed(None))
    assert {"contact_made", "volley_fired", "hits_rolled"} <= set(told), told
    assert montjoie.replay(match.record()).digest() == match.digest()
