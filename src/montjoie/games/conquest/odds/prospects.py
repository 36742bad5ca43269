"""What wounds cost a regiment: morale tests, stands, being Broken or gone (CON-WND, CON-MOR, CON-BRK-01,
CON-SHT-01)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from montjoie.games.conquest.dice import SIX, Blow, Reroll, again, succeeds
from montjoie.games.conquest.profiles import answers, wounds
from montjoie.games.conquest.queries import MORALE_SAVED, MORALE_SHARE
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import lose_stand, room
from montjoie.games.conquest.wounds.morale import resolve, test_rerolls
from montjoie.table.chances import rehearsal, spreads
from montjoie.table.chances.spreads import EVEN, Chances, Faces, Spread

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


class Rung(NamedTuple):
    """What so many wounds make of who is struck."""

    wounds: int
    stands: int = 0  # gone
    failing: tuple[float, ...] = ()  # the chance to fail a morale test, of each kind of blow
    saved: int = 0
    share: int = 1
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
    rungs = [Rung(0, 0, *(nerve(g, target, blows) if tested else ()))]
    if hero := g.state.characters.get(target):
        return [*rungs, Rung(wounds(g, target) - hero.wounds, 1, destroyed=True)]
    row, twin = g.state.regiments[target], rehearsal.copy(g)
    whole, was_broken = size(row), row.broken
    most = 2 * first if tested else first
    while rungs[-1].wounds < most and not rungs[-1].destroyed:
        suffered = rungs[-1].wounds + room(twin, target)
        lose_stand(twin, target, "left")
        had, row = row.stands, twin.state.regiments[target]
        if row.where == "destroyed":
            rungs.append(Rung(suffered, whole, shattered=had > 1, destroyed=True))
        else:
            told = nerve(twin, target, blows) if tested and suffered <= first else ((), 0, 1)
            rungs.append(Rung(suffered, len(rungs), *told, row.broken and not was_broken))
    return rungs


def prospects(g: G, target: str, blows: tuple[Blow, ...], wounds: Chances[Wounds], tested: bool) -> Prospects:
    """What wounds of each kind of blow can come to, with the morale tests they cause (CON-MOR-02 …
    CON-MOR-06); none are made for who is gone (CON-WND-10)."""
    rungs = ladder(g, target, blows, max(map(sum, wounds)), tested)
    ends = spreads.gathered(_ends(rungs, wounds, tested))
    total = spreads.gathered((first + more, chance) for (first, more), chance in ends.items())
    last = [(_rung(rungs, suffered), chance) for suffered, chance in total.items()]
    return Prospects(
        wounds=spreads.spread(spreads.gathered((first, chance) for (first, _), chance in ends.items())),
        morale=spreads.spread(spreads.gathered((more, chance) for (_, more), chance in ends.items())),
        lost=spreads.spread(total),
        stands=spreads.spread(spreads.gathered((rung.stands, chance) for rung, chance in last)),
        broken=sum(chance for rung, chance in last if rung.broken),
        shattered=sum(chance for rung, chance in last if rung.shattered),
        destroyed=sum(chance for rung, chance in last if rung.destroyed),
    )


def _ends(
    rungs: list[Rung], wounds: Chances[Wounds], tested: bool
) -> Iterator[tuple[tuple[int, int], float]]:
    """The chances of so many wounds and morale wounds; what is beyond the last stand is lost (CON-WND-11)."""
    limit = rungs[-1].wounds if rungs[-1].destroyed else sum(map(max, zip(*wounds, strict=True))) * 2
    for each, chance in wounds.items():
        first = min(limit, sum(each))
        rung = _rung(rungs, first)
        if not tested or rung.destroyed or not first:
            yield (first, 0), chance
            continue
        failed: Chances[int] = {0: 1.0}
        for number, risk in zip(each, rung.failing, strict=True):
            failed = spreads.both(failed, dict(enumerate(spreads.binomial(number, risk))))
        for n, more in failed.items():
            extra = -(-max(0, n - rung.saved) // rung.share)
            yield (first, min(limit - first, extra)), chance * more


def _rung(rungs: list[Rung], suffered: int) -> Rung:
    return next(rung for rung in reversed(rungs) if rung.wounds <= suffered)
