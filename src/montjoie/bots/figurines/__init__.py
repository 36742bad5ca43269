"""Bots that play figurines: greedy by its habits, and those who think."""

from __future__ import annotations

from montjoie import bots
from montjoie.bots.figurines.greed import FigurinesHabits as FigurinesHabits
from montjoie.bots.figurines.mind import FigurinesMind
from montjoie.bots.greedy import Greedy
from montjoie.bots.thinking import levels

bots.register("greedy", lambda game, seed: Greedy(FigurinesHabits(), seed), "figurines")
# Two seats. Squires against pages 45 of 60, knights against squires 60 of 60 (rated as 61 of 62), marshals
# against knights 27 of 41, constables against marshals 32 of 53; against greedy knights 37 of 60, marshals
# 39 of 49, constables 49 of 54.
levels.register(
    FigurinesMind, {"page": 180, "squire": 370, "knight": 1080, "marshal": 1240, "constable": 1310}
)
