"""What cannot be so at this point of a turn: the rules would have dealt with it before, or not yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum

from montjoie.games.throne.action_phase import ActionPhase
from montjoie.games.throne.battle import Battle
from montjoie.games.throne.planning_phase import PlanningPhase
from montjoie.games.throne.planning_phase.assign import AssignOrders
from montjoie.games.throne.round import GameTurn
from montjoie.games.throne.state import G
from montjoie.games.throne.victory import TiedVictory, needed, winners
from montjoie.games.throne.westeros_phase.cards import WINTER
from montjoie.kernel import Problem, Step
from montjoie.kernel.steps import END

BOARD = "position.board"


class Point(IntEnum):
    """How far a turn has come."""

    WESTEROS = 0
    PLACING = 1
    RAVEN = 2
    RAIDS = 3
    MARCHES = 4
    POWER = 5


REACHED: dict[type[Step], dict[str, Point]] = {  # by the stage that comes next in each procedure
    GameTurn: {"planning": Point.PLACING, "action": Point.RAIDS, END: Point.POWER},
    PlanningPhase: {"": Point.PLACING, "place": Point.PLACING, "raven": Point.RAVEN, END: Point.RAVEN},
    ActionPhase: {
        **dict.fromkeys(("", "raids", "marches"), Point.RAIDS),
        "recover": Point.MARCHES,
        **dict.fromkeys(("consolidate", "clear", END), Point.POWER),
    },
    AssignOrders: {"": Point.PLACING, "place": Point.PLACING},
}


def point(stack: Sequence[Step]) -> Point:
    """How far the turn has come, by the innermost procedure that says it; before its first phase it has
    not begun."""
    found = Point.WESTEROS
    for step in stack:
        found = REACHED.get(type(step), {}).get(step.at, found)
    return found


def problems(g: G, stack: Sequence[Step]) -> Iterator[Problem]:
    """What the running procedures contradict."""
    now = point(stack)
    yield from _orders(g, now)
    yield from _routed(g, now)
    yield from _turn(g, now)
    yield from _hands(g, stack)
    yield from _won(g, stack)


def _orders(g: G, now: Point) -> Iterator[Problem]:
    """No order lies on the board before all are revealed (THR-PLN-01); Raids and Marches are resolved to
    the last before the next step (THR-ACT-01)."""
    if now < Point.RAVEN and g.state.orders:
        where = {"areas": list(g.state.orders)}
        yield Problem(f"{BOARD}.orders", "THR-PLN-01", "orders-too-early", where)
    late = {"raid": Point.MARCHES, "march": Point.POWER}
    for area, order in g.state.orders.items():
        token = g.content.orders.get(order.token)
        if token and now >= late.get(token.type, Point.POWER + 1):
            facts = {"house": order.house, "area": area, "order": order.token}
            yield Problem(f"{BOARD}.orders.{area}", "THR-ACT-01", "order-too-late", facts)


def _routed(g: G, now: Point) -> Iterator[Problem]:
    """Units are routed by battles and recover when all Marches are resolved (THR-ROU-07); routed units do
    not march, so none attacks (THR-MAR-12)."""
    for area, army in g.state.armies.items():
        if army.routed and now != Point.MARCHES:
            facts = {"house": army.house, "area": area}
            yield Problem(f"{BOARD}.armies.{area}.routed", "THR-ROU-07", "routed-untimely", facts)
    for area, army in g.state.attackers.items():
        if army.routed:
            told = {"house": army.house, "area": area}
            yield Problem(f"{BOARD}.attackers.{area}.routed", "THR-MAR-12", "attackers-routed", told)


def _turn(g: G, now: Point) -> Iterator[Problem]:
    """A turn without a Westeros phase has no cards (THR-TRN-02); Winter Is Coming is always replaced
    (THR-WCD-01); Blade and Raven are ready until battles are fought (THR-VSB-02) and orders lie open
    (THR-RAV-01)."""
    turn = g.state.turn
    if turn.cards and turn.number in g.content.turns_without_westeros:
        facts = {"turn": turn.number}
        yield Problem(f"{BOARD}.turn.cards", "THR-TRN-02", "no-westeros-phase", facts)
    if WINTER in turn.cards:
        yield Problem(f"{BOARD}.turn.cards", "THR-WCD-01", "winter-not-replaced", {"card": WINTER})
    if turn.blade_used and now < Point.MARCHES:
        yield Problem(f"{BOARD}.turn.blade_used", "THR-VSB-02", "blade-too-early", {})
    if turn.raven_used and now < Point.RAVEN:
        yield Problem(f"{BOARD}.turn.raven_used", "THR-RAV-01", "raven-too-early", {})


def _hands(g: G, stack: Sequence[Step]) -> Iterator[Problem]:
    """Once a battle is over an empty hand has taken its cards back (THR-HCD-07), so that there is always
    one to play (THR-RUL-48)."""
    fighting = {step.house(side) for step in stack if isinstance(step, Battle) for side in step.cards}
    for name, house in g.state.houses.items():
        if not house.hand and name not in fighting:
            path = f"{BOARD}.houses.{name}.hand"
            yield Problem(path, "THR-HCD-07", "hand-not-refilled", {"house": name})


def _won(g: G, stack: Sequence[Step]) -> Iterator[Problem]:
    """A house that controls enough areas has won at once (THR-END-01); only the Iron Throne's word between
    several may still be awaited (THR-RUL-32)."""
    found = winners(g)
    awaited = next((step.winners for step in stack if isinstance(step, TiedVictory)), ())
    if set(found) != set(awaited):
        facts = {"houses": found or awaited, "needed": needed(g)}
        yield Problem(BOARD, "THR-END-01", "already-won" if found else "not-won", facts)
