"""The skirmish: a random battle set up by the players in thirteen steps (WES-SKI)."""

from montjoie.games.westeros.skirmish.muster import Muster

__all__ = ["Muster"]
