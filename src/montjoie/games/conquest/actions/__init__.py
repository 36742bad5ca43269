"""Chapters 3 and 4: the actions, out of combat and in combat, each in a file of its own (CON-ACT-11)."""

from montjoie.games.conquest.actions import charge as charge
from montjoie.games.conquest.actions import clash as clash
from montjoie.games.conquest.actions import combat_reform as combat_reform
from montjoie.games.conquest.actions import march as march
from montjoie.games.conquest.actions import readying as readying
from montjoie.games.conquest.actions import reform as reform
from montjoie.games.conquest.actions import volley as volley
from montjoie.games.conquest.actions import withdraw as withdraw
