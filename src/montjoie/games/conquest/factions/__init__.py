"""What each faction brings: army rules, officers, items, masteries, spells, supremacy abilities."""

from montjoie.games.conquest.content import load
from montjoie.games.conquest.factions import city_states as city_states
from montjoie.games.conquest.factions import dweghom as dweghom
from montjoie.games.conquest.factions import hundred_kingdoms as hundred_kingdoms
from montjoie.games.conquest.factions import masteries as masteries
from montjoie.games.conquest.factions import nords as nords
from montjoie.games.conquest.factions import old_dominion as old_dominion
from montjoie.games.conquest.factions import spires as spires
from montjoie.games.conquest.factions import wadrhun as wadrhun
from montjoie.games.conquest.factions.deeds import read

read(load())
