"""Army lists as players of this game write them, in French or English; what is written is read back the same.

    Game: conquest
    The Hundred Kingdoms [995/1000]: Relentless Drill

    Noble Lord [80]: Warlord, joins 2
     - Men-at-Arms (4) [155]: Seasoned Veteran
     - Household Guard (4) [190]

A line that names a character begins his warband, every other line is a regiment of it, with its stands in
parentheses and what was bought for it after the colon. Names may be in either language or ids, in any case,
with bullets, dashes or counts before them (`* 4x Men-at-Arms`); points in brackets are for the reader. Empty
lines and lines from `#` are skipped.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from montjoie.games.conquest.armies.entitled import VETERANS
from montjoie.games.conquest.armies.points import army_points, character_points, regiment_points
from montjoie.games.conquest.content import ArmyList, Content
from montjoie.games.conquest.content.factions import FactionFile, ListedRegiment, ListedWarband
from montjoie.kernel.errors import Problem
from montjoie.table.rosters import COLON, ArmyError, lines, nearest
from montjoie.words import LANGUAGES

LIMIT = 2000  # where a list does not say it (CON-ARM-01)
WORDS = {
    "game": {"en": "Game", "fr": "Jeu"},
    "warlord": {"en": "Warlord", "fr": "Seigneur de guerre"},
    "joins": {"en": "joins", "fr": "rejoint"},
    "standard_bearer": {"en": "Standard Bearer", "fr": "Porte-étendard"},
    VETERANS: {"en": "Veterans", "fr": "Vétérans"},
}
_POINTS = re.compile(r"\[\s*\d+\s*(?:/\s*(\d+)\s*)?(?:pts?|points)?\s*\]")
_BULLET = re.compile(r"^[\s*•·–—=>-]+")
_COUNT = re.compile(r"\(\s*(\d+)[^)]*\)|^(\d+)\s*[x×]?\s+|\bx\s*(\d+)\b", re.IGNORECASE)


def write_army(content: Content, army: ArmyList, lang: str = "en") -> str:
    """A sound list as text."""
    names, colon = content.names[lang], COLON[lang]

    def line(head: str, bought: Iterable[str]) -> str:
        named = [WORDS[each][lang] if each in WORDS else names.get(each, each) for each in bought]
        return f"{head}{colon}{', '.join(named)}" if named else head

    points = f"[{army_points(content, army)}/{army.limit}]"
    rule = [army.army_rule] if army.army_rule else []
    told = [f"{WORDS['game'][lang]}{colon}conquest", line(f"{names[army.faction]} {points}", rule)]
    for band in army.warbands:
        known = [*band.items, *([band.mastery] if band.mastery else []), *band.spells]
        known += band.option.split("+") if band.option else []
        joins = [f"{WORDS['joins'][lang]} {band.joins + 1}"] if band.joins is not None else []
        lord = ["warlord"] if band.warlord else []
        head = f"{names[band.character]} [{character_points(content, band)}]"
        told += ["", line(head, [*lord, *joins, *known])]
        for each in band.regiments:
            bought = [*(["standard_bearer"] if each.standard_bearer else []), *each.officers, *each.upgrades]
            head = f" - {names[each.regiment]} ({each.stands}) [{regiment_points(content, each)}]"
            told.append(line(head, bought))
    return "\n".join(told) + "\n"


def read_army(content: Content, text: str) -> ArmyList:
    """The list a text stands for; ArmyError names every line that cannot be understood."""
    return _Reader(content).read(text)


class _Reader:
    """Reads a list line by line."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.problems: list[Problem] = []

    def read(self, text: str) -> ArmyList:
        """Faction first, then warbands."""
        said = [(path, _BULLET.sub("", line).strip()) for path, line in lines(text)]
        heads = tuple(_plain(word) for word in WORDS["game"].values())
        said = [each for each in said if _plain(_split(each[1])[0]) not in heads]
        faction, limit, rule = self._faction(said[0] if said else ("L1", ""))
        bands: list[ListedWarband] = []
        for path, line in said[1:]:
            self._line(path, line, faction, bands)
        if self.problems:
            raise ArmyError(self.problems)
        return ArmyList(faction=faction.faction.id, warbands=tuple(bands), limit=limit, army_rule=rule)

    def _faction(self, line: tuple[str, str]) -> tuple[FactionFile, int, str]:
        path, text = line
        found = _POINTS.search(text)
        name, bought = _split(_POINTS.sub("", text))
        faction = self._named(path, name, self.content.factions)
        if faction is None:
            raise ArmyError(self.problems)
        file = self.content.factions[faction]
        rules = [self._named(path, each, (r.id for r in file.army_rules)) for each in bought]
        limit = int(found[1]) if found and found[1] else LIMIT
        return file, limit, next((rule for rule in rules if rule), "")

    def _line(self, path: str, text: str, file: FactionFile, bands: list[ListedWarband]) -> None:
        name, bought = _split(_POINTS.sub("", text))
        count = _COUNT.search(name)
        bare = _COUNT.sub(" ", name).strip()
        units = [each.id for each in file.profiles()]
        unit = self._named(path, bare, units)
        if unit is None:
            return
        if any(each.id == unit for each in file.characters) and count is None:
            bands.append(self._band(path, unit, bought, file))
        elif not bands:
            self.problems.append(Problem(path, "CON-ARM-09", "regiment-without-warband", {"regiment": unit}))
        else:
            stands = next(int(n) for n in count.groups() if n) if count else self._base(unit)
            listed = self._regiment(path, unit, stands, bought, file)
            band = bands[-1]
            bands[-1] = replace(band, regiments=(*band.regiments, listed))

    def _base(self, unit: str) -> int:
        return self.content.cards[unit].entry.stands.base

    def _band(self, path: str, character: str, bought: list[str], file: FactionFile) -> ListedWarband:
        items: list[str] = []
        spells: list[str] = []
        mastery, option, joins, lord = "", "", None, False
        known = [i.id for i in file.items] + [s.id for s in file.spells] + list(self.content.masteries)
        entry = next(each for each in file.characters if each.id == character)
        for each in bought:
            if _is(each, "warlord"):
                lord = True
            elif joined := re.fullmatch(r"(\w+)\s+(\d+)", each):
                joins = int(joined[2]) - 1
            elif (
                found := self._named(path, each, [*known, *entry.options, *entry.warband.by_option])
            ) is None:
                continue
            elif found in self.content.masteries:
                mastery = found
            elif found in self.content.spells:
                spells.append(found)
            elif found in self.content.items:
                items.append(found)
            else:
                option = f"{option}+{found}".strip("+")
        return ListedWarband(
            character=character,
            regiments=(),
            joins=joins,
            warlord=lord,
            items=tuple(items),
            mastery=mastery,
            spells=tuple(spells),
            option=option,
        )

    def _regiment(
        self, path: str, unit: str, stands: int, bought: list[str], file: FactionFile
    ) -> ListedRegiment:
        officers: list[str] = []
        upgrades: list[str] = []
        standard = False
        known = [o.id for o in file.officers] + [u.id for u in file.upgrades]
        for each in bought:
            if _is(each, "standard_bearer"):
                standard = True
            elif _is(each, VETERANS):
                upgrades.append(VETERANS)
            elif (found := self._named(path, each, known)) is not None:
                (upgrades if found in self.content.upgrades else officers).append(found)
        return ListedRegiment(
            regiment=unit,
            stands=stands,
            standard_bearer=standard,
            officers=tuple(officers),
            upgrades=tuple(upgrades),
        )

    def _named(self, path: str, text: str, ids: Iterable[str]) -> str | None:
        """The id of a name in either language; what is near is told where there is none."""
        known = dict(self._names(ids))
        if (found := known.get(_plain(text))) is not None:
            return found
        facts = {"given": text[:60], "near": nearest(_plain(text), known)}
        self.problems.append(Problem(path, "CON-ARM-02", "army-line-unknown", facts))
        return None

    def _names(self, ids: Iterable[str]) -> Iterator[tuple[str, str]]:
        for each in ids:
            yield _plain(each.replace("_", " ")), each
            for lang in LANGUAGES:
                if (name := self.content.names[lang].get(each)) is not None:
                    yield _plain(name), each


def _split(text: str) -> tuple[str, list[str]]:
    """A name, and what stands after its colon or in brackets."""
    head, _, rest = text.partition(":")
    bracketed = re.findall(r"\[([^\]\d][^\]]*)\]", head)
    head = re.sub(r"\[[^\]]*\]", "", head)
    bought = [each.strip() for part in (*bracketed, rest) for each in re.split(r"[,;+]", part)]
    return head.strip(), [each for each in bought if each]


def _is(text: str, word: str) -> bool:
    return _plain(text) in [_plain(each) for each in WORDS[word].values()]


def _plain(text: str) -> str:
    """A name without case, accents, articles' apostrophes and dashes."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.sub(r"[^a-z0-9]+", " ", bare).split())
