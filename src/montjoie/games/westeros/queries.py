"""The sums that cards, abilities, ground and fire change; each is asked in its chapter."""

from __future__ import annotations

from montjoie.kernel import Query

ATTACK_DICE = Query("attack_dice")  # (strike): WES-CBT-06
VOLLEY_DICE = Query("volley_dice")  # (dice, from, to): of arrows that no unit shoots
SCORCH_DICE = Query("scorch_dice")  # (unit): of those that set fire
IGNORED_HITS = Query("ignored_hits")  # (unit): WES-KEY
MOVEMENT = Query("movement")  # (unit, order option): hexes
