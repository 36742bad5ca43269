"""The Baratheon court: the NCUs."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import NcuMoved
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.permanent import carries
from montjoie.games.figurines.factions.plain import as_ability
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, room
from montjoie.games.figurines.harm.conditions import TakeCondition, can_receive, give
from montjoie.games.figurines.powers.abilities import of_ncu
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.tactics.board import ActivateNcu, Claiming
from montjoie.games.figurines.timing import Effect, Moment, Standing

HAYSTACK = "support_of_haystack_hall"
carries("shifting_loyalties", 3)


class ShiftingLoyalties(Claiming, frozen=True):
    """Alester Florent, Shifting Loyalties: after the effect of the zone he claimed a token moves him to an
    empty zone, whose effect does not work, or lets him change places with another NCU on the board. Zones
    change hands at once (FIG-TAC-02)."""

    of = "shifting_loyalties"
    any_time = False
    comes = "after"
    needs = (when.tokens,)

    def targets(self, g: G) -> tuple[str, ...]:
        others = (name for name, row in g.state.ncus.items() if row.zone and name != self.source)
        return (*board.free_zones(g), *others)

    def work(self, g: G) -> None:
        here, zone = g.state.ncus[self.source].zone, self.target
        deeds.pays_token(self, g)
        if self.target in g.state.ncus:
            zone = g.state.ncus[self.target].zone
            g.emit(NcuMoved(self.target, here, zone, self.of))
        g.emit(NcuMoved(self.source, zone, here, self.of))


def in_need(use: Effect, g: G, unit: str) -> bool:
    """Who can use what Haystack Hall gives on the zone that was claimed."""
    helped = {"crown": room(g, unit), "tactics": len(g.state.units[unit].conditions)}
    return bool(helped.get(use.moment.zone))


@as_ability(to=whom.friends(who=in_need), kind=Claiming)
def support_of_haystack_hall(use: Effect, g: G) -> None:
    """Shyra Errol, Support of Haystack Hall: on the Crown one friendly Combat Unit heals 1 wound, on Tactics
    one loses a condition token; Wealth has a rule of its own below."""
    if use.moment.zone == "crown":
        g.do(Heal(unit=use.target, up_to=1, exactly=True))
    else:
        g.do(TakeCondition(unit=use.target, player=use.owner))


class TokenPassedOn(Standing, frozen=True):
    """Shyra Errol on Wealth: the token the zone takes off may be put on an enemy Combat Unit that can receive
    it (FIG-CON-01)."""

    of = "token_passed_on"
    windows = ("condition_lost",)
    targets = whom.enemies(who=lambda use, g, unit: can_receive(g, unit, use.moment.kind))

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """While she resolves Wealth."""
        claim: ActivateNcu | None = g.running(ActivateNcu)
        if claim is None or claim.effect != "wealth" or claim.replaced or moment.zone != "wealth":
            return
        use = cls(moment=moment, owner=effects.owner(g, claim.ncu), source=claim.ncu)
        if HAYSTACK in of_ncu(g, claim.ncu) and use.fits(g):
            yield use

    def work(self, g: G) -> None:
        give(g, self.target, self.moment.kind)
