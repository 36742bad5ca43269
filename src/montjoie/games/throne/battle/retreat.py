"""Retreat: the beaten leave the area, to where they may and as many as can be fed (THR-RET, THR-ROU)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, Fight
from montjoie.games.throne.control import controller
from montjoie.games.throne.events import Retreated, UnitsLost
from montjoie.games.throne.seating import to
from montjoie.games.throne.state import G, Units
from montjoie.games.throne.supply import within
from montjoie.games.throne.transport import destinations
from montjoie.kernel import Allocation, Answer, Branch, PublicStep, Question, Refusal, Space, Step, ask


def barred(g: G, fight: Fight, area: str) -> Refusal | None:
    """Why beaten defenders cannot enter an area: the attacker came from there (THR-RET-05), a neutral
    force holds it (THR-RET-06), enemy units or an enemy token are there (THR-RET-04), or it is the
    home of another house, controlled by default (THR-RET-06, THR-RUL-30)."""
    house, there = fight.defender, g.state.armies.get(area)
    if area == fight.origin:
        return Refusal("THR-RET-05", "retreat-to-origin", area=area, house=fight.attacker)
    if area in g.state.neutrals:
        return Refusal("THR-RET-06", "retreat-to-neutral", area=area)
    if there and there.house != house:
        return Refusal("THR-RET-04", "retreat-to-enemy", area=area, house=there.house)
    owner = controller(g, area)
    if owner and owner != house:
        token = area in g.state.power_tokens
        rule, key = ("THR-RET-04", "retreat-to-token") if token else ("THR-RET-06", "retreat-to-home")
        return Refusal(rule, key, area=area, house=owner)
    return None


def reach(g: G, fight: Fight) -> list[str]:
    """The areas beside the battle for the beaten defenders: land by foot or own ships, ships to sea
    (THR-RET-04, THR-RUL-42)."""
    kind = next(kind for kind, _ in fight.army(g, DEFENDER).units.items())
    return list(destinations(g, fight.defender, fight.area, kind))


def room(g: G, fight: Fight, side: str, area: str) -> int:
    """How many of the beaten units their house can feed in an area; those already there stay
    (THR-RET-07, THR-RET-08, THR-SUP-09)."""
    house, size = fight.house(side), fight.army(g, side).size
    return next((n for n in range(size, 0, -1) if within(g, house, {fight.area: -size, area: n})), 0)


def refuges(g: G, fight: Fight, side: str) -> dict[str, int]:
    """The areas the beaten may leave for, with how many survive there: attackers where they came from
    (THR-RET-02), defenders where most survive (THR-RET-09, THR-RUL-31), never where nobody could
    be fed (THR-RUL-59)."""
    areas = [fight.origin]
    if side == DEFENDER:
        areas = [area for area in reach(g, fight) if barred(g, fight, area) is None]
    rooms = {area: room(g, fight, side, area) for area in areas}
    most = max(rooms.values(), default=0)
    return {area: n for area, n in rooms.items() if n == most and n}


class Retreat(Branch, frozen=True):
    """The loser chooses where his survivors go, and who survives where supply cannot feed all."""

    def parse(self, raw: Any, rule: str) -> Answer:
        """Survivors named for an area that is not offered do not matter: the area is what is wrong."""
        if isinstance(raw, dict) and len(raw) == 1 and next(iter(raw)) not in self.options:
            raw = next(iter(raw))
        return super().parse(raw, rule)

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """What closes an area to the retreat; THR-RET-09: as many as possible must survive."""
        if not isinstance(answer, str):
            yield from super().misfits(g, "THR-RET-07", answer)
        elif answer not in self.options:
            yield self._closed(g, answer)

    def _closed(self, g: G, area: str) -> Refusal:
        fight: Fight = g.running(Fight)
        side: str = g.running(LeaveTheField).side
        if side == ATTACKER:
            return Refusal("THR-RET-02", "retreat-not-home", area=area, origin=fight.origin)
        if area not in reach(g, fight):
            return Refusal("THR-RET-04", "retreat-out-of-reach", area=area, battle=fight.area)
        saved, most = room(g, fight, side, area), max(refuges(g, fight, side).values())
        fewer = Refusal("THR-RET-09", "retreat-saves-fewer", area=area, saved=saved, most=most)
        return barred(g, fight, area) or fewer


class LeaveTheField(PublicStep, frozen=True):
    """All that is left of the loser leaves the embattled area (THR-RET-01, THR-BAT-11). No token can be
    left there (THR-CTL-05); one that attackers left behind stays under them (THR-RUL-19)."""

    side: str
    stages = ("fall", "flee", "choose")

    def _fight(self, g: G) -> Fight:
        fight: Fight = g.running(Fight)
        return fight

    def fall(self, g: G) -> None:
        """THR-ROU-03: routed units cannot retreat again, they are eliminated."""
        fight = self._fight(g)
        if routed := fight.army(g, self.side).routed:
            g.emit(UnitsLost(fight.house(self.side), fight.area, "routed", routed=routed), "THR-ROU-03")

    def flee(self, g: G) -> Step | None:
        """THR-RET-10: without a legal area all are eliminated; with a single way out nobody is asked."""
        fight = self._fight(g)
        left = fight.army(g, self.side).ready
        if not left:
            return self.done()
        ways = self._ways(g)
        if not ways:
            self._lose(g, left, "THR-RET-10")
            return self.done()
        (area, survivors), *others = ways.items()
        if others or survivors:
            return None
        self._go(g, area, self._fed(g, area))
        return self.done()

    def _ways(self, g: G) -> dict[str, Space | None]:
        """Where to, and, if supply binds and kinds differ, a choice of survivors (THR-RET-07), of attackers
        too (THR-RUL-58)."""
        left = self._fight(g).army(g, self.side).ready
        bins = dict(left.items())
        return {
            area: Allocation(bins, n, n) if n < left.total and len(bins) > 1 else None
            for area, n in refuges(g, self._fight(g), self.side).items()
        }

    @ask
    def choose(self, g: G) -> Question:
        """THR-RET-03: all go to one and the same area, chosen by their owner."""
        house = self._fight(g).house(self.side)
        return to(g, house, Retreat(self._ways(g)), "THR-RET-03")

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str | dict[str, dict[str, int]]) -> None:
        """THR-RET-09: the owner chooses which survive."""
        if isinstance(answer, str):
            self._go(g, answer, self._fed(g, answer))
        else:
            for area, survivors in answer.items():
                self._go(g, area, Units(**survivors))

    def _fed(self, g: G, area: str) -> Units:
        """All, or as many of their only kind as supply allows (THR-RET-07)."""
        left, n = self._fight(g).army(g, self.side).ready, refuges(g, self._fight(g), self.side)[area]
        return left if n == left.total else Units(**{kind: n for kind, _ in left.items()})

    def _go(self, g: G, area: str, survivors: Units) -> None:
        """THR-RET-11: the survivors become routed; THR-RET-12: there is no battle, they just stand there.
        The surplus is eliminated (THR-RET-07), of attackers too (THR-RUL-36)."""
        fight = self._fight(g)
        left = fight.army(g, self.side).ready
        self._lose(g, left - survivors, "THR-RET-07")
        attacking = self.side == ATTACKER
        g.emit(Retreated(fight.house(self.side), fight.area, area, survivors, attacking))

    def _lose(self, g: G, units: Units, rule: str) -> None:
        fight, attacking = self._fight(g), self.side == ATTACKER
        if units:
            why = "THR-RUL-36" if attacking else rule
            cause: Any = "hunger" if attacking or rule == "THR-RET-07" else "no_refuge"
            g.emit(UnitsLost(fight.house(self.side), fight.area, cause, units, attacking=attacking), why)
