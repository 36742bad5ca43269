"""Matches between processes of one server, exact to the digest.

What equals the default of a field is left out of documents only where it is that very object, and the
digest is made of documents: so defaults travel by name, like games and their content.
"""

from __future__ import annotations

import io
import pickle
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

import msgspec

import montjoie
from montjoie import Match


def parcel(match: Match) -> Match:
    """A match on its way to another process, which is given the match."""
    return cast(Match, Sent(partial(pack, match), unpack))


def position(match: Match) -> bytes:
    """A match as a position on its way to another process, which is given it in JSON."""
    return cast(bytes, Sent(lambda: msgspec.json.encode(match.position()), bytes))


class Sent:
    """Something that is made when it is sent to another process, by the thread that sends it, and opened by
    the thread there that receives it: the event loop does neither. What it is made of must not change."""

    def __init__(self, make: Callable[[], bytes], opened: Callable[[bytes], Any]) -> None:
        self._make, self._opened = make, opened

    def __reduce__(self) -> tuple[Callable[[bytes], Any], tuple[bytes]]:
        return self._opened, (self._make(),)


def pack(match: Match) -> bytes:
    """A match as bytes for another process."""
    _names.look(match.game)
    out = io.BytesIO()
    _Packer(out, 5).dump(match)
    return match.game.encode() + b"\n" + out.getvalue()


def unpack(packed: bytes) -> Match:
    """The match again."""
    end = packed.index(b"\n")
    _names.look(packed[:end].decode())
    found = _Unpacker(io.BytesIO(memoryview(packed)[end + 1 :])).load()
    assert isinstance(found, Match)
    return found


def learn(game: str) -> None:
    """Know the names of a game's parts before somebody waits for it."""
    _names.look(game)


class _Names:
    """The things that travel by name, of all the modules loaded so far."""

    def __init__(self) -> None:
        self.by_id: dict[int, str] = {}
        self.by_name: dict[str, Any] = {}
        self._known: set[type[msgspec.Struct]] = set()
        self._games: set[str] = set()
        self._looking = threading.Lock()

    def look(self, game: str) -> None:
        """Learn the names that the parts of a game need."""
        if game not in self._games:
            with self._looking:
                self._read(game)
                self._games.add(game)

    def _read(self, game: str) -> None:
        found = montjoie.find(game)
        self._add(game, found)
        self._add(f"{game}/content", found.content())
        for kind in _kinds(msgspec.Struct):
            if kind in self._known:
                continue
            self._known.add(kind)
            if kind.__struct_config__.omit_defaults:
                for field in msgspec.structs.fields(kind):
                    self._add(f"{kind.__module__}:{kind.__qualname__}:{field.name}", field.default)

    def _add(self, name: str, thing: Any) -> None:
        if thing is None or thing is msgspec.NODEFAULT or isinstance(thing, (bool, int)) or thing in ("", ()):
            return  # of which there is only one anyway
        self.by_id.setdefault(id(thing), name)
        self.by_name.setdefault(name, thing)


_names = _Names()


def _kinds(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> str | None:
        """The name of what travels by name."""
        return _names.by_id.get(id(thing))


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, name: str) -> Any:
        """What has that name; another game's part may be this one's too, such as a word."""
        if name not in _names.by_name:
            for game in montjoie.known_games():
                learn(game)
        return _names.by_name[name]
