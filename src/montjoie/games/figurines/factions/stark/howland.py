"""The cards of Howland Reed."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.factions import when, whom
from montjoie.games.figurines.factions.sequels import Sequel
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.moves import crossing
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import INCH, LONG, G
from montjoie.games.figurines.timing import Card, Effect

WEAKENED = "weakened"


def crannogmen(g: G, player: str, near: str) -> Iterator[str]:
    """The player's friendly Crannogman units within Long Range of a unit (FIG-GLO-01)."""
    for unit in effects.friendly(g, player, near, LONG):
        if effects.affiliated(g, unit, "crannogman"):
            yield unit


class BogDevilAmbush(Card, frozen=True):
    """Bog Devil Ambush: an activated enemy within Long Range of a friendly Crannogman unit becomes Weakened;
    or such a unit, not yet activated, makes a free ranged Attack on it."""

    of = "bog_devil_ambush"
    needs = (when.enemy,)

    def targets(self, g: G) -> Iterator[str]:
        """The token, or who shoots."""
        foe = self.moment.unit
        near = tuple(crannogmen(g, self.owner, foe))
        if near and conditions.can_receive(g, foe, WEAKENED):
            yield WEAKENED
        for unit in near:
            if not g.state.units[unit].activated and legal(g, unit, ("ranged_attack",), foe):
                yield unit

    def work(self, g: G) -> None:
        if self.target == WEAKENED:
            conditions.give(g, self.moment.unit, WEAKENED)
        else:
            effects.free(g, self.target, "ranged_attack", against=self.moment.unit, optional=False)


class CrannogTraps(Card, frozen=True):
    """Crannog Traps: an enemy that begins a Maneuver, March or Retreat has -1 Speed in this turn; one within
    Long Range of a Crannogman unit, where the move begins (FIG-RUL-113), also counts as crossing Dangerous
    terrain (FIG-TER-05)."""

    of = lasting.declare("crannog_traps")
    needs = (lambda use, g: use.moment.kind in ("maneuver", "march", "retreat"), when.enemy)

    def work(self, g: G) -> None:
        own = (self.moment.unit,)
        lasting.begin(g, SPEED, self.of, self.owner, own, "turn", n=-INCH)
        if next(crannogmen(g, self.owner, self.moment.unit), None) is not None:
            lasting.begin(g, self.of, self.of, self.owner, own, "action")


class BogSprung(Sequel, frozen=True):
    """The Crannog Traps that an enemy who minds Dangerous ground has crossed: D3+1 wounds, by the player of
    the card (FIG-RUL-56, FIG-RUL-113)."""

    of = "bog_sprung"
    card = CrannogTraps.of
    windows = ("move_ended",)
    needs = (lambda use, g: crossing.heeds(g, use.moment.unit, "dangerous"),)

    def work(self, g: G) -> None:
        g.do(DieWounds(unit=self.moment.unit, by=self.owner, plus=1, source=self.card))


def watched(use: Effect, g: G, foe: str) -> bool:
    """Whom unengaged Crannogmen have in range."""
    return any(not field.engaged(g, unit) for unit in crannogmen(g, use.owner, foe))


class TheThreatUnseen(Card, frozen=True):
    """The Threat Unseen: at the start of any turn an enemy with an unengaged friendly Crannogman unit within
    Long Range becomes Panicked and takes a panic test (FIG-MRL-02)."""

    of = "the_threat_unseen"
    targets = whom.enemies(who=watched)

    def work(self, g: G) -> None:
        conditions.give(g, self.target, "panicked")
        g.do(Test(unit=self.target, kind="panic", by=self.owner, source=self.of))
