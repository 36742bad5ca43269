"""Tests of the action phase of throne."""
