"""Random armies that are legal: for random bots, and to test with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from montjoie.games.figurines.armies.model import NEUTRAL, Army, Choice, points
from montjoie.games.figurines.armies.problems import problems
from montjoie.kernel import Rng, shuffled

if TYPE_CHECKING:
    from montjoie.games.figurines.content.cards import ArmyCard
    from montjoie.games.figurines.content.model import Content

COPIES = 3
"""How often one and the same unit is tried."""


def random_army(
    content: Content, rng: Rng, faction: str, size: int, teammates: tuple[Army, ...] = ()
) -> Army:
    """A legal list beside those of partners: some Commander and a unit for him, then whatever card fits, in
    random order.

    A `ValueError` where no such army of that size is possible.
    """
    army = next(_leaders_with_a_unit(content, rng, faction, size, teammates), None)
    if army is None:
        raise ValueError(f"no army of {faction} costs {size} points or less")
    tries = [("unit", id) for id in content.units for _ in range(COPIES)]
    tries += [("attachment", id) for id in content.attachments] * 2
    tries += [("ncu", id) for id in content.ncus]
    known: dict[str, Mapping[str, ArmyCard]] = {
        "unit": content.units,
        "attachment": content.attachments,
        "ncu": content.ncus,
    }
    left = size - points(content, army)
    for kind, id in shuffled(rng, tries):
        longer, card = _more(content, rng, army, kind, id), known[kind][id]
        if card.points > left or card.faction not in (faction, NEUTRAL):
            next(longer, None)  # it fits nowhere
        elif more := next((more for more in longer if _legal(content, more, teammates)), None):
            army, left = more, size - points(content, more)
    return army


def _leaders_with_a_unit(
    content: Content, rng: Rng, faction: str, size: int, teammates: tuple[Army, ...]
) -> Iterator[Army]:
    """Commanders with one unit (or the pair it comes in), the legal ones."""
    for leader in shuffled(rng, content.commanders()):
        for unit in shuffled(rng, list(content.units)):
            joins = leader in content.attachments
            army = Army(
                faction=faction,
                size=size,
                commander=leader,
                units=(Choice(unit, (leader,) if joins else ()), *_fellows(content, unit)),
                ncus=() if joins else (leader,),
            )
            if _legal(content, army, teammates):
                yield army


def _more(content: Content, rng: Rng, army: Army, kind: str, id: str) -> Iterator[Army]:
    """The list with one more card, in every place it may stand."""
    if kind == "unit":
        yield replace(army, units=(*army.units, Choice(id), *_fellows(content, id)))
    elif kind == "ncu":
        yield replace(army, ncus=(*army.ncus, id))
    else:
        for index in shuffled(rng, range(len(army.units))):
            yield army.joined(index, id)
        yield replace(army, hostages=(*army.hostages, id))


def _fellows(content: Content, unit: str) -> tuple[Choice, ...]:
    """The other units that one must come with."""
    amounts = [need.amount for need in content.units[unit].requirements if need.type == "multiple_of"]
    return (Choice(unit),) * (max(amounts, default=1) - 1)


def _legal(content: Content, army: Army, teammates: tuple[Army, ...]) -> bool:
    return next(problems(content, army, teammates), None) is None
