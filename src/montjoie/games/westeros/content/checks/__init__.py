"""Whether the files of a westeros pack agree with one another and with the rules."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.content.checks.cards import card_problems
from montjoie.games.westeros.content.checks.plans import plan_problems
from montjoie.games.westeros.content.checks.skirmish import skirmish_problems
from montjoie.games.westeros.content.checks.table import table_problems
from montjoie.games.westeros.content.files import Files, plan_file
from montjoie.kernel.entries import id_problems
from montjoie.kernel.errors import Problem


def problems(files: Files) -> Iterator[Problem]:
    """Every contradiction, in the order of the files.

    Plans and skirmishes are judged once what they are made of is sound: they would repeat its faults.
    """
    names = {id: plan.name for id, plan in files.plans.items()}
    found = [*id_problems(files.named(), names), *table_problems(files), *card_problems(files)]
    yield from found
    if not found:
        for id, plan in files.plans.items():
            yield from plan_problems(files, plan, plan_file(id))
        yield from skirmish_problems(files)
