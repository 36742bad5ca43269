"""Throne: house_cards."""
