"""Every way the battlefield of conquest can change, chapter by chapter."""

from montjoie.games.conquest.events.characters import *
from montjoie.games.conquest.events.rounds import *
from montjoie.games.conquest.events.units import *
from montjoie.games.conquest.events.wounds import *
