"""The chances of an attack: hits, Defense rolls, and what comes of them (CON-CLA-09 … CON-CLA-16)."""

from __future__ import annotations

from functools import reduce
from typing import Any

from msgspec.structs import replace

from montjoie.games.conquest import queries
from montjoie.games.conquest.dice import Answering, Blow, Pool, saves, succeeds
from montjoie.games.conquest.odds.prospects import FACES, Prospects, Wounds, nerve, prospects, rolled
from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack, protection
from montjoie.kernel import Step
from montjoie.table.chances import rehearsal, spreads
from montjoie.table.chances.mixing import mixed
from montjoie.table.chances.spreads import Chances, pairs

Pair = tuple[int, int]


def rolls(step: Step) -> bool:
    """Whether a step waits for the first dice of an attack."""
    return isinstance(step, Attack) and step.stage() in ("roll", "defend") and not step.dice


def attack(g: G, step: Attack) -> Prospects:
    """The prospects of an attack that could be made now; what is declared before its dice is followed the
    first way it may go (CON-SPR-05)."""
    ways = list(rehearsal.unfold(rehearsal.copy(g, step), rolls))
    return mixed(((chance, settled(end, end.running(Attack))) for chance, end in ways), Prospects())


def settled(g: G, step: Attack) -> Prospects:
    """The prospects of an attack that has come to its dice."""
    return _suffered(g, step, [_hits(g, pool) for pool in step.pools])


def _suffered(g: G, step: Attack, hits: list[Chances[Pair]]) -> Prospects:
    """What so many hits of each pool come to, and those in answer."""
    blows, groups = _apart(g, step)
    spared = sum(answers(g, queries.DEFENSE_SAVED, step.target, step.pools[0].blow))
    costs = [
        _costs(_defense(g, pool.blow), thrown, group, len(blows))
        for pool, thrown, group in zip(step.pools, hits, groups, strict=True)
    ]
    whole = reduce(spreads.both, costs)
    wounds = spreads.gathered((_after(cost, spared), chance) for cost, chance in whole.items())
    found = prospects(g, step.target, blows, wounds, step.tested and not _calm(g, step.pools[0].blow))
    sums = (spreads.gathered((sum(pair), chance) for pair, chance in each.items()) for each in hits)
    dice = sum(pool.dice for pool in step.pools if pool.value is not None)
    back = _answered(g, step, hits, spared) if step.answering else None
    return replace(found, dice=dice, hits=spreads.spread(reduce(spreads.both, sums)), back=back)


def _answered(g: G, step: Attack, hits: list[Chances[Pair]], spared: int) -> Prospects | None:
    """What the hits in answer do to the attacker: as many as Defense dice show a 1, or as there are wounds
    (CON-RUL-50, CON-SPR-14, CON-SPR-42)."""
    blow = step.pools[0].blow
    given: list[Answering] = list(answers(g, queries.ANSWERED, step.target, blow))
    if not given:
        return None

    def dice(pool: Pool, thrown: Chances[Pair]) -> Chances[tuple[int, int, int]]:
        flawless, plain = _defense(g, pool.blow, ones=True)
        return spreads.after(
            thrown, lambda n: spreads.both(spreads.total(flawless, n[0]), spreads.total(plain, n[1]))
        )

    thrown = reduce(spreads.both, map(dice, step.pools, hits))
    by_ones = sum(bool(each.face) for each in given)
    by_wounds = len(given) - by_ones
    number = spreads.gathered(
        ((0, by_ones * ones + by_wounds * _after((double, single), spared)[0]), chance)
        for (double, single, ones), chance in thrown.items()
    )
    back = Blow("hits", step.target, step.target, blow.attacker)
    answer = Attack(target=blow.attacker, pools=(Pool(back, 0),), answering=False)
    return _suffered(g, answer, [number])


def _calm(g: G, blow: Blow) -> bool:
    """Whether the wounds of a blow cause no morale tests (CON-VOL-15)."""
    given = list(answers(g, queries.MORALE_SPARED, blow.striker, blow))
    return bool(given) and all(given)


def _apart(g: G, step: Attack) -> tuple[tuple[Blow, ...], list[int]]:
    """The blows whose wounds are feared alike, and to which of them each pool belongs, in their order."""
    blows: list[Blow] = []
    fears: list[object] = []
    groups = []
    for pool in step.pools:
        fear = nerve(g, step.target, (pool.blow,))
        if not fears or fears[-1] != fear:
            blows.append(pool.blow)
            fears.append(fear)
        groups.append(len(blows) - 1)
    return tuple(blows), groups


def _hits(g: G, pool: Pool) -> Chances[Pair]:
    """The chances of so many hits that find no Defense, and so many others (CON-CLA-10, CON-SPR-15,
    CON-SPR-16)."""
    blow, value = pool.blow, pool.value
    if value is None:
        return {(0, pool.dice): 1.0}
    passed = {face: succeeds(face, value) for face in FACES}
    flawless = any(answers(g, queries.FLAWLESS, blow.striker, blow))
    given = tuple(dict.fromkeys(answers(g, queries.EXTRA_HITS, blow.striker, blow)))

    def worth(face: int) -> tuple[int, ...]:
        perfect = passed[face] and flawless and face == 1
        more = (int(passed[face] and extra.counts(face)) for extra in given)
        return (int(perfect), int(passed[face] and not perfect), *more)

    faces = rolled(g, passed, answers(g, queries.HIT_REROLLS, blow.striker, blow))
    thrown = spreads.total(spreads.worth(faces, worth), pool.dice)
    return spreads.gathered(
        ((perfect, plain + sum(n // extra.per for n, extra in zip(more, given, strict=True))), chance)
        for (perfect, plain, *more), chance in thrown.items()
    )


def _defense(g: G, blow: Blow, ones: bool = False) -> tuple[Chances[Any], Chances[Any]]:
    """A Defense die against hits that find none, and against others."""
    return _failed(g, replace(blow, flawless=True), ones), _failed(g, blow, ones)


def _costs(
    dice: tuple[Chances[Pair], Chances[Pair]], hits: Chances[Pair], group: int, groups: int
) -> Chances[Wounds]:
    """The chances of so many dice that cost two wounds, and one, for each group of blows."""
    plain: dict[int, Chances[int]] = {}
    for (perfect, others), chance in hits.items():
        plain.setdefault(perfect, {})[others] = chance
    before, behind = (0, 0) * group, (0, 0) * (groups - group - 1)
    return spreads.gathered(
        ((*before, *cost, *behind), chance)
        for perfect, others in plain.items()
        for cost, chance in spreads.both(pairs({perfect: 1.0}, dice[0]), pairs(others, dice[1])).items()
    )


def _failed(g: G, blow: Blow, ones: bool = False) -> Chances[Any]:
    """What one Defense die costs (CON-CLA-15, CON-CLA-16, CON-SPR-38, CON-SPR-40), and whether it shows a 1
    where that counts."""
    guard = protection(g, blow)
    passed = {face: saves(face, *guard) for face in FACES}
    doubled = tuple(answers(g, queries.DOUBLED, blow.striker, blow))
    faces = rolled(g, passed, answers(g, queries.DEFENSE_REROLLS, blow.target, blow))

    def cost(face: int) -> tuple[int, ...]:
        lost = (0, 0) if passed[face] else (1, 0) if face in doubled else (0, 1)
        return (*lost, int(face == 1)) if ones else lost

    return spreads.worth(faces, cost)


def _after(cost: Wounds, spared: int) -> Wounds:
    """The wounds of each group once dice are spared, those that cost most first (CON-SPR-55, CON-RUL-60)."""
    left = list(cost)
    for place in (*range(0, len(left), 2), *range(1, len(left), 2)):
        taken = min(spared, left[place])
        left[place] -= taken
        spared -= taken
    return tuple(2 * left[place] + left[place + 1] for place in range(0, len(left), 2))
