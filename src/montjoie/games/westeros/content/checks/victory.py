"""Whether what wins a battle can happen in it (WES-VIC-02, WES-VIC-05)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from montjoie.games.westeros.content.base import House
from montjoie.games.westeros.content.files import Files
from montjoie.games.westeros.content.plans import PlanFile
from montjoie.games.westeros.content.special_rules import AnySpecialRule, Captive, Prisoner
from montjoie.games.westeros.content.victory import (
    AnyScore,
    CaptiveTaken,
    ControlsObjectives,
    Devastated,
    EnemyCommanderCaptured,
    EnemyUnitEliminated,
    FireLevel,
    GroundTaken,
    ObjectiveControlled,
    Points,
    PrisonerKept,
    PrisonerRescued,
    TokenDestroyed,
    TokenIntact,
    UnitsInRows,
    Victory,
)
from montjoie.kernel.content import unknown_ids
from montjoie.kernel.errors import Problem

AT_ONCE = (EnemyUnitEliminated, EnemyCommanderCaptured, CaptiveTaken, TokenDestroyed)
NEEDED_RULES: dict[type, type[AnySpecialRule]] = {
    CaptiveTaken: Captive,
    PrisonerRescued: Prisoner,
    PrisonerKept: Prisoner,
}


def victory_problems(
    files: Files, victory: Victory, path: str, plan: PlanFile | None = None
) -> Iterator[Problem]:
    """Every problem of the victory of a plan, or of a skirmish where there is none."""
    file = path.partition(":")[0]
    sites = [entry.id for entry in plan.objectives] if plan else []
    if isinstance(victory, Points):
        for index, score in enumerate(victory.scoring):
            yield from _score(files, score, f"{path}.scoring[{index}]", sites, plan)
    else:
        for index, goal in enumerate(victory.goals):
            if isinstance(goal, ControlsObjectives):
                here = f"{path}.goals[{index}]"
                yield from unknown_ids(here, goal.objectives, sites, file)
                if goal.at_least > len(goal.objectives or sites):
                    facts = {"count": goal.at_least, "limit": len(goal.objectives or sites)}
                    yield Problem(here, "WES-VIC-08", "too-few-objectives", facts)
    yield from _instant(victory, path, plan)


def _instant(victory: Victory, path: str, plan: PlanFile | None) -> Iterator[Problem]:
    """A House captures commanders that its enemy has in the battle."""
    file, houses = path.partition(":")[0], get_args(House)
    led = {house: [unit.commander for unit in units] for house, units in plan.units.items()} if plan else {}
    for index, instant in enumerate(victory.instant):
        here = f"{path}.instant[{index}].captures"
        yield from unknown_ids(here, instant.captures, houses, "unit_cards.json")
        for house, captured in instant.captures.items():
            enemies = (each for other in led if other != house for each in led[other] if each)
            yield from unknown_ids(f"{here}.{house}", [captured], [*enemies], file)


def _score(
    files: Files, score: AnyScore, path: str, sites: list[str], plan: PlanFile | None
) -> Iterator[Problem]:
    """It is scored when it can be told, and speaks of what the plan has."""
    file = path.partition(":")[0]
    if score.when == "immediate" and not isinstance(score, AT_ONCE):
        yield Problem(f"{path}.when", "WES-VIC-02", "not-immediate", {"when": score.when})
    needed = NEEDED_RULES.get(type(score))
    if needed and not any(isinstance(rule, needed) for rule in (plan.special_rules if plan else ())):
        facts = {"rule": str(needed.__struct_config__.tag)}
        yield Problem(path, "WES-GEN-04", "rule-missing", facts)
    match score:
        case ObjectiveControlled():
            yield from unknown_ids(f"{path}.objectives", score.objectives, sites, file)
            if not sites:
                yield Problem(path, "WES-VIC-08", "too-few-objectives", {"count": 1, "limit": 0})
        case TokenDestroyed() | TokenIntact():
            yield from unknown_ids(f"{path}.token", [score.token], plan.tokens if plan else (), file)
        case FireLevel() | Devastated():
            kinds = [entry.id for entry in files.terrain.terrain]
            yield from unknown_ids(f"{path}.terrain", [score.terrain], kinds, "terrain.json")
        case UnitsInRows():
            yield from _rows(files, score.rows, path, plan)
        case GroundTaken():
            for house, values in score.rows.items():
                yield from _rows(files, [value.row for value in values], f"{path}.rows.{house}", plan)
        case _:
            pass


def _rows(
    files: Files, rows: tuple[int, ...] | list[int], path: str, plan: PlanFile | None
) -> Iterator[Problem]:
    """WES-HEX-01: rows of the board side."""
    side = plan.side if plan else None
    last = max(entry.rows for entry in files.board.sides if side in (None, entry.id))
    for row in rows:
        if row > last:
            yield Problem(path, "WES-HEX-01", "row-off-board", {"row": row, "rows": last})
