"""Movement: where a unit can go, and the going itself (WES-MOV)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.content.cards import OrderOption
from montjoie.games.westeros.field import board, occupants
from montjoie.games.westeros.state import G
from montjoie.games.westeros.terrain import entering, rafts, terrain
from montjoie.kernel import Part, Refusal, modifies

Ways = dict[str, tuple[str, ...]]  # hexes that can be reached, each with a way there


@modifies("movement")
def printed(g: G, unit: str, option: OrderOption) -> Iterator[Part]:
    """WES-ACT-03: as many hexes as the option of the order table says; parts of cards and abilities come
    on top (WES-MOV-04)."""
    yield Part(option.move, "WES-ACT-03", g.state.units[unit].card, "base")
