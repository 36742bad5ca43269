"""From a list to regiments and characters in reinforcements (CON-RNF-01, CON-CRD-01)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from montjoie.games.conquest.armies.entitled import army_points
from montjoie.games.conquest.armies.problems import models
from montjoie.games.conquest.content import ArmyList
from montjoie.games.conquest.events import ArmyMustered
from montjoie.games.conquest.state import Character, G, Regiment


def muster(g: G, seat: str, army: ArmyList) -> ArmyMustered:
    """Everything a list brings. Regiments are numbered by their entries: two of the same profile share a card
    name, and differ by nothing else (CON-RUL-68)."""
    numbers = Counter(row.entry for row in g.state.regiments.values())
    numbers.update(one.entry for one in g.state.characters.values())
    regiments: dict[str, Regiment] = {}
    characters: dict[str, Character] = {}
    warlord = ""

    def named(entry: str) -> str:
        numbers[entry] += 1
        return f"{entry}_{numbers[entry]}"

    for index, band in enumerate(army.warbands):
        own = [named(listed.regiment) for listed in band.regiments]
        for name, listed in zip(own, band.regiments, strict=True):
            stands, command = listed.stands, models(g.content, listed)
            row = Regiment(seat, listed.regiment, index, stands, stands, command, upgrades=listed.upgrades)
            regiments[name] = row
        leader = named(band.character)
        entry = g.content.character(band.character)
        if entry.is_regiment:
            stands = entry.stands.base
            regiments[leader] = Regiment(seat, band.character, index, stands, stands, upgrades=band.items)
        else:
            carried: dict[str, Any] = {"items": band.items, "mastery": band.mastery, "option": band.option}
            spells = (*entry.spells.known, *band.spells)
            characters[leader] = Character(seat, band.character, index, spells=spells, **carried)
        warlord = leader if band.warlord else warlord
    points = army_points(g.content, army)
    return ArmyMustered(seat, army.faction, army.army_rule, warlord, points, regiments, characters)


def joined(g: G, seat: str, army: ArmyList) -> dict[str, str]:
    """The regiments that the characters of a list join where it says so, in the order of the warbands."""
    found: dict[str, str] = {}
    rows = g.state.regiments
    for name, one in g.state.characters.items():
        band = army.warbands[one.warband] if one.owner == seat else None
        if band is not None and band.joins is not None:
            own = [r for r, row in rows.items() if row.owner == seat and row.warband == one.warband]
            found[name] = own[band.joins]
    return found
