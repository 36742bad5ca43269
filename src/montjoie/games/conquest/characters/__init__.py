"""Chapter 8: characters, their activation and what they do (CON-CHR, CON-DUE)."""

from montjoie.games.conquest.characters import duel as duel  # noqa: I001 (the first of their actions)
from montjoie.games.conquest.characters import activation as activation
