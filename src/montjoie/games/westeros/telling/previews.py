"""What a player is shown before he decides: dice and chances, ways, zones of control.

Plain data beside the shape of a question, all of it from open information; chances are out of 10 000.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from montjoie.games.westeros import fire
from montjoie.games.westeros.battlefield import sight, ways
from montjoie.games.westeros.combat import dice, resolution
from montjoie.games.westeros.queries import SCORCH_DICE
from montjoie.games.westeros.state import RANKS, G
from montjoie.games.westeros.telling import exchange
from montjoie.games.westeros.timing.strike import ARCHERS, TAKING_GROUND, Strike
from montjoie.games.westeros.units import keywords
from montjoie.kernel import Tally

WHOLE = 10_000


def attack(g: G, attacker: str, target: str, mode: str = "normal") -> dict[str, Any]:
    """An attack that could be made now: its dice with their reasons, which symbols hit, and what it can come
    to (WES-CBT-10, WES-CBT-15)."""
    strike = Strike(attacker=attacker, target=target, mode=mode)
    strike = strike.but(flanking=resolution.flanks(g, strike))
    partner = g.state.units[attacker].partner
    tally = dice.attack_dice(g, strike)
    return {
        **_reasons(tally),
        "flanking": strike.flanking,
        "breaks_away": mode in TAKING_GROUND and strike.melee(g) and partner not in ("", target),
        **prospects(g, strike),
    }


def dogs(g: G, attacker: str, target: str) -> dict[str, Any]:
    """War dogs that could be loosed now: the dice that each rank of the first die brings, and what they can
    come to in all (WES-KEY-32)."""
    strike = Strike(attacker=attacker, target=target, mode="dogs")
    ranks = {rank: exchange.dice_of(g, strike.but(rank=rank)) for rank in RANKS}
    return {"dice": 1, "ranks": ranks, **_told(g, strike, exchange.dogs(g, strike))}


def volley(g: G, token: str, target: str, tally: Tally) -> dict[str, Any]:
    """What the arrows of hidden archers can come to, with so many dice (WES-GEN-04)."""
    strike = Strike(attacker=token, target=target, mode=ARCHERS, dice=tally.total)
    return {**_reasons(tally), **prospects(g, strike)}


def scorch(g: G, unit: str, hex: str) -> dict[str, Any]:
    """A hex that could be set on fire now: dice, which symbols kindle, and the chance of each fire level
    (WES-KEY-51, WES-KEY-52)."""
    tally, good = g.tally(SCORCH_DICE, unit), tuple(sorted(fire.kindling(g, unit)))
    ground = g.state.ground[hex]
    limit = fire.limit_of(g, ground)
    thrown = exchange.roll(g.content.faces, good, tally.total)
    levels = ((min(ground.fire + hits, limit), chance) for (hits, _), chance in thrown.items())
    return {**_reasons(tally), "good": list(good), "levels": _spread(levels), "limit": limit}


def quench(g: G, hex: str) -> dict[str, Any]:
    """A fire that could be put out now: the symbol it takes, and the chance of each fire level after the roll
    (WES-FIR-13)."""
    level, faces = g.state.ground[hex].fire, g.content.faces
    symbol = fire.QUENCHING[level]
    chance = faces.count(symbol) / len(faces)
    return {"dice": 1, "good": [symbol], "levels": _spread([(0, chance), (level, 1 - chance)])}


def unseen(g: G, unit: str) -> dict[str, Any]:
    """The hexes that a unit, or its war dogs, do not see, each with what blocks (WES-LOS-03, WES-LOS-08)."""
    told: dict[str, Any] = {"hidden": sight.hidden(g, unit)}
    if keywords.has(g, unit, "war_dogs"):
        told["hidden_from_dogs"] = sight.hidden(g, unit, dogs=True)
    return told


def prospects(g: G, strike: Strike) -> dict[str, Any]:
    """What an attack can come to: the chances of so many hits and morale results, and of elimination."""
    return _told(g, strike, exchange.exchange(g, strike))


def _reasons(tally: Tally) -> dict[str, Any]:
    """So many dice, and why."""
    parts = [{"value": p.value, "rule": p.rule, "source": p.source, "layer": p.layer} for p in tally.parts]
    return {"dice": tally.total, "parts": parts}


def _told(g: G, strike: Strike, found: exchange.Exchange) -> dict[str, Any]:
    return {
        "good": list(resolution.hitting(g, strike)),
        "hits": _spread((hits, chance) for (hits, _), chance in found.chances.items()),
        "retreats": _spread((retreats, chance) for (_, retreats), chance in found.chances.items()),
        "eliminates": round(WHOLE * found.eliminates),
    }


def _spread(chances: Iterable[tuple[int, float]]) -> list[int]:
    """The chance of 0, 1, 2 ..."""
    sums: dict[int, float] = {}
    for n, chance in chances:
        sums[n] = sums.get(n, 0.0) + chance
    return [round(WHOLE * sums.get(n, 0.0)) for n in range(max(sums) + 1)]


def moves(g: G, unit: str, allowance: int) -> dict[str, Any]:
    """The way to each hex a move can end in, and the hexes too far for an attack after it (WES-ACT-03)."""
    found = ways.reach(g, unit, allowance)
    fighting = ways.strides(g, unit)[0]
    near = found if fighting >= allowance else ways.reach(g, unit, fighting)
    return {
        "ways": {hex: list(way) for hex, way in found.items()},
        "peaceful": [hex for hex in found if hex not in near],
    }
