"""Chapters 4.12, 4.13, 4.15 to 4.18: attacks, from the choice of a target to the breakthrough."""
