"""The Night's Watch: its units, its court, the Vows, its other cards, then the cards of each Commander."""
