"""Chapters 4.24 to 4.27 and 4.33: wounds, tests, conditions, healing, and who gains by them."""
