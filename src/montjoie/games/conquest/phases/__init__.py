"""Chapter 2: the five phases of a round (CON-RND-01)."""
