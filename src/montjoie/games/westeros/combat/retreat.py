"""Retreats: back towards the own edge, step by step; steps that cannot be made are hits (WES-RET)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield.field import HOMEWARD, board, homeward, unit_at
from montjoie.games.westeros.battlefield.terrain import impassable, terrain
from montjoie.games.westeros.events import RetreatBarred, UnitMoved
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import occasions, turn
from montjoie.games.westeros.units import casualties
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask
from montjoie.table.hexes import DIRECTIONS, OPPOSITE, Direction


def closed(g: G, unit: str, hex: str) -> bool:
    """Whether a unit cannot retreat into a hex: a unit is there, it burns or it is impassable (WES-RET-02,
    WES-RUL-20). Stops and fords do not matter (WES-RET-03, WES-RUL-55)."""
    burning, there = g.state.ground[hex].fire, unit_at(g, hex)
    return bool(burning or there) or impassable(g, g.state.units[unit], hex)


def depth(g: G, unit: str, hex: str, steps: int) -> int:
    """How many of so many steps a unit can make from a hex towards its edge, never off the board
    (WES-RET-04)."""
    if not steps:
        return 0
    onward = (way for way in homeward(g, g.state.units[unit].house, hex) if not closed(g, unit, way))
    return max((1 + depth(g, unit, way, steps - 1) for way in onward), default=0)


def refuges(g: G, unit: str, steps: int) -> list[str]:
    """The hexes a retreat of so many steps may go to first: those of the two on the side of the own edge
    (WES-RET-01) that begin a longest way (WES-RET-06, WES-RUL-21); none out of a fire (WES-RET-09)."""
    row = g.state.units[unit]
    if g.state.ground[row.hex].fire:
        return []
    open_ways = [way for way in homeward(g, row.house, row.hex) if not closed(g, unit, way)]
    if len(open_ways) < 2:
        return open_ways
    lengths = {way: depth(g, unit, way, steps - 1) for way in open_ways}
    return [way for way in open_ways if lengths[way] == max(lengths.values())]


def driven(g: G, unit: str, attacker: str) -> Direction | None:
    """Where a melee attack drives a unit under the errata of WES-RET-10: directly away from the attacker,
    or, if it cannot enter that hex, be it off the board or on fire (WES-RUL-63), the direction next to it on
    the side nearer its own edge."""
    field, here = board(g), g.state.units[unit].hex
    toward = field.direction(here, g.state.units[attacker].hex)
    if toward is None:
        return None
    away = OPPOSITE[toward]
    ahead = field.toward[away].get(here)
    if ahead and not closed(g, unit, ahead):
        return away
    place = DIRECTIONS.index(away)
    beside = (DIRECTIONS[place - 1], DIRECTIONS[(place + 1) % 6])
    return max(beside, key=lambda direction: _homeness(g, unit, direction))


def _homeness(g: G, unit: str, direction: Direction) -> int:
    """1 for a direction towards the owner's edge, -1 for one away from it, 0 along the row."""
    home = HOMEWARD[g.state.sides[g.state.units[unit].house].edge]
    return (direction in home) - (OPPOSITE[direction] in home)


class RetreatStep(OneOf, frozen=True):
    """The owner of a retreating unit: which of the hexes towards his edge it goes to (WES-RET-01)."""

    unit: str = ""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Only those two can be meant: where one of them is closed or shortens the way nobody is asked."""
        yield Refusal(rule, "retreat-not-homeward", unit=g.state.units[self.unit].card, hex=answer)


class RetreatUnit(PublicStep, frozen=True):
    """A unit retreats so many steps; `attacker` is the melee attacker who drives it, if there is one. In
    combat this comes after all hits of the attack were taken (WES-RET-08)."""

    unit: str
    steps: int
    attacker: str = ""
    heading: Direction | None = None  # under the errata of WES-RET-10: the one direction of all its steps
    stages = ("face_about", "fall_back", "choose", "pay")

    def face_about(self, g: G) -> Step | None:
        """WES-RET-10, WES-RUL-23: with the errata a melee attack settles the direction; ranged retreats
        stay as they are."""
        if g.options.directional_retreat and self.attacker and self.unit in g.state.units:
            return self.but(heading=driven(g, self.unit, self.attacker))
        return None

    def fall_back(self, g: G) -> Step | None:
        """WES-RET-01: step by step; where only one hex is left nobody is asked (WES-RET-02)."""
        if not self.steps or self.unit not in g.state.units:
            return self.goto("pay")
        ways = self._ways(g)
        if not ways:
            return self.goto("pay")
        return self._go(g, ways[0]) if len(ways) == 1 else None

    def _ways(self, g: G) -> list[str]:
        if not self.heading:
            return refuges(g, self.unit, self.steps)
        here = g.state.units[self.unit].hex
        ahead = board(g).toward[self.heading].get(here)
        burning = g.state.ground[here].fire
        return [ahead] if ahead and not burning and not closed(g, self.unit, ahead) else []

    @ask
    def choose(self, g: G) -> Question:
        """WES-RET-01: the owner of the retreating unit chooses, also if he has passed (WES-CMD-06)."""
        house = g.state.units[self.unit].house
        return to(g, house, RetreatStep(tuple(self._ways(g)), self.unit), "WES-RET-01")

    @choose.chosen
    def chosen(self, g: G, seat: str, hex: str) -> Step:
        """The unit goes there, and the rest of the retreat begins anew."""
        return self._go(g, hex)

    def _go(self, g: G, hex: str) -> Step:
        """Its engagement ends without penalty (WES-ENG-12, WES-PAR-07)."""
        row = g.state.units[self.unit]
        turn.note_retreat(g, self.unit, row.house)
        step = UnitMoved(self.unit, row.house, (hex,), "retreat", row.hex, terrain(g, hex).id)
        g.emit(step, "WES-RET-10" if self.heading else "WES-RET-01")
        occasions.entered(g, self.unit, hex)
        return self.goto("fall_back", steps=self.steps - 1)

    def pay(self, g: G) -> None:
        """WES-RET-05: each step that cannot be made is a hit, which cover and toughness do not reduce and
        which belongs to the attack that drove the unit (WES-RET-07, WES-RUL-22)."""
        if self.steps and self.unit in g.state.units:
            row = g.state.units[self.unit]
            rule = "WES-RET-09" if g.state.ground[row.hex].fire else "WES-RET-05"
            g.emit(RetreatBarred(self.unit, row.house, self.steps, row.hex), rule)
            casualties.miss_steps(g, self.unit, self.steps)
