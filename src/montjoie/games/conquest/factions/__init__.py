"""What each faction brings: army rules, officers, items, masteries, spells, supremacy abilities."""

from montjoie.games.conquest.factions import dweghom as dweghom
from montjoie.games.conquest.factions import hundred_kingdoms as hundred_kingdoms
from montjoie.games.conquest.factions import masteries as masteries
from montjoie.games.conquest.factions import nords as nords
