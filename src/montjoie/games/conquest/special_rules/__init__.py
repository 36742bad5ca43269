"""Chapter 11.3: the special rules, grouped by what they touch (CON-SPR)."""
