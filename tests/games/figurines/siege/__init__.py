"""Tests of the siege."""
