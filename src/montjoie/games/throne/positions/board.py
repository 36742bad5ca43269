"""What must hold on the board: units, orders, power tokens, neutral forces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.throne.planning_phase.assign import RESTRICTIONS, misplaced, specials, too_starry
from montjoie.games.throne.positions.running import mentioned
from montjoie.games.throne.setup import neutral_forces
from montjoie.games.throne.state import Army, G
from montjoie.kernel import Problem


def problems(g: G) -> Iterator[Problem]:
    """Table by table."""
    for table in ("armies", "attackers", "orders", "power_tokens", "neutrals"):
        yield from _places(g, table)
    for table in ("armies", "attackers"):
        for area, army in getattr(g.state, table).items():
            yield from _army(g, area, army, f"position.board.{table}.{area}")
    for area in g.state.attackers:
        yield from _attack(g, area)
    for house in g.state.houses:
        yield from _pool(g, house)
        yield from _orders_of(g, house)
    for area in g.state.orders:
        yield from _order(g, area)
    for area in g.state.power_tokens:
        yield from _token(g, area)
    for area in g.state.neutrals:
        yield from _neutral(g, area)


def _places(g: G, table: str) -> Iterator[Problem]:
    """Everything lies in an area of the board (THR-GEO-05) and belongs to a house in play
    (THR-PLR-01), neutral forces excepted."""
    for area, row in getattr(g.state, table).items():
        path = f"position.board.{table}.{area}"
        if area not in g.content.areas:
            yield Problem(path, "THR-GEO-05", "no-such-area", {"given": area})
        if table != "neutrals" and row.house not in g.state.houses:
            facts = {"given": row.house, "known": list(g.state.houses)}
            yield Problem(f"{path}.house", "THR-PLR-01", "no-such-house", facts)


def _army(g: G, area: str, army: Army, path: str) -> Iterator[Problem]:
    """At least one unit, none of them less than none (THR-LIM-01), each in its domain (THR-ACT-03)."""
    counts = [units.count(kind) for units in (army.ready, army.routed) for kind in g.content.units]
    if min(counts) < 0 or not army.size:
        yield Problem(path, "THR-LIM-01", "no-units", {"house": army.house, "area": area})
    place = g.content.areas.get(area)
    for kind, _ in army.units.items():
        if place and place.sea != (g.content.units[kind].domain == "sea"):
            yield Problem(path, "THR-ACT-03", "unit-out-of-place", {"unit": kind, "area": area})


def _attack(g: G, area: str) -> Iterator[Problem]:
    """THR-BAT-01: attackers stand in an area only while a battle is fought there, against others."""
    army = g.state.armies.get(area)
    if area not in mentioned(g) or (army and army.house == g.state.attackers[area].house):
        path = f"position.board.attackers.{area}"
        yield Problem(path, "THR-BAT-01", "attackers-without-battle", {"area": area})


def _pool(g: G, house: str) -> Iterator[Problem]:
    """THR-LIM-01, THR-MUS-09: no more units of a type than the house has pieces."""
    armies = [*g.state.armies.values(), *g.state.attackers.values()]
    for kind, unit in g.content.units.items():
        count = sum(army.units.count(kind) for army in armies if army.house == house)
        if count > unit.per_house:
            facts = {"house": house, "unit": kind, "count": count, "limit": unit.per_house}
            yield Problem("position.board.armies", "THR-LIM-01", "units-beyond-pool", facts)


def _orders_of(g: G, house: str) -> Iterator[Problem]:
    """A house has no more tokens on the board than it owns (THR-PLN-06) and no more special orders than
    its stars (THR-PLN-07)."""
    tokens = g.content.orders
    used = Counter(order.token for order in g.state.orders.values() if order.house == house)
    path = "position.board.orders"
    for token, count in used.items():
        if token in tokens and count > tokens[token].copies:
            facts = {"house": house, "order": token, "count": count, "limit": tokens[token].copies}
            yield Problem(path, "THR-PLN-06", "orders-beyond-copies", facts)
    court = g.state.tracks.get("kings_court")
    if court and house in court.order[: len(g.content.stars)]:
        special = specials(g, (token for token in used.elements() if token in tokens))
        for refusal in too_starry(g, house, special):
            yield Problem(path, refusal.rule, refusal.key, refusal.facts)


def _order(g: G, area: str) -> Iterator[Problem]:
    """A token of the game (THR-ORD-01), with units of its house (THR-PLN-03, THR-RUL-45), on land if it
    must (THR-PLN-08), of a type this turn allows (THR-WCD-12)."""
    order, army, path = g.state.orders[area], g.state.armies.get(area), f"position.board.orders.{area}"
    if army is None or army.house != order.house:
        facts = {"house": order.house, "area": area}
        yield Problem(path, "THR-PLN-03", "order-without-units", facts)
    if order.token not in g.content.orders:
        told = {"given": order.token, "known": list(g.content.orders)}
        yield Problem(f"{path}.token", "THR-ORD-01", "no-such-order", told)
    elif area in g.content.areas and all(card in g.content.westeros_cards for card in g.state.turn.cards):
        for refusal in misplaced(g, area, order.token):
            rule = "THR-WCD-12" if refusal.rule in RESTRICTIONS.values() else refusal.rule
            yield Problem(f"{path}.token", rule, refusal.key, refusal.facts)


def _token(g: G, area: str) -> Iterator[Problem]:
    """A power token lies on land (THR-CTL-10), not among other houses' units (THR-CTL-08) and not in
    its own home, where it would change nothing (THR-RUL-19)."""
    token, army, place = g.state.power_tokens[area], g.state.armies.get(area), g.content.areas.get(area)
    path, facts = f"position.board.power_tokens.{area}", {"house": token.house, "area": area}
    if place and place.sea:
        yield Problem(path, "THR-CTL-10", "token-at-sea", facts)
    if place and place.home_of == token.house:
        yield Problem(path, "THR-RUL-19", "token-at-home", facts)
    if army and army.house != token.house:
        yield Problem(path, "THR-CTL-08", "token-under-units", facts | {"other": army.house})


def _neutral(g: G, area: str) -> Iterator[Problem]:
    """A force of the start (THR-NEU-01, THR-PLR-02) that nobody has entered yet (THR-NEU-05)."""
    path, table = f"position.board.neutrals.{area}", g.state
    if area in g.content.areas and table.neutrals[area] != neutral_forces(g.content, len(g.seats)).get(area):
        facts = {"area": area, "strength": table.neutrals[area].strength}
        yield Problem(path, "THR-NEU-01", "no-such-force", facts)
    if holder := table.armies.get(area) or table.power_tokens.get(area):
        yield Problem(path, "THR-NEU-05", "force-not-alone", {"area": area, "house": holder.house})
