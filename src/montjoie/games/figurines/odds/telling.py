"""Odds as plain data, for those who show them: spreads as lists, every chance out of 10 000."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from montjoie.games.figurines.actions.acting import Act, ChooseAction, ChooseFreeAction, FreeAction
from montjoie.games.figurines.charge.charge import Charge
from montjoie.games.figurines.charge.targets import ChargeTarget, arcs, chargeable
from montjoie.games.figurines.combat import melee, targets
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.combat.targets import ChooseAttack
from montjoie.games.figurines.odds.attack import Prospects, attack, rolling, rolls
from montjoie.games.figurines.odds.charge import Venture, charge
from montjoie.games.figurines.odds.rehearsal import copy, first, unfold
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, Question, Space, Step, plain
from montjoie.table.chances.spreads import Spread, mean

WHOLE = 10_000


def prospects(found: Prospects) -> dict[str, Any]:
    """An attack: chances of 0, 1, 2 ... hits, wounds, figures; averages in hundredths."""
    spreads = {name: getattr(found, name) for name in ("hits", "wounds", "panic_wounds", "lost", "figures")}
    return {
        "dice": found.dice,
        "parts": plain(found.parts),
        **{name: listed(spread) for name, spread in spreads.items()},
        "panics": share(found.panics),
        "destroyed": share(found.destroyed),
        "mean": {name: round(100 * mean(spread)) for name, spread in spreads.items()},
    }


def venture(found: Venture | None) -> dict[str, Any]:
    """A charge: the die it needs, its chances, and the attack once it is there."""
    if found is None:
        return {}
    return {
        "needed": found.needed,
        "dice": found.dice,
        "success": share(found.success),
        "disorderly": share(found.disorderly),
        "failed_panics": share(found.panics),
        "failed_losses": round(100 * found.losses),
        "attack": prospects(found.attack),
    }


def listed(chances: Spread) -> list[int]:
    """A spread out of 10 000, without an end of zeros."""
    told = [share(chance) for chance in chances]
    while len(told) > 1 and not told[-1]:
        told.pop()
    return told


def share(chance: float) -> int:
    """A chance out of 10 000."""
    return round(WHOLE * chance)


# Of what may be answered.


def of_answer(g: G, space: Space, answer: Answer) -> dict[str, Any]:
    """What an answer to a question leads to: an attack or a charge, or, for the choice of an action, those on
    each target. Whatever else is asked during an attack, that attack as it stands."""
    top = g.stack[-1]
    if isinstance(space, ChooseAttack):
        return prospects(chosen(g, top, answer))
    if isinstance(space, ChargeTarget) and isinstance(top, Charge):
        return of_charge(g, top.but(against=answer))
    if isinstance(space, ChooseAction | ChooseFreeAction):
        return {"targets": of_action(g, space.unit, answer, top)}
    running: Attack | None = g.running(Attack)
    return {} if running is None else prospects(attack(g, running))


def of_charge(g: G, step: Charge) -> dict[str, Any]:
    """A charge that could be declared now, and the side it would strike, or the sides that are tied."""
    return {"arc": list(arcs(g, step.unit, step.against)), **venture(charge(g, step))}


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
    return {option: prospects(chosen(g, act.procedure(), option)) for option in options}


def chosen(g: G, step: Step, option: str) -> Prospects:
    """The attack that follows in a procedure when this one is chosen: `attack-PROFILE/TARGET`."""

    def choose(g: G, question: Question) -> Answer:
        return option if isinstance(question.space, ChooseAttack) else first(g, question)

    return rolling(unfold(copy(g, step), rolls, choose))
