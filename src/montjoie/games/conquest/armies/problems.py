"""What is wrong with an army list (CON-ARM, CON-COM-01, CON-MST-02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from montjoie.games.conquest.armies import entitled
from montjoie.games.conquest.armies.entitled import VETERANS
from montjoie.games.conquest.armies.points import army_points
from montjoie.games.conquest.armies.text import read_army
from montjoie.games.conquest.content import ArmyList, CharacterEntry, Content, RegimentEntry
from montjoie.games.conquest.content.factions import Choices, ListedRegiment, ListedWarband
from montjoie.kernel import Problem
from montjoie.kernel.content import unknown_ids
from montjoie.kernel.plain import plain
from montjoie.table import rosters

RESTRICTED = 2  # choices of a warband (CON-ARM-06)
COMMAND_MODELS = 4  # of a regiment (CON-COM-01)


def read(content: Content, raw: Any) -> tuple[ArmyList | None, list[Problem]]:
    """A list as its type, from JSON, its text or the name of a sample; or why it is none."""
    if isinstance(raw, str) and raw in content.armies:
        return content.armies[raw].army, []
    return rosters.read(raw, ArmyList, partial(read_army, content))


def check(content: Content, raw: Any, limit: int | None = None) -> Iterator[Problem]:
    """What is wrong with a list as it comes from outside, in a game of a size or of its own."""
    army, found = read(content, raw)
    yield from found
    if army is not None:
        yield from problems(content, army, army.limit if limit is None else limit)


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


def problems(content: Content, army: ArmyList, limit: int) -> Iterator[Problem]:
    """Everything that stands against a list: first ids that nothing has, then the rules."""
    if strange := list(unknown(content, army)):
        yield from strange
        return
    if (points := army_points(content, army)) > limit:
        yield Problem("$", "CON-ARM-01", "army-too-dear", {"points": points, "limit": limit})
    lords = [index for index, band in enumerate(army.warbands) if band.warlord]
    if len(lords) != 1:
        yield Problem("$.warbands", "CON-ARM-03", "army-warlords", {"given": len(lords)})
    for index, band in enumerate(army.warbands):
        yield from _band(content, band, f"$.warbands[{index}]")
        yield from entitled.problems(content, army, band, f"$.warbands[{index}]")
    masteries = [band.mastery for band in army.warbands if band.mastery]
    yield from _twice("$.warbands", "CON-MST-02", masteries)
    yield from _limits(content, army)


def unknown(content: Content, army: ArmyList) -> Iterator[Problem]:
    """Ids that the faction does not have (CON-ARM-02)."""
    yield from unknown_ids("$.faction", [army.faction], content.factions, "factions")
    if army.faction not in content.factions:
        return
    file = content.factions[army.faction]
    place = f"factions/{army.faction}.json"
    rules = [each.id for each in file.army_rules]
    if army.army_rule:
        yield from unknown_ids("$.army_rule", [army.army_rule], rules, place)
    regiments = {each.id for each in file.regiments} | {c.id for c in file.characters if c.is_regiment}
    for index, band in enumerate(army.warbands):
        path = f"$.warbands[{index}]"
        yield from unknown_ids(f"{path}.character", [band.character], [c.id for c in file.characters], place)
        yield from unknown_ids(f"{path}.items", band.items, [i.id for i in file.items], place)
        yield from unknown_ids(f"{path}.spells", band.spells, [s.id for s in file.spells], place)
        mastery = [band.mastery] if band.mastery else []
        yield from unknown_ids(f"{path}.mastery", mastery, content.masteries, "masteries.json")
        for number, listed in enumerate(band.regiments):
            here = f"{path}.regiments[{number}]"
            yield from unknown_ids(f"{here}.regiment", [listed.regiment], regiments, place)
            yield from unknown_ids(f"{here}.officers", listed.officers, [o.id for o in file.officers], place)
            upgrades = [VETERANS, *(u.id for u in file.upgrades)]
            yield from unknown_ids(f"{here}.upgrades", listed.upgrades, upgrades, place)


def _band(content: Content, band: ListedWarband, path: str) -> Iterator[Problem]:
    """A warband: its choices, whom its character joins, what he carries (CON-ARM-04 … CON-ARM-09)."""
    entry = content.cards[band.character].entry
    assert isinstance(entry, CharacterEntry)
    chosen = [listed.regiment for listed in band.regiments]
    own: Choices = entry.warband.by_option.get(band.option, entry.warband)
    eccentric = band.mastery == "eccentric"
    if len(chosen) > (most := entitled.capacity(content, band, entry, own)):
        facts = {"given": len(chosen), "most": most, "character": band.character}
        yield Problem(f"{path}.regiments", "CON-ARM-05", "warband-too-large", facts)
    for number, regiment in enumerate(chosen):
        if regiment not in (*own.mainstay, *own.restricted) and not eccentric:
            facts = {"regiment": regiment, "character": band.character}
            yield Problem(f"{path}.regiments[{number}]", "CON-ARM-06", "warband-foreign", facts)
    restricted = sum(each not in own.mainstay for each in chosen)
    mainstay = len(chosen) - restricted
    if restricted > (most := 1 if eccentric else RESTRICTED):
        facts = {"given": restricted, "most": most, "character": band.character}
        yield Problem(f"{path}.regiments", "CON-ARM-06", "too-many-restricted", facts)
    if restricted > mainstay or (eccentric and mainstay < RESTRICTED):
        facts = {"restricted": restricted, "mainstay": mainstay, "character": band.character}
        yield Problem(f"{path}.regiments", "CON-ARM-07", "too-few-mainstay", facts)
    yield from _joining(content, band, entry, path)
    yield from _carried(content, band, entry, path)
    for number, listed in enumerate(band.regiments):
        yield from _regiment(content, listed, f"{path}.regiments[{number}]")


def _joining(content: Content, band: ListedWarband, entry: CharacterEntry, path: str) -> Iterator[Problem]:
    """A regiment of his own type is there, and he joins one such (CON-ARM-04, CON-CHR-03)."""
    if entry.is_regiment:
        return
    listed = enumerate(band.regiments)
    fit = [i for i, each in listed if content.leads(entry.id, band.items, each.regiment)]
    if not fit:
        yield Problem(path, "CON-ARM-04", "no-regiment-to-join", {"character": band.character})
    elif band.joins is not None and band.joins not in fit:
        yield Problem(f"{path}.joins", "CON-CHR-03", "joins-other-type", {"character": band.character})


def _carried(content: Content, band: ListedWarband, entry: CharacterEntry, path: str) -> Iterator[Problem]:
    """What he carries and knows (CON-ARM-08, CON-MST-02)."""
    if band.warlord and entry.cannot_be_warlord:
        yield Problem(f"{path}.warlord", "CON-WLD-01", "no-warlord", {"character": band.character})
    items = entitled.items(band, entry)
    if len(band.items) > items:
        facts = {"given": len(band.items), "most": items, "character": band.character}
        yield Problem(f"{path}.items", "CON-ARM-08", "too-many-items", facts)
    yield from _twice(f"{path}.items", "CON-ARM-08", band.items)
    if band.mastery and content.masteries[band.mastery].category not in entry.masteries:
        facts = {"mastery": band.mastery, "character": band.character}
        yield Problem(f"{path}.mastery", "CON-MST-02", "mastery-forbidden", facts)
    own = [spell for spell in band.spells if spell in entry.spells.choose_from]
    others = sum(each in entitled.SPELL_SOURCES for each in (*band.items, band.mastery))
    if len(own) > entry.spells.number or len(band.spells) - len(own) > others:
        facts = {"most": entry.spells.number + others, "character": band.character}
        yield Problem(f"{path}.spells", "CON-MAG-02", "spells-not-his", facts)


def _regiment(content: Content, listed: ListedRegiment, path: str) -> Iterator[Problem]:
    """Stands, command models, upgrades (CON-COM-01, CON-COM-05, CON-ARM-08)."""
    entry = content.cards[listed.regiment].entry
    facts: dict[str, Any] = {"regiment": listed.regiment}
    if not entry.stands.min <= listed.stands <= entry.stands.max:
        facts |= {"given": listed.stands, "low": entry.stands.min, "high": entry.stands.max}
        yield Problem(f"{path}.stands", "CON-ARM-08", "stands-out-of-bounds", facts)
    if not isinstance(entry, RegimentEntry):
        return
    if listed.standard_bearer and entry.command_models.standard_bearer is None:
        yield Problem(f"{path}.standard_bearer", "CON-COM-01", "no-standard-bearer", facts)
    prices = [option.id for option in entry.officers]
    for officer in listed.officers:
        if officer not in prices:
            yield Problem(f"{path}.officers", "CON-OFF-01", "officer-not-his", facts | {"officer": officer})
    yield from _twice(f"{path}.officers", "CON-OFF-01", listed.officers)
    if len(listed.officers) > entry.officer_limit or len(models(content, listed)) > COMMAND_MODELS:
        yield Problem(f"{path}.officers", "CON-COM-01", "too-many-command-models", facts)
    elif entry.type != "infantry" and len(models(content, listed)) > listed.stands:
        yield Problem(f"{path}.officers", "CON-COM-05", "too-many-command-models", facts)
    for upgrade in listed.upgrades:
        fits = (
            entry.veteran_upgrade is not None
            if upgrade == VETERANS
            else listed.regiment in content.upgrades[upgrade].regiments
        )
        if not fits:
            yield Problem(f"{path}.upgrades", "CON-ARM-08", "upgrade-not-his", facts | {"upgrade": upgrade})


def models(content: Content, listed: ListedRegiment) -> tuple[str, ...]:
    """The command models of a listed regiment, the leader first (CON-COM-01)."""
    entry = content.cards[listed.regiment].entry
    if not isinstance(entry, RegimentEntry):
        return ()
    own = entry.command_models
    standard = own.standard_bearer == 0 or (listed.standard_bearer and own.standard_bearer is not None)
    found = [*(["leader"] if own.leader else []), *(["standard_bearer"] if standard else [])]
    return (*found, *listed.officers)


def _limits(content: Content, army: ArmyList) -> Iterator[Problem]:
    """Characters of whom an army has only so many."""
    for character, given in Counter(band.character for band in army.warbands).items():
        entry = content.cards[character].entry
        limits = entry.limits if isinstance(entry, CharacterEntry) else None
        if limits is not None and given > limits.per_army:
            facts = {"character": character, "given": given, "most": limits.per_army}
            yield Problem("$.warbands", "CON-ARM-02", "too-many-of-him", facts)


def _twice(path: str, rule: str, ids: Iterable[str]) -> Iterator[Problem]:
    for given, times in Counter(ids).items():
        if times > 1:
            yield Problem(path, rule, "taken-twice", {"id": given})
