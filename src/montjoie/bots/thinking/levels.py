"""The levels of a game: the same ranks everywhere, from a page who errs to a constable who thinks long."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from montjoie import bots
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking.minds import Mind
from montjoie.bots.thinking.players import Novice, Quick, Thinker
from montjoie.bots.thinking.search import Budget

# Seconds of thought about the hardest questions, on an idle core of the kind that the minds were measured on.
# What is clear takes less: on the average a marshal thinks 0.1 to 0.25 s, a constable 0.3 to 0.9 s.
CAPTAIN, MARSHAL, CONSTABLE = 0.05, 0.5, 4.0


def thinking(mind: Mind, seconds: float) -> Budget:
    """As many answers as a mind gives in so many seconds. No clock is looked at, so that a level plays the
    same on every machine, however busy it is; whoever waits for it has a deadline of his own."""
    return Budget(answers=round(mind.pace * seconds))


_minds: dict[str, Mind] = {}


def mind_of(game: str) -> Mind | None:
    """What the thinker knows of a game, if anything."""
    bots.names(game)  # the bots of a game are loaded when they are asked for
    return _minds.get(game)


def register(kind: type[Mind], ratings: Mapping[str, int | None]) -> None:
    """Make the ranks of a game known. People choose from those with a place in `ratings`, which holds what
    they were measured at, if they were: where two are hardly apart, one of them plays by its name alone."""
    mind = _minds[kind.game] = kind()
    ranks: dict[str, Callable[[int | str], bots.Bot]] = {
        "page": lambda seed: Novice(mind, seed),
        "squire": lambda seed: Quick(mind, seed),
        "knight": lambda seed: Greedy(mind.habits, seed),
        "captain": lambda seed: Thinker(mind, seed, thinking(mind, CAPTAIN)),
        "marshal": lambda seed: Thinker(mind, seed, thinking(mind, MARSHAL)),
        "constable": lambda seed: Thinker(mind, seed, thinking(mind, CONSTABLE), thorough=True),
    }
    for name, rank in ranks.items():
        if name in ratings:
            bots.register_level(name, _maker(rank), mind.game, ratings[name])
        else:
            bots.register(name, _maker(rank), mind.game)


def _maker(rank: Callable[[int | str], bots.Bot]) -> bots.Maker:
    """A rank as a bot that is asked for by its game."""
    return lambda game, seed: rank(seed)
