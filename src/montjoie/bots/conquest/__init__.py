"""Bots that play conquest: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.conquest.greed import ConquestHabits as ConquestHabits
from montjoie.bots.conquest.mind import ConquestMind
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels

bots.register("greedy", lambda game, seed: Greedy(ConquestHabits(), seed), "conquest")
levels.register(ConquestMind, {})
