"""House Stark: its abilities, its council and Outriders, its cards and those of each Commander."""
