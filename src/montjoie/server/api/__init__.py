"""The HTTP side: what is told of the games, and of matches; matches that are opened."""
