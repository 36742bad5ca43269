"""Every way the battlefield of westeros can change, chapter by chapter."""

from montjoie.games.westeros.events.cards import *
from montjoie.games.westeros.events.combat import *
from montjoie.games.westeros.events.plans import *
from montjoie.games.westeros.events.rounds import *
from montjoie.games.westeros.events.scoring import *
from montjoie.games.westeros.events.setup import *
from montjoie.games.westeros.events.units import *
