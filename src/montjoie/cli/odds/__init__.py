"""Odds asked for on the command line: `montjoie.cli.odds.GAME.command(question, lang)`."""
