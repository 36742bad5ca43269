"""What each faction brings: army rules, officers, items, masteries, spells, supremacy abilities."""

from montjoie.games.conquest.content import load
from montjoie.games.conquest.factions.deeds import read
from montjoie.kernel import chapters

chapters(__name__)
read(load())
