"""The moments a person may name in a position, as the procedures that run at them."""

from __future__ import annotations

from montjoie.games.throne.action_phase import ActionPhase
from montjoie.games.throne.action_phase.marches import MarchOrders
from montjoie.games.throne.action_phase.raids import RaidOrders
from montjoie.games.throne.planning_phase import PlanningPhase
from montjoie.games.throne.positions import timing
from montjoie.games.throne.round import Campaign, GameTurn
from montjoie.games.throne.seating import house_of
from montjoie.games.throne.state import G
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.kernel import Problem, Step
from montjoie.kernel.errors import PositionError
from montjoie.kernel.steps import END

MOMENTS = ("westeros", "planning", "raven", "raid", "march", "consolidate")


def moment(g: G, name: str, to_act: str | None) -> tuple[Step, ...]:
    """The procedures running at a named moment; empty where there is no such moment.

    `to_act` is the seat or the house whose place in the cycle of raids or marches comes next; the
    first in turn order unless it is named.
    """
    if name not in MOMENTS:
        return ()
    if wrong := [*_untimely(g, name), *_stranger(g, to_act)]:
        raise PositionError(wrong)
    stack = (Campaign(at="next_turn"), *_running(g, name, to_act))
    if wrong := list(timing.problems(g, stack)):
        raise PositionError(wrong)
    return stack


def _running(g: G, name: str, to_act: str | None) -> tuple[Step, ...]:
    """The procedures of the turn."""
    up = _house(g, to_act) if to_act else ""
    phase: dict[str, tuple[Step, ...]] = {
        "westeros": (GameTurn(at="planning"), WesterosPhase(at="reveal")),
        "planning": (GameTurn(at="action"), PlanningPhase(at="place")),
        "raven": (GameTurn(at="action"), PlanningPhase(at="raven")),
        "raid": (GameTurn(at=END), ActionPhase(at="marches"), RaidOrders(up=up)),
        "march": (GameTurn(at=END), ActionPhase(at="recover"), MarchOrders(up=up)),
        "consolidate": (GameTurn(at=END), ActionPhase(at="consolidate")),
    }
    return phase[name]


def _untimely(g: G, name: str) -> list[Problem]:
    """What cannot be at this moment: a Westeros phase in turn 1 (THR-TRN-02), cards before their reveal
    (THR-WES-01)."""
    turn, found = g.state.turn, []
    if name == "westeros" and turn.number in g.content.turns_without_westeros:
        facts = {"turn": turn.number}
        found.append(Problem("position.moment", "THR-TRN-02", "no-westeros-phase", facts))
    if name == "westeros" and turn.cards:
        told = {"cards": turn.cards}
        found.append(Problem("position.board.turn.cards", "THR-WES-01", "cards-too-early", told))
    return found


def _stranger(g: G, to_act: str | None) -> list[Problem]:
    """Who is to act must be a seat of the match or a house in play (THR-GEN-01)."""
    if to_act is None or to_act in g.seats or to_act in g.state.houses:
        return []
    facts = {"given": to_act, "houses": list(g.state.houses)}
    return [Problem("position.to_act", "THR-GEN-01", "nobody-to-act", facts)]


def _house(g: G, name: str) -> str:
    return house_of(g, name) if name in g.seats else name
