"""The Hundred Kingdoms: doctrine, training, officers, heirlooms, the theist faith and the four schools."""

from montjoie.games.conquest.factions.hundred_kingdoms import army as army
from montjoie.games.conquest.factions.hundred_kingdoms import spells as spells
