"""Tests of throne, a file a chapter."""
