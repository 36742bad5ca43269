"""The Baratheon court: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import NcuMoved, NcuTokens
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal, room
from montjoie.games.figurines.harm.conditions import TakeCondition
from montjoie.games.figurines.powers.abilities import of_ncu
from montjoie.games.figurines.queries import TOKENS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.tactics.board import ActivateNcu, Claiming
from montjoie.games.figurines.timing import AIMED, Effect, Moment, Standing
from montjoie.kernel import modifies

HAYSTACK = "support_of_haystack_hall"


@modifies(TOKENS, "shifting_loyalties")
def three_tokens(g: G, holder: str, card: str) -> Iterator[int]:
    """Shifting Loyalties: 3 tokens for the game (FIG-RND-11)."""
    yield 3


class ShiftingLoyalties(Claiming, frozen=True):
    """Alester Florent, Shifting Loyalties: after the effect of the zone he claimed a token moves him to an
    empty zone, whose effect does not work, or lets him change places with another NCU on the board."""

    of = "shifting_loyalties"
    any_time = False
    when = "after"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A token left, and somewhere to go."""
        return super().fits(g) and g.state.ncus[self.source].tokens > 0 and bool(self.targets(g))

    def targets(self, g: G) -> tuple[str, ...]:
        """Free zones, and NCUs that stand on others."""
        others = (name for name, row in g.state.ncus.items() if row.zone and name != self.source)
        return (*board.free_zones(g), *others)

    def resolve(self, g: G) -> None:
        """The token goes; zones change hands at once (FIG-TAC-02)."""
        row = g.state.ncus[self.source]
        g.emit(NcuTokens(self.source, row.tokens - 1, self.of))
        zone = self.target
        if self.target in g.state.ncus:
            zone = g.state.ncus[self.target].zone
            g.emit(NcuMoved(self.target, row.zone, zone, self.of))
        g.emit(NcuMoved(self.source, zone, row.zone, self.of))


class SupportOfHaystackHall(Claiming, frozen=True):
    """Shyra Errol, Support of Haystack Hall: on the Crown one friendly Combat Unit heals 1 wound, on Tactics
    one loses a condition token."""

    of = HAYSTACK
    stages = AIMED

    def fits(self, g: G) -> bool:
        """The zones it speaks of, and somebody to help; Wealth has a rule of its own below."""
        return super().fits(g) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those who can use it."""
        for unit in effects.friendly(g, self.owner):
            helped = {"crown": room(g, unit), "tactics": len(g.state.units[unit].conditions)}
            if helped.get(self.moment.zone):
                yield unit

    def resolve(self, g: G) -> None:
        """By zone."""
        if self.moment.zone == "crown":
            g.do(Heal(unit=self.target, up_to=1, exactly=True))
        else:
            g.do(TakeCondition(unit=self.target, player=self.owner))


class TokenPassedOn(Standing, frozen=True):
    """Shyra Errol on Wealth: the token the zone takes off may be put on an enemy Combat Unit."""

    of = "token_passed_on"
    windows = ("condition_lost",)
    stages = AIMED

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """While she resolves Wealth."""
        claim: ActivateNcu | None = g.running(ActivateNcu)
        if claim is None or claim.effect != "wealth" or claim.replaced or moment.zone != "wealth":
            return
        if HAYSTACK in of_ncu(g, claim.ncu):
            use = cls(moment=moment, owner=effects.owner(g, claim.ncu), source=claim.ncu)
            if next(use.targets(g), None) is not None:
                yield use

    def targets(self, g: G) -> Iterator[str]:
        """Enemies that can receive it (FIG-CON-01)."""
        for unit in effects.enemies(g, self.owner):
            if conditions.can_receive(g, unit, self.moment.kind):
                yield unit

    def resolve(self, g: G) -> None:
        """It lies there now."""
        conditions.give(g, self.target, self.moment.kind)
