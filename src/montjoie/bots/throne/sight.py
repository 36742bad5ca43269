"""What a house sees at a glance: strengths, threats, and what a march or an order promises."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from montjoie.bots.throne.evaluation import worth
from montjoie.games.throne.battle.support import support_strength, supporters
from montjoie.games.throne.content import Content, load
from montjoie.games.throne.control import owners
from montjoie.games.throne.state import G
from montjoie.games.throne.transport import destinations
from montjoie.kernel import derived

LOST = 5.0  # what a beaten army is worth, beside the area it fights for
HOLD = 0.4  # the share of an area's worth that is at stake where stronger enemies stand beside it
UNIT_VALUE = {"footman": 4.0, "knight": 7.0, "ship": 4.0}


@cache
def prizes() -> dict[str, float]:
    """What control of each area is worth."""
    content = load()
    return {area: worth(content, area) for area in content.areas}


@derived
def mights(g: G) -> dict[str, int]:
    """The strength of the ready units in each area."""
    units = g.content.units
    foot, knight, ship = units["footman"].strength, units["knight"].strength, units["ship"].strength
    ready = ((area, army.ready) for area, army in g.state.armies.items())
    return {area: foot * each.footman + knight * each.knight + ship * each.ship for area, each in ready}


@derived
def threat(g: G, house: str, area: str) -> int:
    """The strongest hostile army that could march in from next door, with half of the others."""
    areas, armies = g.content.areas, g.state.armies
    sea, strong = areas[area].sea, mights(g)
    found = sorted(
        (strong[near] for near in g.content.neighbours[area] if near in armies
         and armies[near].house != house and areas[near].sea == sea),
        reverse=True,
    )  # fmt: skip
    return found[0] + sum(found[1:]) // 2 if found else 0


@derived
def stand(g: G, area: str) -> int:
    """What stands against who enters: the units there, their Defence order and the supports of their house;
    or the neutral force."""
    if area in g.state.neutrals:
        return g.state.neutrals[area].strength
    army = g.state.armies[area]
    order = g.state.orders.get(area)
    token = g.content.orders[order.token] if order else None
    held = token.modifier if token and token.type == "defence" else 0
    return mights(g)[area] + held + aid(g, army.house, area)


@derived
def aid(g: G, house: str, area: str) -> int:
    """What a house's own Support orders add to a fight in an area."""
    return sum(support_strength(g, near).total for near in supporters(g, area).get(house, ()))


def odds(lead: float) -> float:
    """How often a lead before the cards wins the battle."""
    return 1 / (1 + math.exp(-0.9 * lead))


def entry(g: G, house: str, to: str, strength: int) -> float:
    """What units of a strength gain on entering an area, from what they risk there."""
    army, prize = g.state.armies.get(to), prizes()[to]
    if to in g.state.neutrals:
        return prize if strength + aid(g, house, to) >= stand(g, to) else -LOST
    if army is None:
        return prize if owners(g).get(to) != house else 0.0
    if army.house == house:
        return 0.0
    chance = odds(strength + aid(g, house, to) - stand(g, to))
    return chance * (prize + LOST) - (1 - chance) * LOST


def marched(g: G, house: str, area: str, plan: Mapping[str, int], bonus: int, token: bool) -> float:
    """What a march promises: the areas entered, less what is left open behind."""
    units = g.content.units
    goals: dict[str, int] = {}
    left = dict(g.state.armies[area].ready.items())
    for name, n in plan.items():
        to, _, kind = name.partition("/")
        goals[to] = goals.get(to, 0) + n * units[kind].strength
        left[kind] -= n
    if not goals:
        return 0.0
    value = 0.0
    for to, strength in goals.items():
        army = g.state.armies.get(to)
        if army is not None and army.house == house:
            danger = threat(g, house, to)
            if mights(g)[to] < danger:
                value += HOLD * prizes()[to] * min(1.0, strength / (danger - mights(g)[to]))
            continue
        attacking = army is not None or to in g.state.neutrals
        value += entry(g, house, to, strength + bonus * attacking)
        danger = threat(g, house, to)
        if not attacking and danger > strength:
            value -= 0.5 * HOLD * prizes()[to]
    stays = sum(n * units[kind].strength for kind, n in left.items())
    prize = prizes()[area]
    if not any(left.values()) and not g.state.armies[area].routed:
        if not g.content.areas[area].sea and g.content.areas[area].home_of != house and not token:
            value -= prize
        if threat(g, house, area):
            value -= HOLD * prize
        value -= 1.5 * token
    elif threat(g, house, area) > stays:
        value -= 0.5 * HOLD * prize
    return value


@derived
def ordered(g: G, house: str, area: str) -> tuple[tuple[str, float], ...]:
    """What each kind of order promises in an area."""
    content, strong, armies = g.content, mights(g), g.state.armies
    own, army, place = strong[area], armies[area], content.areas[area]
    danger = threat(g, house, area)
    gains = []
    if army.ready:
        for to in destinations(g, house, area, army.ready.items()[0][0]):
            gain = entry(g, house, to, own + 1 + _friends(g, house, to, area) // 2)
            if gain > 0:
                gains.append(gain)
        gains.sort(reverse=True)
    march = sum(gain / (1 + i) for i, gain in enumerate(gains[: army.size]))
    if danger >= own and place.structure:
        march *= 0.8
    elif not gains and own and not danger:
        march = 2.0  # from the rear to the front
    defence = 1.0 + (0.25 * prizes()[area] if danger >= own else 0.1 * prizes()[area]) if danger else 0.0
    support = raid = 0.0
    for near in content.neighbours[area] if place.sea else content.land_neighbours[area]:
        other = armies.get(near)
        if other is None:
            support += 0.05 * prizes()[near] * own * (near in g.state.neutrals)
        elif other.house == house:
            support += 0.08 * prizes()[near] * own * (threat(g, house, near) > 0)
        else:
            support += 0.08 * prizes()[near] * own
            raid += 1.2
    power = g.state.houses[house].power
    consolidate = (
        0.0 if place.sea else (3.0 + 3.0 * place.crowns) * (1.4 if power < 5 else 0.7 if power > 12 else 1.0)
    )
    return (
        ("march", march),
        ("defence", defence),
        ("support", support),
        ("raid", raid),
        ("consolidate_power", consolidate),
    )


def _friends(g: G, house: str, area: str, apart: str) -> int:
    """Own strength beside an area that could support a fight there."""
    areas, armies, strong = g.content.areas, g.state.armies, mights(g)
    sea = areas[area].sea
    return sum(
        strong[near]
        for near in g.content.neighbours[area]
        if near != apart and near in armies and armies[near].house == house and (areas[near].sea or not sea)
    )


def castles_of(content: Content, owner: Mapping[str, str]) -> dict[str, int]:
    """How many cities and strongholds each house controls."""
    found: dict[str, int] = {}
    for area in content.victory_areas:
        if area in owner:
            found[owner[area]] = found.get(owner[area], 0) + 1
    return found
