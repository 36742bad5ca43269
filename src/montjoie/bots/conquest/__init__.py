"""Bots that play conquest: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.conquest.greed import ConquestHabits as ConquestHabits
from montjoie.bots.conquest.mind import ConquestMind
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels

bots.register("greedy", lambda game, seed: Greedy(ConquestHabits(), seed), "conquest")
# Squires against pages 49 of 60 at 500 points; at 1000 points knights against squires 54 of 60 and against
# greedy 33.5 of 48, marshals against knights 38.5 of 60 and against greedy 59.5 of 73, constables against
# marshals 37.5 of 60 and against greedy 57 of 70.
levels.register(
    ConquestMind, {"page": 510, "squire": 770, "knight": 1150, "marshal": 1260, "constable": 1350}
)
