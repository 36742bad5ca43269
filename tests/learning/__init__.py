"""Lessons, examples and puzzles are played."""
