"""Answers without a calculation, for playing on in a search: whom to activate, strike at, go for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from montjoie.bots.figurines import fights, habits
from montjoie.bots.figurines.survey import Survey
from montjoie.bots.thinking.minds import weighted
from montjoie.games.figurines.battlefield import field, teams, units
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.moves.suggestions import legs
from montjoie.games.figurines.odds.wishes import wishes
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.timing import PASS, REROLLS
from montjoie.kernel.decisions import Decision, Question
from montjoie.kernel.facts import derived
from montjoie.kernel.spaces import Answer
from montjoie.table import plane

Quick: TypeAlias = Callable[[G, Question, Random], Answer]
ABILITY, CARD = 0.9, 0.6  # how often an ability or a card that may be used is
EAGER = 3 * INCH  # of a charge die that is hoped for
SHORTER = (0, 2 * INCH, 4 * INCH)  # by how much a way is cut where all of it cannot be gone


def drawn(rng: Random, options: Sequence[str], weight: Callable[[str], float]) -> str:
    """One of the options, the likelier the more it weighs."""
    return weighted(rng, options, [weight(option) for option in options])


# Whom and what.


def activate(g: G, question: Question, rng: Random) -> Answer:
    """Rather who stands in a fight, then who has an enemy before him, then NCUs."""
    space: Any = question.space
    rows = g.state.units

    def weight(name: str) -> float:
        if name not in rows:
            return 2.0 if name in g.state.ncus else 0.5
        if not rows[name].stands:
            return 1.0
        if field.engaged(g, name):
            return 5.0
        return 4.0 if apart(g, name) < reach(g, name) else 1.0

    return drawn(rng, space.options, weight)


def act(g: G, question: Question, rng: Random) -> Answer:
    """A unit strikes or shoots if it can, charges what is near, and else goes on."""
    space: Any = question.space
    seat = question.seat
    options, unit = space.options, space.unit
    if "melee_attack" in options:
        return "melee_attack"
    if "charge" in options and apart(g, unit) < speed(g, unit) + EAGER and rng.random() < 0.85:
        return "charge"
    if "ranged_attack" in options and rng.random() < 0.9:
        return "ranged_attack"
    moves = [way for way in ("maneuver", "march") if way in options]
    if not moves:
        return options[-1] if "charge" not in options or rng.random() < 0.5 else "charge"
    goal = goals(g, seat).get(unit)
    row = g.state.units[unit]
    far = plane.far((row.x, row.y), goal) if goal else 0
    if far > speed(g, unit) and "march" in moves:
        return "march"
    return moves[0] if far > INCH else options[-1]


def go(g: G, question: Question, rng: Random) -> Answer:
    """Straight to where the unit wants to be, as far as the ground lets it."""
    path: Any = question.space
    seat = question.seat
    goal = goals(g, seat).get(path.piece)
    here = (path.x, path.y)
    if goal is None or goal == here:
        return []
    heading = plane.bearing(here, goal) if path.first else path.heading
    far = min(path.distance, round(plane.far(here, goal)))
    for less in SHORTER:
        if far > less:
            way = legs(path, heading, far - less)
            if next(path.forbids(g, way), None) is None:
                return way
    return path.sample(g, rng)


@derived
def goals(g: G, seat: str) -> dict[str, plane.Point]:
    """Where the units of a player go: each to a token, the nearest first, the others at the nearest enemy."""
    rows = g.state.units
    own = [(name, rows[name]) for name in field.on_table(g, player=seat)]
    lost = {row.carries for row in rows.values() if row.carries}
    tokens = {name: row for name, row in g.state.objectives.items() if name not in lost}
    pairs = sorted(
        ((row.x - token.x) ** 2 + (row.y - token.y) ** 2, unit, name)
        for unit, row in own
        for name, token in tokens.items()
    )
    found: dict[str, plane.Point] = {}
    for _, unit, name in pairs:
        if unit not in found and name in tokens:
            token = tokens.pop(name)
            found[unit] = (token.x, token.y)
    foes = [rows[foe] for foe in field.on_table(g, enemies_of=seat, walls=True)]
    for unit, row in own:
        if unit not in found and foes:
            near = min(foes, key=lambda foe: (foe.x - row.x) ** 2 + (foe.y - row.y) ** 2)
            found[unit] = (near.x, near.y)
    return found


@derived
def apart(g: G, unit: str) -> float:
    """How far the nearest enemy is that stands before a unit, from centre to centre less half their trays."""
    rows, own = g.state.units, g.state.units[unit]
    here, half = (own.x, own.y), field.tray(g, unit).depth // 2
    return min(
        (
            plane.far(here, (rows[foe].x, rows[foe].y)) - half - field.tray(g, foe).depth // 2
            for foe in field.on_table(g, enemies_of=own.owner, walls=True)
        ),
        default=float("inf"),
    )


def reach(g: G, unit: str) -> int:
    """How far a unit strikes: it shoots so far, or charges with a fair die."""
    ranges = [profile.range for profile in units.profiles(g, unit, "ranged")]
    return max(*ranges, 0, speed(g, unit) + EAGER) if ranges else speed(g, unit) + EAGER


# The tactics board.


def claim(g: G, question: Question, rng: Random) -> Answer:
    """Rather a zone that does something: an attack in a fight, wounds to heal."""
    space: Any = question.space
    seat = question.seat
    own = field.on_table(g, player=seat)

    def weight(zone: str) -> float:
        match zone:
            case "combat":
                return 4.0 if any(field.engaged(g, unit) for unit in own) else 0.5
            case "wealth":
                return 3.0 if any(_hurt(g, unit) > 2 for unit in own) else 0.5
            case "crown" | "tactics":
                return 2.0
            case "maneuver":
                return 1.5
        return 0.0

    return drawn(rng, space.options, weight)


def _hurt(g: G, unit: str) -> int:
    return units.full_figures(g, unit) * units.card(g, unit).wounds - units.wounds_left(g, unit)


def zone_target(g: G, question: Question, rng: Random) -> Answer:
    """Whom a zone is for: who fights, who is hurt, who is easily frightened."""
    space: Any = question.space
    seat = question.seat
    rows = g.state.units

    def weight(name: str) -> float:
        if name not in rows:
            return 0.01
        friend = teams.friends(g, seat, rows[name].owner)
        match space.zone:
            case "wealth":
                return float(friend) * (0.1 + _hurt(g, name))
            case "crown":
                return units.cost(g, name) * (units.card(g, name).morale or 0) / max(1, rows[name].figures)
        return 5.0 if field.engaged(g, name) else 1.0

    return drawn(rng, space.options, weight)


# In a fight.


def use(g: G, question: Question, rng: Random) -> Answer:
    """A re-roll where there is a die to roll again; most abilities, many cards."""
    space: Any = question.space
    seat = question.seat
    uses = [option for option in space.options if option != PASS]
    if not uses:
        return PASS
    if space.moment.window in REROLLS:
        return uses[0] if wishes(g, seat) else PASS
    chosen: str = rng.choice(uses)
    return chosen if rng.random() < (CARD if chosen.startswith("card:") else ABILITY) else PASS


def aim(g: G, question: Question, rng: Random) -> Answer:
    """Enemies rather than friends, where both may be chosen."""
    space: Any = question.space
    seat = question.seat
    rows = g.state.units
    return drawn(
        rng,
        space.options,
        lambda one: 0.2 if one in rows and teams.friends(g, seat, rows[one].owner) else 1.0,
    )


def charge(g: G, question: Question, rng: Random) -> Answer:
    """The nearest of the enemies that may be charged."""
    space: Any = question.space
    rows, own = g.state.units, g.state.units[space.unit]
    return min(space.options, key=lambda foe: ((rows[foe].x - own.x) ** 2 + (rows[foe].y - own.y) ** 2, foe))


def habit(way: Callable[[G, Survey, Decision], Any]) -> Quick:
    """As greedy does, where that costs next to nothing."""

    def answer(g: G, question: Question, rng: Random) -> Answer:
        return next(iter(way(g, Survey(g, question.seat), Decision(g, question)))).answer

    return answer


def first(g: G, question: Question, rng: Random) -> Answer:
    """What is offered first."""
    return next(question.space.candidates(g))


NAMED: Mapping[str, Quick] = {
    "activate_unit": activate,
    "choose_action": act,
    "choose_free_action": act,
    "maneuver_path": go,
    "march_path": go,
    "claim_zone": claim,
    "choose_zone_target": zone_target,
    "use_effect": use,
    "choose_target": aim,
    "charge_target": charge,
    "charge_arc": habit(fights.charge_arc),
    "choose_arc": habit(fights.charge_arc),
    "charge_pivot": habit(fights.charge_pivot),
    "align_charge": habit(fights.stand),
    "face_enemy": habit(fights.stand),
    "reroll_dice": habit(fights.reroll_dice),
}
QUICK: Mapping[str, Quick] = {
    **{f"figurines.{name}": way for name, way in NAMED.items()},
    **dict.fromkeys(habits.FIRST, first),
}
