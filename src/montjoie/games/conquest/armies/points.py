"""What an army costs: every stand and every upgrade (CON-ARM-01, CON-ARM-08)."""

from __future__ import annotations

from montjoie.games.conquest.armies.entitled import free_veterans
from montjoie.games.conquest.content import ArmyList, Content, RegimentEntry
from montjoie.games.conquest.content.factions import VETERANS, ListedRegiment, ListedWarband


def regiment_points(content: Content, listed: ListedRegiment, free: bool = False) -> int:
    """A regiment with its further stands, standard bearer, officers and upgrades; some are Veterans for
    nothing."""
    entry = content.cards[listed.regiment].entry
    if not isinstance(entry, RegimentEntry):
        return entry.points
    extra = (listed.stands - entry.stands.base) * (entry.points_per_extra_stand or 0)
    standard = (entry.command_models.standard_bearer or 0) if listed.standard_bearer else 0
    prices = {option.id: option.points for option in entry.officers}
    officers = sum(prices.get(officer, 0) for officer in listed.officers)
    bought = (
        (0 if free else entry.veteran_upgrade or 0) if each == VETERANS else content.upgrades[each].points
        for each in listed.upgrades
    )
    return entry.points + extra + standard + officers + sum(bought)


def character_points(content: Content, band: ListedWarband) -> int:
    """A character with his items, his mastery and his spells."""
    entry = content.character(band.character)
    items = sum(content.items[item].points for item in band.items)
    mastery = content.masteries[band.mastery].points if band.mastery else 0
    spells = sum(content.spells[spell].points for spell in band.spells)
    return entry.points + items + mastery + spells


def army_points(content: Content, army: ArmyList) -> int:
    """The whole army."""
    total = 0
    for band in army.warbands:
        free = free_veterans(content, band)
        total += character_points(content, band)
        total += sum(regiment_points(content, each, n in free) for n, each in enumerate(band.regiments))
    return total
