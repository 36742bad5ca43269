"""Toy games: they use what joust does not, so that the kernel's promises can be tested."""
