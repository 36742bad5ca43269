"""The battlefield as greedy sees it: who goes where, what a stand is worth, what a board is worth."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.regiments.field import disc, gap, opponent, scenario, standing
from montjoie.games.conquest.regiments.formation import size, tray
from montjoie.games.conquest.scenarios import controller
from montjoie.games.conquest.state import INCH, G, Zone
from montjoie.table import plane
from montjoie.table.plane import Point, Tray
from montjoie.table.plane.marching import Passage

POINT = 0.02  # a point of an army list, in victory points
ZONE = 2.0  # a zone held, beside what it scores
NEAR = 20 * INCH  # enemies so near are faced
ABREAST = 7 * INCH  # from the middle of one regiment to the next in a zone
LANE = 26 * INCH  # ahead of a regiment, in which friends are in its way


class Survey:
    """A look at one moment of the game, for one player; what takes time is looked at once."""

    detours: ClassVar[tuple[int, ...]] = ()  # turns beside the way to the goal that are looked at

    def __init__(self, g: G, seat: str) -> None:
        self.g, self.seat = g, seat

    def held_up(self, free: Passage, end: Tray, goal: Point) -> float:
        """How bad it is to stand behind something; greedy sees it when it is there."""
        return 0.0

    def exposed(self, name: str, end: Tray) -> float:
        """How bad it is to be charged in a place; greedy sees it when it is done."""
        return 0.0

    def fortifies(self, name: str) -> float:
        """What it is worth to occupy a garrison."""
        return 0.0

    def entry_goal(self, name: str) -> Point:
        """Where a regiment that comes on goes: the zone that fewest of ours go for, or the middle."""
        zones = self.g.state.zones
        if not zones:
            return middle(self.g)
        taken = list(self.goals.values())
        best = min(zones, key=lambda zone: (taken.count(zone), zone))
        return zones[best].x, zones[best].y

    @cached_property
    def own(self) -> list[str]:
        """The player's regiments on the table."""
        return [name for name in standing(self.g) if self.g.state.regiments[name].owner == self.seat]

    @cached_property
    def foes(self) -> list[str]:
        """The enemies on the table."""
        return [name for name in standing(self.g) if self.g.state.regiments[name].owner != self.seat]

    def nearest(self, name: str) -> str:
        """The enemy nearest to a regiment; none where there is none."""
        here = centre(self.g, name)
        return min(self.foes, key=lambda foe: (plane.far(here, centre(self.g, foe)), foe), default="")

    @cached_property
    def goals(self) -> dict[str, str]:
        """Which regiment goes for which zone: those that seize, the nearest first, zones in turn."""
        g = self.g
        able = [name for name in self.own if card(g, name).weight != "light"]
        goals: dict[str, str] = {}
        taken: list[str] = []
        pairs = sorted(
            (plane.gap(tray(g, name), disc(zone)), name, each)
            for name in able
            for each, zone in g.state.zones.items()
        )
        while len(goals) < len(able) and pairs:
            least = min(map(taken.count, g.state.zones))
            name, zone = next((n, z) for _, n, z in pairs if n not in goals and taken.count(z) == least)
            goals[name] = zone
            taken.append(zone)
        return goals

    def goal(self, name: str) -> Point:
        """Where a regiment goes: its zone, abreast of others that go there, else the nearest enemy, else the
        middle of the table."""
        g = self.g
        if zone := self.goals.get(name):
            row = g.state.zones[zone]
            mates = [each for each, other in self.goals.items() if other == zone]
            mates.sort(key=lambda each: (g.state.regiments[each].x, each))
            apart = min(ABREAST, 2 * row.radius // len(mates))
            return row.x + apart * (2 * mates.index(name) - len(mates) + 1) // 2, row.y
        if foe := self.nearest(name):
            return centre(g, foe)
        return middle(g)

    def crowded(self, start: Tray) -> int:
        """How many of our regiments are in the way of one that starts there, straight ahead."""
        lane = plane.ahead(plane.tray(*start.centre, start.width, LANE, start.facing), LANE // 2)
        return sum(plane.overlap(lane, tray(self.g, name)) for name in self.own)

    def arrived(self, name: str) -> bool:
        """Whether a regiment stands in its zone."""
        zone = self.g.state.zones.get(self.goals.get(name, ""))
        return zone is not None and plane.near(tray(self.g, name), disc(zone), 0)


def middle(g: G) -> Point:
    """The middle of the table."""
    played = scenario(g)
    return played.width // 2, played.depth // 2


def centre(g: G, name: str) -> Point:
    """The middle of a regiment."""
    row = g.state.regiments[name]
    return row.x, row.y


def pay(g: G, seat: str, zone: Zone) -> float:
    """What a zone gives a player in a round."""
    own, paid = zone.edge == g.state.players[seat].edge, 1
    for line in scenario(g).scoring:
        match line.per:
            case "zone_controlled" if line.radius == zone.radius:
                paid = line.vp
            case "friendly_zone_controlled" if own:
                paid = line.vp
            case "enemy_zone_controlled" if not own:
                paid = line.vp
    return float(paid)


def stand_worth(g: G, name: str) -> float:
    """One stand of a regiment, or a character, in victory points."""
    entry = card(g, name).entry
    return POINT * entry.points / getattr(getattr(entry, "stands", None), "base", 1)


def whole_worth(g: G, name: str) -> float:
    """All that is left of a regiment, with the card that its end takes from its player."""
    return stand_worth(g, name) * size(g.state.regiments[name]) + 1.0


def facing(g: G, name: str, other: str) -> bool:
    """Whether an enemy is so near that a regiment had better look at it."""
    return gap(g, name, other) <= NEAR


def evaluate(g: G, seat: str) -> float:
    """What the table is worth to a player: points, stands, zones."""
    foe = opponent(g, seat)
    value = float(g.state.players[seat].vp - g.state.players[foe].vp)
    for name, row in g.state.regiments.items():
        if row.where != "destroyed":
            sign = 1 if row.owner == seat else -1
            value += sign * (whole_worth(g, name) - 0.5 * row.broken)
            value -= sign * 0.2 * stand_worth(g, name) * row.wounds
    for zone in g.state.zones.values():
        value += ZONE * {seat: 1, foe: -1}.get(controller(g, disc(zone)), 0)
    return value
