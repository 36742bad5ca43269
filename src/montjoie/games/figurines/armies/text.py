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
where there is but one of her. Points in parentheses and the total are there for the reader; the engine counts
for itself. Empty lines and lines from `#` are skipped. What the list builders of others write, with
`Combat Units:` and `with` before an Attachment, is read as well.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from montjoie.games.figurines.armies.model import Army, Choice, points
from montjoie.table.rosters import COLON, Headed, shortened

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
    reader.read(_in_our_words(text) if _FOREIGN.search(text) else text)
    said = reader.said | {key: tuple(chosen) for key, chosen in reader.listed.items()}
    return reader.done(lambda: Army(**{key: value for key, value in said.items() if key != "total"}))


_FOREIGN = re.compile(r"^\W*combat units?\b", re.IGNORECASE | re.MULTILINE)
_HEADS = {
    "points": "Size",
    "army size": "Size",
    "combat units": "Units",
    "combat unit": "Units",
    "non-combat units": "NCUs",
    "non combat units": "NCUs",
    "ncu": "NCUs",
}
_ATTACHED = re.compile(r"^(?:with\b|\+)\s*", re.IGNORECASE)
_MADE_WITH = re.compile(r"^(?:made|created|built|generated|exported)\b.*\b(?:with|by|from)\b", re.IGNORECASE)


def _in_our_words(text: str) -> str:
    """What another list builder wrote, line for line as we write it."""
    told: list[str] = []
    unit = 0  # the line of the unit that Attachments join
    for line in text.splitlines():
        said = line.strip(" \t•·*-–—")
        head, _, value = said.partition(":")
        if key := _HEADS.get(head.strip().casefold()):
            number = re.search(r"\d+", value)
            told.append(f"{key}: {number[0] if key == 'Size' and number else ''}")
        elif _ATTACHED.match(said) and told:
            told[unit] = _uncosted(told[unit]) + " + " + _uncosted(_ATTACHED.sub("", said))
            told.append("")
        elif not said or _MADE_WITH.match(said):
            told.append("")
        elif head.casefold() in {"faction", "commander", "army", "list name"}:
            told.append(f"Army:{value}" if head.casefold() == "list name" else said)
        else:
            unit = len(told)
            told.append(f"- {_uncosted(said)}")
    return "\n".join([*told, "Game: figurines"])


def _uncosted(line: str) -> str:
    return re.sub(r"\s*[(\[]\d+[^)\]]*[)\]]\s*$", "", line)


class _Reader(Headed):
    """Knows the cards that the lines of a list name."""

    heads = HEADS
    needed = ("game", "faction", "size", "commander")
    lists = ("units", "ncus", "hostages")

    def __init__(self, content: Content) -> None:
        super().__init__(content.names, "FIG-ARM-03")
        self.content = content
        self.units = _called(content, content.units)
        self.attachments = _called(content, content.attachments)
        self.ncus = _called(content, content.ncus)

    def below(self, path: str, text: str) -> None:
        """A card of the list that is being read."""
        if self.open == "units":
            unit, *others = (part.strip() for part in text.split(" + "))
            ids = [self.find(path, part, self.attachments, _bare) for part in others]
            self.listed["units"].append(Choice(self.find(path, unit, self.units, _bare), tuple(ids)))
        elif self.open:
            known = self.ncus if self.open == "ncus" else self.attachments
            self.listed[self.open].append(self.find(path, text, known, _bare))
        else:
            self.wrong(path, "army-line", text=text)

    def heard(self, path: str, key: str, value: str) -> Any:
        match key:
            case "size":
                return self.number(path, value)
            case "faction":
                return self.find(path, value, _called(self.content, self.content.factions), _bare)
            case "commander":
                return self.find(path, value, self.attachments | self.ncus, _bare)
            case "game" if value != "figurines":
                self.wrong(path, "army-line-game", text=value)
        return value


def _called(content: Content, ids: Collection[str]) -> dict[str, str]:
    """The ids by all their names, also as the rulebook prints them, with their title and without."""
    return shortened(content.names, ids, lambda name: (_bare(name), _bare(name.partition(",")[0])))


_MARKS = re.compile(r"[«»“”\"’',.–—-]+")
_LEFT_OUT = re.compile(r"^(?:dame|lady|lord|house)(?= )|(?<= )de la maison(?= )")


def _bare(text: str) -> str:
    """A name without marks, honorifics and the word House, which the rulebook writes or not."""
    return " ".join(_LEFT_OUT.sub(" ", " ".join(_MARKS.sub(" ", text.casefold()).split())).split())
