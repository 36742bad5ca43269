"""Chapter 4.32: setting up the battlefield, in the order of the later text (FIG-SET-01, FIG-DIF-01)."""

from montjoie.games.figurines.setup.deployment import SetUp

__all__ = ["SetUp"]
