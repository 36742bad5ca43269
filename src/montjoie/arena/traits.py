"""What a seat plays, as all can see: house, faction, army, plan, and whether it comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from montjoie.kernel.match import Match

Traits: TypeAlias = dict[str, dict[str, str]]  # by seat: the name of a trait and its value


def _throne(table: Any) -> Traits:
    first = table.tracks["iron_throne"].order[0]
    return {row.seat: {"house": house, "first": _said(house == first)} for house, row in table.houses.items()}


def _westeros(field: Any) -> Traits:
    course = field.course
    return {
        row.seat: {"house": house, "plan": course.plan, "first": _said(house == course.first)}
        for house, row in field.sides.items()
    }


def _figurines(field: Any) -> Traits:
    return _players(field, ("faction", "army", "commander", "role"), "mode")


def _conquest(field: Any) -> Traits:
    return _players(field, ("faction", "edge"), "scenario")


def _players(field: Any, told: tuple[str, ...], battle: str) -> Traits:
    first = field.course.first
    return {
        seat: {name: getattr(row, name) for name in told if getattr(row, name)}
        | {battle: getattr(field.course, battle), "first": _said(seat == first)}
        for seat, row in field.players.items()
    }


def _said(fact: bool) -> str:
    return "yes" if fact else "no"


_READERS: dict[str, Callable[[Any], Traits]] = {
    "throne": _throne,
    "westeros": _westeros,
    "figurines": _figurines,
    "conquest": _conquest,
}


def traits_of(match: Match) -> Traits:
    """What each seat plays, as far as the table shows it now."""
    reader = _READERS.get(match.game)
    found = reader(match.engine.state) if reader else {}
    return {seat: {"seat": seat, **found.get(seat, {})} for seat in match.seats}


def settled(match: Match) -> bool:
    """Whether it is known what everybody plays, and who comes first."""
    course = getattr(match.engine.state, "course", None)
    return bool(match.round) and getattr(course, "first", "?") != ""
