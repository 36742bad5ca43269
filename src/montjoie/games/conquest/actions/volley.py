"""Chapter 3.6: Volley, stand by stand (CON-VOL, CON-SPR-04, CON-SPR-58)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act, Aims, Pick
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.events import VolleyFired, VolleyTold
from montjoie.games.conquest.profiles import answers, card, has, held, members, worth
from montjoie.games.conquest.queries import (
    ALL_EFFECTIVE,
    BARRAGE,
    HALVED,
    MORALE_SPARED,
    RANGE,
    VOLLEY,
    of_kind,
)
from montjoie.games.conquest.regiments.field import enemies, friends, within
from montjoie.games.conquest.regiments.formation import (
    COMMAND,
    front_rank,
    outline,
    place_of,
    sheltered,
    stands,
    whose,
)
from montjoie.games.conquest.regiments.sight import arcs_of, clear_shots, in_front, looking, sees
from montjoie.games.conquest.state import INCH, G
from montjoie.games.conquest.wounds.allocation import stands_left
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import Question, Refusal, Step, ask, derived, modifies, settle
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Side, Tray

ARCING = "/arcing"  # after the name of a target that is not aimed at directly


class Shooter(NamedTuple):
    """A stand of the front rank that can shoot at a target: whose, from which arcs, how far away."""

    place: int
    who: str
    barrage: Held
    far: float
    arcs: tuple[Side, ...]
    stand: Tray | None  # from where it aims; in an arc from nowhere
    effective: bool  # nearer than half the range (CON-VOL-09, CON-RUL-72)


def armed(g: G, regiment: str, front: Iterable[int] | None = None) -> dict[int, tuple[str, Held]]:
    """The stands of the front rank with a barrage: whose it is, the character's his own (CON-VOL-05,
    CON-CHR-16). Who has no Volley shoots not at all (CON-RUL-02)."""
    found: dict[int, tuple[str, Held]] = {}
    for place in front_rank(g, regiment) if front is None else front:
        who = whose(g, regiment, place)
        barrage = held(g, who).get("barrage")
        if barrage is not None and card(g, who).profile.volley:
            found[place] = (who, barrage)
    return found


def in_range(g: G, regiment: str, target: str, arcing: bool) -> list[Shooter]:
    """The armed stands within range of a target, each by itself (CON-VOL-08); for arcing fire only those
    that can (CON-SPR-58)."""
    own, there = stands(g, regiment), outline(g, target)
    found = []
    front = None if arcing else looking(g, regiment, target, True)[1]
    for place, (who, barrage) in armed(g, regiment, front).items():
        far = plane.gap(own[place], there)
        able = not arcing or any(shot.id == "arcing_fire" for shot in barrage.shots)
        reach = _reach(g, who, barrage)
        if able and far <= reach + TOLERANCE:
            effective = far < reach / 2 - TOLERANCE or any(answers(g, ALL_EFFECTIVE, who))
            within = arcs_of(g, target, own[place])
            found.append(Shooter(place, who, barrage, far, within, own[place], effective))
    return found


def _reach(g: G, who: str, barrage: Held) -> int:
    return (barrage.range + worth(g, RANGE, who)) * INCH


@derived
def shooters(g: G, regiment: str, target: str, arcing: bool = False) -> list[Shooter]:
    """Those with a clear shot (CON-VOL-05, CON-VOL-06); every shot in an arc counts as clear (CON-SPR-58)."""
    near = in_range(g, regiment, target, arcing)
    if arcing:
        return [each._replace(stand=None) for each in near]
    free = clear_shots(g, regiment, target) if near else {}
    return [each._replace(stand=free[each.place]) for each in near if each.place in free]


@derived
def targets(g: G, regiment: str) -> tuple[str, ...]:
    """The enemies it may shoot at (CON-VOL-02, CON-VOL-04), and those it may reach in an arc: aimed, in its
    front arc, seen by any friend (CON-SPR-58), not from a garrison (CON-GAR-14)."""
    found = []
    shots = [(who, barrage) for who in members(g, regiment) if (barrage := held(g, who).get("barrage"))]
    most = max((_reach(g, who, barrage) for who, barrage in shots), default=0)
    for enemy in (each for each in enemies(g, regiment) if within(g, regiment, each, most)):
        if shooters(g, regiment, enemy) and sees(g, regiment, enemy, True):
            found.append(enemy)
        free = has(g, regiment, "aimed_shot") and not sheltered(g, regiment)
        lofty = free and in_range(g, regiment, enemy, arcing=True)
        seen = (sees(g, each, enemy) for each in (regiment, *friends(g, regiment)))
        if lofty and in_front(g, regiment, enemy) and any(seen):
            found.append(enemy + ARCING)
    return tuple(found)


def shots(g: G, regiment: str, one: Shooter, blow: Blow) -> int:
    """The shots of a stand: its barrage with bonuses, halved at most once, one more at effective range
    (CON-VOL-09 … CON-VOL-11, CON-RUL-17, CON-COM-08)."""
    row = g.state.regiments[regiment]
    leading = "leader" in row.models and one.place == place_of(g, row, COMMAND)
    number = (one.barrage.x or 0) + one.barrage.plus + leading
    number += settle(answers(g, BARRAGE, one.who, blow)).total
    if halved(g, one, blow):
        number = max(1, -(-number // 2))
    return number + one.effective


def shot(regiment: str, target: str, one: Shooter, aims: dict[int, Side]) -> Blow:
    """How a stand shoots: at the arc it aims at (CON-VOL-13)."""
    arc = aims.get(one.place, one.arcs[0] if one.arcs else "front")
    return Blow("volley", regiment, one.who, target, arc, one.barrage.shots, one.effective)


def halved(g: G, one: Shooter, blow: Blow) -> bool:
    """Whether something halves its shots (CON-VOL-11)."""
    return any(answers(g, HALVED, blow.target, blow, one.stand))


def pools(g: G, regiment: str, target: str, aims: dict[int, Side], arcing: bool = False) -> tuple[Pool, ...]:
    """The dice of a volley, apart for each arc, shooter and range (CON-VOL-10, CON-VOL-13)."""
    dice: Counter[Blow] = Counter()
    for one in shooters(g, regiment, target, arcing):
        blow = shot(regiment, target, one, aims)
        dice[blow] += shots(g, regiment, one, blow)
    less = 1 if arcing else 0
    return tuple(
        Pool(blow, number, max(0, worth(g, VOLLEY, blow.striker, blow) - less))
        for blow, number in dice.items()
    )


# Volley wounds cause no morale tests (CON-VOL-15).
modifies(MORALE_SPARED).gives(True, of_kind("volley"))


class VolleyTarget(Pick, frozen=True):
    """Whom a regiment shoots at, directly or in an arc (CON-VOL-02, CON-SPR-58)."""


class AimArcs(Aims, frozen=True):
    """Which arc of the target each stand shoots at that stands in several (CON-VOL-13)."""


class Volley(Act, frozen=True, kw_only=True):
    """Volley action: one target, all stands that can (CON-VOL-01 … CON-VOL-16)."""

    target: str = ""
    arcing: bool = False
    aims: dict[str, Side] = {}
    stands: int = 0  # of the target before it
    name = "volley"
    stages = ("declare", "aim", "shoot", "end")

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Something to shoot with, somebody to shoot at (CON-VOL-01, CON-VOL-02)."""
        if not any("barrage" in held(g, who) for who in members(g, regiment)):
            yield Refusal("CON-VOL-01", "no-barrage", regiment=regiment)
        elif not targets(g, regiment):
            yield Refusal("CON-VOL-02", "volley-nobody", regiment=regiment)

    @ask
    def declare(self, g: G) -> Question:
        """CON-VOL-02, CON-VOL-03: one target for all."""
        return self.picks(g, VolleyTarget, targets(g, self.regiment), "CON-VOL-02")

    @declare.chosen
    def declared(self, g: G, seat: str, answer: str) -> Step:
        """Directly, or in an arc at one worse (CON-SPR-58)."""
        return self.but(target=answer.removesuffix(ARCING), arcing=answer.endswith(ARCING))

    @ask
    def aim(self, g: G) -> Question | None:
        """CON-VOL-13: a stand in several arcs chooses."""
        found = shooters(g, self.regiment, self.target, self.arcing)
        return self.aims_at(g, AimArcs, {each.place: each.arcs for each in found}, "CON-VOL-13")

    aim.keeps("aims")  # hits on different arcs are counted apart

    def shoot(self, g: G) -> Step:
        """CON-VOL-10 … CON-VOL-15."""
        aims = {int(slot.removeprefix("stand-")): arc for slot, arc in self.aims.items()}
        own = pools(g, self.regiment, self.target, aims, self.arcing)
        if own:
            found = shooters(g, self.regiment, self.target, self.arcing)
            worse = sum(halved(g, one, shot(self.regiment, self.target, one, aims)) for one in found)
            near = (sum(one.effective for one in found), worse, round(min(one.far for one in found)))
            dice = sum(pool.dice for pool in own)
            g.emit(VolleyFired(self.regiment, self.target, dice, self.arcing, len(found), *near))
            g.do(Attack(target=self.target, pools=own))
        return self.but(stands=stands_left(g, self.target))

    def end(self, g: G) -> None:
        """CON-SPR-63: Aimed Shot is for one volley."""
        if fallen := self.stands - stands_left(g, self.target):
            g.emit(VolleyTold(self.regiment, self.target, fallen))
        lasting.end(g, "volley", self.regiment)
