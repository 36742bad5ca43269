"""The Night's Watch: its abilities, the Vows, its cards and those of each Commander."""
