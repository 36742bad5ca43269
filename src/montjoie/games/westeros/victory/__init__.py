"""How a battle is won: the morale track, objectives, points and the end (WES-VIC, WES-MOR)."""
