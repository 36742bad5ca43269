"""Which order each area deserves: a score for every order in every area, then the best first."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.bots.greedy import Shortlist, only
from montjoie.bots.throne.evaluation import might, pressure, worth
from montjoie.games.throne.control import controller
from montjoie.games.throne.orders import stars
from montjoie.games.throne.state import G
from montjoie.games.throne.transport import destinations
from montjoie.kernel.decisions import Decision

BEST_FIRST = {
    "march": ("march_plus_1", "march_0", "march_minus_1"),
    "defence": ("defence_plus_2", "defence_plus_1"),
    "support": ("support_plus_1", "support"),
    "raid": ("raid_special", "raid"),
    "consolidate_power": ("consolidate_power", "consolidate_power_special"),
}


def place_orders(g: G, house: str, decision: Decision) -> Shortlist:
    """Orders by descending score, each with the best token left; what a rule forbids is skipped."""
    own = {area: army for area, army in g.state.armies.items() if army.house == house}
    left = {token: order.copies for token, order in g.content.orders.items()}
    special = stars(g, house)
    answer: dict[str, str] = {}
    ranked = [(score, area, kind) for area in own for score, kind in scores(g, house, area)]
    for score, area, kind in sorted(ranked, reverse=True):
        if area in answer or score <= 0:
            continue
        for token in BEST_FIRST[kind]:
            starred = g.content.orders[token].special
            if left[token] and (special or not starred) and not decision.problems({**answer, area: token}):
                answer[area] = token
                left[token] -= 1
                special -= starred
                break
    return only(answer)


def scores(g: G, house: str, area: str) -> Iterator[tuple[float, str]]:
    """What each kind of order promises in an area."""
    army, place = g.state.armies[area], g.content.areas[area]
    own, danger = might(g.content, army), pressure(g, house, area)
    yield march_score(g, house, area), "march"
    if danger:
        yield 0.25 * worth(g.content, area) * (danger >= own) + 1, "defence"
    yield support_score(g, house, area), "support"
    hostile = sum(
        1 for near in g.content.neighbours[area] if (a := g.state.armies.get(near)) and a.house != house
    )
    yield 1.2 * hostile, "raid"
    if not place.sea:
        yield 3.0 + 3.0 * place.crowns, "consolidate_power"


def march_score(g: G, house: str, area: str) -> float:
    """The best area the units could take, and a share of the next best for the others."""
    army = g.state.armies[area]
    gains = sorted(
        (gain(g, house, area, to) for to in destinations(g, house, area, army.ready.items()[0][0])),
        reverse=True,
    )[: army.size]
    return sum(value / (1 + i) for i, value in enumerate(gains) if value > 0)


def gain(g: G, house: str, area: str, to: str) -> float:
    """What marching to an area promises: all of an open one, the chance of one that is held."""
    if controller(g, to) == house:
        return 0.0
    own = might(g.content, g.state.armies[area]) + helpers(g, house, to, area) + 1
    if to in g.state.neutrals:
        return worth(g.content, to) if own >= g.state.neutrals[to].strength else -1.0
    held = g.state.armies.get(to)
    if held is None or held.house == house:
        return worth(g.content, to) if held is None else 0.0
    lead = own - might(g.content, held) - 1
    return worth(g.content, to) * min(1.0, max(0.0, 0.5 + lead / 5))


def helpers(g: G, house: str, area: str, apart: str) -> int:
    """Own strength that could support a fight in an area."""
    sea = g.content.areas[area].sea
    return sum(
        might(g.content, army)
        for near in g.content.neighbours[area]
        if near != apart
        and (army := g.state.armies.get(near))
        and army.house == house
        and (g.content.areas[near].sea or not sea)
    )


def support_score(g: G, house: str, area: str) -> float:
    """How much the units here could matter next door: our areas in danger, enemies within reach."""
    own, total = might(g.content, g.state.armies[area]), 0.0
    for near in g.content.neighbours[area]:
        if g.content.areas[near].sea and not g.content.areas[area].sea:
            continue
        army = g.state.armies.get(near)
        if army and army.house == house:
            matters = pressure(g, house, near) > 0
        else:
            matters = (army is not None or near in g.state.neutrals) and controller(g, near) != house
        total += 0.08 * worth(g.content, near) * own * matters
    return total
