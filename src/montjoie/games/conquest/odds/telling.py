"""Odds of what may be answered, as plain data for those who show them."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest.actions.base import PASS
from montjoie.games.conquest.actions.charge import Charge, ChargeFace, ChargeTarget
from montjoie.games.conquest.actions.charge import targets as chargeable
from montjoie.games.conquest.actions.clash import AimBlows
from montjoie.games.conquest.actions.combat_reform import CombatReform
from montjoie.games.conquest.actions.volley import AimArcs, VolleyTarget
from montjoie.games.conquest.actions.withdraw import Withdraw
from montjoie.games.conquest.activation import ChooseAction
from montjoie.games.conquest.characters.activation import ChooseCharacterAction
from montjoie.games.conquest.characters.duel import REFUSE, AnswerDuel, ChooseFoe, Duel
from montjoie.games.conquest.magic import CastSpell, ChooseSpell
from montjoie.games.conquest.odds import deeds
from montjoie.games.conquest.odds.attack import attack, rolls, settled
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import Answer, Question, Space, Step
from montjoie.table.chances import rehearsal
from montjoie.table.chances.telling import told

WEIGHED = (
    *(ChooseAction, ChooseCharacterAction, ChargeTarget, ChargeFace, VolleyTarget, AimArcs, AimBlows),
    *(ChooseFoe, AnswerDuel, ChooseSpell),
)
EACH = (VolleyTarget, ChooseFoe, ChooseSpell)  # told of every answer where an action brings them up


class Aside(Exception):
    """A question whose answer hangs on more than the one that was given."""

    def __init__(self, question: Question) -> None:
        self.question = question


def of_answer(g: G, seat: str, answer: Answer) -> dict[str, Any]:
    """What an answer leads to, by target: an attack, a charge, a duel, a spell, a way out of a fight; nothing
    where it brings no dice of these. The procedure that asks is run again on a copy, which knows no more than
    the table shows."""
    space, top = g.asked[seat].space, g.stack[-1]
    if not isinstance(space, WEIGHED) or answer in (PASS, REFUSE):
        return {}
    if isinstance(top, Charge):
        aim = {"face" if isinstance(space, ChargeFace) else "target": answer}
        return {"targets": _charges(g, top.but(**aim))}
    if isinstance(space, ChooseAction) and answer == Charge.name:
        step = Charge(regiment=space.regiment)
        found = [_charges(g, step.but(target=target)) for target in chargeable(g, space.regiment)]
        return {"targets": {target: each for one in found for target, each in one.items()}}
    if isinstance(space, ChooseAction) and answer in (CombatReform.name, Withdraw.name):
        out = (CombatReform if answer == CombatReform.name else Withdraw)(regiment=space.regiment)
        return {"targets": {space.regiment: told(deeds.bleeding(g, out))}}
    return {"targets": _followed(g, top, space, answer)}


def _charges(g: G, step: Charge) -> dict[str, Any]:
    return {step.target: told(deeds.charge(g, step))}


def _followed(g: G, top: Step, space: Space, answer: Answer) -> dict[str, Any]:
    """The dice that come next when a question is answered so; of those that an action brings up in turn,
    whatever may be answered."""

    def choose(twin: G, question: Question) -> Answer:
        if type(question.space) is type(space):
            return answer
        if isinstance(question.space, EACH):
            raise Aside(question)
        return rehearsal.first(twin, question)

    trial = rehearsal.copy(g, top)
    try:
        ways = list(rehearsal.unfold(trial, _dice, choose))
    except Aside as aside:
        answers = aside.question.space.candidates(trial)
        parts = (_followed(trial, trial.stack[-1], aside.question.space, each) for each in answers)
        return {target: each for part in parts for target, each in part.items()}
    return {target: each for _, end in ways for target, each in _waiting(end).items()}


def _dice(step: Step) -> bool:
    return step.stage() == "roll" if isinstance(step, CastSpell) else rolls(step)


def _waiting(g: G) -> dict[str, Any]:
    """What the dice that are due can come to, with attacks that wait behind them."""
    top = g.stack[-1]
    if isinstance(top, CastSpell):
        return {f"{top.cast.spell}/{top.cast.target}": told(deeds.spell(g, top))}
    if duel := g.running(Duel):
        return {duel.foe: told(deeds.duel(g, duel))}
    behind = (step for step in g.stack[:-1] if isinstance(step, Attack))
    found = {step.target: told(attack(g, step)) for step in behind}
    return {top.target: told(settled(g, top)), **found} if isinstance(top, Attack) else found
