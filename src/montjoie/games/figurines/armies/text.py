"""Army lists as readable text, in French or English; what is written is read back the same.

    Game: figurines
    Army: The Young Wolf Rides
    Faction: House Stark
    Size: 40
    Commander: Robb Stark, The Wolf Lord
    Units:
    - House Umber Greataxes + Robb Stark, The Wolf Lord (7)
    NCUs:
    - Sansa Stark, Little Bird (3)
    Total: 10

Cards may be given by their names in either language or by their ids. The rulebook's own shorter names are
known too, and its quotes and dashes: Berserkers Omble, Jaime Lannister « Le Régicide », Cersei Lannister
where there is but one of her. Points in parentheses and the
total are there for the reader; the engine counts for itself. Empty lines and lines from `#` are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from montjoie.games.figurines.armies.model import Army, Choice, points
from montjoie.table.rosters import COLON, Reader, lines, nearest

if TYPE_CHECKING:
    from montjoie.games.figurines.content.model import Content

HEADS = {
    "game": {"en": "Game", "fr": "Jeu"},
    "name": {"en": "Army", "fr": "Armée"},
    "faction": {"en": "Faction", "fr": "Faction"},
    "size": {"en": "Size", "fr": "Taille"},
    "commander": {"en": "Commander", "fr": "Général"},
    "units": {"en": "Units", "fr": "Unités"},
    "ncus": {"en": "NCUs", "fr": "UNC"},
    "hostages": {"en": "Hostages", "fr": "Otages"},
    "total": {"en": "Total", "fr": "Total"},
}
NEEDED = ("game", "faction", "size", "commander")
LISTS = ("units", "ncus", "hostages")
PATIENCE = 50
_HEAD = {word.casefold(): key for key, words in HEADS.items() for word in words.values()}
_POINTS = re.compile(r"\s*\(\d+\)\s*$")


def write_army(content: Content, army: Army, lang: str = "en") -> str:
    """A sound list as text."""
    names = content.names[lang]

    def head(key: str, value: object = "") -> str:
        return f"{HEADS[key][lang]}{COLON[lang]}{value}".rstrip()

    told = [head("game", army.game)]
    if name := " ".join(army.name.split()):
        told.append(head("name", name))
    told.append(head("faction", names[army.faction]))
    told.append(head("size", army.size))
    told.append(head("commander", names[army.commander]))
    told.append(head("units"))
    for choice in army.units:
        cost = content.units[choice.unit].points
        cost += sum(content.attachments[id].points for id in choice.attachments)
        together = " + ".join(names[id] for id in (choice.unit, *choice.attachments))
        told.append(f"- {together} ({cost})")
    for key, ids in (("ncus", army.ncus), ("hostages", army.hostages)):
        if ids:
            told.append(head(key))
            costs = {id: (content.ncus.get(id) or content.attachments[id]).points for id in ids}
            told += [f"- {names[id]} ({costs[id]})" for id in ids]
    told.append(head("total", points(content, army)))
    return "\n".join(told) + "\n"


def read_army(content: Content, text: str) -> Army:
    """The list a text says; an `ArmyError` names the lines that cannot be read, until it is clear that the
    text is something else."""
    reader = _Reader(content)
    for path, line in lines(text):
        if len(reader.problems) >= PATIENCE:
            break
        reader.read(path, line)
    return reader.army()


class _Reader(Reader):
    """Collects the lines of a list, and what is wrong with them."""

    def __init__(self, content: Content) -> None:
        super().__init__(content.names, "FIG-ARM-03")
        self.content = content
        self.said: dict[str, Any] = {}
        self.lists: dict[str, list[Any]] = {key: [] for key in LISTS}
        self.open = ""  # the list that is being read
        self.units = _called(content, content.units)
        self.attachments = _called(content, content.attachments)
        self.ncus = _called(content, content.ncus)

    def read(self, line: str, text: str) -> None:
        word, colon, value = text.partition(":")
        key = _HEAD.get(word.strip().casefold()) if colon else None
        if text.startswith("-"):
            self.read_card(line, _POINTS.sub("", text[1:]).strip())
        elif key is None:
            self.wrong(line, "army-line", text=text)
        elif key in LISTS and not value.strip():
            self.open = key
        elif key in self.said:
            self.wrong(line, "army-line-twice", text=word.strip())
        else:
            self.open = ""
            self.say(line, key, value.strip())

    def read_card(self, line: str, text: str) -> None:
        """A card of the list that is being read."""
        if self.open == "units":
            unit, *others = (part.strip() for part in text.split(" + "))
            ids = [self.find(line, part, self.attachments) for part in others]
            self.lists["units"].append(Choice(self.find(line, unit, self.units), tuple(ids)))
        elif self.open:
            known = self.ncus if self.open == "ncus" else self.attachments
            self.lists[self.open].append(self.find(line, text, known))
        else:
            self.wrong(line, "army-line", text=text)

    def say(self, line: str, key: str, value: str) -> None:
        self.said[key] = value
        if key == "size":
            if not value.isdecimal() or len(value) > 6:
                self.wrong(line, "army-line-number", text=value)
                value = "1"
            self.said[key] = int(value)
        elif key == "faction":
            self.said[key] = self.find(line, value, _called(self.content, self.content.factions))
        elif key == "commander":
            self.said[key] = self.find(line, value, self.attachments | self.ncus)
        elif key == "game" and value != "figurines":
            self.wrong(line, "army-line-game", text=value)

    def find(self, line: str, text: str, known: dict[str, str]) -> str:
        """The id that a name or an id means."""
        id = known.get(text.casefold()) or known.get(_bare(text), "")
        if not id:
            self.wrong(line, "army-line-unknown", text=text, near=nearest(text.casefold(), known))
        return id

    def army(self) -> Army:
        """The list, once every line is read."""
        for key in NEEDED:
            if key not in self.said:
                self.wrong("L1", "army-line-missing", text=f"{HEADS[key]['en']} / {HEADS[key]['fr']}")
        said: dict[str, Any] = {key: value for key, value in self.said.items() if key != "total"}
        return self.done(lambda: Army(**said | {key: tuple(chosen) for key, chosen in self.lists.items()}))


def _called(content: Content, ids: Collection[str]) -> dict[str, str]:
    """The ids by all their names, in lower case; a shorter one that two cards share means neither."""
    means: dict[str, set[str]] = {}
    for name, id in _short_names(content, ids):
        means.setdefault(name, set()).add(id)
    short = {name: meant.pop() for name, meant in means.items() if len(meant) == 1}
    return short | dict(_names(content, ids))


def _names(content: Content, ids: Collection[str]) -> Iterator[tuple[str, str]]:
    for id in ids:
        yield id.casefold(), id
        yield from ((" ".join(names[id].split()).casefold(), id) for names in content.names.values())


def _short_names(content: Content, ids: Collection[str]) -> Iterator[tuple[str, str]]:
    """As the rulebook prints them, with their title and without."""
    for id in ids:
        for names in content.names.values():
            yield _bare(names[id]), id
            yield _bare(names[id].partition(",")[0]), id


_MARKS = re.compile(r"[«»“”\"’',.–—-]+")
_LEFT_OUT = re.compile(r"^(?:dame|lady|lord|house)(?= )|(?<= )de la maison(?= )")


def _bare(text: str) -> str:
    """A name without marks, honorifics and the word House, which the rulebook writes or not."""
    return " ".join(_LEFT_OUT.sub(" ", " ".join(_MARKS.sub(" ", text.casefold()).split())).split())
