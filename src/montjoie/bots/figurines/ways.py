"""Where a unit should stand: on its token, before an enemy it can charge, out of danger."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.bots.figurines import blows, scales
from montjoie.bots.figurines.survey import Survey
from montjoie.games.figurines.battlefield import control, field, terrain, units
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.moves.suggestions import legs
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import Answer
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import Tray

NEAR = 4
LOOKED_AT = 60  # ways whose legality is looked into, the best first


class Ground:
    """What places are worth to one unit."""

    def __init__(self, survey: Survey, unit: str) -> None:
        g = survey.g
        self.g, self.survey, self.unit = g, survey, unit
        self.fast = speed(g, unit)
        self.reach = max((p.range for p in units.profiles(g, unit, "ranged")), default=0)
        self.token = survey.goals.get(unit, "")
        self.carries = g.state.units[unit].carries
        kind = "ranged" if self.reach else "melee"
        self.foes = [
            (field.tray(g, foe), blows.promise(g, unit, foe, kind, charging=kind == "melee"))
            for foe in _nearest(survey, unit)
        ]

    def worth(self, tray: Tray) -> float:
        """Of a place."""
        return self._on_token(tray) + self._before_enemies(tray) - self.survey.danger(self.unit, tray)

    def _on_token(self, tray: Tray) -> float:
        """Tokens count for all the rounds to come; a heavy one is carried away from enemies."""
        g, worth = self.g, self.survey.token_worth(self.carries or self.token)
        if self.carries:
            near = min((plane.gap(tray, foe) for foe, _ in self.foes), default=0)
            return worth * min(1.0, near / (12 * INCH)) + self._at_home(tray)
        if not self.token:
            return 0.0
        disc, weight = field.token(g, self.token), worth * min(3, scales.rounds_left(g))
        there = plane.near(tray, disc, 0) if control.carried(g) else plane.covers(tray, disc)
        if there:
            return weight
        away = max(INCH, plane.gap(tray, disc)) / max(INCH, self.fast)
        return weight * 0.8 / (1 + 0.5 * away)

    def _at_home(self, tray: Tray) -> float:
        """A token that is tied to a piece is kept on it (FIG-FEA-07)."""
        pile = self.g.state.objectives[self.carries].pile
        if not pile:
            return 0.0
        return 3.0 if plane.near(tray, terrain.shape(self.g, pile), 0) else 0.0

    def _before_enemies(self, tray: Tray) -> float:
        """The best attack that could follow, the likelier the nearer it is and the better it faces."""
        best = 0.0
        for other, promise in self.foes:
            gap = plane.gap(tray, other)
            turn = abs(
                (plane.bearing(tray.centre, other.centre) - tray.facing + TURN // 2) % TURN - TURN // 2
            )
            reach = self.reach or self.fast + 3 * INCH
            chance = 1.0 if gap <= reach else 1 / (1 + (gap - reach) / max(INCH, self.fast))
            if turn > TURN // 8:
                chance *= 0.6
            best = max(best, promise * chance)
        return 0.8 * best


def _nearest(survey: Survey, unit: str) -> list[str]:
    """The enemies worth looking at."""
    g = survey.g
    row = g.state.units[unit]

    def away(foe: str) -> int:
        other = g.state.units[foe]
        return (other.x - row.x) ** 2 + (other.y - row.y) ** 2

    return sorted(survey.foes, key=away)[:NEAR]


def best(survey: Survey, path: MovePath) -> tuple[float, Answer]:
    """The best way and what it gains over staying."""
    return next(ranked(survey, path))


def ranked(survey: Survey, path: MovePath) -> Iterator[tuple[float, Answer]]:
    """The ways that gain something over staying, the best first, and staying."""
    g = survey.g
    ground = Ground(survey, path.piece)
    here = ground.worth(field.tray(g, path.piece))
    found = sorted(
        (
            (ground.worth(path.motion(g, answer).end), number, answer)
            for number, answer in _ways(g, path, ground)
        ),
        key=lambda each: (-each[0], each[1]),
    )
    for worth, _, answer in found[:LOOKED_AT]:
        if worth <= here:
            break
        if next(path.forbids(g, answer), None) is None:
            yield worth - here, answer
    yield 0.0, []


def _ways(g: G, path: MovePath, ground: Ground) -> Iterator[tuple[int, Answer]]:
    """The usual suggestions, and straight onto the unit's token."""
    found = list(path.every(g))
    if ground.token and path.first:
        row = g.state.objectives[ground.token]
        here, there = (path.x, path.y), (row.x, row.y)
        heading = plane.bearing(here, there)
        far = round(((row.x - path.x) ** 2 + (row.y - path.y) ** 2) ** 0.5)
        found += [
            legs(path, heading, min(path.distance, far - less)) for less in (0, INCH, 2 * INCH) if far > less
        ]
    return iter(enumerate(found))
