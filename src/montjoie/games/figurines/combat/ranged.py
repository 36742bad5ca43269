"""Chapter 4.12: the ranged Attack action (FIG-RNG)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from montjoie.games.figurines.actions import acting, legality
from montjoie.games.figurines.actions.boosts import NONE, Boosts
from montjoie.games.figurines.battlefield import field, sight, terrain, units
from montjoie.games.figurines.combat import owners, targets
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.combat.targets import ChooseArc, ChooseAttack
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.moves import ending, shift
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import Answer, Ordering, PublicStep, Question, Refusal, Space, Step, ask, decide
from montjoie.table import plane
from montjoie.table.plane import Tray, search
from montjoie.table.plane.shapes import ROUNDED
from montjoie.table.plane.ways import leg, trimmed

REACH = 2 * INCH  # of the shift
STEPS = (REACH, 3 * INCH // 2, INCH, INCH // 2)


def targets_from(g: G, unit: str, viewer: Tray, against: str, shifted: bool, slack: int = 0) -> Iterator[str]:
    """The enemies a unit could shoot at from a place, once for each of its attacks; with slack, those it
    might shoot at from a place so near."""
    for profile in targets.usable(g, unit, "ranged"):
        for target in [against] if against else targets.enemies(g, unit):
            if targets.possible(g, targets.Shot(unit, profile, target, viewer, shifted, slack)):
                yield target


def possible(g: G, unit: str, against: str = "") -> bool:
    """Whether a unit has a target now, or would have one after a shift (FIG-RNG-01, FIG-RNG-02)."""
    if next(targets_from(g, unit, field.tray(g, unit), against, False), None) is not None:
        return True
    reach = max((profile.range for profile in targets.usable(g, unit, "ranged")), default=0) + REACH
    own = field.tray(g, unit)
    if not any(plane.near(own, field.tray(g, enemy), reach) for enemy in targets.enemies(g, unit)):
        return False
    return next(shifts(g, unit, against).candidates(g), shift.STAY) != shift.STAY


class ShotPath(shift.ShiftPath, frozen=True):
    """A shift before a ranged attack: there must be somebody to shoot at from its end (FIG-RNG-02)."""

    asked = False
    few = True

    against: str = ""

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """Only the place after the shift counts (FIG-RUL-10)."""
        yield from super().forbids(g, answer)
        end = self.motion(g, answer).end
        if next(targets_from(g, self.piece, end, self.against, True), None) is None:
            yield Refusal("FIG-RNG-02", "shift-without-target", unit=self.piece)

    def every(self, g: G) -> Iterator[Answer]:
        """All the way, half of it, and between; where none of these will do, any distance that will."""
        yield from (trimmed(leg(0, far)) for far in STEPS)
        if not any(self._fits(g, far) for far in STEPS):
            ground = Ground(g, self.piece, self.target, self.spared)
            fits, hopeless = partial(self._fits, g), partial(self._hopeless, g, ground)
            far = search.some(1, self.distance, fits, hopeless)
            if far is not None:
                yield trimmed(leg(0, far))

    def _fits(self, g: G, far: int) -> bool:
        return next(self.forbids(g, trimmed(leg(0, far))), None) is None

    def _hopeless(self, g: G, ground: Ground, far: int, half: int) -> bool:
        """Whether no shift within `half` of a distance will do: the least of them already passes through
        something or is too long, no end near this one is free, or nobody can be shot at from there."""
        least = self.motion(g, trimmed(leg(0, max(0, far - half))))
        end, slack = self.motion(g, trimmed(leg(0, far))).end, half + ROUNDED
        return (
            next(self.too_far(g, least), None) is not None
            or next(ground.bad_way(least.start, least.facing, least.distance), None) is not None
            or next(ground.bad_end(end, slack), None) is not None
            or next(targets_from(g, self.piece, end, self.against, True, slack), None) is None
        )


class ShiftToShoot(shift.ShiftWay, frozen=True):
    """The owner of a unit that makes a ranged attack first shifts it up to 2" in one direction,
    `{"left": legs}`, or lets it `stay` (FIG-D-24, FIG-RNG-02)."""

    unit: str

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """It can stay only where it has a target from there."""
        if answer == shift.STAY and answer not in self.options:
            yield Refusal("FIG-RNG-02", "shift-needed", unit=self.unit)
        else:
            yield from super().misfits(g, rule, answer)


def shifts(g: G, unit: str, against: str = "") -> ShiftToShoot:
    """All that a unit may do before it shoots."""
    ways: dict[str, Space | None] = {
        way: replace(path, against=against) if isinstance(path, ShotPath) else path
        for way, path in shift.ways(g, unit, REACH, kind=ShotPath).items()
    }
    if next(targets_from(g, unit, field.tray(g, unit), against, False), None) is None:
        del ways[shift.STAY]
    return ShiftToShoot(ways, unit)


class TestOrder(Ordering, frozen=True):
    """The owner of units engaged with an enemy that was shot at says in which order they test (FIG-D-54,
    FIG-RNG-05)."""

    __test__: ClassVar[bool] = False  # not for pytest


@acting.performs("ranged_attack")
class RangedAttack(owners.InOrder, PublicStep, frozen=True):
    """The ranged attack of an unengaged unit (FIG-RNG-01)."""

    unit: str
    free: bool = False
    against: str = ""  # the only enemy it may shoot at
    boosts: Boosts = NONE
    shifted: bool = False
    choice: str = ""  # attack and target
    arc: str = ""
    friends: tuple[str, ...] = ()  # those engaged with the target
    ordered_by: tuple[str, ...] = ()
    perilous: tuple[str, ...] = ()  # the Dangerous pieces it stood on when it shot
    stages = ("begin", "shift", "aim", "side", "shoot", "order", "alarm", "perils")
    ordering, order_rule = TestOrder, "FIG-RNG-05"

    def begin(self, g: G) -> Step | None:
        """Without a target there is nothing to do (FIG-RUL-58)."""
        can = units.alive(g, self.unit) and possible(g, self.unit, self.against)
        return None if can else self.done()

    @ask
    def shift(self, g: G) -> Question | None:
        """It may first shift up to 2" in one direction, if it has a target then (FIG-RNG-02); some attacks
        allow no shift, and walls do not move (FIG-STO-13)."""
        if units.is_wall(g, self.unit) or all(
            targets.no_shift(g, self.unit, profile) for profile in targets.usable(g, self.unit, "ranged")
        ):
            return None
        return Question(self._owner(g), shifts(g, self.unit, self.against), "FIG-RNG-02")

    @shift.chosen
    def shifted_to(self, g: G, seat: str, answer: Answer) -> Step | None:
        """It stands there; what it crossed may hurt, what it stands on does when the action is over
        (FIG-TER-05)."""
        if answer == shift.STAY:
            return None
        perilous = shift.apply(g, shifts(g, self.unit, self.against), answer)
        inside = terrain.inside(g, self.unit, "dangerous")
        ending.settle(g, self.unit, tuple(piece for piece in perilous if piece not in inside))
        return self.but(shifted=True)

    @decide
    def aim(self, g: G) -> Question | None:
        """One attack and one enemy in sight and range (FIG-RNG-03); shooting into a melee is allowed, at no
        penalty (FIG-RNG-05). Dangerous ground on its way may have destroyed the unit."""
        if not units.alive(g, self.unit):
            return None
        found = targets.options(g, self.unit, "ranged", self.against, self.shifted)
        return Question(self._owner(g), ChooseAttack(found, self.unit), "FIG-RNG-03") if found else None

    aim.keeps("choice")

    @ask
    def side(self, g: G) -> Question | None:
        """The arc in which it stands; on a tie its player chooses (FIG-LOS-06, FIG-RUL-07)."""
        tied = sight.arc(g, self.unit, self.target) if self.choice else ()
        return Question(self._owner(g), ChooseArc(tied), "FIG-LOS-06") if len(tied) > 1 else None

    side.keeps("arc")

    def shoot(self, g: G) -> Step:
        """The attack; who is engaged with the target now is in danger, whatever becomes of it (FIG-RNG-05,
        FIG-RUL-11)."""
        if not self.choice:
            return self.done()
        attack, _, target = self.choice.removeprefix("attack-").partition("/")
        arc = self.arc or sight.arc(g, self.unit, target)[0]
        g.do(
            Attack(
                attacker=self.unit,
                defender=target,
                attack=attack,
                kind="ranged",
                arc=arc,
                shifted=self.shifted,
                free=self.free,
                boosts=self.boosts,
            )
        )
        near = field.engaged_friends(g, target, self._owner(g))
        return self.but(
            friends=tuple(friend for friend in near if not units.is_wall(g, friend)),
            perilous=() if units.is_wall(g, self.unit) else terrain.inside(g, self.unit, "dangerous"),
        )

    def alarm(self, g: G) -> None:
        """Every friend engaged with the target takes a panic test, even if the target is destroyed
        (FIG-RNG-05, FIG-RNG-06)."""
        for friend in self.friends:
            owner = self._owner(g)
            g.do(Test(unit=friend, kind="panic", by=owner, source=self.unit, why="shot_into_melee"))

    def perils(self, g: G) -> None:
        """An attack made inside a Dangerous piece costs wounds like a move (FIG-TER-05)."""
        ending.hurt(g, self.unit, self.perilous)

    @property
    def target(self) -> str:
        """The enemy chosen."""
        return self.choice.partition("/")[2]

    def _owner(self, g: G) -> str:
        return g.state.units[self.unit].owner


@legality.needed("ranged_attack")
def unmet(g: G, unit: str, against: str) -> Iterator[Refusal]:
    """FIG-RNG-01, FIG-RNG-03: a ranged attack, and somebody to shoot at."""
    if not units.profiles(g, unit, "ranged"):
        yield Refusal("FIG-RNG-01", "no-ranged-attack", unit=unit)
    elif not possible(g, unit, against):
        yield Refusal("FIG-RNG-03", "no-ranged-target", unit=unit)
