"""The chances of what brings dice beside blows, a charge, a duel, a spell, leaving a fight in good order; and
odds of what may be answered, as plain data for those who show them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions import clash
from montjoie.games.conquest.actions.base import PASS
from montjoie.games.conquest.actions.charge import Charge, ChargeFace, ChargeTarget, far, fixed
from montjoie.games.conquest.actions.charge import targets as chargeable
from montjoie.games.conquest.actions.clash import AimBlows
from montjoie.games.conquest.actions.combat_reform import CombatReform, Withdraw, resolve_dice
from montjoie.games.conquest.actions.volley import AimArcs, VolleyTarget
from montjoie.games.conquest.activation import ChooseAction
from montjoie.games.conquest.characters.activation import ChooseCharacterAction
from montjoie.games.conquest.characters.duel import REFUSE, AnswerDuel, ChooseFoe, Duel, blows, outpaces
from montjoie.games.conquest.dice import SIX, Blow, Pool, succeeds
from montjoie.games.conquest.magic import CastSpell, ChooseSpell, attunement, needed, power
from montjoie.games.conquest.odds.attack import FACES, Prospects, Wounds, attack, prospects, rolls, settled
from montjoie.games.conquest.profiles import answers, has
from montjoie.games.conquest.regiments.field import contacts, gap, in_contact
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack, resolve
from montjoie.kernel import Answer, Step
from montjoie.table.chances import rehearsal, spreads
from montjoie.table.chances.mixing import mixed
from montjoie.table.chances.spreads import Chances
from montjoie.table.chances.telling import told
from montjoie.table.plane import TOLERANCE


class Venture(Struct, frozen=True):
    """What a charge can come to: the die it needs (7: none does), its chance; once there, its impact attacks
    and a Clash after them."""

    needed: int
    success: float
    impact: Prospects = Prospects()
    clash: Prospects = Prospects()


class Bout(Struct, frozen=True):
    """What a duel, a spell or a way out of a fight can come to: the chance that it goes well, what it costs
    whom it is about, and in a duel the challenger."""

    success: float
    target: Prospects
    back: Prospects = Prospects()


def least(g: G, regiment: str, target: str) -> int:
    """The least die of a charge that reaches an enemy; 7 where none does (CON-CHG-04, CON-CHG-05)."""
    away = gap(g, regiment, target) - TOLERANCE
    return next((die for die in FACES if away <= far(g, regiment, die)), SIX + 1)


def reaching(g: G, regiment: str, need: int) -> float:
    """The chance of a die or more, the highest of several; what is less may be rolled again (CON-SPR-33), and
    a phalanx rolls none (CON-SPR-46)."""
    if fixed(g, regiment) is not None:
        return float(need == 1)
    short: float = ((need - 1) / SIX) ** (1 + sum(answers(g, queries.CHARGE_DICE, regiment)))
    again = has(g, regiment, "unstoppable") or any(answers(g, queries.CHARGE_AGAIN, regiment))
    return 1.0 - short * (short if again else 1.0)


def charge(g: G, step: Charge) -> Venture:
    """A charge as it could be declared now, by the first of the best ways; no chance where all are barred,
    which no longer charge changes (CON-CHG-19, CON-RUL-14)."""
    who, target = step.regiment, step.target
    need = least(g, who, target)
    there = _arrived(g, step, need)
    if there is None:
        return Venture(need, 0.0)
    struck = clash.pools(there, who, dict.fromkeys(clash.reach(there, who), target))
    fought = (clash.impact_pools(there, who, target), struck.get(target, ()))
    return Venture(need, reaching(g, who, need), *(_struck(there, pools) for pools in fought))


def _arrived(g: G, step: Charge, die: int) -> G | None:
    """The table after a charge with that die, before the dice that follow; none where it fails."""
    trial = rehearsal.copy(g, step.goto("reach", die=die))
    there: G = next(rehearsal.unfold(trial, lambda step: True))[1]
    return there if step.target in contacts(there, step.regiment) else None


def _struck(g: G, pools: tuple[Pool, ...]) -> Prospects:
    return attack(g, Attack(target=pools[0].blow.target, pools=pools)) if pools else Prospects()


def duel(g: G, step: Duel) -> Bout:
    """Both strike, but who is slain first by Quicksilver Strike does not (CON-DUE-03, CON-SPR-29)."""
    own, other = step.character, step.foe
    found = {who: attack(g, blows(g, who, foe)) for who, foe in ((own, other), (other, own))}
    for who, foe in ((own, other), (other, own)):
        if outpaces(g, who, foe):
            found[foe] = mixed([(1.0 - found[who].destroyed, found[foe])], Prospects())
    return Bout(1.0, found[own], found[other])


def spell(g: G, step: CastSpell) -> Bout:
    """The chance that a spell succeeds, and what its hits can come to (CON-MAG-07, CON-MAG-10)."""
    cast = step.cast
    saved, need = sum(answers(g, queries.CASTING_SAVED, cast.target, cast)), needed(g, cast)
    certain = any(answers(g, queries.CERTAIN, step.caster, cast))
    dice = 0 if certain else power(g, step.caster)
    ways, success = [], 0.0
    found: dict[tuple[str, tuple[Pool, ...]], Prospects] = {}
    for n, chance in _successes(g, step, dice, need).items():
        if certain or n + min(dice - n, saved) >= need:
            success += chance
            thrown = step.goto("take_effect", dice=(1,) * n + (SIX,) * (dice - n))
            for share, end in rehearsal.unfold(rehearsal.copy(g, thrown), rolls):
                due: Attack = end.running(Attack)
                if (key := (due.target, due.pools)) not in found:
                    found[key] = settled(end, due)
                ways.append((chance * share, found[key]))
    return Bout(success, mixed(ways, Prospects()))


def _successes(g: G, step: CastSpell, dice: int, need: int) -> Chances[int]:
    """The chances of so many casting dice that succeed, with those that are rolled again (CON-MAG-07,
    CON-RUL-93)."""
    good = min(SIX, attunement(g, step.cast).total) / SIX
    safe = any(
        not lasting.spent(g, step.caster, thing) for thing in answers(g, queries.CASTING_SAFE, step.caster)
    )
    some = sum(answers(g, queries.CASTING_AGAIN, step.caster))

    def again(n: int) -> Chances[int]:
        number = dice - n if safe and n < need else min(dice - n, some)
        return {n + more: chance for more, chance in enumerate(spreads.binomial(number, good))}

    return spreads.after(dict(enumerate(spreads.binomial(dice, good))), again)


def bleeding(g: G, step: CombatReform | Withdraw) -> Bout:
    """The chance of an orderly Combat Reform or Withdrawal, and what it costs (CON-CRF-05, CON-WDR-03,
    CON-WDR-04); who does not overcome its fear stays as it is (CON-SPR-24)."""
    who, number = step.regiment, len(in_contact(g, step.regiment))
    value = resolve(g, who)
    passing = 1.0 if value is None else sum(succeeds(die, value.total) for die in FACES) / SIX
    passing -= (1 - passing) / SIX * (resolve_dice(g, who).count - 1)  # a 1 that is rolled again
    calm = 1.0 if any(answers(g, queries.ORDERLY, who)) else passing
    costs = [(0, calm), (number, 1 - calm)]
    if isinstance(step, Withdraw):
        costs = [(die * n, p / SIX) for die in FACES for n, p in ((1, calm), (number, 1 - calm))]
    wounds: Chances[Wounds] = {(n,): p for n, p in spreads.gathered(costs).items()}
    found = prospects(g, who, (Blow("hits", who, who, who),), wounds, tested=True)
    bold = passing if any(answers(g, queries.DAUNTED, who, step.name)) else 1.0
    return Bout(bold * calm, mixed([(bold, found)], Prospects()))


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
        return {"targets": {space.regiment: told(bleeding(g, out))}}
    trial = rehearsal.copy(g, top)
    return {"targets": rehearsal.followed(trial, type(space), answer, _dice, EACH, _waiting)}


def _charges(g: G, step: Charge) -> dict[str, Any]:
    return {step.target: told(charge(g, step))}


def _dice(step: Step) -> bool:
    return step.stage() == "roll" if isinstance(step, CastSpell) else rolls(step)


def _waiting(g: G) -> dict[str, Any]:
    """What the dice that are due can come to, with attacks that wait behind them."""
    top = g.stack[-1]
    if isinstance(top, CastSpell):
        return {f"{top.cast.spell}/{top.cast.target}": told(spell(g, top))}
    if fought := g.running(Duel):
        return {fought.foe: told(duel(g, fought))}
    behind = (step for step in g.stack[:-1] if isinstance(step, Attack))
    found = {step.target: told(attack(g, step)) for step in behind}
    return {top.target: told(settled(g, top)), **found} if isinstance(top, Attack) else found
