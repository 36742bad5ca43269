"""Answers without a calculation, for playing on in a search: who charges, who marches, who shoots whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

from montjoie.bots.conquest import action, fights, habits, moves
from montjoie.bots.conquest.general import Outlook
from montjoie.bots.conquest.survey import Survey, centre
from montjoie.games.conquest.actions.base import PASS
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.profiles import march as pace
from montjoie.games.conquest.regiments.field import engaged, gap
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.regiments.ground import ground
from montjoie.games.conquest.state import G
from montjoie.kernel.decisions import Decision, Question
from montjoie.kernel.facts import derived
from montjoie.kernel.spaces import Answer
from montjoie.table import plane
from montjoie.table.plane.ways import cost, leg, trimmed, walk

Quick: TypeAlias = Callable[[G, Question, Random], Answer]
DIE = 3500  # of the dice of a charge that is hoped for
TURNS = (4, 2, 0)  # quarters of the turn that is wanted
BOLD, SHOOTS = 0.85, 0.9  # how often who can charges, or shoots


@derived
def surveyed(g: G, seat: str) -> Survey:
    """How a seat sees the field, as long as nothing happens."""
    return Outlook(g, seat)


def act(g: G, question: Question, rng: Random) -> Answer:
    """In contact it strikes, Inspired where it can be; else it charges who is near, shoots, or goes on."""
    space: Any = question.space
    name, options = space.regiment, space.options
    if len(options) == 1:
        return options[0]
    step: Activation = g.running(Activation)
    if engaged(g, name):
        if (
            "inspire" in options
            and "clash" in options
            and step.left > 1
            and "charge" not in step.done_actions
        ):
            return "inspire"
        for deed in ("clash", "combat_rally"):
            if deed in options and (deed == "clash" or g.state.regiments[name].broken):
                return deed
        return PASS if PASS in options else options[0]
    survey = surveyed(g, question.seat)
    foe = survey.nearest(name)
    apart = gap(g, name, foe) if foe else float("inf")
    if "rally" in options and g.state.regiments[name].broken:
        return "rally"
    if "charge" in options and apart < pace(g, name) + DIE and rng.random() < BOLD:
        return "charge"
    if "volley" in options and rng.random() < SHOOTS:
        return "aim" if "aim" in options and step.left > 1 else "volley"
    if "reform" in options and moves.askew(g, survey, name) and rng.random() < 0.5:
        return "reform"
    if "march" in options and not survey.arrived(name):
        return "march"
    return PASS if PASS in options else options[0]


def march(g: G, question: Question, rng: Random) -> Answer:
    """A wheel to the goal and straight on, as far as the ground lets it; else whatever is legal."""
    space: Any = question.space
    way = space.options["forward"]
    start, free = tray(g, way.piece), ground(g, way.piece)
    goal = surveyed(g, question.seat).goal(way.piece)
    wanted = moves.off(start.centre, start.facing, goal)
    for share in TURNS:
        turn = max(-9000, min(9000, wanted)) * share // 4
        legs = [leg(turn, 0, "front-right" if turn > 0 else "front-left")] if turn else []
        wheeled = walk(start, legs)
        end, used = (wheeled[-1].end, cost(wheeled)) if wheeled else (start, 0)
        if used > way.distance:
            continue
        far = min(way.distance - used, max(0, round(plane.far(end.centre, goal)) - moves.NEAR_ENOUGH))
        ahead = free.ahead(end, end.facing, far)
        whole = trimmed({**legs[0], "ahead": ahead}) if legs else trimmed(leg(0, ahead))
        if next(way.forbids(g, whole), None) is None:
            return {"forward": whole}
    return space.sample(g, rng)


def nearest(g: G, question: Question, rng: Random) -> Answer:
    """Whoever is nearest."""
    space: Any = question.space
    here, rows = centre(g, space.regiment), g.state.regiments
    known = [option for option in space.options if option in rows]
    if not known:
        return space.sample(g, rng)
    return min(known, key=lambda one: (plane.far(here, (rows[one].x, rows[one].y)), one))


def first(g: G, question: Question, rng: Random) -> Answer:
    """What is offered first."""
    return next(question.space.candidates(g))


def habit(way: Callable[[G, Survey, Decision], Any]) -> Quick:
    """As greedy does, where that costs next to nothing."""

    def answer(g: G, question: Question, rng: Random) -> Answer:
        return next(iter(way(g, surveyed(g, question.seat), Decision(g, question)))).answer

    return answer


NAMED: Mapping[str, Quick] = {
    "choose_action": act,
    "choose_march": march,
    "charge_target": nearest,
    "volley_target": nearest,
    "order_stack": habit(action.order_stack),
    "name_unit": habit(action.name_unit),
    "draw_on": habit(action.draw_on),
    "choose_entry": habit(moves.enter),
    "choose_reform": habit(moves.reform),
    "charge_face": habit(fights.charge_face),
    "choose_reinforcement": habit(habits.reinforcement),
    "declare_flank": habit(habits.all_of_them),
    "choose_arrivals": habit(habits.strongest),
    "join_regiment": habit(habits.lead),
    "shift_die": habit(habits.lowest),
}
QUICK: Mapping[str, Quick] = {
    **{f"conquest.{name}": way for name, way in NAMED.items()},
    **dict.fromkeys(habits.FIRST, first),
}
