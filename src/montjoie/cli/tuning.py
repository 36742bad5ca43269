"""`montjoie tune`: games between bots teach the weights by which thinkers value tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

import montjoie
from montjoie.bots.thinking import levels, values
from montjoie.bots.thinking.tuning import tuned
from montjoie.cli.contests import AtLeastOne, bots_in, cores
from montjoie.cli.speech import AsJson, CommandError, Lang, Seed, bar, say, show, show_json, tongue_of


def tune(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(validator=validators.Number(gte=5))] = 200,
    seed: Seed = 0,
    bots: str = "squire,squire,knight",
    output: Path | None = None,
    jobs: Annotated[int | None, AtLeastOne] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Find the weights by which thinkers value the tables of a game, from games between bots.

    Parameters
    ----------
    game
        The game.
    games
        How many games; one in five judges and does not teach.
    bots
        Bots between commas; each seat is dealt one of them.
    output
        The file to write; that of the game where not said.
    jobs
        How many processes; one for each core where not said.
    """
    tongue, slug = tongue_of(lang), montjoie.find(game).slug
    mind = levels.mind_of(slug)
    if mind is None:
        raise CommandError("no-mind", game=slug)
    names = bots_in(bots)
    for name in names:
        montjoie.bots.make(name, slug)
    with bar(say(tongue, "simulating", game=slug), hidden=json) as progress:
        task = progress.add_task("", total=games)
        found = tuned(mind, games, seed, names, lambda: progress.advance(task), min(jobs or cores(), games))
    file = output or values.file_of(slug)
    try:
        file.write_bytes(values.document(found))
    except OSError as error:
        raise CommandError("file-unwritable", file=str(file), reason=str(error.strerror)) from None
    if json:
        show_json(found)
    else:
        facts = {name: str(found.record[name]) for name in ("tables", "log_loss", "log_loss_of_equals")}
        show(say(tongue, "tuned", file=str(file), **{key.replace("_", "-"): v for key, v in facts.items()}))
    return 0
