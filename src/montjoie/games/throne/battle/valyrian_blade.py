"""The Valyrian Steel Blade in battle (THR-VSB)."""

from __future__ import annotations

from montjoie.games.throne.battle.support import Fight
from montjoie.games.throne.events import BladeUsed
from montjoie.games.throne.seating import to
from montjoie.games.throne.state import G
from montjoie.kernel import OneOf, PublicStep, Question, ask


class UseBlade(OneOf, frozen=True):
    """The holder of the Blade, who fights in this battle, draws it or keeps it for another."""


class OfferBlade(PublicStep, frozen=True):
    """The Blade may be used after the cards and their texts (THR-VSB-01, THR-BAT-08)."""

    stages = ("offer",)

    @ask
    def offer(self, g: G) -> Question | None:
        """THR-VSB-02: once a turn; THR-VSB-03: in a battle its holder fights, not one he supports."""
        fight: Fight = g.running(Fight)
        holder = g.state.tracks["fiefdoms"].holder
        if g.state.turn.blade_used or holder not in (fight.attacker, fight.defender):
            return None
        return to(g, holder, UseBlade(("use", "keep")), "THR-VSB-01")

    @offer.chosen
    def offered(self, g: G, seat: str, answer: str) -> None:
        """THR-VSB-01: it counts for the side of its holder."""
        if answer == "use":
            fight: Fight = g.running(Fight)
            holder = g.state.tracks["fiefdoms"].holder
            g.emit(BladeUsed(holder))
            g.revise(Fight, blade=fight.side(holder))
