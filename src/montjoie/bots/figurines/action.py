"""Whom greedy activates, and what a unit or an NCU does then."""

from __future__ import annotations

from typing import Any

from montjoie.bots.figurines import blows, scales, ways
from montjoie.bots.figurines.survey import Survey
from montjoie.bots.greedy import Shortlist, ranked
from montjoie.games.figurines.actions.acting import Act, ChooseAction, ChooseFreeAction, FreeAction
from montjoie.games.figurines.actions.legality import FORGO
from montjoie.games.figurines.battlefield import control, field, teams, units
from montjoie.games.figurines.charge import Charge, chargeable
from montjoie.games.figurines.combat import melee, targets
from montjoie.games.figurines.harm.morale import Test, modifiers, needed
from montjoie.games.figurines.moves.walk import Maneuver, March
from montjoie.games.figurines.odds import panic as panic_test
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ClaimZone
from montjoie.kernel.decisions import Decision

NOT_AT_ALL = ("nothing", "nobody", "decline", FORGO)


def activate_unit(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Whoever strikes hardest now; NCUs while the zones they want are free; then those who move."""
    space: Any = decision.space
    return ranked(space.options, lambda name: urgency(g, survey, name))


def urgency(g: G, survey: Survey, name: str) -> float:
    """How much a unit or an NCU could do now."""
    if name in g.state.ncus:
        zones = [zone for zone in g.content.zones if zone not in {row.zone for row in g.state.ncus.values()}]
        return max((zone_worth(g, survey, zone) for zone in zones), default=-1.0) + 0.1
    if name not in g.state.units:
        return 0.5  # a unit in reserve, whatever it is called
    if units.is_wall(g, name):
        return 1.0
    return strike(g, name) if units.alive(g, name) else 0.6


def strike(g: G, unit: str, attacks_only: bool = False) -> float:
    """The best attack a unit could make now, without turning or shifting first."""
    if engaged := field.engaged(g, unit):
        return max((blows.promise(g, unit, foe) for foe in engaged if units.alive(g, foe)), default=0.0)
    found = [
        blows.promise(g, unit, option.partition("/")[2], "ranged")
        for option in targets.options(g, unit, "ranged")
    ]
    if not attacks_only:
        found += [0.7 * blows.promise(g, unit, foe, charging=True) for foe in chargeable(g, unit)]
    return max(found, default=0.0)


# Combat Units.


def choose_action(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The action that gains most."""
    space = decision.space
    assert isinstance(space, ChooseAction | ChooseFreeAction)
    top = g.stack[-1]
    free = top if isinstance(top, FreeAction) else None
    acts = {each: free.act(each) if free else Act(unit=space.unit, action=each) for each in space.options}
    return ranked(space.options, lambda action: worth(g, survey, acts[action]))


def worth(g: G, survey: Survey, act: Act) -> float:
    """What an action of a unit gains."""
    unit, against = act.unit, act.against
    match act.action:
        case "melee_attack":
            step = act.procedure()
            return max((blows.attack(g, step, each) for each in melee.choices(g, unit, against)), default=0.1)
        case "ranged_attack":
            step = act.procedure()
            options = targets.options(g, unit, "ranged", against)
            return max((blows.attack(g, step, each) for each in options), default=0.25)
        case "charge":
            step = Charge(unit=unit, boosts=act.boosts)
            gain = max(
                (
                    blows.charge(g, unit, foe, step) - survey.back(unit, foe)
                    for foe in chargeable(g, unit, against)
                ),
                default=-1.0,
            )
            return gain - leaving(g, survey, unit)
        case "maneuver":
            return ways.best(survey, Maneuver(unit=unit).space(g))[0]
        case "march":
            return ways.best(survey, March(unit=unit).space(g))[0]
        case "retreat":
            return -0.2
        case "destroy_terrain":
            return -0.1
    return 0.0


def leaving(g: G, survey: Survey, unit: str) -> float:
    """What a unit gives up that leaves its token."""
    if control.carried(g):
        return 0.5 if g.state.units[unit].carries else 0.0
    held = [token for token, holder in control.controlled(g) if holder == unit]
    return 0.6 * sum(map(survey.token_worth, held))


# NCUs.


def claim_zone(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The zone that does most now."""
    space = decision.space
    assert isinstance(space, ClaimZone)
    return ranked(space.options, lambda zone: 0.0 if zone in NOT_AT_ALL else zone_worth(g, survey, zone))


def zone_worth(g: G, survey: Survey, zone: str) -> float:
    """What a zone's effect does for the player."""
    match zone:
        case "combat":
            return max((strike(g, unit, attacks_only=True) for unit in survey.own), default=0.0)
        case "crown":
            return max((panic(g, foe, -1) for foe in survey.foes), default=0.0)
        case "wealth":
            return max((healing(g, unit) for unit in survey.own), default=0.0)
        case "tactics":
            return 2 * scales.CARD + 0.1
    return 0.2


def panic(g: G, foe: str, modifier: int) -> float:
    """What a panic test may cost an enemy."""
    if units.is_wall(g, foe) or not units.card(g, foe).morale:
        return 0.0
    test = Test(unit=foe, kind="panic", modifier=modifier)
    _, *failed = panic_test.panic(needed(g, foe).total, modifiers(g, test).total, ())
    left = units.wounds_left(g, foe)
    end = scales.fall(g, foe, next(iter(teams.opponents(g, g.state.units[foe].owner))))
    lost = sum(min(left, 1 + d3) * chance for d3, chance in enumerate(failed, 1))
    gone = sum(chance for d3, chance in enumerate(failed, 1) if 1 + d3 >= left)
    return lost * scales.wound(g, foe) + end * (gone + blows.PROGRESS * (lost / left - gone))


def healing(g: G, unit: str) -> float:
    """What three wounds healed are worth, with a token taken off."""
    whole = units.full_figures(g, unit) * units.card(g, unit).wounds
    room = min(3, whole - units.wounds_left(g, unit))
    return 1.3 * room * scales.wound(g, unit) + 0.1 * bool(g.state.units[unit].conditions)


def zone_target(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Whom a zone's effect is for."""
    space: Any = decision.space
    zone = space.zone

    def value(name: str) -> float:
        if name in NOT_AT_ALL:
            return 0.0
        match zone:
            case "combat":
                return strike(g, name, attacks_only=True)
            case "crown":
                return panic(g, name, -1)
            case "wealth":
                return healing(g, name) * (1 if name in survey.own else -1)
            case "tactics":
                return threat(g, name)
        if field.engaged(g, name):
            return -0.1
        return ways.best(survey, Maneuver(unit=name).space(g))[0]

    return ranked(space.options, value)


def threat(g: G, unit: str) -> float:
    """How much an enemy matters: what it costs, more so in a fight."""
    return units.cost(g, unit) * (2 if field.engaged(g, unit) else 1) + (not g.state.units[unit].activated)
