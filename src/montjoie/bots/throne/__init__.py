"""Bots that play throne: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels
from montjoie.bots.throne.greed import ThroneHabits as ThroneHabits
from montjoie.bots.throne.mind import ThroneMind

bots.register("greedy", lambda game, seed: Greedy(ThroneHabits(), seed), "throne")
# Knights stand at 1000 and are not offered: dealt over all the seats they won 168 of 300 games against
# squires, who won 42 of 60 against pages; captains won 55 of 60 against squires. One against four knights,
# captains won 6 of 15 games, marshals 71 and constables 87 of 100; a marshal against four captains 22 of 61.
# A constable against four marshals won 2 of 17 games: what he wins does not tell the two apart.
RATINGS = {"page": 810, "squire": 950, "captain": 1260, "marshal": 1400, "constable": None}
levels.register(ThroneMind, RATINGS)
