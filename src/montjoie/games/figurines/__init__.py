"""Le Trône de Fer, le jeu de figurines: trays on a free table, a tactics board, answering cards.

The guided tour: `state.py` (the tables, and who sees them), `events/` (every way they can change), `round.py`
(the game as a list). From there `rounds/` and `setup/` lead to `tactics/` and `actions/`, whose procedures
are in `moves/`, `combat/` and `charge/`; what they cost is in `harm/`. All of them open the windows of
`timing/`, which `factions/`, `modes/` and `siege/` answer; those know the chapters, never the other way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.figurines import positions
from montjoie.games.figurines.armies import advice
from montjoie.games.figurines.content import PACK_TYPE, Content
from montjoie.games.figurines.odds.telling import of_answer
from montjoie.games.figurines.round import Battle
from montjoie.games.figurines.setup import options
from montjoie.games.figurines.state import Field, G, Options
from montjoie.games.figurines.telling import looks, secrets
from montjoie.kernel import Game, Problem, Rng, chapters, register


class Figurines(Game[Field, Content, Options]):
    """The game, as the kernel knows it."""

    slug, prefix, version, counts = "figurines", "FIG", "1", (2, 3, 4, 5, 6)
    state_type, option_type, opening, pack_type = Field, Options, Battle, PACK_TYPE
    positions, armies = positions, advice

    def seat_names(self, count: int, options: Options) -> tuple[str, ...]:
        """Players by their numbers."""
        return tuple(f"player-{number + 1}" for number in range(count))

    def option_schema(self) -> dict[str, Any]:
        """With the modes, and the sample armies as examples."""
        schema = super().option_schema()
        told = schema["$defs"]["Options"]["properties"]
        told["mode"]["enum"] = [*self.content().modes, options.RANDOM]
        told["size"]["examples"] = list(self.content().sizes)
        told["armies"]["examples"] = list(self.content().samples)
        return schema

    def check_options(self, seats: tuple[str, ...], given: Options) -> Iterator[Problem]:
        """What players cannot agree on."""
        return options.problems(self.content(), seats, given)

    def setup(self, seats: tuple[str, ...], given: Options) -> Field:
        """The table before the first chance outcome."""
        return options.setup(self.content(), seats, given)

    def round(self, state: Field) -> int:
        """The round; 0 during set-up."""
        return state.course.round

    def redeal(self, g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
        """Cards and missions that the seat cannot see, dealt anew."""
        return secrets.redeal(g, seat, rng)

    def look(self, g: G, seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
        """Zones, control, arcs, ranges and lines of sight."""
        return looks.look(g, about)

    def odds(self, g: G, seat: str, answer: Any) -> dict[str, Any]:
        """Attacks and charges, by exact chances."""
        return of_answer(g, g.asked[seat].space, answer)


chapters(__name__)
register(Figurines())
