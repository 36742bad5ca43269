"""House Baratheon: its abilities, its cards and those of each Commander."""
