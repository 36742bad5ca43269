"""The chances of an attack: hits, Defense rolls, morale tests, what wounds cost in stands, being Broken or
gone (CON-CLA-09 … CON-CLA-16, CON-WND, CON-MOR, CON-BRK-01, CON-SHT-01)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from montjoie.games.conquest import queries
from montjoie.games.conquest.dice import SIX, Answering, Blow, Pool, Reroll, again, saves, succeeds
from montjoie.games.conquest.profiles import answers, wounds
from montjoie.games.conquest.queries import MORALE_SAVED, MORALE_SHARE
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import left, lose_stand, room
from montjoie.games.conquest.wounds.attack import Attack, calm, protection, resolve, test_rerolls
from montjoie.kernel import Step
from montjoie.table.chances import ladders, rehearsal, spreads
from montjoie.table.chances.ladders import Rung
from montjoie.table.chances.mixing import mixed
from montjoie.table.chances.spreads import EVEN, Chances, Faces, Spread, pairs

FACES = range(1, SIX + 1)
NONE: Spread = (1.0,)
Wounds = tuple[int, ...]  # of each kind of blow


class Prospects(Struct, frozen=True):
    """What an attack can come to; every spread gives the chances of 0, 1, 2 ..."""

    dice: int = 0
    hits: Spread = NONE
    wounds: Spread = NONE  # of its hits
    morale: Spread = NONE  # of failed morale tests, beside them
    lost: Spread = NONE  # wounds suffered in all
    stands: Spread = NONE  # that leave the table
    broken: float = 0.0  # it becomes Broken, and stays on the table
    shattered: float = 0.0
    destroyed: float = 0.0  # shattered, or without a stand
    back: Prospects | None = None  # what hits in answer do to who attacks (CON-RUL-50)


class Fate(NamedTuple):
    """What wounds make of a regiment or of a character."""

    stands: int = 0  # gone
    broken: bool = False
    shattered: bool = False
    destroyed: bool = False


def rolled(g: G, passed: Mapping[int, bool], rerolls: Iterable[Reroll]) -> Faces:
    """The chances of the faces of a die after its re-rolls (CON-DIC-05, CON-DIC-06)."""
    given, conflict = tuple(rerolls), g.options.reroll_conflict
    return spreads.again(EVEN, (face for face in FACES if again(passed[face], face, given, conflict)))


def nerve(g: G, target: str, blows: tuple[Blow, ...]) -> tuple[tuple[float, ...], int, int]:
    """The chance to fail a morale test of each kind, how many failures are spared, how many make a wound
    (CON-MOR-02, CON-MOR-06)."""
    saved = sum(answers(g, MORALE_SAVED, target, blows[0]))
    share = max((1, *answers(g, MORALE_SHARE, target, blows[0])))
    return tuple(_failing(g, target, blow) for blow in blows), saved, share


def _failing(g: G, target: str, blow: Blow) -> float:
    value = resolve(g, target, blow)
    if value is None:
        return 0.0
    passed = {face: succeeds(face, value.total) for face in FACES}
    faces = rolled(g, passed, test_rerolls(g, target, blow))
    return sum(chance for face, chance in enumerate(faces, 1) if not passed[face])


def ladder(g: G, target: str, blows: tuple[Blow, ...], first: int, tested: bool) -> list[Rung]:
    """What wounds make of who is struck, one stand after the other, tried out on a copy (CON-WND-03,
    CON-BRK-01, CON-SHT-01); a character is slain (CON-CHR-07). So many come first, and where they are tested
    perhaps as many after them."""
    rungs = [Rung(0, Fate(), *(nerve(g, target, blows) if tested else ()))]
    if hero := g.state.characters.get(target):
        return [*rungs, Rung(wounds(g, target) - hero.wounds, Fate(1, destroyed=True), last=True)]
    row, twin = g.state.regiments[target], rehearsal.copy(g)
    whole, was_broken = size(row), row.broken
    most = 2 * first if tested else first
    while rungs[-1].wounds < most and not rungs[-1].last:
        suffered = rungs[-1].wounds + room(twin, target)
        lose_stand(twin, target, "left")
        had, row = row.stands, twin.state.regiments[target]
        if row.where == "destroyed":
            rungs.append(Rung(suffered, Fate(whole, False, had > 1, True), last=True))
        else:
            told = nerve(twin, target, blows) if tested and suffered <= first else ((), 0, 1)
            rungs.append(Rung(suffered, Fate(len(rungs), row.broken and not was_broken), *told))
    return rungs


def prospects(g: G, target: str, blows: tuple[Blow, ...], wounds: Chances[Wounds], tested: bool) -> Prospects:
    """What wounds of each kind of blow can come to, with the morale tests they cause (CON-MOR-02 …
    CON-MOR-06); none are made for who is gone, and what is beyond its last stand is lost (CON-WND-10,
    CON-WND-11)."""
    rungs = ladder(g, target, blows, max(map(sum, wounds)), tested)
    ends = ladders.tested(rungs, wounds, tested)
    total = spreads.gathered((first + more, chance) for (first, more), chance in ends.items())
    last = [(ladders.rung(rungs, suffered).fate, chance) for suffered, chance in total.items()]
    return Prospects(
        wounds=spreads.spread(spreads.gathered((first, chance) for (first, _), chance in ends.items())),
        morale=spreads.spread(spreads.gathered((more, chance) for (_, more), chance in ends.items())),
        lost=spreads.spread(total),
        stands=spreads.spread(spreads.gathered((fate.stands, chance) for fate, chance in last)),
        broken=sum(chance for fate, chance in last if fate.broken),
        shattered=sum(chance for fate, chance in last if fate.shattered),
        destroyed=sum(chance for fate, chance in last if fate.destroyed),
    )


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
    found = prospects(g, step.target, blows, wounds, step.tested and not calm(g, step.pools[0].blow))
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
    by_wounds, most = len(given) - by_ones, left(g, step.target)
    number = spreads.gathered(
        ((0, by_ones * ones + by_wounds * min(most, _after((double, single), spared)[0])), chance)
        for (double, single, ones), chance in thrown.items()
    )
    back = Blow("hits", step.target, step.target, blow.attacker)
    answer = Attack(target=blow.attacker, pools=(Pool(back, 0),), answering=False)
    return _suffered(g, answer, [number])


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
