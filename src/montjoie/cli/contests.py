"""What the commands that let bots play many games share: how many, by whom, kept where."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from montjoie.arena import Alone, Crew, Failure, Means, Processes
from montjoie.cli.speech import CommandError, bar, complain, say

AtLeastOne = Parameter(validator=validators.Number(gte=1))


@Parameter(name="*")
@dataclass(frozen=True)
class Crewing:
    """Who plays the games, and where they are kept."""

    jobs: Annotated[int | None, AtLeastOne] = None
    """How many processes; one for each core where not said."""
    on: Literal["processes", "ray"] = "processes"
    """Play in processes of this machine, or on a Ray cluster (needs montjoie[ray])."""
    address: str | None = None
    """The address of a Ray cluster that runs already; else one starts by itself."""
    journal: Path | None = None
    """A file that keeps the games that have ended: the same command goes on where it was stopped."""


NO_CREWING = Crewing()


def extra(module: str, name: str) -> ModuleType:
    """A part of montjoie that needs more than it installs by itself."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("montjoie"):
            raise
        raise CommandError("needs-extra", extra=f"montjoie[{name}]", missing=str(error.name)) from None


def bots_in(text: str) -> list[str]:
    """The bots between commas."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise CommandError("no-bots")
    return names


@contextmanager
def means(
    crewing: Crewing, games: int, title: str, hidden: bool, records: Path | None = None
) -> Iterator[Means]:
    """How the games are played, with a progress bar while they are."""
    with bar(title, hidden) as progress:
        task = progress.add_task("", total=games)
        try:
            yield Means(
                _crew(crewing, games),
                crewing.journal,
                records,
                lambda played: progress.advance(task, played),
            )
        except OSError as error:
            file = error.filename or crewing.journal or records
            raise CommandError("file-unwritable", file=str(file), reason=str(error.strerror)) from None


def _crew(crewing: Crewing, games: int) -> Crew:
    if crewing.on == "ray":
        crew: Crew = extra("montjoie.arena.cluster", "ray").Cluster(crewing.address, crewing.jobs)
        return crew
    jobs = min(crewing.jobs or cores(), games)
    return Processes(jobs) if jobs > 1 else Alone()


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def complain_of(failures: Sequence[Failure], lang: str) -> None:
    """Name the games that broke off."""
    for failure in failures:
        facts = {"game": failure.game, "seed": str(failure.seed), "error": failure.error}
        complain(say(lang, "game-failed", **facts))
