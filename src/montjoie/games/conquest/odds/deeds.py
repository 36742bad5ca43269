"""The chances of what brings dice beside blows: a charge, a duel, a spell, leaving a fight in good order."""

from __future__ import annotations

from msgspec import Struct

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions import clash, impact
from montjoie.games.conquest.actions.charge import Charge, far, fixed
from montjoie.games.conquest.actions.combat_reform import CombatReform
from montjoie.games.conquest.actions.withdraw import Withdraw
from montjoie.games.conquest.characters.duel import Duel, blows, outpaces
from montjoie.games.conquest.dice import SIX, Blow, Pool, succeeds
from montjoie.games.conquest.magic import CastSpell, attunement, needed, power
from montjoie.games.conquest.odds.attack import attack, rolls, settled
from montjoie.games.conquest.odds.prospects import FACES, Prospects, Wounds, prospects
from montjoie.games.conquest.profiles import answers, has
from montjoie.games.conquest.regiments.contact import contacts, in_contact
from montjoie.games.conquest.regiments.field import gap
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.games.conquest.wounds.morale import resolve
from montjoie.table.chances import rehearsal, spreads
from montjoie.table.chances.mixing import mixed
from montjoie.table.chances.spreads import Chances
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
    fought = (impact.pools(there, who, target), struck.get(target, ()))
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
    good = min(SIX, attunement(g, step.cast)) / SIX
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
    calm = 1.0 if any(answers(g, queries.ORDERLY, who)) else passing
    costs = [(0, calm), (number, 1 - calm)]
    if isinstance(step, Withdraw):
        costs = [(die * n, p / SIX) for die in FACES for n, p in ((1, calm), (number, 1 - calm))]
    wounds: Chances[Wounds] = {(n,): p for n, p in spreads.gathered(costs).items()}
    found = prospects(g, who, (Blow("hits", who, who, who),), wounds, tested=True)
    bold = passing if any(answers(g, queries.DAUNTED, who, step.name)) else 1.0
    return Bout(bold * calm, mixed([(bold, found)], Prospects()))
