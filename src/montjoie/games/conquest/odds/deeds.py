"""The chances of what brings dice beside blows: a charge, a duel, a spell, leaving a fight in good order."""

from __future__ import annotations

from msgspec import Struct

from montjoie.games.conquest.actions import clash, impact
from montjoie.games.conquest.actions.charge import Charge, far
from montjoie.games.conquest.actions.combat_reform import CombatReform
from montjoie.games.conquest.actions.withdraw import Withdraw
from montjoie.games.conquest.characters.duel import Duel, blows, outpaces
from montjoie.games.conquest.dice import SIX, Blow, Pool, succeeds
from montjoie.games.conquest.magic import CastSpell, attunement, needed, power
from montjoie.games.conquest.odds.attack import attack, mixed, rolls, settled
from montjoie.games.conquest.odds.prospects import FACES, Prospects, Wounds, prospects
from montjoie.games.conquest.profiles import answers, has
from montjoie.games.conquest.queries import CASTING_SAVED, CERTAIN, ORDERLY
from montjoie.games.conquest.regiments.contact import contacts, in_contact
from montjoie.games.conquest.regiments.field import gap
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.games.conquest.wounds.morale import resolve
from montjoie.table.chances import rehearsal, spreads
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


def reaching(g: G, regiment: str, need: int, die: int) -> float:
    """The chance of a die or more; what is less than needed is rolled again by the Unstoppable (CON-SPR-33),
    and a phalanx rolls none (CON-SPR-46)."""
    if has(g, regiment, "phalanx"):
        return float(need == 1)
    again = (need - 1) / SIX if has(g, regiment, "unstoppable") else 0.0
    return (SIX + 1 - die) / SIX * (1 + again)


def charge(g: G, step: Charge) -> Venture:
    """A charge as it could be declared now, by the first of the best ways; no chance where all are barred
    (CON-CHG-19). A longer charge has every way that a shorter one has."""
    who, target = step.regiment, step.target
    need = die = least(g, who, target)
    there = _arrived(g, step, need)
    if there is None and (furthest := _arrived(g, step, SIX)) is not None:
        between = ((longer, _arrived(g, step, longer)) for longer in range(need + 1, SIX))
        die, there = next(((longer, end) for longer, end in between if end), (SIX, furthest))
    if there is None:
        return Venture(need, 0.0)
    struck = clash.pools(there, who, dict.fromkeys(clash.reach(there, who), target))
    fought = (impact.pools(there, who, target), struck.get(target, ()))
    return Venture(die, reaching(g, who, need, die), *(_struck(there, pools) for pools in fought))


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
            found[foe] = mixed([(1.0 - found[who].destroyed, found[foe])])
    return Bout(1.0, found[own], found[other])


def spell(g: G, step: CastSpell) -> Bout:
    """The chance that a spell succeeds, and what its hits can come to (CON-MAG-07, CON-MAG-10)."""
    cast = step.cast
    certain = any(answers(g, CERTAIN, step.caster, cast))
    dice = 0 if certain else power(g, step.caster)
    ways, success = [], 0.0
    for n, chance in enumerate(spreads.binomial(dice, attunement(g, cast) / SIX)):
        good = n + min(dice - n, sum(answers(g, CASTING_SAVED, cast.target, cast)))
        if certain or good >= needed(g, cast):
            success += chance
            thrown = step.goto("take_effect", dice=(1,) * n + (SIX,) * (dice - n))
            for share, end in rehearsal.unfold(rehearsal.copy(g, thrown), rolls):
                ways.append((chance * share, settled(end, end.running(Attack))))
    return Bout(success, mixed(ways))


def bleeding(g: G, step: CombatReform | Withdraw) -> Bout:
    """The chance of an orderly Combat Reform or Withdrawal, and what it costs (CON-CRF-05, CON-WDR-03,
    CON-WDR-04)."""
    who, number = step.regiment, len(in_contact(g, step.regiment))
    value = resolve(g, who)
    sure = value is None or any(answers(g, ORDERLY, who))
    calm = 1.0 if sure or value is None else sum(succeeds(die, value.total) for die in FACES) / SIX
    costs = [(0, calm), (number, 1 - calm)]
    if isinstance(step, Withdraw):
        costs = [(die * n, p / SIX) for die in FACES for n, p in ((1, calm), (number, 1 - calm))]
    wounds: Chances[Wounds] = {(n,): p for n, p in spreads.gathered(costs).items()}
    return Bout(calm, prospects(g, who, (Blow("hits", who, who, who),), wounds, tested=True))
