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

from montjoie.games.conquest import actions as actions
from montjoie.games.conquest import characters as characters
from montjoie.games.conquest import command_models as command_models
from montjoie.games.conquest import factions as factions
from montjoie.games.conquest import magic as magic
from montjoie.games.conquest import positions
from montjoie.games.conquest import scenarios as scenarios
from montjoie.games.conquest import secondaries as secondaries
from montjoie.games.conquest import setup as setting
from montjoie.games.conquest import special_rules as special_rules
from montjoie.games.conquest import terrain as terrain
from montjoie.games.conquest.armies import advice
from montjoie.games.conquest.armies.entitled import notes
from montjoie.games.conquest.armies.problems import book, check, read, unknown
from montjoie.games.conquest.content import PACK_TYPE, Content, load
from montjoie.games.conquest.odds.telling import of_answer
from montjoie.games.conquest.options import Options
from montjoie.games.conquest.round import Battle
from montjoie.games.conquest.state import Battlefield, G
from montjoie.games.conquest.telling import looks, secrets
from montjoie.games.conquest.telling import questions as questions
from montjoie.kernel import Game, Problem, Rng, register


class Conquest(Game[Battlefield, Content, Options]):
    """The game, as the kernel knows it."""

    slug, prefix, version, counts = "conquest", "CON", "1", (2,)
    state_type, option_type, opening, pack_type = Battlefield, Options, Battle, PACK_TYPE
    positions = positions

    def check_options(self, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
        """What players cannot agree on."""
        return setting.check_options(load(), seats, options)

    def army_problems(self, army: Any) -> Iterator[Problem]:
        """What is wrong with an army list, plain JSON or its text (CON-ARM)."""
        return check(self.content(), army)

    def army_advice(self, army: Any) -> dict[str, Any]:
        """Points, text, and what it could take next."""
        return advice.advice(self.content(), army)

    def option_schema(self) -> dict[str, Any]:
        """With the points that players usually agree on."""
        schema = super().option_schema()
        schema["$defs"]["Options"]["properties"]["limit"]["examples"] = list(advice.SIZES)
        return schema

    def army_notes(self, army: Any) -> Iterator[Problem]:
        """What of a list is not modelled."""
        found, _ = read(self.content(), army)
        sound = found is not None and next(unknown(self.content(), found), None) is None
        return notes(self.content(), found) if found is not None and sound else iter(())

    def army_book(self) -> dict[str, Any]:
        """Every profile with its points, and the sample armies."""
        return book(self.content())

    def setup(self, seats: tuple[str, ...], options: Options) -> Battlefield:
        """The battlefield before the first answer."""
        return setting.setup(seats, options)

    def round(self, state: Battlefield) -> int | None:
        """The round."""
        return state.course.round or None

    def look(self, g: G, seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
        """Stands, arcs, ranges, zones and lines of sight (CON-MEA-02)."""
        return looks.look(g, seat, about)

    def odds(self, g: G, seat: str, answer: Any) -> dict[str, Any]:
        """Attacks, charges, duels, spells and ways out of a fight, by exact chances."""
        return of_answer(g, seat, answer)

    def redeal(self, g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
        """The order of the opponent's stack and his objectives."""
        return secrets.redeal(g, seat, rng)


register(Conquest())
