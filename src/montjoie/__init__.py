"""Montjoie: the herald of tabletop war games. It knows every rule, enforces it and explains it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoie import bots
from montjoie.kernel.chance import CHANCE, Rng
from montjoie.kernel.decisions import Decision
from montjoie.kernel.engine import Result
from montjoie.kernel.errors import (
    ContentError,
    DriftError,
    MontjoieError,
    OptionError,
    PositionError,
    Problem,
    RecordError,
    Refusal,
)
from montjoie.kernel.game import Game, find, register
from montjoie.kernel.game import games as known_games
from montjoie.kernel.match import Match, start_match
from montjoie.kernel.position import match_from
from montjoie.kernel.record import replay, resume
from montjoie.kernel.rollout import Rollout
from montjoie.kernel.rulebook import Rule
from montjoie.kernel.worlds import sampled_world

__version__ = "0.1.0"
worlds = sampled_world  # its name while there was no better one


def start(
    game: str,
    seats: int | Sequence[str] | None = None,
    seed: int | str = 0,
    options: dict[str, Any] | None = None,
    *,
    live: bool = True,
) -> Match:
    """Start a match. `seats` is a number or a list of names; all chance comes from `seed` or, where the match
    is not `live`, from `match.decide_chance`."""
    found = find(game)
    places = max(found.counts) if seats is None else seats
    return start_match(found, places, seed, options or {}, live=live)


def from_position(
    game: str, position: dict[str, Any] | str | bytes, seed: int | str = 0, *, live: bool = True
) -> Match:
    """A match that starts at a position; PositionError lists every problem. `live` as for `start`."""
    return match_from(find(game), position, seed, live=live)


def kinds(game: str) -> list[str]:
    """The kinds of decisions of a game: stable names GAME.NAME."""
    return sorted(find(game).kinds)


def rules(game: str) -> dict[str, Rule]:
    """The rules of a game by id."""
    return dict(find(game).own_rules())


__all__ = [
    "CHANCE",
    "ContentError",
    "Decision",
    "DriftError",
    "Game",
    "Match",
    "MontjoieError",
    "OptionError",
    "PositionError",
    "Problem",
    "RecordError",
    "Refusal",
    "Result",
    "Rng",
    "Rollout",
    "Rule",
    "bots",
    "find",
    "from_position",
    "kinds",
    "known_games",
    "register",
    "replay",
    "resume",
    "rules",
    "sampled_world",
    "start",
    "worlds",
]
