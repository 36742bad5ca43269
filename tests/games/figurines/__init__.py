"""The rules of figurines, chapter by chapter."""
