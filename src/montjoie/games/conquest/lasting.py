"""What holds for a while: numbers and special rules until the end of an action, an activation, a round
(CON-ACT-09, CON-MAG-12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from montjoie.games.conquest.content import Held
from montjoie.games.conquest.events.units import LastingBegun, LastingEnded
from montjoie.games.conquest.queries import CHARACTERISTICS, RANGE, SUPPORT
from montjoie.games.conquest.state import G, Lasting, Until
from montjoie.kernel import Part, PublicStep, Query
from montjoie.kernel.lasting import carried, ending, fresh

declare = Lasting.declare
for query in (*CHARACTERISTICS, SUPPORT, RANGE):
    declare(query)  # n is added to it
EXPOSED = declare("exposed")  # an item or mastery, its source, without effect
SPENT = declare("spent")  # what is done once in a game, its source
RULE = declare("rule")  # a special rule, `thing`, with (n), or (+n) where it says `plus`


def begin(g: G, row: Lasting, rule: str = "") -> None:
    """Something begins to hold for regiments or characters; the same from one source does not add up."""
    if row not in g.state.lasting.values():
        g.emit(LastingBegun(fresh(g.state.lasting, row.source), row), rule)


def give(
    g: G, thing: str, source: str, units: tuple[str, ...], until: Until, n: int = 0, rule: str = ""
) -> None:
    """They have a special rule for a while."""
    begin(g, Lasting(kind=RULE, source=source, units=units, until=until, n=n, thing=thing), rule)


def add(
    g: G, query: Query, n: int, source: str, units: tuple[str, ...], until: Until, rule: str = ""
) -> None:
    """A number of theirs is higher, or lower, for a while."""
    begin(g, Lasting(kind=str(query), source=source, units=units, until=until, n=n), rule)


def spend(g: G, unit: str, thing: str, until: Until = "game") -> None:
    """A regiment or character has done what it may do once in a game, or in a round."""
    begin(g, Lasting(kind=SPENT, source=thing, units=(unit,), until=until))


def spent(g: G, unit: str, thing: str) -> bool:
    """Whether it has."""
    return any(row.source == thing for row in carried(g, SPENT, unit).values())


def exposed(g: G, unit: str) -> set[str]:
    """What it carries without effect."""
    return {row.source for row in carried(g, EXPOSED, unit).values()}


def of(g: G, source: str, *units: str) -> list[Lasting]:
    """What holds from one source for some of these."""
    return [row for row in g.state.lasting.values() if row.source == source and {*units} & {*row.units}]


def unspent(thing: str) -> Callable[..., bool]:
    """The condition of an answer that is given until one has (`queries`)."""
    return lambda g, holder, who, *more: not spent(g, who, thing)


def grants(thing: str, source: str, until: Until, rule: str, n: int = 0) -> Callable[..., Begin]:
    """The answer to a moment by which who it is about has a special rule for a while (`queries`)."""
    return lambda g, holder, who, *more: giving(thing, source, who, until, rule, n)


class Begin(PublicStep, frozen=True):
    """Something begins to hold, as the step that a rule yields for a moment: see `giving`, `adding`."""

    row: Lasting
    rule: str
    stages = ("begin",)

    def begin(self, g: G) -> None:
        """From now on."""
        begin(g, self.row, self.rule)


def giving(
    thing: str, source: str, unit: str, until: Until, rule: str, n: int = 0, plus: bool = False
) -> Begin:
    """The step by which one has a special rule for a while."""
    return Begin(row=Lasting(RULE, source, (unit,), until, n, plus=plus, thing=thing), rule=rule)


def adding(query: Query, n: int, source: str, unit: str, until: Until, rule: str, thing: str = "") -> Begin:
    """The step by which a number of one is higher, or lower, for a while."""
    return Begin(row=Lasting(str(query), source, (unit,), until, n, thing=thing), rule=rule)


def spending(unit: str, thing: str, rule: str) -> Begin:
    """The step by which one has done what it may do once in a game."""
    return Begin(row=Lasting(SPENT, thing, (unit,), "game"), rule=rule)


def end(g: G, until: Until, unit: str = "") -> None:
    """All that holds until now is over; of an action or activation, what its unit carries."""
    over = {
        name: row for name, row in ending(g.state.lasting, until).items() if not unit or unit in row.units
    }
    if over:
        shown = dict.fromkeys(row.source for row in over.values() if row.kind not in ("targeted", SPENT))
        g.emit(LastingEnded(tuple(over), tuple(shown), until))


def rules(g: G, who: str) -> Iterator[Held]:
    """The special rules that one has for a while; what a regiment is given its character has too
    (CON-REG-02)."""
    for unit in _both(g, who) if g.state.lasting else ():
        for row in carried(g, RULE, unit).values():
            yield Held(id=row.thing, x=None if row.plus else row.n or None, plus=row.n if row.plus else 0)


def parts(g: G, query: Query, who: str) -> Iterator[Part]:
    """What is added to a sum of one for a while."""
    for unit in _both(g, who) if g.state.lasting else ():
        for row in carried(g, query, unit).values():
            yield Part(row.n, "CON-ACT-09", row.source)


def _both(g: G, who: str) -> tuple[str, ...]:
    one = g.state.characters.get(who)
    return (who, one.regiment) if one and one.regiment else (who,)
