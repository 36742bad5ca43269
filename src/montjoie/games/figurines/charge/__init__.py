"""Chapter 4.14: the Charge (FIG-CHG): who may be charged, the way there, its dice, contact and alignment."""

from montjoie.games.figurines.charge.charge import Charge
from montjoie.games.figurines.charge.charging import make_disorderly
from montjoie.games.figurines.charge.targets import chargeable, why_not

__all__ = ["Charge", "chargeable", "make_disorderly", "why_not"]
