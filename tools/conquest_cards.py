"""The table of all entries of conquest with their state: `python -m tools.conquest_cards` writes it.

An entry takes effect by its own data (gifts, hits, healing), by code that names it, or by other data that it
stands for (`TOLD`); what rests on a mechanism that nothing describes says so (`modelled: false`) and why. The
code and the tests are read from their sources, without running them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from montjoie.games.conquest.content import load
from montjoie.games.conquest.content.factions import Spell, SpellHits
from montjoie.games.conquest.content.files import SpecialRule, Upgrade, Worded
from montjoie.games.conquest.content.gifts import Gift

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "conquest-cards.md"
GAME = ROOT / "src" / "montjoie" / "games" / "conquest"
TESTS = ROOT / "tests" / "games" / "conquest"
TOLD = {
    "avenger": "aspect_choice",
    "redeemer": "aspect_choice",
    "battlecry": "the chants of its regiments",
    "crusading_bulls": "bull_of_wrath, bull_of_faith",
    "cult_of_conquest": "a mark without an effect",
    "lord_of_titans": "a character that is a regiment",
    "order_choice": "crimson_tower, sealed_temple, ashen_dawn",
    "sovereign_lineage": "superior_creations",
    "tactics": "suppress_pain, overtax, disperse",
    "weapon_arts": "weapon_master, graceful_combatant, relentless, duelist",
}
"""Entries that other data carry."""
ALL = "all factions"
HEAD = """\
# The entries of conquest

Every special rule, draw event, officer, item, mastery, spell, supremacy ability and army rule of the base
pack: whether it takes effect by data (`gifts` of its entry), by code under its id, or not at all, and how
sure the pack is of it. After a change run `python -m tools.conquest_cards`.

An entry that is **not modelled** rests on a mechanism that neither the rules nor the data describe; an army
list may contain it, and `montjoie army check` says that it does nothing.
"""
TITLES = {
    "army_rules": "Army rules",
    "rules": "Rules of the factions",
    "officers": "Officers",
    "draw_events": "Draw events",
    "abilities": "Abilities and options",
    "spells": "Spells",
    "items": "Items",
    "supremacy_abilities": "Supremacy abilities",
    "upgrades": "Upgrades",
    "masteries": "Masteries",
    "special_rules": "Special rules of the annex",
}


class Row(NamedTuple):
    """An entry of the pack: in which list, whose."""

    kind: str
    faction: str
    entry: Worded


@cache
def rows() -> tuple[Row, ...]:
    """Every entry that should take effect."""
    content = load()
    found = [
        Row(kind, faction, entry)
        for faction, file in content.factions.items()
        for kind, entries in file.worded().items()
        for entry in entries
    ]
    own = {each.entry.id for each in found}
    found += [Row("masteries", ALL, each) for each in content.masteries.values()]
    every = (("special_rules", content.special_rules), ("draw_events", content.draw_events))
    for kind, entries in every:
        found += [Row(kind, ALL, each) for each in entries.values() if each.id not in own]
    found += [Row("officers", ALL, each) for each in content.command_models.values() if each.id not in own]
    return tuple(found)


def by_data(entry: Worded) -> bool:
    """Whether its own data say what it does."""
    if isinstance(entry, Spell) and (entry.hits != SpellHits() or entry.heals):
        return True
    made = isinstance(entry, Upgrade) and bool(entry.makes)
    return made or any(gift != Gift(to=gift.to, where=gift.where) for gift in entry.gifts)


def state(entry: Worded) -> str:
    """How an entry takes effect: `data`, `code`, `told` by others, `not modelled`, or `nothing`."""
    if not entry.modelled:
        return "not modelled"
    if by_data(entry):
        return "data"
    if entry.id in named():
        return "code"
    return "told" if entry.id in TOLD else "nothing"


@cache
def named() -> frozenset[str]:
    """The ids that the code of the game names, content apart."""
    files = (file for file in GAME.rglob("*.py") if file.relative_to(GAME).parts[0] != "content")
    return frozenset(each for file in files for each in _strings(file))


@cache
def tested() -> frozenset[str]:
    """The ids that tests name, alone or in what they tell of a regiment."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for each in _strings(file):
            found |= {each, *each.replace("+", " ").replace(":", " ").replace(",", " ").split()}
    return frozenset(found)


def is_tested(entry: Worded) -> bool:
    """Whether a test names the entry, or the rule of the annex that it is."""
    return entry.id in tested() or getattr(entry, "rule", None) in tested()


def table() -> str:
    """The page."""
    parts = [HEAD, _summary()]
    for kind, title in TITLES.items():
        told = [_row(each) for each in rows() if each.kind == kind]
        head = (
            "| Name | Nom | What it does | Id | Faction | Takes effect by | Tested | Confidence |\n"
            + "| --- " * 8
            + "|\n"
        )
        parts.append(f"## {title}\n\n{head}" + "\n".join(told) + "\n")
    return "\n".join(parts)


def _summary() -> str:
    names = load().names["en"]
    lines = []
    for faction in [*load().factions, ALL]:
        own = [state(each.entry) for each in rows() if each.faction == faction]
        counts = " | ".join(str(own.count(each)) for each in ("data", "code", "told", "not modelled"))
        lines.append(f"| {names.get(faction, faction)} | {len(own)} | {counts} |")
    head = "| | Entries | Data | Code | Other data | Not modelled |\n" + "| --- " * 6 + "|\n"
    return head + "\n".join(lines) + "\n"


def _row(row: Row) -> str:
    names, entry = load().names, row.entry
    how = state(entry)
    if how == "told":
        how = f"other data: {TOLD[entry.id]}"
    elif how == "not modelled":
        how = f"**not modelled**: {entry.note}"
    faction = names["en"].get(row.faction, row.faction)
    done = "yes" if is_tested(entry) else "–" if not entry.modelled else "**no**"
    rule = f" ({entry.rule})" if isinstance(entry, SpecialRule) else ""
    name = f"{names['en'][entry.id]}{rule}"
    told = (name, names["fr"][entry.id], entry.text.en)
    cells = (*told, f"`{entry.id}`", faction, how, done, entry.confidence)
    return "| " + " | ".join(cells) + " |"


def _strings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


if __name__ == "__main__":
    PAGE.write_text(table(), "utf-8")
