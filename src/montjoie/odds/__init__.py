"""Odds asked for on the command line: `montjoie.odds.GAME.command(question, lang)`."""
