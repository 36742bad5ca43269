"""What one learns from: the rulebooks in two languages, lessons, puzzles and examples as positions."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from montjoie import learning, words
from montjoie.server.api import pages
from montjoie.server.api.games import game_of
from montjoie.server.api.requests import answer
from montjoie.server.errors import Denied


async def book(request: Request) -> Response:
    """A rulebook in a language."""
    lang = words.language(request.path_params["lang"])
    return pages.send(request, pages.book(game_of(request), lang))


async def shelves(request: Request) -> Response:
    """What there is to learn from in a game."""
    return pages.send(request, pages.shelves(game_of(request)))


async def item(request: Request) -> Response:
    """A lesson, a puzzle or an example."""
    try:
        found = learning.read(game_of(request), request.path_params["shelf"], request.path_params["name"])
    except KeyError:
        raise Denied("not_found") from None
    return answer(found)
