"""What changes the dice of an attack: their number, results and the saves against them (FIG-RES, FIG-MOD)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import sight, units
from montjoie.games.figurines.harm.strike import Strike, keywords
from montjoie.games.figurines.powers import abilities, lasting
from montjoie.games.figurines.queries import ATTACK_DICE, HIGHEST_DICE, KEYWORDS, RANK_BONUS, SAVES, TO_HIT
from montjoie.games.figurines.state import G, Lasting
from montjoie.games.figurines.timing import hook
from montjoie.kernel import Part, Query, modifies

OVER = ("ignores_intervening", "ignores_line_of_sight")  # nothing in between covers


@modifies(ATTACK_DICE)
def of_ranks(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-CRD-02, FIG-RES-01: the value printed for the ranks left, at least 1 die (FIG-RUL-16)."""
    values = strike.profile(g).dice
    if strike.boosts.highest or g.tally(HIGHEST_DICE, strike).total:
        dice = max(values)
    elif strike.boosts.lowest:
        dice = min(values)
    else:
        lost = units.destroyed_ranks(g, strike.attacker) - g.tally(RANK_BONUS, strike).total
        dice = values[min(max(lost, 0), len(values) - 1)]
    yield Part(dice, "FIG-CRD-02", f"attack-{strike.attack}", "base")
    yield Part(1, "FIG-RUL-16", f"attack-{strike.attack}", "floor")


@modifies(ATTACK_DICE)
def more_dice(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-RES-01: effects that change the number of dice, the mode's among them."""
    yield from _granted(g, ATTACK_DICE, "dice", strike, "FIG-RES-01")
    yield from hook(g).attack_dice(g, strike)


@modifies(RANK_BONUS)
def more_ranks(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-RES-01: dice as if more ranks were left."""
    return _granted(g, RANK_BONUS, "rank_bonus", strike, "FIG-RES-01")


@modifies(HIGHEST_DICE)
def highest(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-RES-01: effects under which a unit always rolls its highest dice value."""
    return _granted(g, HIGHEST_DICE, "highest", strike, "FIG-RES-01")


@modifies(TO_HIT)
def to_hit(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-MOD-04: "+1 to hit" adds 1 to the result of each attack die."""
    return _granted(g, TO_HIT, "to_hit", strike, "FIG-MOD-04")


@modifies(TO_HIT)
def of_cover(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-TER-04: -1 to hit with a ranged attack if a Cover piece hides most of the defender; several
    pieces still give -1 (FIG-RUL-29)."""
    if strike.kind == "melee" or not g.state.terrain or keywords(g, strike).intersection(OVER):
        return
    if piece := sight.cover(g, strike.attacker, strike.defender):
        yield Part(-1, "FIG-TER-04", g.state.terrain[piece].kind)


@modifies(SAVES)
def saves(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-MOD-04: "-1 to defense saves" subtracts 1 from the result of each defense die."""
    return _granted(g, SAVES, "save_bonus", strike, "FIG-MOD-04")


@modifies(SAVES)
def of_sundering(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-BON-04: Sundering comes on top of the flank and rear bonuses."""
    if "sundering" in keywords(g, strike):
        yield Part(-1, "FIG-BON-04", "sundering")


@modifies(SAVES)
def of_fortification(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-TER-10: +1 for those charged over or into a Fortified piece."""
    if strike.fortified:
        yield Part(1, "FIG-TER-10", "fortified")


@modifies(KEYWORDS)
def by_abilities(g: G, strike: Strike) -> Iterator[str]:
    """FIG-ATC-06: abilities that give keywords to an attack, and what holds for a while."""
    yield from abilities.gather(g, KEYWORDS, strike)
    for effect in _lasting(g, KEYWORDS, strike.attacker, strike):
        yield from effect.keywords


def _granted(g: G, query: Query, field: str, strike: Strike, rule: str) -> Iterator[Part]:
    """What an attack was given: from the start, by effects, by abilities, by what holds for a while (for the
    defender where saves are meant)."""
    if own := int(getattr(strike.boosts, field)):
        yield Part(own, rule, f"attack-{strike.attack}")
    for name, source, amount in strike.boosts.parts:
        if name == field:
            yield Part(amount, rule, source or f"attack-{strike.attack}")
    yield from abilities.gather(g, query, strike)
    for effect in _lasting(g, query, strike.defender if query == SAVES else strike.attacker, strike):
        yield Part(effect.n, rule, effect.source)


def _lasting(g: G, kind: str, unit: str, strike: Strike) -> Iterator[Lasting]:
    return (row for row in lasting.on(g, kind, unit).values() if row.when in ("", strike.kind))
