"""The Spires: clones and drones, biomancers and pheromancers, mutations."""
