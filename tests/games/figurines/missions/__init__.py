"""Tests of the missions."""
