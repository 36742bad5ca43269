"""The Spires: clones and drones, biomancers and pheromancers, mutations."""

from montjoie.games.conquest.factions.spires import army as army
from montjoie.games.conquest.factions.spires import characters as characters
