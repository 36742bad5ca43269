"""What is told of the games: their rules, words, content and army lists."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, Response

import montjoie
from montjoie import words
from montjoie.server.api import pages
from montjoie.server.api.requests import worked
from montjoie.server.errors import Denied
from montjoie.server.labour import jobs


def game_of(request: Request) -> str:
    """The game that the path names; denied where nobody knows it."""
    slug: str = request.path_params["game"]
    if slug not in montjoie.known_games():
        raise Denied("not_found")
    return slug


async def known(request: Request) -> Response:
    """Every game that can be played."""
    return pages.send(request, pages.games(montjoie.known_games()))


async def rules(request: Request) -> Response:
    """The rulebook by ids."""
    return pages.send(request, pages.rules(game_of(request)))


async def speech(request: Request) -> Response:
    """The words of a game in a language."""
    lang = words.language(request.path_params["lang"])
    return pages.send(request, pages.speech(game_of(request), lang))


async def content_files(request: Request) -> Response:
    """The names of the content files of a game, by pack."""
    return pages.send(request, pages.content(game_of(request)))


async def content_file(request: Request) -> Response:
    """One content file."""
    files = pages.content_files(game_of(request))
    file = files.get((request.path_params["pack"], request.path_params["file"]))
    if file is None:
        raise Denied("not_found")
    return FileResponse(file, media_type="application/json")


# Army lists.


async def armies(request: Request) -> Response:
    """The cards that lists are made of, and sample lists."""
    return pages.send(request, pages.armies(game_of(request)))


async def check_army(request: Request) -> Response:
    """What is wrong with a list."""
    checked = await worked(request, jobs.judge_army, game_of(request), makes=False)
    return Response(checked, media_type="application/json")
