"""The Charge action (FIG-CHG-03): declare, find the arc, turn, roll and move, align, attack."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from montjoie.games.figurines.actions.acting import performs
from montjoie.games.figurines.actions.legality import needed
from montjoie.games.figurines.battlefield import field, terrain, units
from montjoie.games.figurines.charge import charging, targets, way
from montjoie.games.figurines.charge.contact import AlignCharge, PushAside, alignments
from montjoie.games.figurines.combat.melee import MeleeAttack
from montjoie.games.figurines.events import ChargeDeclared, ChargeEnded, Rolled
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.moves import ending
from montjoie.games.figurines.moves.ground import Ground, touched
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.timing import Moment, open_window
from montjoie.kernel import Answer, Dice, Question, Refusal, Step, ask, chance, decide
from montjoie.table import plane


@performs("charge")
class Charge(charging.Charging, frozen=True, kw_only=True):
    """A Charge (FIG-CHG-03). One that is a free action leaves the unit's activation as it is, even if it
    fails (FIG-CHG-14, FIG-RUL-15)."""

    stages = (
        "begin", "declare", "side", "announce", "pivot", "before_roll", "roll", "reroll", "after_roll",
        "settle", "move", "fail", "choose_place", "push", "met", "attack", "over",
    )  # fmt: skip
    because = ""
    scene = True

    # Declaration.

    def begin(self, g: G) -> Step | None:
        """A charge that cannot possibly succeed is not declared (FIG-CHG-02, FIG-RUL-58)."""
        if not units.alive(g, self.unit):
            return self.done()
        legal = tuple(targets.chargeable(g, self.unit, self.against))
        row = g.state.units[self.unit]
        return self.but(home=(row.x, row.y, row.facing), legal=legal) if legal else self.done()

    @decide
    def declare(self, g: G) -> Question:
        """FIG-CHG-01: one enemy as target."""
        return Question(self._owner(g), targets.ChargeTarget(self.legal, self.unit), "FIG-CHG-01")

    @declare.chosen
    def declared(self, g: G, seat: str, target: str) -> Step:
        return self.but(target=target, legal=())

    @decide
    def side(self, g: G) -> Question:
        """FIG-CHG-04: the arc in which it stands before turning; on a tie its player chooses (FIG-LOS-06), so
        that who answers the charge knows the side (FIG-RUL-95)."""
        tied = tuple(f"{arc}_arc" for arc in targets.arcs(g, self.unit, self.target))
        return Question(self._owner(g), targets.ChargeArc(tied), "FIG-LOS-06")

    @side.chosen
    def sided(self, g: G, seat: str, arc: str) -> Step:
        return self.but(arc=arc.removesuffix("_arc"))

    def announce(self, g: G) -> None:
        """5.3: charge_declared."""
        far, reach = ending.tenths(field.distance(g, self.unit, self.target)), speed(g, self.unit)
        g.emit(ChargeDeclared(self.unit, self.target, self.arc, far, reach))
        self._window(g, "charge_declared")

    @ask
    def pivot(self, g: G) -> Question | None:
        """FIG-CHG-05: it may turn; where no turn helps any more it goes straight on."""
        if not self._stands(g) or next(way.pivots(g, self.unit, self.target).every(g), None) is None:
            return None
        return Question(self._owner(g), way.pivots(g, self.unit, self.target), "FIG-CHG-05")

    @pivot.chosen
    def turned(self, g: G, seat: str, answer: Answer) -> None:
        """Trays of friends are no obstacle: all steps of a charge are one movement (FIG-CHG-19)."""
        ending.put(
            g,
            self.unit,
            way.pivots(g, self.unit, self.target).motion(g, answer).start,
            "charge",
            "FIG-CHG-05",
        )

    # The distance.

    def before_roll(self, g: G) -> Step:
        """FIG-TER-08: through Hindering ground it rolls two dice, and 1 and 2 are bad; the way to contact
        counts, whatever the dice will say (FIG-RUL-74). 5.3: charge_distance_before_roll."""
        if not self._stands(g):
            return self.goto("over")
        self._window(g, "charge_distance_before_roll")
        if not self._crossed(g, "hindering", self._straight(g)):
            return self
        return self.but(hindered=True, disorderly_on=max(2, self.disorderly_on))

    @chance
    def roll(self, g: G) -> Dice:
        """FIG-CHG-06: one die, two through Hindering ground (FIG-TER-08)."""
        return Dice(2 if self.hindered else 1)

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step:
        g.emit(Rolled("charge", self._owner(g), tuple(faces), self.unit), "FIG-CHG-06")
        return self.but(rolling="charge", faces=tuple(faces))

    def reroll(self, g: G) -> None:
        """5.3: charge_reroll."""
        self._window(g, "charge_reroll")

    def after_roll(self, g: G) -> None:
        """5.3: charge_distance_after_roll."""
        self._window(g, "charge_distance_after_roll")

    def settle(self, g: G) -> Step:
        """FIG-CHG-12: a 1 makes the charge disorderly, even if it fails (FIG-CHG-15)."""
        if not self._stands(g):
            return self.goto("over")
        return self.disordered(g) if self.disorderly or self.kept <= self.disorderly_on else self

    # The movement.

    def move(self, g: G) -> Step:
        """FIG-CHG-07, FIG-CHG-08: straight forward the full distance; whoever touches the target has
        succeeded."""
        ground, here = Ground(g, self.unit, self.target), field.tray(g, self.unit)
        full = speed(g, self.unit) + self.kept * INCH
        there_still, best = units.alive(g, self.target), max(full, way.most(g, self.unit))
        needed = way.contact(ground, here, best) if there_still else None
        met = way.contact(ground, here, full) if there_still else None
        there = way.stopped(ground, here, full) if met is None else plane.ahead(here, met)
        far = round(hypot(there.x - here.x, there.y - here.y)) if there else 0
        after = self.but(
            perilous=self._crossed(g, "dangerous", far),
            fortified=bool(self._crossed(g, "fortified", far)),
            outcome="failed" if met is None else "successful",
        )
        home = field.tray_at(g, self.unit, *self.home)
        ending.put(g, self.unit, there or home, "charge" if there else "back", "FIG-CHG-07")
        g.emit(
            ChargeEnded(
                self.unit,
                self.target,
                successful=met is not None,
                disorderly=self.disorderly,
                die=self.kept,
                shown=None if self.kept == min(self.faces) else min(self.faces),
                speed=full - self.kept * INCH,
                reach=full,
                far=None if needed is None else self._told(needed, full),
            )
        )
        return after if met is None else after.goto("choose_place")

    @staticmethod
    def _told(needed: float, full: int) -> int:
        """How far the way is, as exact as the log tells lengths: what was too far is told as farther."""
        far = ending.tenths(needed)
        return far if needed <= full else max(far, full + ending.TENTH)

    def fail(self, g: G) -> Step:
        """FIG-CHG-13, FIG-EX-14: a panic test, and the action is over; nobody else is behind what it costs
        (FIG-RUL-56). 5.3: charge_failed, before the test."""
        self._window(g, "charge_failed")
        g.do(Test(unit=self.unit, kind="panic", why="failed_charge"))
        return self._on_perils(g).goto("over")

    @decide
    def choose_place(self, g: G) -> Question | None:
        """FIG-CHG-09, FIG-EX-13: flush against the side found, at 100% or 50%, as its player chooses; free of
        the charge distance (FIG-CHG-10)."""
        found = alignments(g, self.unit, self.target, self.arc)
        return Question(self._owner(g), AlignCharge(tuple(found), found), "FIG-CHG-09") if found else None

    @choose_place.chosen
    def aligned(self, g: G, seat: str, place: str) -> None:
        pose = alignments(g, self.unit, self.target, self.arc)[place]
        ending.put(g, self.unit, field.tray_at(g, self.unit, *pose), "align", "FIG-CHG-09")

    def push(self, g: G) -> Step:
        """FIG-CHG-16: other enemies it touches are aligned by their owners; then tokens are claimed
        (FIG-OBJ-06). FIG-TER-10: it may have ended on Fortified ground."""
        g.do(PushAside(unit=self.unit, target=self.target))
        g.do(ending.Claims(unit=self.unit))
        return self.but(fortified=self.fortified or bool(terrain.inside(g, self.unit, "fortified")))

    def met(self, g: G) -> None:
        """5.3: charge_successful, before the attack."""
        self._window(g, "charge_successful")

    def attack(self, g: G) -> Step:
        """FIG-CHG-11, FIG-CHG-17: one melee attack against the target alone, with the Charge bonus unless the
        charge was disorderly (FIG-CHG-12)."""
        struck = self._on_perils(g)
        if self.no_attack:
            return struck
        g.do(
            MeleeAttack(
                unit=self.unit,
                against=self.target,
                free=self.free,
                charging=True,
                disorderly=self.disorderly,
                fortified=self.fortified,
                bonus_lost=self.bonus_lost,
                boosts=self.boosts,
            )
        )
        return struck

    def over(self, g: G) -> None:
        """The action is over: Dangerous ground wounds (FIG-TER-05), its player may play cards again
        (FIG-CHG-12)."""
        self.order_restored(g)
        if units.alive(g, self.unit):
            ending.hurt(g, self.unit, self.perilous)
            if self.outcome == "failed":
                g.do(ending.Claims(unit=self.unit))

    # What its stages share.

    def _owner(self, g: G) -> str:
        return g.state.units[self.unit].owner

    def _stands(self, g: G) -> bool:
        """Whether the charger is still there; what happened to the target shows at the end of the move."""
        return units.alive(g, self.unit)

    def _window(self, g: G, window: str) -> None:
        moment = Moment(window, unit=self.unit, other=self.target, player=self._owner(g), kind="charge")
        open_window(g, moment)

    def _straight(self, g: G) -> int:
        """How far it is to the target, or as far as it can come."""
        ground, limit = Ground(g, self.unit, self.target), way.most(g, self.unit)
        far = way.contact(ground, field.tray(g, self.unit), limit)
        return limit if far is None else far

    def _on_perils(self, g: G) -> Charge:
        """The charge, with the Dangerous pieces it stands on now (FIG-RUL-124)."""
        inside = terrain.inside(g, self.unit, "dangerous")
        return self.but(perilous=tuple(dict.fromkeys((*self.perilous, *inside))))

    def _crossed(self, g: G, keyword: str, far: int) -> tuple[str, ...]:
        """The pieces with a keyword on the first inches of the way."""
        here = field.tray(g, self.unit)
        return touched(g, self.unit, keyword, here, here.facing, far, plane.ahead(here, far))


@needed("charge")
def unmet(g: G, unit: str, against: str) -> Iterator[Refusal]:
    """FIG-CHG-02: an enemy that it can charge."""
    if next(targets.chargeable(g, unit, against), None) is None:
        yield Refusal("FIG-CHG-02", "no-charge-target", unit=unit)
