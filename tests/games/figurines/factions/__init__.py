"""Cards and abilities, faction by faction."""
