"""The cards of Howland Reed."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.moves import crossing
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import INCH, LONG, G
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment, Standing

WEAKENED = "weakened"
MOVES = ("maneuver", "march", "retreat")


def crannogmen(g: G, player: str, near: str) -> Iterator[str]:
    """The player's friendly Crannogman units within Long Range of a unit (FIG-GLO-01)."""
    for unit in effects.friendly(g, player, near, LONG):
        if effects.affiliated(g, unit, "crannogman"):
            yield unit


class BogDevilAmbush(Card, frozen=True):
    """Bog Devil Ambush: an activated enemy within Long Range of a friendly Crannogman unit becomes Weakened;
    or such a unit, not yet activated, makes a free ranged Attack on it."""

    of = "bog_devil_ambush"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """One or the other is possible."""
        return effects.is_enemy(g, self.owner, self.moment.unit) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """The token, or who shoots."""
        foe = self.moment.unit
        near = tuple(crannogmen(g, self.owner, foe))
        if near and conditions.can_receive(g, foe, WEAKENED):
            yield WEAKENED
        for unit in near:
            if not g.state.units[unit].activated and legal(g, unit, ("ranged_attack",), foe):
                yield unit

    def resolve(self, g: G) -> None:
        """It uses up nothing (FIG-GLO-04)."""
        if self.target == WEAKENED:
            conditions.give(g, self.moment.unit, WEAKENED)
        elif self.target:
            effects.free(g, self.target, "ranged_attack", against=self.moment.unit, optional=False)


class CrannogTraps(Card, frozen=True):
    """Crannog Traps: an enemy that begins a Maneuver, March or Retreat has -1 Speed in this turn; one within
    Long Range of a Crannogman unit also counts as crossing Dangerous terrain (FIG-TER-05)."""

    of = lasting.declare("crannog_traps")
    stages = ("lay",)

    def fits(self, g: G) -> bool:
        """An enemy moves."""
        return self.moment.kind in MOVES and effects.is_enemy(g, self.owner, self.moment.unit)

    def lay(self, g: G) -> None:
        """Judged where the move begins (FIG-RUL-113)."""
        own = (self.moment.unit,)
        lasting.begin(g, SPEED, self.of, self.owner, own, "turn", n=-INCH)
        if next(crannogmen(g, self.owner, self.moment.unit), None) is not None:
            lasting.begin(g, self.of, self.of, self.owner, own, "action")


class BogSprung(Standing, frozen=True):
    """The Crannog Traps that an enemy has crossed."""

    of = "bog_sprung"
    windows = ("move_ended",)
    stages = ("spring",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """If the card was played against this move, and the unit minds Dangerous ground."""
        for row in lasting.on(g, CrannogTraps.of, moment.unit).values():
            if crossing.heeds(g, moment.unit, "dangerous"):
                yield cls(moment=moment, owner=row.owner)

    def forced(self, g: G) -> bool:
        """It was played before."""
        return True

    def spring(self, g: G) -> None:
        """D3+1 wounds, by the player of the card (FIG-RUL-56, FIG-RUL-113)."""
        g.do(DieWounds(unit=self.moment.unit, by=self.owner, plus=1, source=CrannogTraps.of))


class TheThreatUnseen(Card, frozen=True):
    """The Threat Unseen: at the start of any turn an enemy with an unengaged friendly Crannogman unit within
    Long Range becomes Panicked and takes a panic test."""

    of = "the_threat_unseen"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody is watched."""
        return next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those near hidden bows."""
        for foe in effects.enemies(g, self.owner):
            if any(not field.engaged(g, unit) for unit in crannogmen(g, self.owner, foe)):
                yield foe

    def resolve(self, g: G) -> None:
        """FIG-MRL-02."""
        if self.target:
            conditions.give(g, self.target, "panicked")
            g.do(Test(unit=self.target, kind="panic", by=self.owner, source=self.of))
