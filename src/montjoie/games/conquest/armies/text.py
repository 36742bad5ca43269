"""Army lists as players of this game write them, in French or English; what is written is read back the same.

    Game: conquest
    The Hundred Kingdoms [995/1000]: Relentless Drill

    Noble Lord [80]: Warlord, joins 2
     - Men-at-Arms (4) [155]: Seasoned Veteran
     - Household Guard (4) [190]

What stands before the faction is what the player calls his army; its rule may have a line of its own. A line
that names a character begins his warband, every other line is a regiment of it, with its stands in
parentheses and what was bought for it after the colon. Names may be in either language or ids, in any case,
with bullets and dashes before them and counts at either side (`* 4x Men-at-Arms`, `Men-at-Arms - 4`); points
in brackets or with `pts` are for the reader. Empty lines and lines from `#` are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from montjoie.games.conquest.armies.entitled import army_points, character_points, regiments_points
from montjoie.games.conquest.content import ArmyList, Content
from montjoie.games.conquest.content.factions import VETERANS, FactionFile, ListedRegiment, ListedWarband
from montjoie.table.rosters import COLON, ArmyError, Entry, Names, Reader, bare, called, entries, parted

LIMIT = 2000  # where a list does not say it (CON-ARM-01)
WARLORD, STANDARD = "warlord", "standard_bearer"
WORDS = {
    "en": {"game": "Game", "joins": "joins", WARLORD: "Warlord", VETERANS: "Veterans"},
    "fr": {"game": "Jeu", "joins": "rejoint", WARLORD: "Seigneur de guerre", VETERANS: "Vétérans"},
}
_JOINS = re.compile(r"(\w+)\s+(\d+)")
_LORD = re.compile(rf"^\((?:{'|'.join(own[WARLORD] for own in WORDS.values())})\)\s*", re.IGNORECASE)


def _names(content: Content) -> Names:
    return {lang: {**content.names[lang], **words} for lang, words in WORDS.items()}


def write_army(content: Content, army: ArmyList, lang: str = "en") -> str:
    """A sound list as text."""
    names, colon = _names(content)[lang], COLON[lang]

    def line(head: str, bought: Iterable[str]) -> str:
        named = [names.get(each, each) for each in bought if each]
        return f"{head}{colon}{', '.join(named)}" if named else head

    points = f"[{army_points(content, army)}/{army.limit}]"
    told = [f"{names['game']}{colon}conquest", line(f"{names[army.faction]} {points}", [army.army_rule])]
    for band in army.warbands:
        joins = f"{names['joins']} {band.joins + 1}" if band.joins is not None else ""
        known = [*band.items, band.mastery, *band.spells, *band.option.split("+")]
        head = f"{names[band.character]} [{character_points(content, band)}]"
        told += ["", line(head, [WARLORD if band.warlord else "", joins, *known])]
        for each, cost in zip(band.regiments, regiments_points(content, band), strict=True):
            bought = [STANDARD if each.standard_bearer else "", *each.officers, *each.upgrades]
            head = f" - {names[each.regiment]} ({each.stands}) [{cost}]"
            told.append(line(head, bought))
    return "\n".join(told) + "\n"


def read_army(content: Content, text: str) -> ArmyList:
    """The list a text stands for, faction first, then warbands; ArmyError names every line that cannot be
    understood."""
    reader = Reader(_names(content), "CON-ARM-02")
    heads = called(reader.names, ["game"])
    banners = called(reader.names, content.factions)
    said = [each for each in parted(entries(text), banners) if bare(each.name) not in heads]
    at = next((place for place, each in enumerate(said) if bare(each.name) in banners), 0)
    titles, (first, *rest) = said[:at], said[at:] or [Entry("L1", "", None, None, [])]
    faction = reader.named(first.path, first.name, content.factions)
    if faction is None:
        raise ArmyError(reader.problems)
    file, bands = content.factions[faction], list[ListedWarband]()
    rules = reader.sorted(first.path, first.bought, {"rules": [each.id for each in file.army_rules]})["rules"]
    laws = called(reader.names, [each.id for each in file.army_rules])
    if rest and bare(rest[0].name) in laws:
        rules, rest = (laws[bare(rest[0].name)],), rest[1:]
    for each in map(_crowned, rest):
        unit = reader.named(each.path, each.name, [profile.id for profile in file.profiles()])
        if unit is None:
            continue
        if each.number is None and any(character.id == unit for character in file.characters):
            bands.append(_band(content, reader, unit, each, file))
        elif not bands:
            reader.wrong(each.path, "regiment-without-warband", "CON-ARM-09", regiment=unit)
        else:
            listed = _regiment(content, reader, unit, each, file)
            bands[-1] = replace(bands[-1], regiments=(*bands[-1].regiments, listed))
    rule = rules[0] if rules else ""
    limit = next((each.limit for each in (first, *titles) if each.limit is not None), LIMIT)
    name, own = titles[-1].name.strip(" =-") if titles else "", tuple(bands)
    return reader.done(
        lambda: ArmyList(faction=faction, warbands=own, limit=limit, army_rule=rule, name=name)
    )


def _crowned(said: Entry) -> Entry:
    """`(Warlord) Noble Lord`, as other list builders write it."""
    name = _LORD.sub("", said.name)
    return said if name == said.name else said._replace(name=name, bought=[*said.bought, WARLORD])


def _band(content: Content, reader: Reader, character: str, said: Entry, file: FactionFile) -> ListedWarband:
    entry = next(each for each in file.characters if each.id == character)
    joins = [int(found[2]) - 1 for each in said.bought if (found := _JOINS.fullmatch(each))]
    kinds = {
        "option": (*entry.options, *entry.warband.by_option),
        "items": [each.id for each in file.items],
        "spells": [each.id for each in file.spells],
        "mastery": content.masteries,
        WARLORD: (WARLORD,),
    }
    known = reader.sorted(said.path, (e for e in said.bought if not _JOINS.fullmatch(e)), kinds)
    return ListedWarband(
        character=character,
        regiments=(),
        joins=joins[-1] if joins else None,
        warlord=bool(known[WARLORD]),
        items=known["items"],
        mastery=known["mastery"][-1] if known["mastery"] else "",
        spells=known["spells"],
        option="+".join(known["option"]),
    )


def _regiment(content: Content, reader: Reader, unit: str, said: Entry, file: FactionFile) -> ListedRegiment:
    kinds = {
        "officers": [each.id for each in file.officers],
        "upgrades": [VETERANS, *(each.id for each in file.upgrades)],
        STANDARD: (STANDARD,),
    }
    bought = reader.sorted(said.path, said.bought, kinds)
    return ListedRegiment(
        regiment=unit,
        stands=content.cards[unit].entry.stands.base if said.number is None else said.number,
        standard_bearer=bool(bought[STANDARD]),
        officers=bought["officers"],
        upgrades=bought["upgrades"],
    )
