"""The Mire, a game for the tests: every way in which rules can fail to come to an end.

One seat wades, again and again. `sink` never returns, `break` raises, `swell` wants all the memory there
is, `trudge` takes a tenth of a second, `step` is harmless, `out` ends the game. What can be asked about the
table, and the list of the answers, has no end if one wants. A position may say that the table itself is slow
to look at (`fog`, milliseconds) or that the game never comes to its question (`bog`).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from montjoie import words
from montjoie.kernel import PUBLIC, Engine, Event, Game, OneOf, Question, Rule, State, Step, ask, register
from montjoie.kernel.spaces import Answer

WAYS = ("step", "sink", "break", "swell", "trudge", "out")


def spin(seconds: float) -> None:
    """Think for so much of the processor's time."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def mist(g: G, fog: int, seat: str | None) -> int:
    """Seen through fog."""
    spin(fog / 1000)
    return fog


class Marsh(State):
    """How far one got, and how hard it is to see."""

    steps: int = 0
    fog: int = 0
    bog: bool = False
    reeds: dict[str, int] = {}
    AUDIENCES = {"steps": PUBLIC, "fog": mist, "bog": PUBLIC, "reeds": PUBLIC}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to agree on but the fog."""

    fog: int = 0


G: TypeAlias = Engine[Marsh, None, Options]


class Waded(Event, frozen=True):
    """One step further."""

    rule, audience = "MIR-WAD-01", PUBLIC

    def apply(self, state: Marsh) -> None:
        """Count."""
        state.steps += 1


class Wade(OneOf, frozen=True):
    """Choose a way."""

    def every(self, g: G) -> Iterator[Answer]:
        """The ways; and then the first again, for ever."""
        yield from self.options
        while True:
            yield "step"


class Wading(Step, frozen=True):
    """The whole game."""

    stages = ("begin", "wade")
    audience = PUBLIC

    def begin(self, g: G) -> None:
        """MIR-SET-01: unless one sticks."""
        while g.state.bog:
            pass

    @ask
    def wade(self, g: G) -> Question:
        """MIR-WAD-01: again and again."""
        return Question(g.seats[0], Wade(WAYS), "MIR-WAD-01")

    @wade.chosen
    def waded(self, g: G, seat: str, way: str) -> Step | None:
        """Each in its own way."""
        g.emit(Waded())
        while way == "sink":
            pass
        if way == "break":
            raise ValueError("a hole")
        if way == "swell":
            list(range(10**12))
        if way == "trudge":
            spin(0.1)
        if way == "out":
            g.finish([list(g.seats)], {}, "MIR-END-01", "out")
            return None
        return self.goto("wade")


class Mire(Game[Marsh, None, Options]):
    """The Mire."""

    slug, prefix, counts = "mire", "MIR", (1, 2)
    state_type, option_type, opening = Marsh, Options, Wading

    def content(self) -> None:
        """It needs no content."""

    def setup(self, seats: tuple[str, ...], options: Options) -> Marsh:
        """At the edge."""
        return Marsh(fog=options.fog)

    def look(self, g: G, seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
        """For as long as one likes to look."""
        while about.get("forever"):
            pass
        return {"steps": g.state.steps}

    def odds(self, g: G, seat: str, answer: Any) -> dict[str, Any]:
        """How far it goes: at once, after a while, or never."""
        while answer == "sink":
            pass
        spin(1.0 if answer == "trudge" else 0.0)
        return {"steps": g.state.steps + 1}

    def words(self) -> words.Source:
        """The reason of the end."""
        return words.Source({"en": "out = out of it", "fr": "out = sorti"}, {})

    def own_rules(self) -> dict[str, Rule]:
        """One line each."""
        return {f"MIR-{id}-01": Rule(f"MIR-{id}-01", id, "Mire") for id in ("SET", "WAD", "END")}


register(Mire())
