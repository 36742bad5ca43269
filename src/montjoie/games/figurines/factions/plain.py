"""Cards and abilities that need no class of their own: `ability`, `card`, or a function marked `@as_card`.

`ability("war_cry", when.own, deeds.gives("panicked"), to=whom.enemies(LONG))` gives the id, when it can be
used (several conditions in brackets), what it does, one deed after the other, and whom it can be aimed at.
What else its `kind` asks for follows by name. A function marked `@as_ability(when.own)` is an ability of that
name which does what the function does. Those with questions and memories of their own are classes.
"""

from __future__ import annotations

from collections.abc import Callable
from types import new_class
from typing import Any, TypeAlias

from montjoie.games.figurines.factions.deeds import Deed, all_of
from montjoie.games.figurines.timing import Ability, Card, Condition, Effect

Needs: TypeAlias = Condition | tuple[Condition, ...]
Kind: TypeAlias = type[Effect]


def ability(of: str, needs: Needs = (), *deeds: Deed, kind: Kind = Ability, **said: Any) -> Kind:
    """An ability of a unit, an Attachment, an attack or an NCU."""
    return declared(
        of, (kind,) if issubclass(kind, Ability) else (kind, Ability), *deeds, needs=needs, **said
    )


def card(of: str, needs: Needs = (), *deeds: Deed, kind: Kind = Card, **said: Any) -> Kind:
    """A Tactics card."""
    return declared(of, (kind,) if issubclass(kind, Card) else (kind, Card), *deeds, needs=needs, **said)


def as_ability(*needs: Condition, **said: Any) -> Callable[[Deed], Kind]:
    """The ability of a function's name, which does what the function does."""
    return lambda deed: ability(deed.__name__, needs, deed, __doc__=deed.__doc__, **said)


def as_card(*needs: Condition, **said: Any) -> Callable[[Deed], Kind]:
    """The Tactics card of a function's name."""
    return lambda deed: card(deed.__name__, needs, deed, __doc__=deed.__doc__, **said)


def declared(
    of: str, kinds: tuple[Kind, ...], *deeds: Deed, needs: Needs = (), named: str = "", **said: Any
) -> Kind:
    """The step of an effect; records know it by its name, that of its id unless it is given. A word that its
    kinds do not know fails at once."""
    if "to" in said:
        said["targets"] = said.pop("to")
    if needs:
        said["needs"] = needs if isinstance(needs, tuple) else (needs,)
    if deeds:
        said["work"] = all_of(*deeds) if len(deeds) > 1 else deeds[0]
    bases = [vars(base) for kind in kinds for base in kind.__mro__]
    known = {word for names in bases for word in (*names, *names.get("__annotations__", ()))}
    known -= {field for kind in kinds for field in kind.__struct_fields__}
    if strange := said.keys() - known - {*said.get("stages", ())}:
        raise TypeError(f"{of}: nobody asks for {sorted(strange)}")
    name = named or "".join(map(str.capitalize, of.split("_")))
    body = {"__module__": __name__, "of": of, **said}
    effect: Kind = new_class(name, kinds, {"frozen": True}, lambda space: space.update(body))
    globals()[name] = effect  # steps travel between processes by name
    return effect
