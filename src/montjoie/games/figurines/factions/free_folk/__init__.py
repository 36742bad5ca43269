"""The Free Folk: their units, their council, their cards, then the cards of each Commander."""
