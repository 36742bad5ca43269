"""Batailles de Westeros: hexes, order tokens, command cards, engagement, morale and fire."""
