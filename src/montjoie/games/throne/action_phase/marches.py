"""March orders: a cycle in turn order, movements first, then at most one battle (THR-MAR)."""

from __future__ import annotations

from functools import partial

from montjoie.games.throne import battle
from montjoie.games.throne.action_phase.movement import POWER, MoveUnits, contested, moves_of
from montjoie.games.throne.action_phase.neutral_forces import NeutralEntry
from montjoie.games.throne.battle.support import Fight
from montjoie.games.throne.control import drop_foreign_token, leave_token
from montjoie.games.throne.events import Marched, OrderRemoved
from montjoie.games.throne.orders import after, next_in_cycle, placed
from montjoie.games.throne.seating import to
from montjoie.games.throne.state import G, Units
from montjoie.games.throne.victory import check_victory
from montjoie.kernel import Branch, PublicStep, Question, Step, ask, opened


class March(Branch, frozen=True):
    """The house next in the cycle: which of its March orders it resolves, and how its units move
    (THR-MAR-01, THR-MAR-02)."""


class MarchOrders(PublicStep, frozen=True):
    """Marches are resolved one at a time in turn order until none is left (THR-MAR-01); `up` is the house
    whose place in the cycle it is, or nobody before the first."""

    up: str = ""
    stages = ("call", "march")

    def call(self, g: G) -> Step:
        """THR-MAR-01: the next house with a March; a single March that can move nothing is removed
        (THR-RUL-57)."""
        house = next_in_cycle(g, self.up, "march")
        if house is None:
            return self.done()
        own = placed(g, house, "march")
        if len(own) > 1 or MoveUnits.open(g, house, own[0]).bins:
            return self.but(up=house)
        take_up(g, own[0], "march_idle")
        return self.goto("call", up=after(g, house))

    @ask
    def march(self, g: G) -> Question:
        """THR-RUL-16: one of the house's Marches must be resolved now, moving units or not (THR-MAR-03)."""
        doors = {area: partial(MoveUnits.open, g, self.up, area) for area in placed(g, self.up, "march")}
        return to(g, self.up, March(opened(g, doors)), "THR-MAR-01")

    @march.chosen
    def marched(self, g: G, seat: str, answer: dict[str, dict[str, int]]) -> Step:
        """THR-MAR-08: all movements, then the battle if there is one, then the next house."""
        ((area, chosen),) = answer.items()
        resolve(g, self.up, area, chosen)
        return self.goto("call", up=after(g, self.up))


def resolve(g: G, house: str, area: str, chosen: dict[str, int]) -> None:
    """Movements without attack come first (THR-MAR-08), then the attack; a token is left before any battle
    (THR-CTL-12, THR-RUL-19); the order leaves its area, if only to follow the attackers (THR-MAR-09,
    THR-RUL-45). Units may later march on with another order (THR-MAR-11)."""
    moves = moves_of(chosen)
    attack = next((goal for goal in moves if contested(g, house, goal)), "")
    token = g.state.orders[area].token
    take_up(g, area, "march" if moves else "march_idle")
    for goal, units in moves.items():
        if goal != attack:
            by_ship = goal not in g.content.neighbours[area]
            g.emit(
                Marched(house, area, goal, units, by_ship=by_ship), "THR-TRA-01" if by_ship else "THR-MAR-02"
            )
            drop_foreign_token(g, house, goal)
    fight = begin_fight(g, house, area, token, attack, moves[attack], POWER in chosen) if attack else None
    if POWER in chosen:
        leave_token(g, house, area)
    check_victory(g)
    if fight:
        g.do(fight)


def begin_fight(
    g: G, house: str, area: str, token: str, goal: str, units: Units, leaves_token: bool
) -> Fight:
    """Against a neutral force the units wait in their area for support (THR-RUL-33), against another
    house they move in and a battle starts (THR-MAR-06)."""
    if goal in g.state.neutrals:
        return NeutralEntry(
            area=goal, origin=area, attacker=house, march=token, units=units, leaves_token=leaves_token
        )
    by_ship = goal not in g.content.neighbours[area]
    g.emit(Marched(house, area, goal, units, attack=True, by_ship=by_ship), "THR-MAR-06")
    defender = g.state.armies[goal].house
    return battle.Battle(area=goal, origin=area, attacker=house, march=token, defender=defender)


def take_up(g: G, area: str, cause: str) -> None:
    """The order is spent (THR-MAR-09), with or without a move (THR-MAR-03)."""
    order = g.state.orders[area]
    rule = "THR-MAR-09" if cause == "march" else "THR-MAR-03"
    g.emit(OrderRemoved(order.house, area, order.token, order.house, cause), rule)
