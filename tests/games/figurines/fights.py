"""Fights for tests: two units in contact, dice as told, windows watched and answered.

`s` are Stormcrow Mercenaries (7 / 5 / 4 dice at 4+, Defense 4+, Morale 7+, nothing special in a fight) of
player a; `d` are Stark Sworn Swords (Defense 4+, Morale 6+) of player b.
"""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.actions.boosts import NONE, Boosts, split
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, situation
from montjoie.kernel import PUBLIC, Dice, Step
from montjoie.kernel.match import Match
from tests.games.figurines.given import at, roll, waiting

# Far away, so that nobody is eliminated.
BYSTANDERS = {"y": "stark_bowmen 44,4", "z": "stark_bowmen 4,44 @180 owner=b"}
STRIKERS = BYSTANDERS | {"s": "stormcrow_mercenaries 24,20"}
FRONT = STRIKERS | {"d": "stark_sworn_swords 24,24.8 @180 owner=b"}
FLANK = STRIKERS | {"d": "stark_sworn_swords 24,25.15 @90 owner=b"}
REAR = STRIKERS | {"d": "stark_sworn_swords 24,24.8 @0 owner=b"}
CAVALRY = STRIKERS | {"d": "ranger_trackers 24,24.9 @180 owner=b"}  # Defense 5+, 3 wounds a figure


UNUSED = {"use_effect": "pass", "face_enemy": "keep"}  # how a player lets an opportunity go by


class Meddle(Step, frozen=True):
    """What a test lets an effect do in a window."""

    work: Any  # called with g
    stages = ("meddle",)
    audience = PUBLIC

    def meddle(self, g: G) -> None:
        """Now."""
        self.work(g)


def watch(monkeypatch: pytest.MonkeyPatch, **effects: Any) -> list[Moment]:
    """Every window opened from now on, in order; `effects`: what happens in the windows of that name."""
    seen: list[Moment] = []
    answered = situation.answerable

    def answerable(g: G, moment: Moment) -> bool:
        seen.append(moment)
        if moment.window in effects:
            g.do(Meddle(work=effects[moment.window]))
        return answered(g, moment)

    monkeypatch.setattr(situation, "answerable", answerable)
    return seen


def fight(units: dict[str, str] | None = None, *, board: Any = None, **fields: Any) -> Match:
    """The mercenaries attack the Sworn Swords; the dice wait."""
    return at(strike(**fields), units or FRONT, live=False, **(board or {}))


def strike(**fields: Any) -> Attack:
    """That attack as explained sums see it."""
    boosts, others = split({"attacker": "s", "defender": "d", "attack": "stormcrow_longsword"} | fields)
    return Attack(boosts=Boosts(**boosts) if boosts else NONE, **others)


def quiet(match: Match) -> None:
    """Nobody uses anything, and who attacks stays as it stands."""
    while (kind := waiting(match)) in UNUSED:
        (seat,) = match.decisions
        match.submit(seat, UNUSED[kind])


def dice(match: Match, *faces: int) -> None:
    """The dice show these faces, and nobody uses anything before or after."""
    quiet(match)
    roll(match, *faces)
    quiet(match)


def due(match: Match) -> int:
    """How many dice the match waits for."""
    waits = match.chance
    assert isinstance(waits, Dice), waiting(match)
    return waits.count
