"""Tests of the games, mirroring src."""
