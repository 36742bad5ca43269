"""The cards of Styr, Magnar of Thenn."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.common import LastBlow
from montjoie.games.figurines.factions.sequels import Bond, CountsFallen, Exposing
from montjoie.games.figurines.factions.trials import Steadied
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.state import Attached, G

VENGEANCE = "styrs_vengeance"


class ThennDefiance(Steadied, frozen=True):
    """Thenn Defiance: a friendly unit rolls dice of its panic test again, or passes near Styr."""

    of = "thenn_defiance"


class BitterDemise(LastBlow, frozen=True):
    """Bitter Demise: friendly infantry or cavalry that is destroyed strikes a last blow; Styr's unit may
    re-roll attack dice, though he falls with it (FIG-ATC-04)."""

    of = "bitter_demise"
    needs = (when.friend, when.of_type("infantry", "cavalry"))

    def gifts(self, g: G) -> dict[str, Any]:
        unit = self.moment.unit
        return {"rerolls": (deeds.again(self, g, unit),)} if effects.led(g, self.owner, unit) else {}


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
        return not effects.is_enemy(g, row.owner, fallen)


class VengeanceTaken(Exposing, frozen=True):
    """Styr's Vengeance at work."""

    of = "vengeance_taken"
    card = VENGEANCE
