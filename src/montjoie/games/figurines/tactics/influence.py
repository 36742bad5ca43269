"""Chapter 4.20: influence (FIG-INF)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.events import Influenced
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import Claiming


def influences(g: G, ncu: str, unit: str) -> bool:
    """Whether the card of an NCU lies on a unit; losing its abilities does not remove it (FIG-INF-04)."""
    row = g.state.units.get(unit)
    return row is not None and ncu in row.influences


def has_room(g: G, unit: str, player: str) -> bool:
    """At most one influence of its own side and one of the enemy's (FIG-INF-02)."""
    row = g.state.units[unit]
    own = teams.friends(g, row.owner, player)
    return not any(teams.friends(g, row.owner, g.state.ncus[ncu].owner) == own for ncu in row.influences)


class Influence(Claiming, frozen=True):
    """When the NCU claims a zone its card is laid on a Combat Unit, friendly or enemy, until Clean-up
    (FIG-INF-01). It is no Attachment (FIG-INF-03), and comes back when the unit is destroyed (FIG-INF-05).

    Subclasses say `arrives` for what happens at once; what it changes is a part that asks `influences`.
    """

    def targets(self, g: G, /) -> Iterator[str]:
        """The owner chooses; attaching is not optional. If every Combat Unit is full nothing is attached
        (FIG-INF-06, FIG-D-41)."""
        return (unit for unit in effects.reachable(g) if has_room(g, unit, self.owner))

    def work(self, g: G) -> None:
        g.emit(Influenced(self.source, self.target, self.of))
        self.arrives(g)

    def arrives(self, g: G) -> None:
        """What the influence does at once."""
