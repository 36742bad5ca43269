"""Bots that play throne: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels
from montjoie.bots.throne.greed import ThroneHabits as ThroneHabits
from montjoie.bots.throne.mind import ThroneMind

bots.register("greedy", lambda game, seed: Greedy(ThroneHabits(), seed), "throne")
# One against four of the level below (of knights, from captains on): 4 of 40, 1 of 15, 6 of 15, 71 of 100,
# 87 of 100 games.
RATINGS = {"page": 640, "squire": 780, "knight": 1000, "captain": 1180, "marshal": 1400, "constable": 1570}
levels.register(ThroneMind, RATINGS)
