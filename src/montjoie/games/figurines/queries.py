"""What abilities, cards, ground and what holds for a while answer together; each is asked in its chapter."""

from __future__ import annotations

from montjoie.kernel import Query

# Sums of an attack, of (strike).
ATTACK_DICE = Query("attack_dice")
TO_HIT = Query("to_hit")  # added to each attack die
SAVES = Query("saves")  # added to each defense die
RANK_BONUS = Query("rank_bonus")  # ranks that count as if they stood
HIGHEST_DICE = Query("highest_dice")  # above 0 where the highest printed value is rolled

# Sums of a unit, of (unit), or of a test, of (test).
SPEED = Query("speed")
DEFENSE = Query("defense")
HITS_PER_WOUND = Query("hits_per_wound")
MORALE_VALUE = Query("morale_value")
MORALE = Query("morale")  # modifiers of a test
PANIC_WOUNDS = Query("panic_wounds")

# Numbers to be added up.
HAND_SIZE = Query("hand_size")  # of (player)
TOKENS = Query("tokens")  # of an NCU at the start, of (card)

# Ids: keywords of (strike), all others of (unit).
KEYWORDS = Query("keywords")
BARRED_ACTIONS = Query("barred_actions")
OBLIGED_ACTIONS = Query("obliged_actions")
IMMUNE_CONDITIONS = Query("immune_conditions")
IGNORED_TERRAIN = Query("ignored_terrain")

# Yes or no, of (unit).
IGNORES_MORALE_PENALTIES = Query("ignores_morale_penalties")
MARCH_PIVOT = Query("march_pivot")
ATTACK_BARRED = Query("attack_barred")
NO_SHIFT = Query("no_shift")
