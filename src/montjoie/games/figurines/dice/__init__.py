"""Chapter 4.23 and what goes before: reading dice, rolling them again."""
