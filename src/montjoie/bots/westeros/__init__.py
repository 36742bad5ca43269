"""Bots that play westeros: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels
from montjoie.bots.westeros.greed import WesterosHabits as WesterosHabits
from montjoie.bots.westeros.mind import WesterosMind

bots.register("greedy", lambda game, seed: Greedy(WesterosHabits(), seed), "westeros")
levels.register(WesterosMind, {})
