"""Chapter 3.3: Charge, the only way into contact (CON-CHG)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act, Pick
from montjoie.games.conquest.actions.charge.way import fail_blocked, fail_short, onset, ways
from montjoie.games.conquest.actions.clash import Impact
from montjoie.games.conquest.events import ChargeDeclared, ChargeRolled, ContactMade
from montjoie.games.conquest.profiles import answers, has, march
from montjoie.games.conquest.queries import CHARGE_AGAIN, CHARGE_DICE, CHARGE_DISTANCE, CHARGED, FIXED_CHARGE
from montjoie.games.conquest.regiments.field import enemies, gap, within
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.regiments.ground import moves
from montjoie.games.conquest.regiments.sight import attacked_faces, in_front, sees
from montjoie.games.conquest.state import INCH, G, remember
from montjoie.kernel import Dice, OneOf, Question, Refusal, Step, ask, chance, derived, settle
from montjoie.table.plane import Side
from montjoie.table.plane.onset import Way

PHALANX = 3  # instead of a die (CON-SPR-46)
KEEP, REROLL = "keep", "reroll"


def fixed(g: G, regiment: str) -> int | None:
    """What a charge goes beyond its March where no die decides it: a phalanx (CON-SPR-46, CON-RUL-53)."""
    given = [PHALANX] if has(g, regiment, "phalanx") else []
    return max((*given, *answers(g, FIXED_CHARGE, regiment)), default=None)


def bonus(g: G, regiment: str) -> int:
    """What is added to March and die, in thousandths; nothing for a phalanx (CON-CHG-04, CON-RUL-53)."""
    if fixed(g, regiment) is not None:
        return 0
    return settle(answers(g, CHARGE_DISTANCE, regiment)).total * INCH


def far(g: G, regiment: str, die: int) -> int:
    """How far a charge goes: March, die or what a phalanx always goes, bonuses (CON-CHG-04, CON-RUL-53)."""
    inches = fixed(g, regiment)
    return march(g, regiment) + (die if inches is None else inches) * INCH + bonus(g, regiment)


def longest(g: G, regiment: str) -> int:
    """The furthest a charge can go (CON-CHG-02)."""
    return far(g, regiment, 6)


@derived
def targets(g: G, regiment: str) -> tuple[str, ...]:
    """The enemies it may charge: in its front arc, in sight, not beyond the longest charge (CON-CHG-02)."""
    most = longest(g, regiment)
    near = (enemy for enemy in enemies(g, regiment) if within(g, regiment, enemy, most))
    return tuple(enemy for enemy in near if in_front(g, regiment, enemy) and sees(g, regiment, enemy))


def _begun(g: G, regiment: str) -> G:
    """The match as a charge finds it, where what holds for the first action alone would be missed."""
    twin = g.mark()
    twin.forget()
    remember(twin.state, regiment, actions=(*g.state.regiments[regiment].memory.actions, "charge"))
    return twin if longest(twin, regiment) < longest(g, regiment) else g


class ChargeTarget(Pick, frozen=True):
    """Which enemy a regiment charges (CON-CHG-02)."""


class ChargeFace(OneOf, frozen=True, kw_only=True):
    """Which face, where as many stands are in two arcs (CON-CHG-17)."""

    target: str


class RerollCharge(OneOf, frozen=True, kw_only=True):
    """Whether a charge die that falls short is rolled again (CON-SPR-33)."""

    die: int


class ChargeWay(Pick, frozen=True):
    """By which free wheel, in hundredths of a degree, of those that engage most stands (CON-GEO-17)."""


class Charge(Act, frozen=True, kw_only=True):
    """Charge action: target, face, die, way, contact, impact (CON-CHG-01 … CON-CHG-24)."""

    target: str = ""
    face: Side = "front"
    die: int = 0
    again: bool = False  # whether the die was rolled again (CON-DIC-05)
    wheels: tuple[int, ...] = ()  # the free wheels of the best ways
    name = "charge"
    stages = ("declare", "turn", "announce", "roll", "redo", "reach", "look", "go", "arrive")

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Not when Broken, nor in the round of its arrival, but for Bloodlust; and somebody must be in reach
        (CON-CHG-01, CON-CHG-02, CON-BRK-04, CON-SPR-52)."""
        row = g.state.regiments[regiment]
        raging = has(g, regiment, "bloodlust")
        if row.broken and not raging:
            yield Refusal("CON-BRK-04", "charge-broken", regiment=regiment)
        if row.memory.arrived and not raging:
            yield Refusal("CON-CHG-01", "charge-arrived", regiment=regiment)
        if not targets(g, regiment) or (row.memory.actions and not targets(_begun(g, regiment), regiment)):
            yield Refusal("CON-CHG-02", "charge-nobody", regiment=regiment)

    @ask
    def declare(self, g: G) -> Question | None:
        """CON-CHG-02: one enemy; none is asked for where a rule names it."""
        if self.target:
            return None
        return self.picks(g, ChargeTarget, targets(g, self.regiment), "CON-CHG-02")

    declare.keeps("target")  # CON-CHG-03: the face is fixed now

    @ask
    def turn(self, g: G) -> Question | None:
        """CON-CHG-17: the face with most stands in its arc; a tie is the charger's choice."""
        faces = attacked_faces(g, self.regiment, self.target)
        if len(faces) < 2:
            return None
        return self.asks(g, ChargeFace(faces, target=self.target), "CON-CHG-17")

    turn.keeps("face")

    def announce(self, g: G) -> Step:
        """CON-CHG-03: everybody hears whom it charges, and on which face."""
        faces = attacked_faces(g, self.regiment, self.target)
        whole = self.but(face=self.face if self.face in faces else faces[0])
        far, own = round(gap(g, self.regiment, self.target)), march(g, self.regiment)
        more = (bonus(g, self.regiment), fixed(g, self.regiment))
        g.emit(ChargeDeclared(self.regiment, self.target, whole.face, far, own, *more))
        return whole

    @chance
    def roll(self, g: G) -> Dice | None:
        """CON-CHG-04: one die; a phalanx rolls none (CON-SPR-46)."""
        if fixed(g, self.regiment) is not None:
            return None
        return Dice(1 + sum(answers(g, CHARGE_DICE, self.regiment)))

    @roll.chosen
    def rolled(self, g: G, dice: list[int]) -> Step:
        die = max(dice)
        g.emit(ChargeRolled(self.regiment, self.target, die, far(g, self.regiment, die), tuple(dice)))
        return self.but(die=die)

    @ask
    def redo(self, g: G) -> Question | None:
        """CON-SPR-33: a failed charge roll may be made again."""
        able = has(g, self.regiment, "unstoppable") or any(answers(g, CHARGE_AGAIN, self.regiment))
        if self.again or not self.die or self._near(g) or not able:
            return None
        return self.asks(g, RerollCharge((REROLL, KEEP), die=self.die), "CON-SPR-33")

    @redo.chosen
    def redone(self, g: G, seat: str, answer: str) -> Step | None:
        """Once (CON-DIC-05)."""
        if answer != REROLL:
            return None
        if not has(g, self.regiment, "unstoppable"):
            for thing in answers(g, CHARGE_AGAIN, self.regiment):
                lasting.spend(g, self.regiment, thing)
        return self.goto("roll", again=True)

    def reach(self, g: G) -> Step | None:
        """CON-CHG-05: the distance of the two regiments decides; else it falls short (CON-CHG-18)."""
        if self._near(g):
            return None
        fail_short(g, self.regiment, self.target, self.die, far(g, self.regiment, self.die))
        return self.done()

    def look(self, g: G) -> Step:
        """CON-GEO-17: the ways that engage most stands."""
        found = ways(g, self.regiment, self.target, self.face, far(g, self.regiment, self.die))
        return self.but(wheels=tuple(way.angle for way in found))

    @ask
    def go(self, g: G) -> Question | None:
        """CON-CHG-06: of several best ways one is chosen."""
        best = map(str, self.wheels)
        return self.picks(g, ChargeWay, best, "CON-CHG-06") if len(self.wheels) > 1 else None

    @go.chosen
    def went(self, g: G, seat: str, wheel: str) -> Step:
        return self.but(wheels=(int(wheel),))

    def arrive(self, g: G) -> None:
        """CON-CHG-10, CON-CHG-19: where no way is free it stops an inch away."""
        found = onset(g, self.regiment, self.target, self.face)
        way = found.way(self.wheels[0]) if self.wheels else None
        if way is not None:
            self._arrive(g, way)
        else:
            fail_blocked(g, self.regiment, self.target, self.face, far(g, self.regiment, self.die))

    def _arrive(self, g: G, way: Way) -> None:
        """CON-CHG-11, CON-CHG-16, CON-CHG-24: in contact, flush on the face, Inspired; then impact."""
        for name, pushed in way.pushed:
            moves(g, name, pushed, "push", INCH, "CON-CHG-13")
        if way.there != tray(g, self.target):
            moves(g, self.target, way.there, "wheel", 0, "CON-CHG-15")
        moves(g, self.regiment, way.end, "charge", way.run.distance, "CON-CHG-07", (way.run,), self.target)
        g.emit(ContactMade(self.regiment, "front", self.target, self.face))
        lasting.give(g, "inspired", "charge", (self.regiment,), "activation", rule="CON-CHG-16")
        g.do(*answers(g, CHARGED, self.regiment, self.target))
        g.do(Impact(regiment=self.regiment, target=self.target))

    def _near(self, g: G) -> bool:
        return within(g, self.regiment, self.target, far(g, self.regiment, self.die))
