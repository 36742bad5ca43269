"""Chapter 4.9: actions in general, free ones, and what effects add to them."""
