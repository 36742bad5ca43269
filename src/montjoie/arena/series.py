"""A series of games: played by a crew, kept in a journal, the same whoever plays and wherever it stops."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Any

import montjoie
from montjoie.arena.bout import Bout, Outcome
from montjoie.arena.crews import Alone, Crew, Failure, LostError, Played, Setting
from montjoie.arena.journal import NAME, Journal

_SHARES = 8  # tasks for each member: few enough to be cheap, enough that all end together
_AHEAD = 2  # tasks under way for each member, so that none waits for the next
_LOSSES = 4  # members that may be lost over a task before its games count as failed
Progress = Callable[[int], None]


class Means:
    """How a series is played: by whom, where records and the journal go, who is told of each game."""

    def __init__(
        self,
        crew: Crew | None = None,
        journal: Path | None = None,
        records: Path | None = None,
        progress: Progress | None = None,
    ) -> None:
        self.crew: Crew = crew or Alone()
        self.journal = journal or (records / NAME if records is not None else None)
        self.records, self.progress = records, progress or (lambda played: None)


class Series:
    """Games of one kind, numbered; `facts` tells this series from others that could use the same journal."""

    def __init__(self, game: str, seats: int | list[str], facts: dict[str, Any], means: Means) -> None:
        found = montjoie.find(game)
        self.setting = Setting(game, type(found).__module__, seats, means.records is not None)
        self.means = means
        common = {"game": game, "version": found.version, "packs": found.packs(), "seats": seats}
        if means.records is not None:
            means.records.mkdir(parents=True, exist_ok=True)
        self.journal = Journal(means.journal, common | facts)
        self.failed: list[Failure] = []

    def play(self, bouts: Iterable[Bout]) -> list[Outcome]:
        """Play those of the bouts that have not ended before; the outcomes of all that ended, by number."""
        wanted = list(bouts)
        left = [bout for bout in wanted if bout.number not in self.journal.ended]
        self.means.progress(len(wanted) - len(left))
        try:
            self._play(left)
        finally:
            self.means.crew.leave()
        ended = self.journal.ended
        return [ended[bout.number] for bout in wanted if bout.number in ended]

    def _play(self, bouts: list[Bout]) -> None:
        if not bouts:
            return
        crew = self.means.crew
        size = max(1, len(bouts) // (crew.size * _SHARES))
        waiting = [(bouts[first : first + size], 0) for first in range(0, len(bouts), size)][::-1]
        under_way: dict[Hashable, tuple[list[Bout], int]] = {}
        while waiting or under_way:
            while waiting and len(under_way) < crew.size * (_AHEAD if crew.size > 1 else 1):
                some, losses = waiting.pop()
                under_way[crew.begin(self.setting, some)] = some, losses
            for task in crew.ended(under_way):
                some, losses = under_way.pop(task)
                try:
                    played = crew.handed_in(task)
                except LostError as lost:
                    if losses + 1 < _LOSSES:
                        waiting += [([bout], losses + 1) for bout in reversed(some)]
                        continue
                    played = [Played(Failure(bout.number, bout.seed, str(lost))) for bout in some]
                self._keep(played)
                if some := some[len(played) :]:
                    waiting.append((some, losses))

    def _keep(self, played: list[Played]) -> None:
        """Write records, then the journal: what stands in it is whole."""
        ended = [(each.result, each.record) for each in played if isinstance(each.result, Outcome)]
        if self.means.records is not None:
            for outcome, record in ended:
                file = self.means.records / f"{self.setting.game}-{outcome.number:05}.json"
                file.write_bytes(record)
        self.journal.add([outcome for outcome, _ in ended])
        self.failed += [each.result for each in played if isinstance(each.result, Failure)]
        self.means.progress(len(played))


def seed_of(seed: int | str, number: int) -> str:
    """The seed of game `number` of a series."""
    return f"{seed}/{number}"


def bots_of(bots: Iterable[str], seats: int, number: int) -> list[str]:
    """The bots of game `number` by seat: the list is dealt round, one place further every game."""
    names = list(bots)
    return list(itertools.islice(itertools.cycle(names), number % len(names), number % len(names) + seats))
