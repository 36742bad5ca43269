"""What helps somebody who writes an army list: its points, its text, what it could take next, what of it does
nothing; beside what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from montjoie.games.conquest.armies.entitled import army_points, character_points, regiments_points
from montjoie.games.conquest.armies.problems import check as check
from montjoie.games.conquest.armies.problems import problems, read, unknown
from montjoie.games.conquest.armies.text import write_army
from montjoie.games.conquest.content import ArmyList, Content, RegimentEntry
from montjoie.games.conquest.content.factions import VETERANS, ListedRegiment, ListedWarband
from montjoie.kernel.errors import Problem
from montjoie.kernel.plain import plain
from montjoie.table.rosters import Judge, changed, more
from montjoie.words import LANGUAGES

SIZES = (500, 1000, 1500, 2000, 2500, 3000)  # points that players usually agree on (CON-ARM-01)
# What something more in the list can still put right.
MENDED = ("army-warlords", "no-regiment-to-join", "too-few-mainstay")
COST = ("army-too-dear",)


def book(content: Content) -> dict[str, Any]:
    """Every profile that lists are made of, with what may be bought, and the sample armies."""
    return {
        "factions": {id: plain(file.completeness) for id, file in content.factions.items()},
        "cards": {
            id: {"faction": card.faction, "character": card.character, **plain(card.entry)}
            for id, card in content.cards.items()
        },
        "samples": {id: plain(sample.army) for id, sample in content.armies.items()},
    }


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
            {"character": character_points(content, band), "regiments": regiments_points(content, band)}
            for band in army.warbands
        ],
        "offers": offers(content, army),
    }


def offers(content: Content, army: ArmyList) -> dict[str, Any]:
    """What the list could take: further characters with their warbands, and for each warband regiments and
    what its character and regiments may have; with whether there are points enough for each."""
    fit = Judge(lambda one: problems(content, one, army.limit), MENDED, COST).fitting(army)

    def within(index: int, bands: dict[str, ListedWarband]) -> dict[str, bool]:
        return fit({id: replace(army, warbands=changed(army.warbands, index, b)) for id, b in bands.items()})

    def inside(index: int, number: int, some: dict[str, ListedRegiment]) -> dict[str, bool]:
        own = army.warbands[index]
        rows = {id: changed(own.regiments, number, listed) for id, listed in some.items()}
        return within(index, {id: replace(own, regiments=row) for id, row in rows.items()})

    alone = {
        c.id: ListedWarband(character=c.id, regiments=()) for c in content.factions[army.faction].characters
    }
    return {
        "characters": fit({id: replace(army, warbands=(*army.warbands, b)) for id, b in alone.items()}),
        "warbands": [
            {kind: within(index, some) for kind, some in _more(content, army, band).items()}
            | {
                "restricted": list(content.character(band.character).choices(band.option).restricted),
                "extras": [
                    {kind: inside(index, number, some) for kind, some in _extras(content, listed).items()}
                    for number, listed in enumerate(band.regiments)
                ],
            }
            for index, band in enumerate(army.warbands)
        ],
    }


def _more(content: Content, army: ArmyList, band: ListedWarband) -> dict[str, dict[str, ListedWarband]]:
    """A warband with each thing it might take, by their kinds."""
    entry = content.character(band.character)
    own = entry.choices(band.option)
    regiments = {
        id: ListedRegiment(regiment=id, stands=content.cards[id].entry.stands.base)
        for id in (*own.mainstay, *own.restricted)
    }
    return {
        "regiments": {id: replace(band, regiments=(*band.regiments, one)) for id, one in regiments.items()},
        "items": more(band, "items", [item.id for item in content.factions[army.faction].items]),
        "masteries": {id: replace(band, mastery=id) for id in content.masteries if not band.mastery},
        "spells": more(band, "spells", entry.spells.choose_from),
    }


def _extras(content: Content, listed: ListedRegiment) -> dict[str, dict[str, ListedRegiment]]:
    """A regiment with each officer or upgrade it might have."""
    entry = content.cards[listed.regiment].entry
    if not isinstance(entry, RegimentEntry):
        return {"officers": {}, "upgrades": {}}
    officers = more(listed, "officers", [option.id for option in entry.officers])
    return {"officers": officers, "upgrades": more(listed, "upgrades", (VETERANS, *content.upgrades))}


def notes(content: Content, document: Any) -> Iterator[Problem]:
    """What of a list is not modelled, and so does nothing in the game (CON-ARM-09); none of one that
    cannot be read."""
    army, _ = read(content, document)
    if army is None or any(unknown(content, army)):
        return
    file = content.factions[army.faction]
    silent = {e.id for entries in file.worded().values() for e in entries if not e.modelled}
    silent |= {each.id for each in content.masteries.values() if not each.modelled}
    for index, band in enumerate(army.warbands):
        entry = content.cards[band.character].entry
        bought = {*band.items, band.mastery, *band.spells, getattr(entry, "supremacy", ""), army.army_rule}
        for each in band.regiments:
            bought |= {*each.officers, *each.upgrades}
        for card in (content.cards[id] for id in (band.character, *(r.regiment for r in band.regiments))):
            bought |= {held.id for held in (*card.rules, *card.draw_events)}
        for id in sorted(bought & silent):
            yield Problem(f"$.warbands[{index}]", "CON-ARM-09", "not-modelled", {"id": id})
