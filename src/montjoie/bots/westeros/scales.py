"""What greedy holds dear in westeros, in one currency: a victory point is worth 20."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.content.victory import EnemyCommanderCaptured, EnemyMorale, EnemyUnitEliminated
from montjoie.games.westeros.state import G, Unit, enemy_of
from montjoie.games.westeros.victory import track
from montjoie.games.westeros.victory.scoring import lines

POINT = 20.0
GOAL = 90.0  # all goals of a plan together
BANNER = {"green": 3.0, "blue": 4.5, "red": 6.0}  # a unit fights as well with its last figure (WES-UNI-08)
FIGURE = {"green": 1.5, "blue": 2.2, "red": 3.0}
COMMANDER = 12.0
SPACE, ROUT = 1.5, 60.0  # a space of the morale track; the end of it, where that is a defeat
HUNT = 3.0  # for standing beside an enemy
DANGER = 0.3  # the share of what enemies could hit that is feared for
RETREAT = 1.5  # for each hex an enemy is driven
GUARD = 0.2  # the share of a prize that watching over it is worth
NEARER = 0.85  # what is left of a prize for each hex it is away


def unit(g: G, row: Unit) -> float:
    """What a unit is worth as it stands."""
    return BANNER[row.rank] + row.figures * FIGURE[row.rank] + COMMANDER * bool(row.commander)


def loss(g: G, row: Unit) -> float:
    """What its elimination costs its House: itself, morale, and the points that the enemy scores."""
    points = 0.0
    for line in lines(g, enemy_of(row.house), "immediate"):
        if isinstance(line, EnemyUnitEliminated):
            points += line.vp * (line.rank in (None, row.rank))
        elif isinstance(line, EnemyCommanderCaptured):
            points += line.vp * bool(row.commander)
    if row.commander and setting(g).victory.instant:
        points += 1
    fallen = g.content.shifts.eliminated[row.rank]
    before = spirit(g, row.house)
    return unit(g, row) + POINT * points + before - spirit(g, row.house, fallen)


def spirit(g: G, house: str, lost: int = 0) -> float:
    """What the morale of a House is worth, as it stands or after a fall of so many spaces; its own Rout is
    a defeat, and some plans pay for the colour of the enemy's morale."""
    marker = g.state.course.marker
    height = (marker if house == "stark" else -marker) - lost
    height = max(-track.LAST, min(track.LAST, height))
    ends = setting(g).morale_ends
    end = ends[house if height < 0 else enemy_of(house)]
    steep = ROUT * (abs(height) / track.LAST) ** 3 if end == "rout" else 0.0
    paid = sum(isinstance(line, EnemyMorale) for line in lines(g, house, "game_end"))
    each = SPACE + 0.08 * POINT * paid
    return each * height + (steep if height > 0 else -steep)
