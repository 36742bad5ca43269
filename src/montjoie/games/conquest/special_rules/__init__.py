"""Chapter 11.3: the special rules, grouped by what they touch (CON-SPR)."""

from montjoie.games.conquest.special_rules import auras as auras
from montjoie.games.conquest.special_rules import charging as charging
from montjoie.games.conquest.special_rules import devotion as devotion
from montjoie.games.conquest.special_rules import shooting as shooting
from montjoie.games.conquest.special_rules import striking as striking
