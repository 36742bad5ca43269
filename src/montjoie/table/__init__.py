"""Plain tools of the table, without rules: areas."""
