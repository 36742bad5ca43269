
from montjoie.games.conquest.factions import hundred_kingdoms as hundred_kingdoms
