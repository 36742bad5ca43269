"""The field as a general sees it, who goes for secondary objectives and around what stands in the way."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from montjoie.bots.conquest.greed import ConquestHabits
from montjoie.bots.conquest.survey import Survey, centre
from montjoie.bots.greedy import Shortlist, Thought, kinds, ranked, seen
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.profiles import march as pace
from montjoie.games.conquest.regiments.field import engaged, scenario
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.state import INCH, G
from montjoie.kernel.chance import shuffled
from montjoie.kernel.decisions import Decision
from montjoie.table import plane
from montjoie.table.plane import Point, Tray
from montjoie.table.plane.compass import bearing
from montjoie.table.plane.marching import Passage

LOOK = 6 * INCH  # how far ahead the way to the goal should be free
DIE = 3500  # of the dice of a charge that is feared
CHARGED = 2.5  # inches that a regiment gives up rather than be charged, for each enemy who may
MOST = 2.0  # enemies that are feared at once
WAIT = 2500  # so near to what an enemy reaches, one waits for him

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
# How often sample armies of 1,000 points won against others, as greedy plays them: 48 battles, all scenarios.
ARMIES = {1000: {"nords": 0.79, "dweghom": 0.52, "hundred_kingdoms": 0.35, "spires": 0.33}}
AHEAD = {"beyond_the_line": 0.62, "deep_strike": 0.8}  # how far up the field they are achieved


class Outlook(Survey):
    """A look ahead: secondary objectives to be achieved, ways by what stands in them."""

    detours = (-6000, -4000, -2000, 2000, 4000, 6000)

    def held_up(self, free: Passage, end: Tray, goal: Point) -> float:
        """By how much less than it would like it could go on towards the goal, in inches; enemies in the way
        are what it goes for."""
        wish = min(LOOK, round(plane.far(end.centre, goal)))
        room = free._replace(kept=()).ahead(end, bearing(end.centre, goal), wish) if wish > 0 else wish
        return (wish - room) / INCH

    @cached_property
    def chargers(self) -> list[tuple[Tray, int, float]]:
        """The enemies who may charge: where, how far, and how likely it is that they come first."""
        g = self.g
        return [
            (tray(g, foe), pace(g, foe) + DIE, 0.5 if g.state.regiments[foe].memory.activated else 1.0)
            for foe in self.foes
            if g.state.regiments[foe].where == "table" and not engaged(g, foe)
        ]

    def exposed(self, name: str, end: Tray) -> float:
        """He who charges strikes first, so who has no zone to take lets the enemy come."""
        if name in self.goals:
            return 0.0
        likely = sum(first for foe, reach, first in self.chargers if plane.gap(end, foe) <= reach)
        return CHARGED * min(MOST, likely)

    def waits(self, name: str) -> bool:
        """Whether a step more would bring a regiment into reach of a charge."""
        if name in self.goals:
            return False
        here = tray(self.g, name)
        return 0 < min((plane.gap(here, foe) - reach for foe, reach, _ in self.chargers), default=0) < WAIT

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
        """Who goes where for a secondary objective, one for each: where there are zones, only who seizes
        nothing."""
        g, played = self.g, scenario(self.g)
        north = g.state.players[self.seat].edge == "south"
        spared = [name for name in self.own if not g.state.zones or card(g, name).weight == "light"]
        free = [name for name in spared if not engaged(g, name)]
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
        """Who has an errand goes on; who waits for the enemy stands."""
        return name not in self.errands and (super().arrived(name) or self.waits(name))


def muster(thought: Thought[Survey]) -> Shortlist:
    """Of the largest armies the one that wins most."""
    some = shuffled(thought.rng, list(thought.decision.candidates()))

    def worth(army: dict[str, Any]) -> float:
        limit: int = army["limit"]
        return limit + ARMIES.get(limit, {}).get(army["faction"], 0.5)

    return ranked(some, worth)


def put_away(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The secondary objectives that are hardest to achieve."""
    return ranked(decision.candidates(limit=60), lambda cards: -sum(EASE.get(card, 0.3) for card in cards))


class GeneralHabits(ConquestHabits):
    """A general who knows what can be achieved."""

    any = ConquestHabits.any - kinds("conquest", "discard_secondaries")
    known = {
        **ConquestHabits.known,
        "conquest.submit_army": muster,
        "conquest.discard_secondaries": seen(put_away),
    }

    def survey(self, g: G, seat: str) -> Survey:
        """With what stands in the way."""
        return Outlook(g, seat)
