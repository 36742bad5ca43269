"""The field as a veteran sees it: he fears for units that may be lost, and nobody who cannot act any more."""

from __future__ import annotations

from functools import cached_property
from math import exp

from montjoie.bots.westeros import scales
from montjoie.bots.westeros.greed import WesterosHabits
from montjoie.bots.westeros.survey import Survey
from montjoie.games.westeros.battlefield.field import board, setting
from montjoie.games.westeros.seating import house_of
from montjoie.games.westeros.state import G, Unit, enemy_of

NOW, SOON, LATER = 0.5, 0.3, 0.2  # the share of its dice that is feared of an enemy: near, away, next round
CONTROL = 1.0  # for a unit that a commander can order by a card
STAKE = 0.6  # the share of what a unit's loss would cost that is feared for


class Outpost(Survey):
    """A look at who may be eliminated where he stands, as long as enemies may still act."""

    @cached_property
    def _to_act(self) -> bool:
        return not self.g.state.sides[enemy_of(self.house)].passed

    @cached_property
    def _last(self) -> bool:
        return self.g.state.course.round >= setting(self.g).round_limit

    @cached_property
    def _commanders(self) -> list[str]:
        return [row.hex for row in self.units.values() if row.commander]

    @cached_property
    def _losses(self) -> dict[str, float]:
        return {name: scales.loss(self.g, row) for name, row in self.units.items()}

    def _feared(self, row: Unit) -> tuple[float, float]:
        """Who is spent strikes in the next round, if there is one."""
        if self._to_act and not row.spent:
            return NOW, SOON
        return (0.0, 0.0) if self._last else (LATER, LATER)

    def hunt(self, name: str, hex: str) -> float:
        """Nearer to the enemy is better, but so that commanders can order the unit in the next round: a card
        orders several at once."""
        return super().hunt(name, hex) + CONTROL * self.led(name, hex)

    def led(self, name: str, hex: str) -> int:
        """Whether a unit there has a commander, or how many a commander leads there; nobody in the end."""
        if self._last:
            return 0
        far, reach = board(self.g).distances[hex], self.g.content.zone_of_control
        if self.units[name].commander:
            return sum(far[row.hex] <= reach for other, row in self.units.items() if other != name)
        return any(far[where] <= reach for where in self._commanders)

    def danger(self, name: str, hex: str) -> float:
        """The figures that may fall, and what it costs if all do."""
        row, faces = self.units[name], self.g.content.faces
        hits = self.dice_at(hex) * (faces.count(row.rank) + 1) / len(faces)
        if not hits:
            return 0.0
        fallen = scales.DANGER * scales.FIGURE[row.rank] * min(hits, row.figures)
        return fallen + STAKE * self._losses[name] * at_least(row.figures, hits)


def at_least(count: int, mean: float) -> float:
    """How likely so many hits are where so many are expected, as rare events fall (Poisson)."""
    chance = exp(-mean)
    fewer = 0.0
    for n in range(count):
        fewer += chance
        chance *= mean / (n + 1)
    return 1 - fewer


class VeteranHabits(WesterosHabits):
    """A commander who has seen units die."""

    def survey(self, g: G, seat: str) -> Survey:
        """With what may be lost."""
        return Outpost(g, house_of(g, seat), self.ways)
