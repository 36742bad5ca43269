"""Chapter 4.37: A Storm of Swords, the siege: roles, castle walls, siege cards (FIG-STO)."""
