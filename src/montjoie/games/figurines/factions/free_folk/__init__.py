"""The Free Folk: their abilities, their cards and those of each Commander, the horde."""
