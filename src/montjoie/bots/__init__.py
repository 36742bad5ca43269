"""Bots: programs that hold a seat. `make(name, game, seed).choose(match, seat)` gives an answer."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Protocol

from montjoie.kernel.chance import Stream
from montjoie.kernel.errors import OptionError, Problem
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer


class Bot(Protocol):
    """Something that answers for a seat."""

    def choose(self, match: Match, seat: str) -> Answer:
        """An answer to the seat's decision."""
        ...


class RandomBot:
    """Any legal answer, drawn lazily."""

    def __init__(self, game: str, seed: int | str = 0) -> None:
        self.rng = Stream(f"bot-{seed}")

    def choose(self, match: Match, seat: str) -> Answer:
        """A random legal answer."""
        return match.decisions[seat].sample(self.rng)


Maker = Callable[[str, int | str], Bot]
FOR_NEWCOMERS = ("squire", "greedy", "random")  # the first of them that plays a game
_makers: dict[tuple[str, str | None], Maker] = {("random", None): RandomBot}
_levels: dict[str, dict[str, int | None]] = {}


def register(name: str, maker: Maker, game: str | None = None) -> None:
    """Make a bot known, for one game or for all."""
    _makers[name, game] = maker


def register_level(name: str, maker: Maker, game: str, rating: int | None = None) -> None:
    """Make a bot known that people choose by its strength, each level after those it beats; with the rating
    it was measured at, where it was. Of two players with 400 points between them the better one wins ten
    games of eleven, as in Elo's system; greedy has 1000."""
    register(name, maker, game)
    _levels.setdefault(game, {})[name] = rating


def names(game: str) -> list[str]:
    """The bots that play a game."""
    _load(game)
    return sorted({name for name, g in _makers if g in (None, game)})


def levels(game: str) -> dict[str, int | None]:
    """The levels that people choose from, the weakest first, with their ratings."""
    _load(game)
    return dict(_levels.get(game, {}))


def usual(game: str) -> str:
    """Who plays against people that have not chosen: a level that suits a newcomer."""
    found = names(game)
    return next(name for name in FOR_NEWCOMERS if name in found)


def hasty(game: str) -> str:
    """Who answers at once, for a bot that does not: by the policy of the game, where it has one."""
    return "squire" if "squire" in names(game) else "random"


def make(name: str, game: str, seed: int | str = 0) -> Bot:
    """A bot for a game (KER-BOT-01)."""
    _load(game)
    maker = _makers.get((name, game)) or _makers.get((name, None))
    if maker is None:
        facts = {"given": name, "known": names(game)}
        raise OptionError([Problem("bots", "KER-BOT-01", "bot-unknown", facts)])
    return maker(game, seed)


def _load(game: str) -> None:
    """Bots of one game live in `montjoie.bots.GAME` and register themselves there."""
    name = f"montjoie.bots.{game}"
    if importlib.util.find_spec(name) is not None:
        importlib.import_module(name)
