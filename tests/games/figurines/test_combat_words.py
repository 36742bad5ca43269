"""What attacks, actions and their events say, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from montjoie import words
from montjoie.games import figurines
from montjoie.kernel.events import event_key, snake
from montjoie.kernel.game import find
from montjoie.kernel.spaces import Space
from tests.games.figurines.fights import FRONT, dice, fight

CHAPTERS = ("actions", "combat", "dice", "harm")
OWN_EVENTS = (
    "ActionChosen",
    "AttackMade",
    "ConditionGained",
    "ConditionLost",
    "DiceRerolled",
    "HitsSettled",
    "PieceRemoved",
    "Rolled",
    "TestTaken",
    "UnitDestroyed",
    "UnitHealed",
    "UnitRemoved",
    "WoundsSuffered",
)


def sources() -> Iterator[str]:
    """The code of the chapters."""
    folder = Path(figurines.__file__).parent
    for chapter in CHAPTERS:
        for path in sorted((folder / chapter).glob("*.py")):
            yield path.read_text("utf-8")


def needed() -> Iterator[str]:
    """Every message the chapters need: refusals, decisions, events."""
    for text in sources():
        yield from re.findall(r'Refusal\(\s*[\w."-]+,\s*"([a-z-]+)"', text)
        yield from re.findall(r'key = "([a-z-]+)" if .* else "[a-z-]+"', text)
        yield from re.findall(r'key = "[a-z-]+" if .* else "([a-z-]+)"', text)
    for space in Space.named:
        module = space.__module__.removeprefix("montjoie.games.figurines.")
        if module.partition(".")[0] in CHAPTERS:
            yield "ask-" + snake(space.__name__).replace("_", "-")
    yield from (event_key(f"figurines.{snake(event)}") for event in OWN_EVENTS)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_decision_and_event_of_the_chapters_has_its_message(lang):
    wanted = set(needed())
    assert len(wanted) > 40
    assert [key for key in sorted(wanted) if not words.known("FIG", key, lang)] == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_event_of_a_fight_lacks_a_fact(lang):
    match = fight(FRONT | {"s": "stormcrow_mercenaries 24,20 weakened", "d": FRONT["d"] + " x2"})
    dice(match, 6, 6, 1, 1, 1, 1, 1)
    dice(match, 1, 1)
    keys = [event_key(event["kind"]) for event in match.feed(None)]
    told = [
        words.tell(lang, event["rule"], event_key(event["kind"]), event["facts"])
        for event in match.feed(None)
    ]
    assert {key for key, (_, amiss) in zip(keys, told, strict=True) if amiss} == set()


def test_the_game_knows_the_decisions_of_the_chapters():
    kinds = find("figurines").kinds
    assert {"figurines.choose_action", "figurines.choose_attack", "figurines.reroll_dice"} <= set(kinds)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The Stark Bowmen 1 are not engaged: only engaged units can do this (Retreat)."),
        (
            "fr",
            "Les Archers Stark 1 ne sont au contact d'aucun ennemi : cette action (Repli) est réservée aux "
            "unités engagées.",
        ),
    ],
)
def test_a_refused_action_is_named(lang, told):
    facts = {"unit": "stark_bowmen_1", "action": "retreat"}
    assert words.say(lang, "FIG-ACT-02", "action-unengaged", facts) == told
