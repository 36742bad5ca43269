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
from montjoie.kernel import Answer, Step
from montjoie.table.chances import rehearsal
from montjoie.table.chances.telling import told

WEIGHED = (
    *(ChooseAction, ChooseCharacterAction, ChargeTarget, ChargeFace, VolleyTarget, AimArcs, AimBlows),
    *(ChooseFoe, AnswerDuel, ChooseSpell),
)
EACH = (VolleyTarget, ChooseFoe, ChooseSpell)  # told of every answer where an action brings them up


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
    trial = rehearsal.copy(g, top)
    return {"targets": rehearsal.followed(trial, type(space), answer, _dice, EACH, _waiting)}


def _charges(g: G, step: Charge) -> dict[str, Any]:
    return {step.target: told(deeds.charge(g, step))}


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
