"""Batailles de Westeros: hexes, order tokens, command cards, engagement, morale and fire.

The guided tour: `state.py` (the tables, and who sees them), `events/` (every way they can change), `round.py`
(the battle as a list). From there `phases/` lead to `cards/` and `activation.py`, those to `movement.py`,
`combat/` and `fire.py`; all stand on `units/`, `victory/` and `battlefield/`. On the occasions and windows of
`timing/` the `plans/` and the `abilities/` of cards and commanders speak: they know the chapters, never the
other way. `telling/` and `positions/` read everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from montjoie import words
from montjoie.games.westeros import abilities as abilities
from montjoie.games.westeros import plans as plans
from montjoie.games.westeros import positions
from montjoie.games.westeros import setup as setting
from montjoie.games.westeros.content import PACK_TYPE, Content, load
from montjoie.games.westeros.round import WarCouncil
from montjoie.games.westeros.state import HOUSES, Field, G, Options
from montjoie.games.westeros.telling import odds, secrets
from montjoie.kernel import Game, Problem, Rng, register

QUOTES = {"en": ("“", "”"), "fr": ("« ", " »")}


class Westeros(Game[Field, Content, Options]):
    """The game, as the kernel knows it."""

    slug, prefix, version, counts = "westeros", "WES", "1", (2,)
    state_type, option_type, opening, pack_type = Field, Options, WarCouncil, PACK_TYPE
    positions = positions

    def seat_names(self, count: int, options: Options) -> tuple[str, ...]:
        """Seats named after their Houses; neutral names where those are drawn (WES-SET-01)."""
        if options.houses == "random":
            return super().seat_names(count, options)
        return HOUSES if options.houses == "auto" else tuple(options.houses)

    def option_schema(self) -> dict[str, Any]:
        """With the battle plans, by their numbers, and the skirmishes (WES-SET-01)."""
        schema = super().option_schema()
        drawn = load().plans
        known = [*sorted(drawn, key=lambda plan: drawn[plan].number or 99), *load().skirmishes]
        schema["$defs"]["Options"]["properties"]["plan"]["enum"] = known
        return schema

    def check_options(self, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
        """What players cannot agree on."""
        return setting.check_options(self.content(), seats, options)

    def setup(self, seats: tuple[str, ...], options: Options) -> Field:
        """The table before the first chance outcome."""
        return setting.setup(self.content(), seats, options)

    def round(self, state: Field) -> int:
        """The round."""
        return state.course.round

    @cached_property
    def _figures(self) -> dict[str, str]:
        return {name: card.figure for name, card in self.content().commanders.items()}

    def names(self, state: Field) -> Mapping[str, str]:
        """A unit is called by its commander, whoever bore its banner first (WES-RUL-83); one that was named
        for him and has lost him is called by its card."""
        called: dict[str, str] = {}
        for commander, row in state.commanders.items():
            figure = self._figures[commander]
            if row.unit == figure:
                continue
            named = state.units.get(figure)
            if named and named.commander != commander:
                called[figure] = named.card
            if row.unit in state.units and row.unit != figure:
                called[row.unit] = figure
        return called

    def redeal(self, g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
        """Cards and tokens that the seat cannot see, dealt anew."""
        return secrets.redeal(g, seat, rng)

    def odds(self, g: G, seat: str, answer: Any) -> dict[str, Any]:
        """Attacks, war dogs and fires, by exact chances."""
        return odds.of_answer(g, g.asked[seat].space, answer)

    def words(self) -> words.Source:
        """With the hexes, as the rulebook writes them, and what cards and commanders do, in quotes."""
        messages, names, grammar = super().words()
        content = self.content()
        hexes = {hex: f"[{hex}]" for board in content.boards.values() for hex in board.hexes}
        quoted = {lang: _quoted(content.texts[lang], *QUOTES[lang]) for lang in words.LANGUAGES}
        named = {lang: {**hexes, **quoted[lang], **_numbered(names[lang])} for lang in words.LANGUAGES}
        return words.Source(messages, named, grammar)


def _numbered(names: Mapping[str, str]) -> dict[str, str]:
    """Keywords with a number beside the others: "Pursue 1" for "Pursue X"."""
    open_ended = {id: name.removesuffix("X") for id, name in names.items() if name.endswith(" X")}
    return {**names, **{f"{id}-{n}": f"{name}{n}" for id, name in open_ended.items() for n in range(1, 5)}}


def _quoted(told: Mapping[str, str], before: str, after: str) -> dict[str, str]:
    """The texts of commands, tactics and abilities by the names that `cards.texts` gives them, and what
    wins a battle."""
    found = {}
    for name, text in told.items():
        card, _, part = name.partition(".")
        if part.startswith("command."):
            name = f"{card}.{int(part.partition('.')[2]) + 1}"
        elif part not in ("tactic", "unit", "commit", "victory"):
            continue
        found[name] = before + text.removesuffix(".") + after
    return found


register(Westeros())
