"""Movement and charges."""
