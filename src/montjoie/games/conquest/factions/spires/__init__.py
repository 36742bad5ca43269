"""The Spires: clones and drones, mutations, biomancers and pheromancers."""

from montjoie.games.conquest.factions.spires import army as army
from montjoie.games.conquest.factions.spires import mancies as mancies
from montjoie.games.conquest.factions.spires import mutations as mutations
