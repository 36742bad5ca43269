"""What is wrong with an army list (CON-ARM, CON-COM-01, CON-MST-02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from montjoie.games.conquest.armies import entitled
from montjoie.games.conquest.armies.entitled import army_points
from montjoie.games.conquest.armies.text import read_army
from montjoie.games.conquest.content import ArmyList, CharacterEntry, Content, RegimentEntry
from montjoie.games.conquest.content.factions import VETERANS, ListedRegiment, ListedWarband
from montjoie.kernel.content import unknown_ids
from montjoie.kernel.errors import Fault, Problem, told
from montjoie.kernel.references import unknown_within
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


def problems(content: Content, army: ArmyList, limit: int) -> Iterator[Problem]:
    """Everything that stands against a list: first ids that nothing has, then the rules."""
    strange = list(unknown(content, army))
    return iter(strange) if strange else told(_army(content, army, limit), "$")


def unknown(content: Content, army: ArmyList) -> Iterator[Problem]:
    """Ids that the faction does not have (CON-ARM-02)."""
    file = content.factions.get(army.faction)
    if file is None:
        return unknown_ids("$.faction", [army.faction], content.factions, "factions")
    place = f"factions/{army.faction}"
    known = {f"{place}.{kind}": ids for kind, ids in file.sold().items()}
    return unknown_within("$", army, place, {**known, "masteries.masteries": content.masteries})


def _army(content: Content, army: ArmyList, limit: int) -> Iterator[Fault]:
    """Points, one warlord, warbands, what is there only once (CON-ARM-01 … CON-ARM-03, CON-MST-02)."""
    points, lords = army_points(content, army), sum(band.warlord for band in army.warbands)
    yield points > limit, "", "CON-ARM-01", "army-too-dear", {"points": points, "limit": limit}
    yield lords != 1, ".warbands", "CON-ARM-03", "army-warlords", {"given": lords}
    for index, band in enumerate(army.warbands):
        yield from _band(content, band, f".warbands[{index}]")
        yield from entitled.problems(content, army, band, f".warbands[{index}]")
    masteries = [band.mastery for band in army.warbands if band.mastery]
    yield from _twice(".warbands", "CON-MST-02", masteries)
    for character, given in Counter(band.character for band in army.warbands).items():
        limits = content.character(character).limits
        most = limits.per_army if limits else given
        facts = {"character": character, "given": given, "most": most}
        yield given > most, ".warbands", "CON-ARM-02", "too-many-of-him", facts


def _band(content: Content, band: ListedWarband, path: str) -> Iterator[Fault]:
    """A warband: its choices, whom its character joins, what he carries (CON-ARM-04 … CON-ARM-09)."""
    entry = content.character(band.character)
    who, here = {"character": band.character}, f"{path}.regiments"
    chosen = [listed.regiment for listed in band.regiments]
    own, eccentric = entry.choices(band.option), band.mastery == "eccentric"
    given, most = len(chosen), entitled.capacity(content, band, entry, own)
    yield given > most, here, "CON-ARM-05", "warband-too-large", who | {"given": given, "most": most}
    for number, regiment in enumerate(chosen):
        foreign = regiment not in (*own.mainstay, *own.restricted) and not eccentric
        yield foreign, f"{here}[{number}]", "CON-ARM-06", "warband-foreign", who | {"regiment": regiment}
    restricted = sum(each not in own.mainstay for each in chosen)
    mainstay, most = len(chosen) - restricted, 1 if eccentric else RESTRICTED
    facts = who | {"given": restricted, "most": most}
    yield restricted > most, here, "CON-ARM-06", "too-many-restricted", facts
    facts = who | {"restricted": restricted, "mainstay": mainstay}
    few = restricted > mainstay or (eccentric and mainstay < RESTRICTED)
    yield few, here, "CON-ARM-07", "too-few-mainstay", facts
    yield from _joining(content, band, entry, path)
    yield from _carried(content, band, entry, path)
    for number, listed in enumerate(band.regiments):
        yield from _regiment(content, listed, f"{here}[{number}]")


def _joining(content: Content, band: ListedWarband, entry: CharacterEntry, path: str) -> Iterator[Fault]:
    """A regiment of his own type is there, and he joins one such (CON-ARM-04, CON-CHR-03)."""
    who, listed = {"character": band.character}, enumerate(band.regiments)
    fit = [i for i, each in listed if content.leads(entry.id, band.items, each.regiment)]
    alone = not fit and not entry.is_regiment
    yield alone, path, "CON-ARM-04", "no-regiment-to-join", who
    wrong = not entry.is_regiment and bool(fit) and band.joins not in (None, *fit)
    yield wrong, f"{path}.joins", "CON-CHR-03", "joins-other-type", who


def _carried(content: Content, band: ListedWarband, entry: CharacterEntry, path: str) -> Iterator[Fault]:
    """What he carries and knows (CON-ARM-08, CON-MST-02)."""
    who = {"character": band.character}
    humble = band.warlord and entry.cannot_be_warlord
    yield humble, f"{path}.warlord", "CON-WLD-01", "no-warlord", who
    given, most = len(band.items), entitled.items(band, entry)
    facts = who | {"given": given, "most": most}
    yield given > most, f"{path}.items", "CON-ARM-08", "too-many-items", facts
    yield from _twice(f"{path}.items", "CON-ARM-08", band.items)
    forbidden = bool(band.mastery) and content.masteries[band.mastery].category not in entry.masteries
    yield forbidden, f"{path}.mastery", "CON-MST-02", "mastery-forbidden", who | {"mastery": band.mastery}
    own = entitled.own_spells(content, band.character, band.spells)
    others = sum(each in entitled.SPELL_SOURCES for each in (*band.items, band.mastery))
    many = len(own) > entry.spells.number or len(band.spells) - len(own) > others
    facts = who | {"most": entry.spells.number + others}
    strange = set(band.spells) <= set(entry.spells.choose_from) and len(own) <= entry.spells.number
    key = "spells-of-schools" if strange else "spells-not-his"
    yield many, f"{path}.spells", "CON-MAG-02", key, facts


def _regiment(content: Content, listed: ListedRegiment, path: str) -> Iterator[Fault]:
    """Stands, command models, upgrades (CON-COM-01, CON-COM-05, CON-ARM-08)."""
    entry, it = content.cards[listed.regiment].entry, {"regiment": listed.regiment}
    low, high = entry.stands.min, entry.stands.max
    facts = it | {"given": listed.stands, "low": low, "high": high}
    yield not low <= listed.stands <= high, f"{path}.stands", "CON-ARM-08", "stands-out-of-bounds", facts
    if not isinstance(entry, RegimentEntry):
        return
    without = listed.standard_bearer and entry.command_models.standard_bearer is None
    yield without, f"{path}.standard_bearer", "CON-COM-01", "no-standard-bearer", it
    here, known = f"{path}.officers", [option.id for option in entry.officers]
    for officer in listed.officers:
        yield officer not in known, here, "CON-OFF-01", "officer-not-his", it | {"officer": officer}
    yield from _twice(here, "CON-OFF-01", listed.officers)
    number = len(models(content, listed))
    many = len(listed.officers) > entry.officer_limit or number > COMMAND_MODELS
    crowded = entry.type != "infantry" and number > listed.stands and not many
    yield many, here, "CON-COM-01", "too-many-command-models", it
    yield crowded, here, "CON-COM-05", "too-many-command-models", it
    for upgrade in listed.upgrades:
        sold = entry.veteran_upgrade is not None
        if upgrade != VETERANS:
            sold = listed.regiment in content.upgrades[upgrade].regiments
        yield not sold, f"{path}.upgrades", "CON-ARM-08", "upgrade-not-his", it | {"upgrade": upgrade}


def models(content: Content, listed: ListedRegiment) -> tuple[str, ...]:
    """The command models of a listed regiment, the leader first (CON-COM-01)."""
    entry = content.cards[listed.regiment].entry
    if not isinstance(entry, RegimentEntry):
        return ()
    own = entry.command_models
    standard = own.standard_bearer == 0 or (listed.standard_bearer and own.standard_bearer is not None)
    found = [*(["leader"] if own.leader else []), *(["standard_bearer"] if standard else [])]
    return (*found, *listed.officers)


def _twice(path: str, rule: str, ids: Iterable[str]) -> Iterator[Fault]:
    for given, times in Counter(ids).items():
        yield times > 1, path, rule, "taken-twice", {"id": given}
