"""Throne: battle."""
