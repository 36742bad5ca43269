"""Strength in battle: units, order, support, card, Blade, each part with its rule (THR-BAT-09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict

from montjoie.games.throne.battle.abilities import COUNTED, text
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, SIDES, Fight, support_parts
from montjoie.games.throne.state import Army, G
from montjoie.kernel import Part, Query, Tally, modifies

STRENGTH = Query("strength")  # (fight, side, army)


def strength(g: G, fight: Fight, side: str) -> Tally:
    """The strength of a side as things stand: before the cards or after them. Power tokens add nothing
    (THR-CTL-09); no floor is applied (THR-RUL-46)."""
    return g.tally(STRENGTH, fight, side, fight.army(g, side))


def strengths(g: G, fight: Fight) -> dict[str, Tally]:
    """The strength of both sides: as it was decided, or until then as things stand. Casualties, retreats
    and card texts that follow do not change what decided the fight (THR-RUL-61)."""
    return fight.strength or {side: strength(g, fight, side) for side in SIDES}


def in_the_open(g: G, fight: Fight, seat: str | None) -> dict[str, Any]:
    """All see a fight, and the strength of both sides with its parts (THR-BAT-02)."""
    return asdict(fight) | {"strength": strengths(g, fight)}


@modifies(STRENGTH)
def of_units(g: G, fight: Fight, side: str, army: Army) -> Iterator[Part]:
    """THR-BAT-03: footman 1, knight 2, ship 1; routed units nothing (THR-ROU-01)."""
    for kind, n in army.ready.items():
        yield Part(n * g.content.units[kind].strength, "THR-BAT-03", kind, "base", n)
    for kind, n in army.routed.items():
        yield Part(0, "THR-ROU-01", f"routed/{kind}", "base", n)


@modifies(STRENGTH)
def of_force(g: G, fight: Fight, side: str, army: Army) -> Iterator[Part]:
    """THR-NEU-02: a neutral force stands with what is printed on it, and nothing else."""
    if side == DEFENDER and not fight.defender:
        yield Part(g.state.neutrals[fight.area].strength, "THR-NEU-02", "neutral_force", "base")


@modifies(STRENGTH)
def of_march(g: G, fight: Fight, side: str, army: Army) -> Iterator[Part]:
    """THR-BAT-04: the attacker adds the modifier of his March order (THR-ORD-02)."""
    if side == ATTACKER:
        order = g.content.orders[fight.march]
        yield Part(order.modifier, "THR-BAT-04", order.type)


def defence(g: G, fight: Fight) -> Part | None:
    """THR-BAT-05: the modifier of a Defence order in the embattled area (THR-ORD-03); any other order of
    the defender counts nothing."""
    order = g.state.orders.get(fight.area)
    token = g.content.orders[order.token] if order else None
    return Part(token.modifier, "THR-BAT-05", token.type) if token and token.type == "defence" else None


@modifies(STRENGTH)
def of_defence(g: G, fight: Fight, side: str, army: Army) -> Iterator[Part]:
    """THR-BAT-05: the defender adds his Defence order."""
    if side == DEFENDER and (part := defence(g, fight)):
        yield part


@modifies(STRENGTH)
def of_support(g: G, fight: Fight, side: str, army: Army) -> Iterator[Part]:
    """THR-BAT-06: each side adds the supports given to it (THR-SPT-03)."""
    for area, helped in fight.supports.items():
        if helped == side:
            yield from support_parts(g, area)


@modifies(STRENGTH)
def of_card(g: G, fight: Fight, side: str, army: Army) -> Iterator[Part]:
    """THR-BAT-07: each side adds the printed strength of its house card."""
    if card := fight.cards.get(side):
        yield Part(g.content.cards[card].strength, "THR-BAT-07", card)


@modifies(STRENGTH)
def of_abilities(g: G, fight: Fight, side: str, army: Army) -> Iterator[Part]:
    """THR-BAT-07: what the texts of both cards change in the strength of a side."""
    for mine in fight.cards:
        card = text(g, fight, mine)
        if card and card.ability in COUNTED:
            yield from COUNTED[card.ability](g, fight, mine, side, army)


@modifies(STRENGTH)
def of_blade(g: G, fight: Fight, side: str, army: Army) -> Iterator[Part]:
    """THR-BAT-08, THR-VSB-01: the Blade adds 1 strength, and no sword (THR-VSB-04)."""
    if fight.blade == side:
        yield Part(1, "THR-VSB-01", g.content.tokens["fiefdoms"])
