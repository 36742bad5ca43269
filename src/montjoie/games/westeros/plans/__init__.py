"""The special rules of battle plans (WES-GEN-04): one file a rule, with what it does on each occasion.

What all plans can count, `scoring` scores (WES-VIC-02).
"""

from montjoie.games.westeros.plans import archers as archers
from montjoie.games.westeros.plans import captive as captive
from montjoie.games.westeros.plans import catapults as catapults
from montjoie.games.westeros.plans import prisoner as prisoner
from montjoie.games.westeros.plans import ramparts as ramparts
from montjoie.games.westeros.plans import strategy as strategy
