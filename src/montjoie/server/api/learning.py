"""What one learns from: the rulebooks in two languages, lessons, puzzles and examples as positions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import montjoie
from montjoie import learning, words
from montjoie.kernel.rulebook import Rule, read_examples, read_glossary, read_rulebook, shown_by
from montjoie.server import protocol
from montjoie.server.api.games import game_of
from montjoie.server.api.requests import answer
from montjoie.server.errors import Denied


async def book(request: Request) -> Response:
    """A rulebook in a language; a page that has it already is told so."""
    body, mark = _book(game_of(request), words.language(request.path_params["lang"]))
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


@cache
def _book(game: str, lang: str) -> tuple[bytes, str]:
    """A rulebook as it is sent, and the mark that tells it from others."""
    chapters = [*_chapters(game, lang), *_chapters("kernel", lang)]
    body = msgspec.json.encode(protocol.RuleBook(game, lang, chapters, _glossary(game, lang)))
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


def _chapters(name: str, lang: str) -> Iterator[protocol.Chapter]:
    """The chapters of a rulebook in its order, worked examples where they stand in it."""
    rules = read_rulebook("kernel") if name == "kernel" else montjoie.find(name).own_rules()
    examples = read_examples(name)
    translated = {**read_rulebook(name, lang), **read_examples(name, lang)}
    boards = learning.names(name, "examples")
    found: dict[str, list[protocol.Passage]] = {}
    titles: dict[str, str] = {}
    for each in (*rules.values(), *examples.values()):
        said = translated.get(each.id, each)
        shows = list(shown_by(each, rules)) if each.id in examples else []
        told = protocol.Passage(
            each.id, said.text, lang if each.id in translated else "en", shows, each.id in boards
        )
        found.setdefault(each.chapter, []).append(told)
        titles.setdefault(each.chapter, _title(said))
    return (protocol.Chapter(titles[chapter], passages) for chapter, passages in found.items())


def _title(rule: Rule) -> str:
    """A chapter without its number."""
    return rule.chapter.lstrip("0123456789. ")


def _glossary(game: str, lang: str) -> list[protocol.Word]:
    translated = read_glossary(game, lang)
    return [
        protocol.Word(
            term.en, term.fr, translated.get(key, term).meaning, lang if key in translated else "en"
        )
        for key, term in read_glossary(game).items()
    ]


async def shelves(request: Request) -> Response:
    """What there is to learn from in a game."""
    game = game_of(request)
    told = protocol.LearningShelves(
        _titles(game, "lessons"), _titles(game, "puzzles"), list(learning.names(game, "examples"))
    )
    return answer(told)


def _titles(game: str, shelf: str) -> list[protocol.Titled]:
    found = ((name, learning.read(game, shelf, name)) for name in learning.names(game, shelf))
    return [
        protocol.Titled(name, protocol.Text(each.title.en, each.title.fr))
        for name, each in found
        if isinstance(each, learning.Lesson | learning.Puzzle)
    ]


async def item(request: Request) -> Response:
    """A lesson, a puzzle or an example."""
    try:
        found = learning.read(game_of(request), request.path_params["shelf"], request.path_params["name"])
    except KeyError:
        raise Denied("not_found") from None
    return answer(found)
