"""Attack dice: the order table, capped by the ground, then what cards and keywords change (WES-CBT-10)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield import terrain
from montjoie.games.westeros.queries import ATTACK_DICE
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.units import keywords, lasting
from montjoie.kernel import Part, Tally, modifies


def attack_dice(g: G, strike: Strike) -> Tally:
    """The dice an attack rolls as it stands, with the reasons; there is no upper limit (WES-CBT-13)."""
    return g.tally(ATTACK_DICE, strike)


@modifies(ATTACK_DICE)
def of_order_table(g: G, strike: Strike) -> Iterator[Part]:
    """WES-CBT-09: base dice by the attacker's card and rank; war dogs by the rank they rolled
    (WES-KEY-32). The figures left never count (WES-UNI-08), nor does being alone for a commander
    (WES-RUL-56). Of all caps the smallest holds, before anything is added (WES-CBT-10)."""
    unit = g.state.units[strike.attacker]
    base = g.content.unit_cards[unit.card].order_table[strike.rank or unit.rank].dice
    yield Part(base, "WES-CBT-09", f"banner-{strike.rank or unit.rank}", "base")
    caps = list(terrain.caps(g, strike.attacker, strike.target, strike.mode))
    lowest = min(caps, key=lambda part: part.value, default=None)
    if lowest and lowest.value < base:
        yield Part(lowest.value, lowest.rule, lowest.source, "replace")
    yield Part(0, "WES-CBT-10", "least", "floor")


@modifies(ATTACK_DICE)
def of_unbalanced(g: G, strike: Strike) -> Iterator[Part]:
    """WES-KEY-40: one die less after any movement of its own in this turn (WES-RUL-47)."""
    if turn.moved(g, strike.attacker) and keywords.has(g, strike.attacker, "unbalanced"):
        yield Part(-1, "WES-KEY-40", "unbalanced")


@modifies(ATTACK_DICE)
def of_interruptions(g: G, strike: Strike) -> Iterator[Part]:
    """WES-CBT-12: dice of abilities used for this very roll."""
    for source, dice in strike.bonus.items():
        yield Part(dice, "WES-CBT-12", lasting.giver(g, source))
