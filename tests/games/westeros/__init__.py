"""Tests of westeros, a file a chapter."""
