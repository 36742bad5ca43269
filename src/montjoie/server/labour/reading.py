"""What every process of a server reads before it is of use."""

from __future__ import annotations

import montjoie
from montjoie import words
from montjoie.server import speech
from montjoie.server.labour import carry


def read_all() -> None:
    """Read the content and the words of every game: nobody's answer shall wait for a file."""
    for scope in ("KER", speech.SCOPE):
        words.prepare(scope)
    for slug in montjoie.known_games():
        game = montjoie.find(slug)
        game.content()
        game.read_options({})
        words.prepare(game.prefix)
        montjoie.bots.names(slug)
        carry.learn(slug)
