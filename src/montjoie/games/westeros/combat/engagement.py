"""Breaking an engagement, and the parting attack that may follow (WES-ENG, WES-PAR).

Tokens are no limit on play: an engagement exists though none is left in the supply (WES-ENG-15,
WES-RUL-19).
"""

from __future__ import annotations

from montjoie.games.westeros.events import EngagementBroken, PartingSpared
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.strike import Strike, begin_attack
from montjoie.games.westeros.units import lasting
from montjoie.kernel import OneOf, PublicStep, Question, Step, ask

ATTACK, DECLINE = "attack", "decline"


class PartingAttack(OneOf, frozen=True):
    """The owner of the unit that is left behind strikes at the one that breaks away, or lets it go
    (WES-PAR-02)."""


class Disengage(PublicStep, frozen=True):
    """A unit breaks away by its own will, to move or to attack another (WES-ENG-07, WES-ENG-10,
    WES-ENG-14); its partner may strike before it does (WES-PAR-01).

    Engagements that end in any other way have no penalty (WES-ENG-11): a retreat never draws a parting
    attack (WES-PAR-07)."""

    unit: str
    parting: bool = True  # nobody strikes where an effect forbids it
    partner: str = ""
    stages = ("break_away", "strike")

    def break_away(self, g: G) -> Step:
        """WES-ENG-10: the token between the two is removed; each had this one partner (WES-ENG-01,
        WES-ENG-02)."""
        partner = g.state.units[self.unit].partner
        if g.running(Strike):
            g.emit(EngagementBroken(self.unit, partner, "turn"), "WES-ENG-07")
        else:
            g.emit(EngagementBroken(self.unit, partner))
        return self.but(partner=partner)

    @ask
    def strike(self, g: G) -> Question | None:
        """WES-PAR-02: asked is the partner's owner, even if he has passed (WES-CMD-06)."""
        if not self.parting or not may_part(g, self.partner, self.unit):
            return None
        house = g.state.units[self.partner].house
        return to(g, house, PartingAttack((ATTACK, DECLINE)), "WES-PAR-02")

    @strike.chosen
    def struck(self, g: G, seat: str, answer: str) -> None:
        """WES-PAR-01: the attack interrupts the turn; if the unit survives, its owner goes on
        (WES-PAR-05)."""
        if answer == ATTACK:
            begin_attack(g, self.partner, self.unit, "parting")
        else:
            g.emit(PartingSpared(self.unit, self.partner))


def may_part(g: G, partner: str, unit: str) -> bool:
    """Whether a unit may strike at one that breaks away: not out of a fire (WES-PAR-08, WES-FIR-09), nor
    where an effect forbids it."""
    return not g.state.ground[g.state.units[partner].hex].fire and not lasting.no_parting(g, unit)
