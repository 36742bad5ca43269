"""What a game mode may say, and when the procedures of the game ask it (FIG-SET-11).

Everything here is the plain game; a mode overrides what it changes. A hook whose name is a moment
(`objectives`, `moved`, `score`...) emits events and pushes steps with `g.do`; the others answer a question.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing.effects import Moment
from montjoie.kernel import Part, Step
from montjoie.table.plane import Shape

registry: dict[str, Rules] = {}  # by mode


def hook(g: G) -> Rules:
    """The rules of the mode being played."""
    return registry[g.state.course.mode]


class Rules:
    """The rules of a mode."""

    id: ClassVar[str] = ""
    fixed_edges: ClassVar[bool] = False  # whether the mode settles the players' edges (FIG-STO-03)

    def __init_subclass__(cls) -> None:
        if "id" in cls.__dict__:
            registry[cls.id] = cls()

    # Set-up, in this order.

    def opening(self, g: G) -> None:
        """Before anything lies on the table: roles, edges, walls (FIG-STO-01, FIG-STO-03)."""

    def objectives(self, g: G) -> None:
        """Objective tokens are laid, before terrain (FIG-SET-01)."""

    def terrain_by(self, g: G) -> str:
        """The player who places all terrain alone; "" where players alternate (FIG-STO-04)."""
        return ""

    def terrain_banned(self, g: G) -> tuple[str, ...]:
        """Kinds of terrain that cannot be chosen; a random one is rolled again (FIG-FEA-01)."""
        return ()

    def terrain_gap(self, g: G, piece: str) -> int:
        """How far new terrain must stay from a piece on the table (FIG-SET-04, FIG-FEA-02)."""
        return int(g.content.numbers.terrain_spacing)

    def terrain_zones(self, g: G) -> tuple[str, ...]:
        """The players whose zones new terrain must keep away from (FIG-SET-04, FIG-STO-04)."""
        return tuple(g.state.players)

    def before_deployment(self, g: G) -> None:
        """Cards and missions are dealt, after terrain and before deployment."""

    def reserves(self, g: G) -> None:
        """Who waits in Reserve is chosen, just before deployment (FIG-CLA-02, FIG-STO-08)."""

    def chooser(self, g: G) -> str:
        """Where the edges are fixed: who deploys first; an opponent says who is First Player (FIG-SET-07)."""
        return ""

    def deploys(self, g: G, player: str) -> tuple[str, ...]:
        """The units of a player that are still to be deployed (FIG-SET-08)."""
        return tuple(
            name
            for name, row in g.state.units.items()
            if row.owner == player and row.where == "reserve" and not g.state.tally.get(f"held/{name}")
        )

    def after_deployment(self, g: G) -> None:
        """All units stand on the table (FIG-FIR-02)."""

    # Rounds and turns.

    def round_start(self, g: G) -> None:
        """Before the round_start window (FIG-WIN-03, FIG-STO-07)."""

    def turn_options(self, g: G, player: str) -> dict[str, Step]:
        """What a player may do in a turn instead of activating a unit, by its name in the answer; where no
        unit is left to activate the player may also pass (FIG-CLA-03, FIG-CLA-11)."""
        return {}

    def may_activate(self, g: G, unit: str) -> bool:
        """Whether a unit not yet activated may be; one that may not does not oblige its owner to do so."""
        return True

    def arriving(self, g: G, player: str) -> tuple[str, ...]:
        """Units off the table that a player may activate; they arrive by `activated` (FIG-STO-09)."""
        return ()

    def activated(self, g: G, unit: str) -> None:
        """A Combat Unit or wall was activated, before the unit_activated window (FIG-STO-09, FIG-STO-12)."""

    def acting(self, g: G, unit: str) -> Step | None:
        """What an activated unit does instead of choosing an action (FIG-STO-13)."""
        return None

    # What units do, and what happens to them.

    def witness(self, g: G, moment: Moment) -> None:
        """A situation of table 5.3 has come, whether or not anybody answers it: for what modes count."""

    def moved(self, g: G, unit: str) -> None:
        """A movement has ended, whatever its kind: tokens are claimed (FIG-OBJ-06)."""

    def action_ended(self, g: G, unit: str) -> None:
        """An action, free or not, is over (FIG-FEA-07)."""

    def panic_failed(self, g: G, unit: str) -> None:
        """A unit has failed a panic test (FIG-FEA-08, FIG-DAN-05)."""

    def unit_destroyed(self, g: G, unit: str, by: str, attacker: str = "") -> None:
        """A Combat Unit has lost its last figure; `by`: the player responsible, or nobody; `attacker`: the
        unit whose attack or ability did it. Before its tray is removed; Victory Through Combat is apart."""

    def removing(self, g: G, unit: str) -> str:
        """Where a destroyed unit goes: lost, or to its owner's Reserve (FIG-CLA-06)."""
        return "reserve" if mode_of(g).reserve.destroyed_return else "lost"

    def returns(self, g: G, player: str) -> bool:
        """Whether a player without a unit on the table has others that may still come (FIG-RUL-34), or one
        that is about to leave it for the Reserve (FIG-CLA-06)."""
        return any(
            row.owner == player and (row.where == "reserve" or self.leaving(g, name) == "reserve")
            for name, row in g.state.units.items()
        )

    def leaving(self, g: G, unit: str) -> str:
        """Where the tray of a destroyed unit that still stands goes; "" for any other unit."""
        row = g.state.units[unit]
        return self.removing(g, unit) if row.where == "table" and not row.figures else ""

    def barred(self, g: G, unit: str) -> tuple[Shape, ...]:
        """Ground that a unit may neither cross nor end on (FIG-STO-14)."""
        return ()

    def may_march(self, g: G, unit: str) -> bool:
        """Whether a unit may march; not with a token that is too heavy (FIG-DAN-03)."""
        return not (g.state.units[unit].carries and mode_of(g).carrier.no_march)

    def attack_dice(self, g: G, attack: Any) -> Iterator[Part]:
        """Dice that the mode gives to an attack (FIG-FIR-03)."""
        return iter(())

    # Victory Points.

    def combat_vp(self, g: G, player: str) -> bool:
        """Whether a player gains by Victory Through Combat (FIG-VIC-01)."""
        who = mode_of(g).scoring.combat_vp
        return who == "all" or (who == "attacker" and g.state.players[player].role == "attacker")

    def gains(self, g: G, player: str) -> bool:
        """Whether a player can gain Victory Points at all (FIG-STO-05)."""
        return True

    def fell_before(self, g: G, unit: str) -> bool:
        """Whether a unit that falls now was destroyed before in this game: abilities that give extra VP
        for its destruction work the first time only (FIG-CLA-08)."""
        return False

    def vp_needed_delta(self, g: G) -> int:
        """What the mode adds to the needed VP (FIG-WIN-08, FIG-DWD-07)."""
        return mode_of(g).scoring.vp_needed_delta

    def score(self, g: G) -> None:
        """Clean-up step b: the mode scores (FIG-RND-08)."""

    def after_check(self, g: G) -> None:
        """Between the victory check and the tokens going (FIG-DWD-04)."""

    def winner_at_end(self, g: G) -> str:
        """Who wins after round 6 when nobody has won by VP; "" where most VP decide (FIG-STO-05)."""
        return ""
