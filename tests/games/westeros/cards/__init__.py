"""Tests of the cards and commanders of westeros."""
