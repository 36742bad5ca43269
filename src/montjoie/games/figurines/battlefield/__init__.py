"""The table as it stands: trays, figures and ranks, sides, terrain, lines of sight, who controls what."""
