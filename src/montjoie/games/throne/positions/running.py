"""What the running procedures of a position may speak of: areas, houses and cards that exist."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from montjoie.games.throne.state import G
from montjoie.kernel import Problem
from montjoie.kernel.plain import plain

AREAS = frozenset({"area", "origin", "to"})
HOUSES = frozenset({"house", "attacker", "defender", "up", "winners"})


def problems(g: G) -> Iterator[Problem]:
    """THR-GEO-05, THR-PLR-01: steps speak of areas of the board and of houses in play."""
    for number, step in enumerate(g.stack):
        for field, value in plain(step).items():
            path = f"position.steps[{number}].{field}"
            if field in AREAS:
                for area in _strangers(value, g.content.areas):
                    yield Problem(path, "THR-GEO-05", "no-such-area", {"given": area})
            elif field in HOUSES:
                for house in _strangers(value, g.state.houses):
                    facts = {"given": house, "houses": list(g.state.houses)}
                    yield Problem(path, "THR-PLR-01", "no-such-house", facts)


def _strangers(value: Any, known: Collection[str]) -> list[str]:
    return [word for word in _words(value) if word and word not in known]


def mentioned(g: G) -> set[str]:
    """Every word in the fields of the running procedures: areas, houses, cards."""
    return {word for step in g.stack for value in plain(step).values() for word in _words(value)}


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for part in value.values():
            yield from _words(part)
    elif isinstance(value, list):
        for part in value:
            yield from _words(part)
