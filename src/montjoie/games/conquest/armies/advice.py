"""What helps somebody who writes an army list: its points, its text, and what it could take next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from montjoie.games.conquest.armies.entitled import VETERANS
from montjoie.games.conquest.armies.points import army_points, character_points, regiment_points
from montjoie.games.conquest.armies.problems import problems, read, unknown
from montjoie.games.conquest.armies.text import write_army
from montjoie.games.conquest.content import ArmyList, CharacterEntry, Content, RegimentEntry
from montjoie.games.conquest.content.factions import Choices, ListedRegiment, ListedWarband
from montjoie.kernel.plain import plain
from montjoie.words import LANGUAGES

SIZES = (500, 1000, 1500, 2000, 2500, 3000)  # points that players usually agree on (CON-ARM-01)
# What something more in the list can still put right.
MENDED = ("army-warlords", "no-regiment-to-join", "too-few-mainstay")
COST = "army-too-dear"


def advice(content: Content, document: Any) -> dict[str, Any]:
    """The list as it was understood, its points and text, and what it could take; empty where the document
    is no list."""
    army, _ = read(content, document)
    if army is None:
        return {}
    told: dict[str, Any] = {"army": plain(army)}
    if next(unknown(content, army), None) is not None:
        return told
    return told | {
        "points": army_points(content, army),
        "text": {lang: write_army(content, army, lang) for lang in LANGUAGES},
        "costs": [
            {
                "character": character_points(content, band),
                "regiments": [regiment_points(content, listed) for listed in band.regiments],
            }
            for band in army.warbands
        ],
        "offers": offers(content, army),
    }


def offers(content: Content, army: ArmyList) -> dict[str, Any]:
    """What the list could take: further characters with their warbands, and for each warband regiments and
    what its character and regiments may have; with whether there are points enough for each."""
    base, _ = _wrong(content, army)

    def fitting(lists: Iterable[tuple[str, ArmyList]]) -> dict[str, bool]:
        judged = ((id, *_wrong(content, more)) for id, more in lists)
        return {id: cheap for id, faults, cheap in judged if faults <= base}

    characters = [each.id for each in content.factions[army.faction].characters]
    return {
        "characters": fitting((id, _with(army, _alone(id))) for id in characters),
        "warbands": [
            {
                kind: fitting((id, _with(army, more, index)) for id, more in _more(content, army, band, kind))
                for kind in ("regiments", "items", "masteries", "spells")
            }
            | {
                "restricted": list(_choices(content, band).restricted),
                "extras": [
                    {
                        kind: fitting(
                            (id, _with(army, _changed(band, number, more), index))
                            for id, more in _extras(content, listed, kind)
                        )
                        for kind in ("officers", "upgrades")
                    }
                    for number, listed in enumerate(band.regiments)
                ],
            }
            for index, band in enumerate(army.warbands)
        ],
    }


def _alone(character: str) -> ListedWarband:
    return ListedWarband(character=character, regiments=())


def _with(army: ArmyList, band: ListedWarband, index: int | None = None) -> ArmyList:
    """The list with one more warband, or with one of them changed."""
    if index is None:
        return replace(army, warbands=(*army.warbands, band))
    return replace(army, warbands=(*army.warbands[:index], band, *army.warbands[index + 1 :]))


def _changed(band: ListedWarband, number: int, listed: ListedRegiment) -> ListedWarband:
    return replace(band, regiments=(*band.regiments[:number], listed, *band.regiments[number + 1 :]))


def _choices(content: Content, band: ListedWarband) -> Choices:
    """The regiments of a character's warband (CON-ARM-06)."""
    entry = content.cards[band.character].entry
    assert isinstance(entry, CharacterEntry)
    return entry.warband.by_option.get(band.option, entry.warband)


def _more(
    content: Content, army: ArmyList, band: ListedWarband, kind: str
) -> Iterator[tuple[str, ListedWarband]]:
    """A warband with each thing it might take."""
    entry = content.cards[band.character].entry
    assert isinstance(entry, CharacterEntry)
    if kind == "regiments":
        choices = _choices(content, band)
        for id in dict.fromkeys((*choices.mainstay, *choices.restricted)):
            listed = ListedRegiment(regiment=id, stands=content.cards[id].entry.stands.base)
            yield id, replace(band, regiments=(*band.regiments, listed))
    elif kind == "items":
        for item in content.factions[army.faction].items:
            if item.id not in band.items:
                yield item.id, replace(band, items=(*band.items, item.id))
    elif kind == "masteries":
        for mastery in content.masteries:
            if not band.mastery:
                yield mastery, replace(band, mastery=mastery)
    else:
        for spell in entry.spells.choose_from:
            if spell not in band.spells:
                yield spell, replace(band, spells=(*band.spells, spell))


def _extras(content: Content, listed: ListedRegiment, kind: str) -> Iterator[tuple[str, ListedRegiment]]:
    """A regiment with each officer or upgrade it might have."""
    entry = content.cards[listed.regiment].entry
    if not isinstance(entry, RegimentEntry):
        return
    if kind == "officers":
        for option in entry.officers:
            if option.id not in listed.officers:
                yield option.id, replace(listed, officers=(*listed.officers, option.id))
        return
    for upgrade in (VETERANS, *content.upgrades):
        if upgrade not in listed.upgrades:
            yield upgrade, replace(listed, upgrades=(*listed.upgrades, upgrade))


def _wrong(content: Content, army: ArmyList) -> tuple[int, bool]:
    """How much is wrong that nothing more mends; whether there are points enough."""
    keys = [problem.key for problem in problems(content, army, army.limit)]
    return sum(key not in (*MENDED, COST) for key in keys), COST not in keys
