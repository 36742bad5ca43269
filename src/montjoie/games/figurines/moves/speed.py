"""How fast a unit is (FIG-CRD-01)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.powers import abilities, lasting
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import G
from montjoie.kernel import Part, modifies
from montjoie.kernel.lasting import parts


def speed(g: G, unit: str) -> int:
    """The Speed of a unit now, in thousandths of an inch."""
    return g.tally(SPEED, unit).total


@modifies(SPEED)
def printed(g: G, unit: str) -> Iterator[Part]:
    """FIG-CRD-01: as printed on its card; never below 0."""
    card = g.state.units[unit].card
    yield Part(g.content.units[card].speed, "FIG-CRD-01", card, "base")
    yield Part(0, "FIG-MOD-02", card, "floor")


@modifies(SPEED)
def by_abilities(g: G, unit: str) -> Iterator[Part]:
    """FIG-CRD-05: what abilities in force give or take."""
    return abilities.gather(g, SPEED, unit)


@modifies(SPEED)
def by_effects(g: G, unit: str) -> Iterator[Part]:
    """FIG-RUL-62: what cards give or take for a while; `n` in thousandths of an inch."""
    return parts(lasting.on(g, SPEED, unit).values(), "FIG-RUL-62")
