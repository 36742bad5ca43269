"""Odds of attacks and charges."""
