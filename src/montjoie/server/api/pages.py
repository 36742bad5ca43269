"""Pages that are the same for everybody: made once, kept as they are sent, and not sent to who has them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import montjoie
from montjoie import learning, words
from montjoie.kernel import content as packs
from montjoie.kernel.rulebook import Rule, read_examples, read_glossary, read_rulebook, shown_by
from montjoie.server import protocol
from montjoie.server.errors import Denied
from montjoie.server.notify import title


class Page(NamedTuple):
    """The body of a response, and the mark that tells it from others."""

    body: bytes
    mark: str


def page(thing: Any) -> Page:
    """Something as it is sent."""
    body = msgspec.json.encode(thing)
    return Page(body, f'"{blake2b(body, digest_size=12).hexdigest()}"')


def send(request: Request, page: Page) -> Response:
    """A page; a browser that has it already is told so."""
    headers = {"ETag": page.mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == page.mark:
        return Response(status_code=304, headers=headers)
    return Response(page.body, headers=headers, media_type="application/json")


def prepare() -> None:
    """Make those that take long before anybody waits for them."""
    games(montjoie.known_games())
    for game in montjoie.known_games():
        rules(game)
        shelves(game)
        with suppress(Denied):
            armies(game)
        for lang in words.LANGUAGES:
            book(game, lang)
            speech(game, lang)


@cache
def games(slugs: tuple[str, ...]) -> Page:
    """Every game that can be played."""
    return page([_info(slug) for slug in slugs])


def _info(slug: str) -> protocol.GameInfo:
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


@cache
def rules(game: str) -> Page:
    """The rulebook by ids."""
    return page(montjoie.find(game).rules)


@cache
def speech(game: str, lang: str) -> Page:
    """The words of a game in a language."""
    source = montjoie.find(game).words()
    kernel = words.messages_in(Path(words.__file__).parent)
    said, names = source.messages.get(lang, ""), dict(source.names.get(lang, {}))
    return page(protocol.Words(lang, said, kernel[lang], names))


@cache
def armies(game: str) -> Page:
    """The cards that lists are made of, and sample lists; denied where a game has none."""
    found = montjoie.find(game).army_book()
    if found is None:
        raise Denied("not_found")
    return page(found)


# Content.


@cache
def content(game: str) -> Page:
    """The names of the content files of a game, by pack."""
    found: dict[str, list[str]] = {}
    for pack, name in sorted(content_files(game)):
        found.setdefault(pack, []).append(name)
    return page(found)


@cache
def content_files(game: str) -> dict[tuple[str, str], Path]:
    """The content files of a game by pack and name; `plans/NAME.json` is one of a folder of like files."""
    found: dict[tuple[str, str], Path] = {}
    for folder in (packs.root() / game).glob("*/"):
        for file in (*folder.glob("*.json"), *folder.glob("*/*.json")):
            if file.parent.name != "schema":
                found[folder.name, file.relative_to(folder).as_posix()] = file
    return found


# What one learns from.


@cache
def book(game: str, lang: str) -> Page:
    """The rulebook of a game and the kernel's in a language."""
    chapters = [*_chapters(game, lang), *_chapters("kernel", lang)]
    return page(protocol.RuleBook(game, lang, chapters, _glossary(game, lang)))


def _chapters(name: str, lang: str) -> Iterator[protocol.Chapter]:
    """The chapters of a rulebook in its order, worked examples where they stand in it."""
    rules = read_rulebook("kernel") if name == "kernel" else montjoie.find(name).own_rules()
    examples = read_examples(name)
    translated = {**read_rulebook(name, lang), **read_examples(name, lang)}
    boards, reasons = learning.names(name, "examples"), learning.reasons(name)
    found: dict[str, list[protocol.Passage]] = {}
    titles: dict[str, str] = {}
    for each in (*rules.values(), *examples.values()):
        said = translated.get(each.id, each)
        shows = list(shown_by(each, rules)) if each.id in examples else []
        reason = getattr(reasons[each.id], lang) if each.id in reasons else ""
        told = protocol.Passage(
            each.id, said.text, lang if each.id in translated else "en", shows, each.id in boards, reason
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


@cache
def shelves(game: str) -> Page:
    """What there is to learn from in a game."""
    examples = list(learning.names(game, "examples"))
    lessons, puzzles = _titles(game, "lessons"), _titles(game, "puzzles")
    return page(protocol.LearningShelves(lessons, puzzles, examples, learning.options(game)))


def _titles(game: str, shelf: str) -> list[protocol.Titled]:
    found = ((name, learning.read(game, shelf, name)) for name in learning.names(game, shelf))
    return [
        protocol.Titled(name, protocol.Text(each.title.en, each.title.fr))
        for name, each in found
        if isinstance(each, learning.Lesson | learning.Puzzle)
    ]
