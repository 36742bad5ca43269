"""What is told beside the rules: ways and reasons with a question, odds, and what others may hold."""

from montjoie.games.westeros.telling import questions as questions
from montjoie.games.westeros.telling import warnings as warnings
