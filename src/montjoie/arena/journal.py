"""The journal of a series: an append-only file of the games that have ended, so that none is played twice.

The first line says what the series is; each other line is the outcome of a game. What a killed program left
of a last line is cut off.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from montjoie.arena.bout import Outcome
from montjoie.arena.errors import ArenaError

NAME = "journal.jsonl"  # beside the records of a series
_START = b'{"series":'


class Journal:
    """The outcomes of a series, kept as they come; without a file nothing is kept."""

    def __init__(self, file: Path | None, series: dict[str, Any]) -> None:
        self.file, self.ended = file, dict[int, Outcome]()
        if file is None:
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        head = msgspec.json.encode({"series": series}, order="deterministic")
        if file.exists() and file.stat().st_size:
            self._read(file, head)
        else:
            _append(file, [head])

    def _read(self, file: Path, head: bytes) -> None:
        """Take over what a series has played before."""
        whole = file.read_bytes()
        *lines, torn = whole.split(b"\n")
        begun = lines[0] if lines else torn
        if not begun.startswith(_START) and (lines or not head.startswith(begun)):
            raise ArenaError("no-journal", file=str(file))
        if torn:  # killed while it was written
            os.truncate(file, len(whole) - len(torn))
        if not lines:
            _append(file, [head])
            return
        if lines[0] != head:
            raise ArenaError("other-series", file=str(file))
        try:
            outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise ArenaError("journal-broken", file=str(file), reason=str(error)) from None
        self.ended = {outcome.number: outcome for outcome in outcomes}

    def add(self, outcomes: list[Outcome]) -> None:
        """Games have ended."""
        self.ended |= {outcome.number: outcome for outcome in outcomes}
        if self.file is not None and outcomes:
            _append(self.file, [msgspec.json.encode(outcome) for outcome in outcomes])


def _append(file: Path, lines: list[bytes]) -> None:
    with file.open("ab") as end:
        end.write(b"".join(line + b"\n" for line in lines))
