"""Chapter 4.32: setting up the battlefield, in the order of the later text (FIG-SET-01, FIG-DIF-01)."""

from __future__ import annotations

from montjoie.games.figurines import modes, teams, timing, zones
from montjoie.games.figurines.events import EdgesSettled
from montjoie.games.figurines.setup.deployment import ChooseSides, CornerRoll, FirstRoll, NameFirst
from montjoie.games.figurines.setup.terrain import place_terrain
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Step


class SetUp(Step, frozen=True):
    """Zones, objective tokens, terrain, deployment; a mode may change each of them (FIG-SET-01, FIG-SET-11,
    FIG-DIF-05)."""

    stages = ("mark_zones", "objectives", "terrain", "prepare", "deploy", "first_player", "afterwards")
    audience = PUBLIC

    def mark_zones(self, g: G) -> None:
        """Zones lie along two edges, or in the corners where players sit in a free-for-all (FIG-MUL-07)."""
        if teams.free_for_all(g):
            corners = dict(zip(g.state.players, zones.CORNERS, strict=False))
            g.emit(EdgesSettled(corners), "FIG-MUL-07")
        modes.hook(g).opening(g)

    def objectives(self, g: G) -> None:
        """Objective tokens come before terrain (FIG-SET-01)."""
        modes.hook(g).objectives(g)

    def terrain(self, g: G) -> None:
        """Terrain is placed."""
        place_terrain(g)

    def prepare(self, g: G) -> None:
        """What a mode or an ability does before deployment."""
        modes.hook(g).before_deployment(g)
        timing.open_window(g, timing.Moment("before_deployment"))

    def deploy(self, g: G) -> None:
        """Sides are chosen, units placed in turn (FIG-SET-07, FIG-SET-08)."""
        if teams.free_for_all(g):
            g.do(CornerRoll())
        elif modes.hook(g).fixed_edges:
            g.do(NameFirst(chooser=modes.hook(g).chooser(g)))
        else:
            g.do(ChooseSides())

    def first_player(self, g: G) -> None:
        """In a free-for-all a roll decides (FIG-MUL-08)."""
        if teams.free_for_all(g):
            g.do(FirstRoll())

    def afterwards(self, g: G) -> None:
        """All units stand on the table."""
        modes.hook(g).after_deployment(g)
