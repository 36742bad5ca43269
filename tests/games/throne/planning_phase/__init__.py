"""Tests of the planning phase of throne."""
