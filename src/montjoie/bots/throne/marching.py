"""Which marches are worth a look: stay, all or some to one area, a part each to two, a token left or not."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator

from montjoie.bots.greedy import Shortlist, Thought
from montjoie.games.throne.action_phase.movement import POWER
from montjoie.kernel.decisions import Decision
from montjoie.kernel.spaces import Answer


def march(thought: Thought[str]) -> Shortlist:
    """The march with the best board after it."""
    return thought.tried(marches(thought.decision))


def marches(decision: Decision) -> Iterator[Answer]:
    """The legal ones of all that look sensible."""
    for area, door in decision.describe()["space"]["options"].items():
        bins: dict[str, int] = door["bins"]
        for plan in plans(bins):
            for answer in ({area: plan | {POWER: 1}}, {area: plan}) if POWER in bins else ({area: plan},):
                if not decision.problems(answer):
                    yield answer


def plans(bins: dict[str, int], only: Collection[str] = ()) -> Iterator[dict[str, int]]:
    """What units can do with one order: to all areas that are open to them, or to some."""
    kinds = {name.partition("/")[2]: n for name, n in bins.items() if name != POWER}
    goals = only or dict.fromkeys(name.partition("/")[0] for name in bins if name != POWER)
    yield {}
    for goal in goals:
        yield {f"{goal}/{kind}": n for kind, n in kinds.items()}
        for kind, n in kinds.items():
            yield {f"{goal}/{kind}": 1}
            if n > 1 or len(kinds) > 1:
                yield _all_but(kind, kinds, goal)
    for one, other in itertools.permutations(goals, 2):
        for kind in kinds:
            if sum(kinds.values()) > 1:
                yield _all_but(kind, kinds, one) | {f"{other}/{kind}": 1}


def _all_but(one: str, kinds: dict[str, int], goal: str) -> dict[str, int]:
    """All units but one of a kind to a goal."""
    return {f"{goal}/{kind}": n - (kind == one) for kind, n in kinds.items() if n - (kind == one)}
