"""Tests of the special rules of battle plans of westeros."""
