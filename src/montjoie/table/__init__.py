"""Plain tools of the table, without rules: areas, boards of hexes, the free table."""
