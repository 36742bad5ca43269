"""Bots that play figurines: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.figurines.greed import FigurinesHabits as FigurinesHabits
from montjoie.bots.figurines.mind import FigurinesMind
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels

bots.register("greedy", lambda game, seed: Greedy(FigurinesHabits(), seed), "figurines")
levels.register(FigurinesMind, {})
