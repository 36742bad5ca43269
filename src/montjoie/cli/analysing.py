"""`montjoie analyse`: a game that is over, looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from montjoie.analysis import PLAYOUTS, told
from montjoie.analysis import analyse as look_again
from montjoie.cli.contests import AtLeastOne
from montjoie.cli.speech import AsJson, Lang, bar, read_bytes, say, show, show_json, tongue_of


def analyse(
    file: Path,
    /,
    *,
    playouts: Annotated[int, AtLeastOne] = PLAYOUTS,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Tell how likely each seat was to win, what turned the game, what dice did and what decisions cost.

    Parameters
    ----------
    file
        The record of the game.
    playouts
        How much may be thought: quick games ahead, over all moments.
    """
    tongue, record = tongue_of(lang), read_bytes(file)
    with bar(say(tongue, "analysing"), hidden=json) as progress:
        task = progress.add_task("", total=100)
        found = look_again(
            record, playouts=playouts, progress=lambda done: progress.update(task, completed=100 * done)
        )
    if json:
        show_json(found)
    else:
        for line in told(found, tongue):
            show(line, wrap=False)
