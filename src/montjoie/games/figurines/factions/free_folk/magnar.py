"""The cards of Styr, Magnar of Thenn."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.factions.attached import Bond, CountsFallen
from montjoie.games.figurines.factions.last_blow import LastBlow
from montjoie.games.figurines.factions.trials import Steadied
from montjoie.games.figurines.factions.trophies import Exposing
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.state import Attached, G

VENGEANCE = "styrs_vengeance"


class ThennDefiance(Steadied, frozen=True):
    """Thenn Defiance: a friendly unit rolls dice of its panic test again, or passes near Styr."""

    of = "thenn_defiance"


class BitterDemise(LastBlow, frozen=True):
    """Bitter Demise: friendly infantry or cavalry that is destroyed strikes a last blow; Styr's unit may
    re-roll attack dice."""

    of = "bitter_demise"

    def fits(self, g: G) -> bool:
        """Infantry and cavalry alone."""
        return effects.is_type(g, self.moment.unit, "infantry", "cavalry") and super().fits(g)

    def gifts(self, g: G) -> dict[str, Any]:
        """Styr falls last, with his unit (FIG-ATC-04)."""
        row = g.state.units[self.moment.unit]
        led = g.state.players[self.owner].commander in (*row.attachments, *row.fallen)
        return {"rerolls": ((row.owner, "any", self.of),)} if led else {}


class StyrsVengeance(Bond, frozen=True):
    """Styr's Vengeance: attached to a friendly Combat Unit, it gets a token for each friendly unit that is
    destroyed; with one, whom the unit attacks becomes Vulnerable before the dice."""

    of = VENGEANCE


class VengeanceGrows(CountsFallen, frozen=True):
    """Styr's Vengeance: a friend has fallen."""

    of = "vengeance_grows"
    card = VENGEANCE

    @classmethod
    def concerns(cls, g: G, row: Attached, fallen: str) -> bool:
        """Any Combat Unit of the side."""
        return not effects.is_enemy(g, row.owner, fallen)


class VengeanceTaken(Exposing, frozen=True):
    """Styr's Vengeance at work."""

    of = "vengeance_taken"
    card = VENGEANCE
