"""What is told of the games: their rules, words, content and army lists."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

import montjoie
from montjoie import words
from montjoie.kernel import content as packs
from montjoie.server import protocol
from montjoie.server.api.requests import answer, worked
from montjoie.server.errors import Denied
from montjoie.server.labour import jobs
from montjoie.server.notify import title


def game_of(request: Request) -> str:
    """The game that the path names; denied where nobody knows it."""
    slug: str = request.path_params["game"]
    if slug not in montjoie.known_games():
        raise Denied("not_found")
    return slug


async def known(request: Request) -> Response:
    """Every game that can be played."""
    return answer([info(slug) for slug in montjoie.known_games()])


@cache
def info(slug: str) -> protocol.GameInfo:
    """What is told of a game to who chooses one."""
    game = montjoie.find(slug)
    options = game.read_options({})
    return protocol.GameInfo(
        slug=slug,
        name=title(slug),
        counts=list(game.counts),
        seats={str(n): list(game.seat_names(n, options)) for n in game.counts},
        options=game.option_schema(),
        bots=montjoie.bots.names(slug),
        levels=[protocol.LevelInfo(name, rating) for name, rating in montjoie.bots.levels(slug).items()],
        usual_bot=montjoie.bots.usual(slug),
    )


async def rules(request: Request) -> Response:
    """The rulebook by ids."""
    return answer(montjoie.find(game_of(request)).rules)


async def speech(request: Request) -> Response:
    """The words of a game in a language."""
    lang = words.language(request.path_params["lang"])
    source = montjoie.find(game_of(request)).words()
    kernel = words.messages_in(Path(words.__file__).parent)
    found = protocol.Words(
        lang, source.messages.get(lang, ""), kernel[lang], dict(source.names.get(lang, {}))
    )
    return answer(found)


async def content_files(request: Request) -> Response:
    """The names of the content files of a game, by pack."""
    found: dict[str, list[str]] = {}
    for pack, name in sorted(_content(game_of(request))):
        found.setdefault(pack, []).append(name)
    return answer(found)


def _content(game: str) -> dict[tuple[str, str], Path]:
    """The content files of a game by pack and name; `plans/NAME.json` is one of a folder of like files."""
    found: dict[tuple[str, str], Path] = {}
    for folder in (packs.root() / game).glob("*/"):
        for file in (*folder.glob("*.json"), *folder.glob("*/*.json")):
            if file.parent.name != "schema":
                found[folder.name, file.relative_to(folder).as_posix()] = file
    return found


async def content_file(request: Request) -> Response:
    """One content file."""
    file = _content(game_of(request)).get((request.path_params["pack"], request.path_params["file"]))
    if file is None:
        raise Denied("not_found")
    return FileResponse(file, media_type="application/json")


# Army lists.


async def armies(request: Request) -> Response:
    """The cards that lists are made of, and sample lists."""
    found = montjoie.find(game_of(request)).army_book()
    if found is None:
        raise Denied("not_found")
    return answer(found)


async def check_army(request: Request) -> Response:
    """What is wrong with a list."""
    checked = await worked(request, jobs.judge_army, game_of(request), makes=False)
    return Response(checked, media_type="application/json")
