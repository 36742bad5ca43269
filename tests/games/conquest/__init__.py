"""Tests of conquest."""
