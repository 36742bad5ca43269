"""A ladder: every bot plays every other, and ratings tell how far they stand apart."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from montjoie.arena.bout import Bout, Outcome
from montjoie.arena.crews import Failure
from montjoie.arena.series import Means, Series, seed_of
from montjoie.arena.statistics import Share, Z, share_of
from montjoie.arena.tournament import checked
from montjoie.kernel.chance import Stream, shuffled

_ORDERS = 16  # of the games, over which ratings are averaged


class Rung(Struct, frozen=True):
    """A bot on the ladder: its rating with the 95 % interval, and what it won of all its games."""

    bot: str
    rating: float
    low: float
    high: float
    won: Share


class Pairing(Struct, frozen=True):
    """Two bots, and what the first won of their games."""

    bots: tuple[str, str]
    won: Share


class Ladder(Struct, frozen=True):
    """The bots from the strongest to the weakest, and how each pair fared."""

    game: str
    seats: int
    games: int  # of each pair
    rungs: list[Rung]
    pairings: list[Pairing]
    errors: list[Failure]


def ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    means: Means | None = None,
) -> Ladder:
    """Let every pair of bots play `games` games. Both are dealt over all the seats, so that of more than two
    each has half of them in the long run."""
    count = checked(game, seats, bots, seed, options)
    facts = {"series": "ladder", "bots": list(bots), "seed": seed, "options": dict(options or {})}
    series = Series(game, count, facts, means or Means())
    pairs = list(itertools.combinations(bots, 2))
    ended = series.play(_bouts(pairs, games, count, seed, dict(options or {})))
    ratings = _rated(bots, ended)
    rungs = [
        Rung(
            bot,
            round(mu, 2),
            round(mu - Z * sigma, 2),
            round(mu + Z * sigma, 2),
            _won(bot, [outcome for outcome in ended if bot in outcome.bots.values()]),
        )
        for bot, (mu, sigma) in ratings.items()
    ]
    met = [(pair, [o for o in ended if set(pair) == set(o.bots.values())]) for pair in pairs]
    return Ladder(
        game,
        count,
        games,
        sorted(rungs, key=lambda rung: -rung.rating),
        [Pairing(pair, _won(pair[0], played)) for pair, played in met],
        sorted(series.failed, key=lambda failure: failure.game),
    )


def _bouts(
    pairs: Sequence[tuple[str, str]], games: int, seats: int, seed: int | str, options: dict[str, Any]
) -> Iterator[Bout]:
    """Round after round of all pairs, so that a journal serves for more games too."""
    for turn, (place, pair) in itertools.product(range(games), enumerate(pairs)):
        number = turn * len(pairs) + place
        yield Bout(number, seed_of(seed, number), seated(pair, seats, turn), options)


def seated(pair: tuple[str, str], seats: int, turn: int) -> list[str]:
    """Who of a pair has which seat in a game: they change places every other game, and come to sit in every
    way that gives each half of the seats, so that no seat counts for one of them."""
    ways = list(itertools.combinations(range(seats), seats // 2))
    if seats % 2 == 0:
        ways = ways[: len(ways) // 2]  # the others are these with places changed
    some = ways[turn // 2 % len(ways)]
    one, other = pair if turn % 2 == 0 else pair[::-1]
    return [one if seat in some else other for seat in range(seats)]


def _won(bot: str, played: Sequence[Outcome]) -> Share:
    return share_of(sum(outcome.shares[bot] for outcome in played), len(played))


def _rated(bots: Sequence[str], ended: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot. A rating follows who won last, as people change; bots do not, so it is
    the mean over several orders of the games."""
    total = dict.fromkeys(bots, (0.0, 0.0))
    for order in range(_ORDERS):
        for bot, rating in _rated_once(bots, shuffled(Stream("ladder", order), ended)).items():
            mu, sigma = total[bot]
            total[bot] = mu + rating.mu / _ORDERS, sigma + rating.sigma / _ORDERS
    return total


def _rated_once(bots: Sequence[str], ended: Sequence[Outcome]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in bots}
    for outcome in ended:
        shares = outcome.shares
        ranks = [1 - share for share in shares.values()]
        rated = model.rate([[found[bot]] for bot in shares], ranks=ranks)
        found |= {bot: team[0] for bot, team in zip(shares, rated, strict=True)}
    return found
