"""The table of all cards of figurines with their state: `python -m tools.figurines_cards` writes it.

The state is read from the sources, without running them. A card or ability is implemented when the code of
the game names it: as an effect (`of = "ID"`), for a part of a sum (`adds("ID", ...)`), as a function that
bears its name (`@happens`), or where a rule asks for it; a few are wholly data. It is tested when a test says
so: `@covers("ID")`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from montjoie.games.figurines.content import Attachment, Content, Ncu, UnitCard, load

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "figurines-cards.md"
GAME = ROOT / "src" / "montjoie" / "games" / "figurines"
TESTS = ROOT / "tests" / "games" / "figurines"
NOT_CODE = ("armies", "content")
DATA = {"castle_wall_wounds", "crannog_bow"}
"""Abilities that are a number of a card and nothing more."""
HEAD = """\
# The cards of figurines

Every card of the base pack and its state, derived from the code and the tests. After a change run
`python -m tools.figurines_cards`. A unit, an Attachment or an NCU is done when its abilities are, a
Commander when his Tactics cards are too. How to write one is told in [Write a card](write-a-card.md).
"""
MARKS = {True: "yes", False: "**no**"}


class State(NamedTuple):
    """Whether something works, and whether a test says so."""

    implemented: bool
    tested: bool


def effects(content: Content) -> dict[str, list[str]]:
    """The ids that need code and a test, by what they are."""
    return {
        "Abilities": list(content.abilities),
        "Tactics cards": list(content.cards),
        "Objective cards": list(content.objectives),
        "Missions": list(content.missions),
        "Siege cards": list(content.siege_cards),
    }


@cache
def implemented() -> frozenset[str]:
    """The ids that the code of the game names; recruitment is checked for army lists (FIG-ARM-09)."""
    known: set[str] = set()
    for file in GAME.rglob("*.py"):
        if file.relative_to(GAME).parts[0] not in NOT_CODE:
            tree = ast.parse(file.read_bytes())
            known |= _strings(tree) | _marked(tree)
    recruitment = {each.id for each in load().abilities.values() if each.kind == "recruitment"}
    return frozenset(known | recruitment | DATA)


@cache
def tested() -> frozenset[str]:
    """The ids that tests cover: `@covers("ID", ...)`."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "covers":
                found |= _strings(node)
    return frozenset(found)


def state(ids: Iterable[str]) -> State:
    """The state of something that is as good as all of these."""
    wanted = set(ids)
    return State(wanted <= implemented(), wanted <= tested())


def table() -> str:
    """The page."""
    content = load()
    parts = [HEAD, _summary(content)]
    people: list[Attachment | Ncu] = [*content.attachments.values(), *content.ncus.values()]
    lists: dict[str, Mapping[str, UnitCard | Attachment | Ncu]] = {
        "Units": content.units,
        "Attachments": {id: card for id, card in content.attachments.items() if not card.commander},
        "NCUs": {id: card for id, card in content.ncus.items() if not card.commander},
        "Commanders": {card.id: card for card in people if card.commander},
    }
    for title, cards in lists.items():
        rows = [
            _row(content, id, content.names["en"][card.faction], needs(card)) for id, card in cards.items()
        ]
        parts.append(_section(title, "Faction", rows))
    for title, ids in effects(content).items():
        parts.append(_section(title, "Kind", [_row(content, id, _kind(content, id), [id]) for id in ids]))
    return "\n".join(parts)


def needs(card: UnitCard | Attachment | Ncu) -> list[str]:
    """The effects that a card of an army brings."""
    brought = [*card.abilities]
    if isinstance(card, UnitCard):
        return brought + [ability for attack in card.attacks for ability in attack.abilities]
    return [*brought, *card.cards]


def _summary(content: Content) -> str:
    """How many are done."""
    rows = []
    for title, ids in effects(content).items():
        done = [len([id for id in ids if state([id])[side]]) for side in (0, 1)]
        rows.append(f"| {title} | {len(ids)} | {done[0]} | {done[1]} |")
    head = "| | Number | Implemented | Tested |\n| --- | --- | --- | --- |\n"
    return head + "\n".join(rows) + "\n"


def _section(title: str, column: str, rows: list[str]) -> str:
    head = f"| Name | Nom | Id | {column} | Implemented | Tested |\n| --- | --- | --- | --- | --- | --- |\n"
    return f"## {title}\n\n{head}" + "\n".join(rows) + "\n"


def _row(content: Content, id: str, kind: str, ids: Iterable[str]) -> str:
    english, french = content.names["en"][id], content.names["fr"][id]
    marks = " | ".join(MARKS[each] for each in state(ids))
    return f"| {english} | {french} | `{id}` | {kind} | {marks} |"


def _kind(content: Content, id: str) -> str:
    """What sort of effect it is."""
    names = content.names["en"]
    if id in content.abilities:
        return content.abilities[id].kind
    if id in content.cards:
        card = content.cards[id]
        return names[card.commander or card.faction]
    if id in content.missions:
        return f"{content.missions[id].vp} VP"
    return content.siege_cards[id].side if id in content.siege_cards else content.objectives[id].when


def _marked(tree: ast.AST) -> set[str]:
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.decorator_list}


def _strings(tree: ast.AST) -> set[str]:
    return set(_literals(tree))


def _literals(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


if __name__ == "__main__":
    PAGE.write_text(table(), "utf-8")
