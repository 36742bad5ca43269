"""Chapter 10: pieces of terrain and what they do (CON-TER, CON-GAR)."""

from montjoie.games.conquest.terrain import garrison as garrison
from montjoie.games.conquest.terrain import occupying as occupying
from montjoie.games.conquest.terrain import zonal as zonal
