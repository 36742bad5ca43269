"""The battlefield: its hexes and ground, what is seen and controlled from where, and the ways over it."""
