"""Finding weights: games are played, tables at their horizons are noted, and what won there is weighed.

A seat's chance to win is modelled as in `values.py`; the weights are those under which what happened was
likeliest, less a price for large ones. Which seat it was, under which options, and who played it how well are
weighed too, and left out of what is kept: a good player with a poor table says little about tables. Some
players lapse now and then, so that equals come to tables that are not alike. Newton's method finds the
weights in a few steps; a few dozen features need no library for matrices, so tuning runs wherever Montjoie
does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import TypeAlias

from msgspec import Struct

import montjoie
from montjoie.bots.thinking.levels import mind_of
from montjoie.bots.thinking.minds import Mind
from montjoie.bots.thinking.players import Quick
from montjoie.bots.thinking.values import Weights

PRICE = 4.0  # of a weight, for a feature scaled to a deviation of one and a table of each game
LAPSES = 0.25  # the share of questions that one who lapses answers at once
STEPS = 12
HELD_BACK = 5  # one game in so many is not tuned on, but judges
CHUNK = 4  # games that a process is given at once
Row: TypeAlias = tuple[float, ...]
Vector: TypeAlias = list[float]


class Sample(Struct, frozen=True):
    """A table that was noted: for every seat its features, then its place and its player, as ones among
    zeros; and what each seat won of the game in the end."""

    rows: tuple[Row, ...]
    shares: tuple[float, ...]


def noted(mind: Mind, game: int, seed: int | str, players: Sequence[str]) -> list[Sample]:
    """One game between players drawn from some, with the tables at its horizons."""
    rng, kinds = Random(f"tune/{seed}/{game}"), sorted(set(players))
    setting = rng.randrange(len(mind.settings))
    match = montjoie.start(mind.game, mind.seats, f"tune/{seed}/{game}", mind.settings[setting])
    names = {seat: rng.choice(players) for seat in match.seats}
    lapses = {seat: rng.choice((0.0, LAPSES)) for seat in match.seats}
    bots = {
        seat: montjoie.bots.make(name, mind.game, f"{seed}/{game}/{seat}") for seat, name in names.items()
    }
    at_once = {seat: Quick(mind, f"{seed}/{game}/{seat}") for seat in match.seats}
    beside = {
        seat: (
            *(
                float(seat == each and n == setting)
                for n in range(len(mind.settings))
                for each in match.seats
            ),
            *(float(name == each) for each in kinds),
            float(lapses[seat] > 0),
        )
        for seat, name in names.items()
    }
    tables: list[tuple[Row, ...]] = []
    passed = mind.horizon(match.engine)
    while not match.over:
        for seat in list(match.decisions):
            player = (at_once if rng.random() < lapses[seat] else bots)[seat]
            match.submit(seat, player.choose(match, seat))
        if match.result is None and (now := mind.horizon(match.engine)) > passed:
            passed = now
            if rng.random() >= mind.noted:
                continue
            told = mind.table(match.engine)
            tables.append(tuple((*map(float, told[seat]), *beside[seat]) for seat in match.seats))
    assert match.result is not None
    first = match.result.ranking[0]
    shares = tuple((seat in first) / len(first) for seat in match.seats)
    return [Sample(rows, shares) for rows in tables]


def tuned(
    mind: Mind,
    games: int,
    seed: int | str = 0,
    players: Sequence[str] = ("squire", "knight"),
    progress: Callable[[], object] = lambda: None,
    jobs: int = 1,
) -> Weights:
    """The weights that so many games teach, with a record of how they were found; games are played in so many
    processes."""
    learnt: list[Sample] = []
    judged: list[Sample] = []
    for game, found in enumerate(_played(mind, games, seed, players, jobs)):
        (judged if game % HELD_BACK == HELD_BACK - 1 else learnt).extend(found)
        progress()
    weights = fitted(learnt, len(learnt) / max(1, games - games // HELD_BACK))
    record = {
        "games": games,
        "seed": seed,
        "players": list(players),
        "tables": len(learnt),
        "judged": len(judged),
        "log_loss": round(log_loss(weights, judged), 4),
        "log_loss_of_equals": round(log_loss([0.0] * len(weights), judged), 4),
    }
    return Weights({name: round(w, 5) for name, w in zip(mind.features, weights, strict=False)}, record)


def _played(
    mind: Mind, games: int, seed: int | str, players: Sequence[str], jobs: int
) -> Iterator[list[Sample]]:
    """The tables of every game, in order."""
    if jobs == 1:
        yield from (noted(mind, game, seed, players) for game in range(games))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(_noted, mind.game, seed, players), range(games), chunksize=CHUNK)


def _noted(game: str, seed: int | str, players: Sequence[str], number: int) -> list[Sample]:
    """One game in another process, which has loaded nothing yet."""
    mind = mind_of(game)
    assert mind is not None
    return noted(mind, number, seed, players)


def log_loss(weights: Sequence[float], samples: Sequence[Sample]) -> float:
    """How little was foreseen, on the average of some tables."""
    lost = 0.0
    for sample in samples:
        chances = _chances(weights, sample.rows)
        lost -= sum(s * math.log(max(c, 1e-12)) for s, c in zip(sample.shares, chances, strict=True) if s)
    return lost / max(1, len(samples))


def fitted(samples: Sequence[Sample], alike: float = 1.0) -> Vector:
    """The weights under which the samples are likeliest, by Newton's method. So many of them come from one
    game, which has one winner: they tell little more than one table would."""
    width = len(samples[0].rows[0])
    scale = _deviations(samples, width)
    scaled = [
        Sample(
            tuple(tuple(x / s for x, s in zip(row, scale, strict=True)) for row in sample.rows), sample.shares
        )
        for sample in samples
    ]
    weights = [0.0] * width
    for _ in range(STEPS):
        slope, bend = _slopes(weights, scaled, width, PRICE * alike)
        step = solved(bend, slope)
        weights = [w + d for w, d in zip(weights, step, strict=True)]
        if max(map(abs, step), default=0.0) < 1e-4:
            break
    return [w / s for w, s in zip(weights, scale, strict=True)]


def _deviations(samples: Iterable[Sample], width: int) -> Vector:
    """How far each feature differs between the seats of a table, as a rule; one where it never does."""
    squares, count = [0.0] * width, 0
    for sample in samples:
        for i, column in enumerate(zip(*sample.rows, strict=True)):
            mean = sum(column) / len(column)
            squares[i] += sum((x - mean) ** 2 for x in column)
        count += len(sample.rows)
    return [math.sqrt(square / count) if square > 1e-9 else 1.0 for square in squares]


def _chances(weights: Sequence[float], rows: Sequence[Row]) -> Vector:
    scores = [sum(map(float.__mul__, weights, row)) for row in rows]
    most = max(scores)
    raised = [math.exp(score - most) for score in scores]
    total = sum(raised)
    return [each / total for each in raised]


def _slopes(
    weights: Vector, samples: Sequence[Sample], width: int, price: float
) -> tuple[Vector, list[Vector]]:
    """The slope of the likelihood, less the price of the weights, and how it bends."""
    slope = [-price * w for w in weights]
    bend = [[price * (i == j) for j in range(width)] for i in range(width)]
    for sample in samples:
        chances = _chances(weights, sample.rows)
        mean = [sum(map(float.__mul__, chances, column)) for column in zip(*sample.rows, strict=True)]
        for row, chance, share in zip(sample.rows, chances, sample.shares, strict=True):
            away = [x - m for x, m in zip(row, mean, strict=True)]
            if (lack := share - chance) != 0:
                for i, x in enumerate(row):
                    slope[i] += lack * x
            if chance > 1e-4:
                for i, x in enumerate(away):
                    if x:
                        factor, line = chance * x, bend[i]
                        for j in range(i + 1):
                            line[j] += factor * away[j]
    for i in range(width):
        for j in range(i):
            bend[j][i] = bend[i][j]
    return slope, bend


def solved(matrix: list[Vector], right: Vector) -> Vector:
    """The solution of a system of linear equations that has one, by Gauss's elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, size):
            if factor := rows[r][i] / rows[i][i]:
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
