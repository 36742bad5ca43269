"""Tests of the skirmish of westeros."""
