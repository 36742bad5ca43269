"""Counter-attacks: the target of a melee attack strikes back (WES-CTR)."""

from __future__ import annotations

from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.strike import TAKING_GROUND, Strike
from montjoie.games.westeros.units import keywords, lasting
from montjoie.kernel import OneOf


class CounterAttack(OneOf, frozen=True):
    """The owner of a unit that was attacked in melee and stood its ground strikes back, or not
    (WES-CTR-13)."""


def possible(g: G, strike: Strike) -> bool:
    """Whether the target may strike back: if it is stalwart (WES-KEY-71) and no effect forbids it.

    Only melee attacks are answered: no ranged attack, war dogs, parting attack (WES-CTR-12, WES-RUL-16) or
    counter-attack (WES-CTR-08). The target must be in the hex where it was attacked (WES-CTR-01), having
    retreated not even one hex (WES-CTR-02), and not in a fire (WES-FIR-09). Ready or spent does not matter
    (WES-CTR-10)."""
    if strike.mode not in TAKING_GROUND or strike.vacated(g) or not strike.melee(g):
        return False
    if strike.attacker not in g.state.units or g.state.ground[strike.ground].fire:
        return False
    return keywords.has(g, strike.target, "stalwart") and not lasting.forbids_counter(g, strike.target)
