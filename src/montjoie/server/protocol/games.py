"""What the games themselves send to a page: their boards, their content files, their spaces, as types.

A board is the state as audiences show it, with every field; a content file is as a pack may write it,
where what has a default may be left out; a space is as a decision describes it, but for what games
add to the description. `python -m montjoie.server.protocol.games` prints the schemas of all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

import montjoie
from montjoie.kernel import Game, Space
from montjoie.kernel.audiences import tells
from montjoie.kernel.compound import Branch
from montjoie.kernel.content import kinds as file_kinds

_DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schemas(games: Iterable[Game[Any, Any, Any]]) -> dict[str, Any]:
    """One JSON Schema for each kind of thing, by its name."""
    told = {"spaces": _schema("Forms", {cls.__name__: _described(cls) for cls in _forms()})}
    for game in games:
        told[f"{game.slug}.board"] = board(game)
        if game.pack_type is not None:
            told[f"{game.slug}.content"] = _schema("Pack", {"Files": _files(game.pack_type.files)})
    return told


def _files(files: type[Struct]) -> type[Struct]:
    """The files of a pack as they stand in it: one that is but a list is an object with that list."""
    told = [
        (name, dict[str, kind.type] if kind.folder else kind.type)  # type: ignore[name-defined]
        for name, kind in file_kinds(files).items()
    ]
    return msgspec.defstruct("Files", told)


def board(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """The tables of a game as seats see them; of a row that others see less of, either form."""
    state = game.state_type
    kinds = {name: kind for name, kind in get_type_hints(state).items() if name in state.AUDIENCES}
    rows = {name: _row(kind) for name, kind in kinds.items()}
    shown = {name: tells(state.AUDIENCES[name], row) for name, row in rows.items()}
    told = _schema(
        "Board", {f"{name}{i}": each for name, some in shown.items() for i, each in enumerate(some)}
    )
    refs = told.pop("properties")
    tables = {}
    for name, some in shown.items():
        either = [refs[f"{name}{i}"] for i in range(len(some))]
        row = {"anyOf": either} if len(either) > 1 else either[0]
        table = {"type": "object", "additionalProperties": row}
        tables[name] = row if rows[name] is kinds[name] else table
    return {**told, "properties": tables, "required": list(tables)}


def _row(kind: Any) -> Any:
    """What a table holds, or the single row itself."""
    return get_args(kind)[1] if get_origin(kind) is dict else kind


def _forms() -> list[type[Space]]:
    """The forms of the kernel: the classes that name a form themselves."""
    return [cls for cls in Space.named if cls.__dict__.get("form")]


def _described(cls: type[Space]) -> type[Struct]:
    """What `describe` tells of a space of a form."""
    own = [(field.name, field.type) for field in msgspec.structs.fields(cls)]
    if cls is Branch:
        own = [("options", dict[str, dict[str, Any] | None])]
    return msgspec.defstruct(cls.__name__, [("form", Literal[cls.form]), *own])


def _schema(title: str, types: dict[str, Any]) -> dict[str, Any]:
    found, definitions = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": _DRAFT,
        "title": title,
        "type": "object",
        "properties": dict(zip(types, found, strict=True)),
        "$defs": definitions,
    }


if __name__ == "__main__":
    told = schemas(montjoie.find(slug) for slug in montjoie.known_games())
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
