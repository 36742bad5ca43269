"""Chapter 8: characters, their activation and what they do (CON-CHR, CON-DUE)."""

from montjoie.games.conquest.characters import duel as duel
from montjoie.games.conquest.characters import last_stand as last_stand
from montjoie.games.conquest.characters import rally as rally
