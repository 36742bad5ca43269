"""Checks of documents: positions, army lists, content packs; and the odds of a position."""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter

import montjoie
from montjoie import PositionError, Problem
from montjoie.cli.speech import (
    AsJson,
    CommandError,
    Lang,
    complain,
    read_bytes,
    say,
    show,
    show_json,
    tongue_of,
)
from montjoie.kernel import content as packs
from montjoie.kernel.game import pack_types

position = App(name="position", help="Positions: any moment of a game as a document.")
army = App(name="army", help="Army lists, for the games that have armies.")
content = App(name="content", help="Content packs: boards, cards, units.")

_GAME_LINE = re.compile(r"^\s*(?:game|jeu)\s*:\s*(?P<slug>\w+)\s*$", re.IGNORECASE | re.MULTILINE)


@position.command(name="check")
def position_check(file: Path, /, *, json: AsJson = False, lang: Lang = None) -> int:
    """Check a position, and say who is asked what there.

    Parameters
    ----------
    file
        The position, as JSON.
    """
    tongue, raw = tongue_of(lang), read_bytes(file)
    slug = _game_of(file, raw)
    try:
        match = montjoie.from_position(slug, raw)
    except PositionError as error:
        return _told(error.problems, json, tongue)
    if not json:
        show(say(tongue, "position-sound", game=slug))
        for seat, decision in match.decisions.items():
            facts = {"seat": seat, "kind": decision.kind, "rule": decision.rule}
            show(say(tongue, "position-asks", **facts))
    return _told([], json, tongue)


@army.command(name="check")
def army_check(file: Path, /, *, json: AsJson = False, lang: Lang = None) -> int:
    """Check an army list.

    Parameters
    ----------
    file
        The army list, as JSON that names its game, or as text with a line `Game: NAME`.
    """
    tongue, raw = tongue_of(lang), read_bytes(file)
    text = raw.decode("utf-8", "replace")
    named = _GAME_LINE.search(text)
    slug = montjoie.find(named["slug"]).slug if named else _game_of(file, raw)
    game, document = montjoie.find(slug), text if named else msgspec.json.decode(raw)
    found = game.army_problems(document)
    if found is None:
        raise CommandError("no-armies", game=slug)
    problems, notes = list(found), list(game.army_notes(document))
    if not problems and not json:
        show(say(tongue, "army-sound", path=str(file)))
    return _told(problems, json, tongue, notes)


@content.command(name="check")
def content_check(path: Path | None = None, /, *, json: AsJson = False, lang: Lang = None) -> int:
    """Check content packs.

    Parameters
    ----------
    path
        A folder with packs in it; all packs we ship where not said.
    """
    tongue = tongue_of(lang)
    folder = packs.root() if path is None else path
    if not folder.is_dir():
        raise CommandError("no-folder", path=str(folder))
    problems = packs.check(folder, pack_types())
    if not problems and not json:
        show(say(tongue, "packs-sound", number=len(list(folder.rglob(packs.MANIFEST))), path=str(folder)))
    return _told(problems, json, tongue)


def odds(
    game: str,
    /,
    *question: Annotated[str, Parameter(allow_leading_hyphen=True)],
    lang: Lang = None,
) -> int:
    """Tell the chances of what may happen, for the games that have odds.

    Parameters
    ----------
    game
        The game.
    question
        What to tell the chances of, as the game wants it put.
    """
    montjoie.find(game)
    name = f"montjoie.cli.odds.{game}"
    if importlib.util.find_spec(name) is None:
        raise CommandError("no-odds", game=game)
    told: int = importlib.import_module(name).command(question, tongue_of(lang))
    return told


def _game_of(file: Path, raw: bytes) -> str:
    """The game a document says it is of."""
    try:
        document: Any = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CommandError("not-json-file", file=str(file), reason=str(error)) from None
    slug = document.get("game") if isinstance(document, dict) else None
    if not isinstance(slug, str):
        raise CommandError("no-game-named", file=str(file))
    return montjoie.find(slug).slug


def _told(problems: Sequence[Problem], json: bool, lang: str, notes: Sequence[Problem] = ()) -> int:
    """Tell the problems found, and what else should be known; the exit code."""
    if json:
        told, noted = (
            [{"path": each.path, "rule": each.rule, "text": each.text(lang)} for each in every]
            for every in (problems, notes)
        )
        show_json({"ok": not problems, "problems": told} | ({"notes": noted} if notes else {}))
    for note in () if json else notes:
        show(note.text(lang))
    for problem in () if json else problems:
        complain(problem.text(lang))
    return 1 if problems else 0
