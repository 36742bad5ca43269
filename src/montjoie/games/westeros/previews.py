"""What a player is shown before he decides: dice and chances, ways, zones of control.

Plain data that spaces add to their description, all of it from open information; chances are out of
10 000.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from montjoie.games.westeros import exchange, movement, zones
from montjoie.games.westeros.combat import dice, resolution
from montjoie.games.westeros.state import G
from montjoie.games.westeros.strike import TAKING_GROUND, Strike

WHOLE = 10_000


def attack(g: G, attacker: str, target: str, mode: str = "normal") -> dict[str, Any]:
    """An attack that could be made now: its dice with their reasons, which symbols hit, and what it can come
    to (WES-CBT-10, WES-CBT-15)."""
    strike = Strike(attacker=attacker, target=target, mode=mode)
    strike = strike.but(flanking=resolution.flanks(g, strike))
    partner = g.state.units[attacker].partner
    tally = dice.attack_dice(g, strike)
    return {
        "dice": tally.total,
        "parts": [
            {"value": p.value, "rule": p.rule, "source": p.source, "layer": p.layer} for p in tally.parts
        ],
        "flanking": strike.flanking,
        "breaks_away": mode in TAKING_GROUND and strike.melee(g) and partner not in ("", target),
        **prospects(g, strike),
    }


def prospects(g: G, strike: Strike) -> dict[str, Any]:
    """What an attack can come to: the chances of so many hits and morale results, and of elimination."""
    found = exchange.exchange(g, strike)
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


def ways(g: G, unit: str, allowance: int) -> dict[str, Any]:
    """The way to each hex a move can end in, and the hexes too far for an attack after it (WES-ACT-03)."""
    found = movement.reach(g, unit, allowance)
    fighting = movement.strides(g, unit)[0]
    near = found if fighting >= allowance else movement.reach(g, unit, fighting)
    return {
        "ways": {hex: list(way) for hex, way in found.items()},
        "peaceful": [hex for hex in found if hex not in near],
    }


def zone(g: G, commander: str) -> list[str]:
    """The hexes of a commander's zone of control (WES-CRD-09)."""
    return sorted(zones.zone(g, commander))
