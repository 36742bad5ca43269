"""Bots that play westeros: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels
from montjoie.bots.westeros.greed import WesterosHabits as WesterosHabits
from montjoie.bots.westeros.mind import WesterosMind

bots.register("greedy", lambda game, seed: Greedy(WesterosHabits(), seed), "westeros")
# In the skirmish raid_in_the_riverlands. Squires against pages 73 of 100, knights against squires 116 of 130
# and against greedy 36 of 60, marshals against knights 66 of 100, constables against marshals 24 of 38.
# Captains are hardly weaker than marshals.
levels.register(
    WesterosMind, {"page": 530, "squire": 700, "knight": 1070, "marshal": 1190, "constable": 1280}
)
