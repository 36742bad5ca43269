"""Chapter 8: characters, their activation and what they do (CON-CHR, CON-DUE)."""
