"""House Stark: attacks, abilities, the council, Tactics cards, then those of each Commander."""
