"""Bots that play throne: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels
from montjoie.bots.throne.greed import ThroneHabits as ThroneHabits
from montjoie.bots.throne.mind import ThroneMind

bots.register("greedy", lambda game, seed: Greedy(ThroneHabits(), seed), "throne")
levels.register(ThroneMind, {})
