"""Cards and abilities that need no class of their own: `ability`, `card`, or a function marked `@as_card`.

`ability("war_cry", when.own).does(deeds.gives("panicked"), to=whom.enemies(LONG))` gives the id, when it can
be used, what it does, one deed after the other, and whom it can be aimed at. What else its `kind` asks for
follows by name; where the kind alone says all, it is `declared`. A function marked `@as_ability(when.own)` is
an ability of that name which does what the function does. Those with questions and memories of their own are
classes.
"""

from __future__ import annotations

from collections.abc import Callable
from types import new_class
from typing import Any, NamedTuple, TypeAlias

from montjoie.games.figurines.factions.deeds import Deed, all_of
from montjoie.games.figurines.timing import Ability, Card, Condition, Effect

Kind: TypeAlias = type[Effect]
unfinished: set[str] = set()  # those of which nothing was said but when


class Said(NamedTuple):
    """An effect of which it is still to be said what it does."""

    of: str
    kinds: tuple[Kind, ...]
    words: dict[str, Any]

    def does(self, *deeds: Deed, **words: Any) -> Kind:
        """One deed after the other; and what its kinds ask for."""
        unfinished.discard(self.of)
        if deeds:
            words["work"] = all_of(*deeds) if len(deeds) > 1 else deeds[0]
        return declared(self.of, *self.kinds, **self.words, **words)


def begun(of: str, *kinds: Kind, needs: tuple[Condition, ...] = (), **words: Any) -> Said:
    """An effect of these kinds, and when it can be used."""
    unfinished.add(of)
    return Said(of, kinds, words | ({"needs": needs} if needs else {}))


def ability(of: str, *needs: Condition, kind: Kind = Ability, **words: Any) -> Said:
    """An ability of a unit, an Attachment, an attack or an NCU."""
    return begun(of, *((kind,) if issubclass(kind, Ability) else (kind, Ability)), needs=needs, **words)


def card(of: str, *needs: Condition, kind: Kind = Card, **words: Any) -> Said:
    """A Tactics card."""
    return begun(of, *((kind,) if issubclass(kind, Card) else (kind, Card)), needs=needs, **words)


def as_ability(*needs: Condition, **words: Any) -> Callable[[Deed], Kind]:
    """The ability of a function's name, which does what the function does."""
    return lambda deed: ability(deed.__name__, *needs, **words).does(deed, __doc__=deed.__doc__)


def as_card(*needs: Condition, **words: Any) -> Callable[[Deed], Kind]:
    """The Tactics card of a function's name."""
    return lambda deed: card(deed.__name__, *needs, **words).does(deed, __doc__=deed.__doc__)


def declared(of: str, *kinds: Kind, named: str = "", **words: Any) -> Kind:
    """The step of an effect; records know it by its name, that of its id unless it is given. A word that its
    kinds do not know fails at once."""
    if "to" in words:
        words["targets"] = words.pop("to")
    bases = [vars(base) for kind in kinds for base in kind.__mro__]
    known = {word for names in bases for word in (*names, *names.get("__annotations__", ()))}
    known -= {field for kind in kinds for field in kind.__struct_fields__}
    if strange := words.keys() - known - {*words.get("stages", ())}:
        raise TypeError(f"{of}: nobody asks for {sorted(strange)}")
    name = named or "".join(map(str.capitalize, of.split("_")))
    body = {"__module__": __name__, "of": of, **words}
    effect: Kind = new_class(name, kinds, {"frozen": True}, lambda space: space.update(body))
    globals()[name] = effect  # steps travel between processes by name
    return effect
