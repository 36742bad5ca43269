"""The Neutrals: their units, their court, their cards, then the cards of each Bolton who commands."""
