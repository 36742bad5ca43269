"""Chapter 12.1: army lists, what they cost and what is wrong with them (CON-ARM)."""
