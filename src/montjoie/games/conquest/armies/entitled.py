"""What an army costs, and what special rules, masteries and the rule of the army change while a list is built
(CON-ARM-01, CON-ARM-08, CON-PRO-03)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import mode

from montjoie.games.conquest.content import ArmyList, CharacterEntry, Content, RegimentEntry
from montjoie.games.conquest.content.factions import VETERANS, Choices, ListedRegiment, ListedWarband
from montjoie.kernel.errors import Fault


def _regiment_points(content: Content, listed: ListedRegiment, free: bool) -> int:
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


def regiments_points(content: Content, band: ListedWarband) -> list[int]:
    """Each regiment of a warband, where some are Veterans for nothing."""
    free = free_veterans(content, band)
    return [_regiment_points(content, each, n in free) for n, each in enumerate(band.regiments)]


def army_points(content: Content, army: ArmyList) -> int:
    """The whole army."""
    each = ((character_points(content, band), *regiments_points(content, band)) for band in army.warbands)
    return sum(map(sum, each))


LIMITS = {
    "ruthless_sovereigns": {"leonine_avatara": 2, "centaur_avatara": 2},
    "finest_cavalry": {"companion_cavalry": 3},
}
"""Regiments of which a warband has only so many, by the rule of its character."""
FREE = {"personal_bodyguard": ("infantry", ""), "personal_entourage": ("cavalry", "household_knights")}
"""Of which one regiment of the warband is Veteran for nothing: its type, or its entry."""
SPELL_SOURCES = ("chapter_scroll", "learned_in_the_occult")


def own_spells(content: Content, character: str, spells: Iterable[str]) -> list[str]:
    """Those of a caster's own list; of one school, most of them, where he chooses one (CON-MAG-02)."""
    told = content.cards[character].entry.spells
    own = [spell for spell in spells if spell in told.choose_from]
    if not told.school_choice:
        return own
    schools = [content.spells[spell].school for spell in own]
    return [spell for spell, school in zip(own, schools, strict=True) if school == mode(schools)]


def rules(content: Content, band: ListedWarband) -> set[str]:
    """The special rules of a warband's character."""
    return {held.id for held in content.cards[band.character].rules}


def free_veterans(content: Content, band: ListedWarband) -> list[int]:
    """The regiments of a warband that are Veterans for nothing, where they are Veterans."""
    own, found = rules(content, band), []
    bought = [n for n, each in enumerate(band.regiments) if VETERANS in each.upgrades]
    for rule, (kind, entry) in FREE.items():
        of_kind = [n for n in bought if content.cards[band.regiments[n].regiment].type == kind]
        fit = [n for n in of_kind if not entry or band.regiments[n].regiment == entry]
        found += fit[:1] if rule in own else []
    if "up_in_arms" in own:
        found += [n for n in bought if content.cards[band.regiments[n].regiment].type == "infantry"]
    return found


def capacity(content: Content, band: ListedWarband, entry: CharacterEntry, own: Choices) -> int:
    """How many regiments a warband may hold; the fifth of Up in Arms is mainstay (CON-ARM-05)."""
    last = band.regiments[-1].regiment if band.regiments else ""
    return entry.warband.capacity - ("up_in_arms" in rules(content, band) and last not in own.mainstay)


def items(band: ListedWarband, entry: CharacterEntry) -> int:
    """How many items a character may have (CON-ARM-08)."""
    lineage = len(band.items) if entry.supremacy == "legacies_of_the_ark" else 0
    return max(lineage, entry.items + (band.mastery == "long_lineage"))


def problems(content: Content, army: ArmyList, band: ListedWarband, path: str) -> Iterator[Fault]:
    """What the choices of a warband's character, and upgrades that need a rule of the army, go against."""
    entry, who = content.character(band.character), {"character": band.character}
    learned = {each.id for each in content.factions[army.faction].supremacy_abilities}
    other = learned if band.mastery == "knowledged" else set()
    chosen = [each for each in band.option.split("+") if each]
    own = {each for each in chosen if each in entry.options}
    strange = set(chosen) - own
    twice = len(set(chosen)) < len(chosen)
    wrong = twice or bool(strange - other) or len(strange) > 1 or len(own) > entry.picks
    yield wrong, f"{path}.option", "CON-ARM-08", "options-not-his", who | {"most": entry.picks}
    for rule in rules(content, band) & set(LIMITS):
        for regiment, most in LIMITS[rule].items():
            given = sum(each.regiment == regiment for each in band.regiments)
            facts = who | {"regiment": regiment, "given": given, "most": most}
            yield given > most, f"{path}.regiments", "CON-ARM-06", "too-many-of-them", facts
    free = free_veterans(content, band)
    for number, each in enumerate(band.regiments):
        here = f"{path}.regiments[{number}].upgrades"
        kinds = [content.upgrades[u].category for u in each.upgrades if u in content.upgrades]
        alike = len(set(kinds)) < len(kinds)
        yield alike, here, "CON-ARM-08", "upgrades-exclude", {"regiment": each.regiment}
        for upgrade in each.upgrades:
            sold = content.upgrades.get(upgrade)
            needs = sold.requires_army_rule if sold else "" if number in free else "veteran_regiments"
            facts = {"upgrade": upgrade, "rule": needs}
            yield needs not in ("", army.army_rule), here, "CON-ARM-08", "needs-army-rule", facts
