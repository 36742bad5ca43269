"""`montjoie replay`: play a record again and see whether it gives the same game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, validators

import montjoie
from montjoie import CHANCE, DriftError, Match, words
from montjoie.cli.speech import AsJson, CommandError, Lang, read_bytes, say, show, show_json, tongue_of
from montjoie.kernel.chance import LATE, UNDO
from montjoie.kernel.record import read
from montjoie.tui import Teller, ending


def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative=())] = False,
    upto: Annotated[int | None, Parameter(validator=validators.Number(gte=0))] = None,
    log: Annotated[bool, Parameter(negative=())] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Play a record again and compare it with what was recorded.

    Parameters
    ----------
    file
        The record.
    verify
        Also make every chance outcome anew from the seed.
    upto
        Stop after so many inputs.
    log
        Tell what happened.
    """
    tongue, raw = tongue_of(lang), read_bytes(file)
    try:
        match = montjoie.replay(raw, upto)
        if verify:
            _verify_chance(raw, match)
    except (DriftError, ChanceError) as error:
        if json:
            show_json({"digest": None, "inputs": error.input, "ok": False})
        raise
    if json:
        show_json({"digest": match.digest(), "inputs": len(match.inputs), "ok": True})
        return 0
    if log:
        teller = Teller(match, None, tongue)
        for event in teller.news():
            show(teller.line(event))
    seats = [str(words.spoken(montjoie.find(match.game).prefix, tongue, seat)) for seat in match.seats]
    facts = {"game": match.game, "inputs": len(match.inputs), "digest": match.digest()}
    show(say(tongue, "replayed", seats=seats, **facts))
    for line in ending(match, tongue):
        show(line)
    return 0


class ChanceError(CommandError):
    """A record whose chance outcomes are not those of its seed."""

    def __init__(self, at: int) -> None:
        super().__init__("chance-differs", input=at)
        self.input = at


def _verify_chance(raw: bytes, match: Match) -> None:
    """Let chance draw from the seed again, beside the recorded answers (KER-REC-03)."""
    recorded: list[tuple[str, Any]] = read(raw).inputs[: len(match.inputs)]
    again = montjoie.replay(raw, upto=0)
    for at, (seat, answer) in enumerate(recorded, start=1):
        if seat == CHANCE:
            if again.inputs[at - 1 : at] != [(CHANCE, answer)]:
                raise ChanceError(at)
        elif seat == UNDO:
            again.undo(answer)
        elif seat == LATE:
            again.inside.time_up(answer)
        else:
            again.submit(seat, answer)
