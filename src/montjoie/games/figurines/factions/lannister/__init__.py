"""House Lannister: its units, its court, its cards, then the cards of each Commander."""
