"""Balance: how often houses, factions, sides and seats win between equal players."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

import montjoie
from montjoie.arena.bout import Bout, Outcome
from montjoie.arena.crews import Failure
from montjoie.arena.series import Means, Series, bots_of, seed_of
from montjoie.arena.statistics import Share, share_of
from montjoie.arena.tournament import checked

# The option that tells the battles of a game apart.
BATTLES = {"westeros": "plan", "figurines": "mode", "conquest": "scenario"}
_SIDES = ("house", "role", "first")  # what is looked at in each battle by itself


class Line(Struct, frozen=True):
    """How often those with a trait won; `fair` is what they would win if nothing mattered."""

    value: str
    won: Share
    fair: float

    @property
    def unfair(self) -> bool:
        """Whether the fair share lies outside the interval."""
        return not self.won.low <= self.fair <= self.won.high


class Group(Struct, frozen=True):
    """One trait, of all games or of those of one battle."""

    trait: str
    lines: list[Line]
    battle: str = ""


class Balance(Struct, frozen=True):
    """What is fair in a game, and what is not."""

    game: str
    seats: int
    games: int
    bots: list[str]
    groups: list[Group]
    errors: list[Failure]


def balance(
    game: str,
    games: int,
    *,
    bots: Sequence[str] = ("greedy",),
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    means: Means | None = None,
) -> Balance:
    """Let equal players play `games` games, over all plans, modes or scenarios unless an option names one."""
    agreed = dict(options or {})
    count = checked(game, seats, bots, seed, agreed)
    facts = {"series": "balance", "bots": list(bots), "seed": seed, "options": agreed}
    series = Series(game, count, facts, means or Means())
    battles = list(_battles(game, agreed))
    ended = series.play(
        Bout(
            number,
            seed_of(seed, number),
            bots_of(bots, count, number // len(battles)),
            agreed | battles[number % len(battles)],
        )
        for number in range(games)
    )
    failed = sorted(series.failed, key=lambda failure: failure.game)
    return Balance(game, count, games, list(bots), list(groups(ended, BATTLES.get(game))), failed)


def _battles(game: str, options: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The battles to be dealt over the games: one option with every value that it lists."""
    name = BATTLES.get(game)
    if name is None or name in options:
        yield {}
        return
    told = montjoie.find(game).option_schema()["$defs"]["Options"]["properties"][name]
    yield from ({name: value} for value in told["enum"] if value != "random")


def groups(ended: Sequence[Outcome], battle: str | None) -> Iterator[Group]:
    """The shares of every trait, then those of the sides in each battle."""
    names = dict.fromkeys(name for outcome in ended for told in outcome.traits.values() for name in told)
    for trait in names:
        if trait != battle:
            yield from _group(ended, trait)
    if battle is not None:
        by_battle = sorted(ended, key=lambda outcome: _battle(outcome, battle))
        for value, some in itertools.groupby(by_battle, lambda outcome: _battle(outcome, battle)):
            played = list(some)
            for trait in _SIDES:
                yield from _group(played, trait, value)


def _battle(outcome: Outcome, battle: str) -> str:
    return next((told[battle] for told in outcome.traits.values() if battle in told), "")


def _group(ended: Iterable[Outcome], trait: str, battle: str = "") -> Iterator[Group]:
    """The shares by the values of a trait. A game in which all have the same tells nothing of it."""
    won: dict[str, list[tuple[float, float]]] = {}
    for outcome in ended:
        values = {seat: told[trait] for seat, told in outcome.traits.items() if trait in told}
        if len(set(values.values())) > 1:
            for seat, value in values.items():
                won.setdefault(value, []).append((outcome.share(seat), 1 / len(outcome.bots)))
    if won:
        yield Group(trait, [_line(value, seen) for value, seen in sorted(won.items())], battle)


def _line(value: str, seen: Sequence[tuple[float, float]]) -> Line:
    shares, fair = zip(*seen, strict=True)
    return Line(value, share_of(sum(shares), len(shares)), round(sum(fair) / len(fair), 4))
