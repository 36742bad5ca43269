"""Odds of what may be answered, as plain data for those who show them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from montjoie.games.figurines.actions.acting import Act, ChooseAction, ChooseFreeAction, FreeAction
from montjoie.games.figurines.charge.charge import Charge
from montjoie.games.figurines.charge.targets import ChargeTarget, arcs, chargeable
from montjoie.games.figurines.combat import melee, targets
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.odds.attack import Prospects, attack, rolling, rolls
from montjoie.games.figurines.odds.charge import charge
from montjoie.games.figurines.odds.rehearsal import copy, first, unfold
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, Question, Space, Step
from montjoie.table.chances.telling import told


def of_answer(g: G, space: Space, answer: Answer) -> dict[str, Any]:
    """What an answer to a question leads to: an attack or a charge, or, for the choice of an action, those on
    each target. Whatever else is asked during an attack, that attack as it stands."""
    top = g.stack[-1]
    if isinstance(space, targets.ChooseAttack):
        return told(chosen(g, top, answer))
    if isinstance(space, ChargeTarget) and isinstance(top, Charge):
        return of_charge(g, top.but(against=answer, legal=(answer,)))
    if isinstance(space, ChooseAction | ChooseFreeAction):
        return {"targets": of_action(g, space.unit, answer, top)}
    running: Attack | None = g.running(Attack)
    return {} if running is None else told(attack(g, running))


def of_charge(g: G, step: Charge) -> dict[str, Any]:
    """A charge that could be declared now, and the side it would strike, or the sides that are tied."""
    found, arc = charge(g, step), list(arcs(g, step.unit, step.against))
    if found is None:
        return {"arc": arc}
    return {"arc": arc, **told(found), "failed_losses": round(100 * found.failed_losses)}


def of_action(g: G, unit: str, action: str, top: Step | None = None) -> dict[str, Any]:
    """An action of a unit from where it stands, against everybody it can reach."""
    act = top.act(action) if isinstance(top, FreeAction) else Act(unit=unit, action=action)
    if action == "charge":
        step = Charge(unit=unit, boosts=act.boosts)
        foes = chargeable(g, unit, act.against)
        return {foe: of_charge(g, step.but(against=foe)) for foe in foes}
    if action == "melee_attack":
        options: Iterable[str] = melee.choices(g, unit, act.against)
    elif action == "ranged_attack":
        options = targets.options(g, unit, "ranged", act.against)
    else:
        return {}
    return {option: told(chosen(g, act.procedure(), option)) for option in options}


def chosen(g: G, step: Step, option: str) -> Prospects:
    """The attack that follows in a procedure when this one is chosen: `attack-PROFILE/TARGET`."""

    def choose(g: G, question: Question) -> Answer:
        return option if isinstance(question.space, targets.ChooseAttack) else first(g, question)

    return rolling(unfold(copy(g, step), rolls, choose))
