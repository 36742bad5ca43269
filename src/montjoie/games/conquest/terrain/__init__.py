"""Chapter 10: pieces of terrain and what they do (CON-TER, CON-GAR)."""
