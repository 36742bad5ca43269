"""Combat: the attack, its dice, and how they are read (WES-CBT)."""

from montjoie.games.westeros.combat.attack import Attack, IgnoreMorale, RerollSymbol
from montjoie.games.westeros.timing.strike import Strike

__all__ = ["Attack", "IgnoreMorale", "RerollSymbol", "Strike"]
