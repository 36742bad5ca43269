"""The games. Each is a package of its own and imports no other."""
