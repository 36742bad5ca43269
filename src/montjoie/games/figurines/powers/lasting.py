"""What holds for a while: until the end of an attack, action, turn, round or the game (FIG-RUL-62)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from montjoie.games.figurines import queries
from montjoie.games.figurines.events import LastingBegun, LastingEnded
from montjoie.games.figurines.powers.causes import authority
from montjoie.games.figurines.state import G, Lasting
from montjoie.kernel import serial
from montjoie.kernel.lasting import carried, ending

Until: TypeAlias = Literal["attack", "action", "turn", "round", "game"]

# Kinds that several cards begin; what one card alone begins has its name, declared beside it.
declare = Lasting.declare
for query in (
    queries.ATTACK_DICE,
    queries.TO_HIT,
    queries.SAVES,
    queries.KEYWORDS,
    queries.SPEED,
    queries.MORALE,
    queries.BARRED_ACTIONS,
    queries.OBLIGED_ACTIONS,
    queries.MARCH_PIVOT,
):
    declare(query)  # it answers the query
NO_CARDS, NO_CARDS_ON, NO_ORDERS = declare("no_cards"), declare("no_cards_on"), declare("no_orders")
ABILITIES, NO_ABILITIES = declare("abilities"), declare("no_abilities")  # the former names them as keywords
NO_PRINTED_ABILITIES = declare("no_printed_abilities")
NO_ATTACHMENT_ABILITIES = declare("no_attachment_abilities")
CHARGE_REROLL = declare("charge_reroll")
MUST_CHARGE = declare("must_charge")  # it names the enemy as a keyword


def begin(
    g: G,
    kind: str,
    source: str,
    owner: str,
    units: tuple[str, ...],
    until: Until,
    *,
    n: int = 0,
    keywords: tuple[str, ...] = (),
    when: str = "",
    rule: str = "",
) -> None:
    """Something begins to hold for these units, NCUs or players."""
    row = Lasting(str(kind), source, owner, units, n, until, keywords, when)
    g.emit(LastingBegun(serial(g, kind), row), rule or authority(g))


def end(g: G, until: Until) -> None:
    """All that holds until now is over."""
    over(g, tuple(ending(g.state.lasting, until)), until=until)


def over(g: G, names: tuple[str, ...], rule: str = "", until: Until | None = None) -> None:
    """These hold no longer."""
    sources = dict.fromkeys(g.state.lasting[name].source for name in names if name in g.state.lasting)
    if names:
        g.emit(LastingEnded(names, tuple(sources), until), rule)


def holds(g: G, kind: str, unit: str) -> bool:
    """Whether something of that kind holds for a unit, an NCU or a player now."""
    return bool(on(g, kind, unit))


def on(g: G, kind: str, unit: str) -> dict[str, Lasting]:
    """What of that kind a unit, an NCU or a player carries, by name."""
    return carried(g, kind, unit)
