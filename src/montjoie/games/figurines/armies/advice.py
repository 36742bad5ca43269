"""What helps somebody who writes an army list: its points, its text, and the cards it could take next."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from montjoie.games.figurines.armies import check as check
from montjoie.games.figurines.armies import read, text
from montjoie.games.figurines.armies.model import Army, Choice, neutral_points, points
from montjoie.games.figurines.armies.problems import problems, unknown
from montjoie.kernel import Problem, plain
from montjoie.table.rosters import Judge, more
from montjoie.words import LANGUAGES

if TYPE_CHECKING:
    from montjoie.games.figurines.content.model import Content

# What another card can still put right; what fewer cards would.
MENDED = (
    "army-needs",
    "army-needs-inside",
    "army-needs-beside",
    "army-multiple",
    "army-no-unit",
    "army-commander-nowhere",
    "army-commander-no-ncu",
)
COST = ("army-too-dear", "army-neutral-share")


def book(content: Content) -> dict[str, Any]:
    """Every card that lists are made of, and the sample armies."""
    kinds: dict[str, Any] = {"unit": content.units, "attachment": content.attachments, "ncu": content.ncus}
    return {
        "sizes": list(content.sizes),
        "factions": list(content.factions),
        "cards": {
            id: {
                "kind": kind,
                "faction": card.faction,
                "points": card.points,
                "commander": content.commander(id) is not None,
            }
            for kind, cards in kinds.items()
            for id, card in cards.items()
        },
        "samples": {id: plain(army) for id, army in content.samples.items()},
    }


def notes(content: Content, document: Any) -> Iterator[Problem]:
    """Every card does what it says."""
    return iter(())


def advice(content: Content, document: Any) -> dict[str, Any]:
    """The list as it was understood, its points and text, and what it could take; empty where the document
    is no list."""
    army, _ = read(content, document)
    if army is None:
        return {}
    told: dict[str, Any] = {"army": plain(army), "commanders": commanders(content, army)}
    if next(unknown(content, army), None) is not None:
        return told
    return told | {
        "points": points(content, army),
        "neutral": neutral_points(content, army),
        "text": {lang: text.write_army(content, army, lang) for lang in LANGUAGES},
        "offers": offers(content, army),
    }


def commanders(content: Content, army: Army) -> list[str]:
    """Who could command an army of this faction."""
    return [
        id
        for id in content.commanders()
        if any(_judge(content).wrong(alone)[0] == 0 for alone in _alone(content, army, id))
    ]


def _alone(content: Content, army: Army, leader: str) -> Iterator[Army]:
    """The Commander with one unit or other."""
    bare = replace(army, commander=leader, units=(), ncus=(), hostages=())
    if leader in content.ncus:
        yield replace(bare, ncus=(leader,))
        return
    for unit in content.units:
        yield replace(bare, units=(Choice(unit, (leader,)),))


def offers(content: Content, army: Army) -> dict[str, Any]:
    """The cards that the list could take: units, NCUs, hostages, and Attachments for each of its units; with
    whether there are points enough for each."""
    fitting = _judge(content).fitting(army)
    return {
        "units": fitting({id: replace(army, units=(*army.units, Choice(id))) for id in content.units}),
        "ncus": fitting(more(army, "ncus", content.ncus, twice=True)),
        "hostages": fitting(more(army, "hostages", content.attachments, twice=True)),
        "attachments": [
            fitting({id: army.joined(index, id) for id in content.attachments})
            for index in range(len(army.units))
        ],
    }


def _judge(content: Content) -> Judge:
    return Judge(partial(problems, content), MENDED, COST)
