"""Every way the table of figurines can change, chapter by chapter."""

from montjoie.games.figurines.events.cards import *
from montjoie.games.figurines.events.fighting import *
from montjoie.games.figurines.events.missions import *
from montjoie.games.figurines.events.objectives import *
from montjoie.games.figurines.events.rounds import *
from montjoie.games.figurines.events.setup import *
from montjoie.games.figurines.events.units import *
