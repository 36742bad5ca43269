"""Chapters 4.7, 4.19 and 4.20: Non-Combat Units, the tactics board, influence."""
