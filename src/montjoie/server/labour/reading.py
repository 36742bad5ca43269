"""What every process of a server reads before it is of use."""

from __future__ import annotations

import pickle

import montjoie
from montjoie import words
from montjoie.kernel.chance import Stream
from montjoie.server import speech
from montjoie.server.feeds import make_frame
from montjoie.server.labour import carry

_REHEARSED = 12  # answers


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
        _rehearse(slug)


def _rehearse(slug: str) -> None:
    """Play a little and look on: what is done for the first time takes several times as long."""
    match = montjoie.start(slug, montjoie.find(slug).counts[0], 0)
    drawn = {seat: make_frame(match, seat, 0, 0) for seat in (None, *match.seats)}
    for n in range(_REHEARSED):
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(Stream("rehearsal", n)))
        for who, last in drawn.items():
            drawn[who] = make_frame(match, who, 0, last.told, last)
        match = pickle.loads(pickle.dumps(carry.parcel(match)))
