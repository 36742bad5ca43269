"""Conquest, the Last Argument of Kings: regiments in ranks and files, command stacks.

The guided tour: `state.py` (the tables, and who sees them), `events/` (every way they can change), `round.py`
(the battle as a list). From there `phases/` lead to `activation.py` and `characters/`, those to `actions/`
and `magic.py`, whose blows fall in `wounds/`; where stands are and what they see is in `regiments/`. What a
number is worth is asked in `profiles.py`, by the queries of `queries.py`, which `special_rules/`, `terrain/`
and `factions/` answer: they know the chapters, never the other way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.conquest import positions
from montjoie.games.conquest import setup as setting
from montjoie.games.conquest.armies import advice
from montjoie.games.conquest.content import PACK_TYPE, Content, load
from montjoie.games.conquest.odds.deeds import of_answer
from montjoie.games.conquest.round import Battle
from montjoie.games.conquest.state import Battlefield, G, Options
from montjoie.games.conquest.telling import look, redeal
from montjoie.kernel import Game, Problem, Rng, chapters, register


class Conquest(Game[Battlefield, Content, Options]):
    """The game, as the kernel knows it."""

    slug, prefix, version, counts = "conquest", "CON", "1", (2,)
    state_type, option_type, opening, pack_type = Battlefield, Options, Battle, PACK_TYPE
    positions, armies = positions, advice

    def check_options(self, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
        return setting.check_options(load(), seats, options)

    def option_schema(self) -> dict[str, Any]:
        """With the points that players usually agree on."""
        schema = super().option_schema()
        schema["$defs"]["Options"]["properties"]["limit"]["examples"] = list(advice.SIZES)
        return schema

    def setup(self, seats: tuple[str, ...], options: Options) -> Battlefield:
        return setting.setup(seats, options)

    def round(self, state: Battlefield) -> int | None:
        return state.course.round or None

    def look(self, g: G, seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
        """Stands, arcs, ranges, zones and lines of sight (CON-MEA-02)."""
        return look(g, seat, about)

    def odds(self, g: G, seat: str, answer: Any) -> dict[str, Any]:
        """Attacks, charges, duels, spells and ways out of a fight, by exact chances."""
        return of_answer(g, seat, answer)

    def redeal(self, g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
        return redeal(g, seat, rng)


chapters(__name__)
register(Conquest())
