"""What a player is shown before he decides: dice with their reasons, ways, zones of control.

Plain data beside the shape of a question, all of it from open information. Chances are told apart, to those
who ask (`odds`).
"""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros import fire
from montjoie.games.westeros.battlefield import sight, ways
from montjoie.games.westeros.combat import dice, resolution
from montjoie.games.westeros.queries import SCORCH_DICE
from montjoie.games.westeros.state import RANKS, G
from montjoie.games.westeros.timing.strike import ARCHERS, TAKING_GROUND, Strike
from montjoie.games.westeros.units import keywords
from montjoie.kernel import Tally


def attack(g: G, attacker: str, target: str, mode: str = "normal") -> dict[str, Any]:
    """An attack that could be made now: its dice with their reasons, and which symbols hit (WES-CBT-10,
    WES-CBT-15)."""
    strike = Strike(attacker=attacker, target=target, mode=mode)
    strike = strike.but(flanking=resolution.flanks(g, strike))
    partner = g.state.units[attacker].partner
    return {
        **_reasons(dice.attack_dice(g, strike)),
        "flanking": strike.flanking,
        "breaks_away": mode in TAKING_GROUND and strike.melee(g) and partner not in ("", target),
        "good": list(resolution.hitting(g, strike)),
    }


def dogs(g: G, attacker: str, target: str) -> dict[str, Any]:
    """War dogs that could be loosed now: the dice that each rank of the first die brings, and which symbols
    of those hit (WES-KEY-32)."""
    strike = Strike(attacker=attacker, target=target, mode="dogs")
    ranks = {rank: dice.attack_dice(g, strike.but(rank=rank)).total for rank in RANKS}
    return {"dice": 1, "ranks": ranks, "good": list(resolution.hitting(g, strike))}


def volley(g: G, token: str, target: str, tally: Tally) -> dict[str, Any]:
    """The arrows of hidden archers: so many dice, and which symbols hit (WES-GEN-04)."""
    strike = Strike(attacker=token, target=target, mode=ARCHERS)
    return {**_reasons(tally), "good": list(resolution.hitting(g, strike))}


def scorch(g: G, unit: str, hex: str) -> dict[str, Any]:
    """A hex that could be set on fire now: dice, which symbols kindle, and how high it can burn
    (WES-KEY-51, WES-KEY-52)."""
    limit = fire.limit_of(g, g.state.ground[hex])
    return {**_reasons(g.tally(SCORCH_DICE, unit)), "good": sorted(fire.kindling(g, unit)), "limit": limit}


def quench(g: G, hex: str) -> dict[str, Any]:
    """A fire that could be put out now: the symbol it takes (WES-FIR-13)."""
    return {"dice": 1, "good": [fire.QUENCHING[g.state.ground[hex].fire]]}


def unseen(g: G, unit: str) -> dict[str, Any]:
    """The hexes that a unit, or its war dogs, do not see, each with what blocks (WES-LOS-03, WES-LOS-08)."""
    told: dict[str, Any] = {"hidden": sight.hidden(g, unit, False)}
    if keywords.has(g, unit, "war_dogs"):
        told["hidden_from_dogs"] = sight.hidden(g, unit, True)
    return told


def _reasons(tally: Tally) -> dict[str, Any]:
    """So many dice, and why."""
    parts = [{"value": p.value, "rule": p.rule, "source": p.source, "layer": p.layer} for p in tally.parts]
    return {"dice": tally.total, "parts": parts}


def moves(g: G, unit: str, allowance: int) -> dict[str, Any]:
    """The way to each hex a move can end in, and the hexes too far for an attack after it (WES-ACT-03)."""
    found = ways.reach(g, unit, allowance)
    fighting = ways.strides(g, unit)[0]
    near = found if fighting >= allowance else ways.reach(g, unit, fighting)
    return {
        "ways": {hex: list(way) for hex, way in found.items()},
        "peaceful": [hex for hex in found if hex not in near],
    }
