"""Every way the board of throne can change, chapter by chapter."""

from montjoie.games.throne.events.battle import *
from montjoie.games.throne.events.orders import *
from montjoie.games.throne.events.power import *
from montjoie.games.throne.events.turns import *
from montjoie.games.throne.events.units import *
