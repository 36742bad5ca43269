"""What those who look at the table are told: zones, threats, lines of sight, what a seat cannot know."""

from montjoie.games.figurines.telling import warnings as warnings
