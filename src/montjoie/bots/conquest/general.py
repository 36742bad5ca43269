"""The field as a general sees it, who counts what zones pay and looks for a free way to them."""

from __future__ import annotations

from functools import cached_property

from montjoie.bots.conquest.greed import ConquestHabits
from montjoie.bots.conquest.survey import Survey, centre, middle, pay
from montjoie.bots.greedy import Shortlist, kinds, ranked, seen
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.regiments.contact import engaged
from montjoie.games.conquest.regiments.field import disc, scenario
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.state import INCH, G
from montjoie.kernel.decisions import Decision
from montjoie.table import plane
from montjoie.table.plane import Point, Tray
from montjoie.table.plane.compass import bearing
from montjoie.table.plane.marching import Passage

LOOK = 6 * INCH  # how far ahead the way to the goal should be free
CROWD = 10.0  # inches that a regiment goes further to a zone for each that goes to the nearer one
PAY = 5.0  # inches that it goes further for a victory point
APART = 9 * INCH  # how far regiments of a line enter apart

# How often secondary objectives were achieved by those who kept them, or may be by who goes for them.
EASE = {
    "steadfast": 1.0,
    "first_blood": 0.85,
    "beyond_the_line": 0.8,
    "seize_the_day": 0.7,
    "hold_the_centre": 0.7,
    "fortify": 0.6,
    "deep_strike": 0.5,
    "monster_slayers": 0.4,
    "sacrifice": 0.4,
    "reserves": 0.35,
    "headhunters": 0.25,
    "flankers": 0.25,
    "double_kill": 0.2,
    "slay_the_warlord": 0.15,
    "hail_of_shots": 0.1,
    "spellbound": 0.1,
    "shatter_them": 0.05,
    "champion": 0.05,
}
AHEAD = {"beyond_the_line": 0.62, "deep_strike": 0.8}  # how far up the field they are achieved


class Outlook(Survey):
    """A look ahead: zones by what they pay, ways by what stands in them."""

    detours = (-6000, -4000, -2000, 2000, 4000, 6000)

    def held_up(self, free: Passage, end: Tray, goal: Point) -> float:
        """By how much less than it would like it could go on towards the goal, in inches."""
        wish = min(LOOK, round(plane.far(end.centre, goal)))
        return (wish - free.ahead(end, bearing(end.centre, goal), wish)) / INCH if wish > 0 else 0.0

    def _shared(self, zone: str, taken: list[str]) -> float:
        paid = pay(self.g, self.seat, self.g.state.zones[zone])
        return CROWD * taken.count(zone) / paid - PAY * paid

    @cached_property
    def goals(self) -> dict[str, str]:
        """Which regiment goes for which zone: the near ones and those that pay, where not too many go."""
        g = self.g
        able = [name for name in self.own if card(g, name).weight != "light"]
        far = {
            (name, each): plane.gap(tray(g, name), disc(zone)) / INCH
            for name in able
            for each, zone in g.state.zones.items()
        }
        goals: dict[str, str] = {}
        taken: list[str] = []
        while len(goals) < len(able) and far:
            pairs = [pair for pair in far if pair[0] not in goals]
            name, zone = min(pairs, key=lambda pair: (far[pair] + self._shared(pair[1], taken), pair))
            goals[name] = zone
            taken.append(zone)
        return goals

    @cached_property
    def wanted(self) -> set[str]:
        """The secondary objectives that are still to be achieved."""
        hand = self.g.state.secondaries.get(self.seat)
        return {*hand.cards} - {*self.g.state.players[self.seat].achieved} if hand else set()

    def fortifies(self, name: str) -> float:
        """A garrison is worth it for who shall hold one."""
        return 2.0 if "fortify" in self.wanted else 0.0

    @cached_property
    def errands(self) -> dict[str, Point]:
        """Who goes where for a secondary objective: rather those who seize nothing, one for each."""
        g, played = self.g, scenario(self.g)
        north = g.state.players[self.seat].edge == "south"
        free = [name for name in self.own if not engaged(g, name)]
        found: dict[str, Point] = {}

        def send(places: list[Point]) -> None:
            pairs = [
                (card(g, name).weight != "light", plane.far(centre(g, name), place), name, place)
                for name in free
                if name not in found
                for place in places
            ]
            if pairs:
                *_, name, place = min(pairs)
                found[name] = place

        if "fortify" in self.wanted:
            houses = [
                piece
                for piece in g.state.pieces.values()
                if g.content.pieces[piece.kind].garrison and not piece.holder
            ]
            send([(piece.x, piece.y) for piece in houses])
        ahead = max((share for objective, share in AHEAD.items() if objective in self.wanted), default=0.0)
        if ahead:
            y = round(played.depth * (ahead if north else 1 - ahead))
            send([(round(played.width * part), y) for part in (0.2, 0.4, 0.6, 0.8)])
        return found

    def goal(self, name: str) -> Point:
        """An errand before all else."""
        return self.errands.get(name) or super().goal(name)

    def arrived(self, name: str) -> bool:
        """Who has an errand goes on."""
        return name not in self.errands and super().arrived(name)

    def entry_goal(self, name: str) -> Point:
        """The zone that pays and where fewest go; in a field without zones a line is formed."""
        g = self.g
        if zones := g.state.zones:
            taken = list(self.goals.values())
            best = min(zones, key=lambda zone: (self._shared(zone, taken), zone))
            return zones[best].x, zones[best].y
        x, y = middle(g)
        return _abreast(x, len(self.own)), y


def _abreast(x: int, number: int) -> int:
    """The place of the n-th in a line: the middle, then one on either side, further and further out."""
    return x + (number + 1) // 2 * APART * (1 if number % 2 else -1)


def put_away(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The secondary objectives that are hardest to achieve."""
    return ranked(decision.candidates(limit=60), lambda cards: -sum(EASE.get(card, 0.3) for card in cards))


class GeneralHabits(ConquestHabits):
    """A general who knows what pays."""

    any = ConquestHabits.any - kinds("conquest", "discard_secondaries")
    known = {**ConquestHabits.known, "conquest.discard_secondaries": seen(put_away)}

    def survey(self, g: G, seat: str) -> Survey:
        """With what stands in the way."""
        return Outlook(g, seat)
