"""The content of westeros: boards, terrain, units, cards, battles, frozen and shared by all matches.

Structures for the hot loops of the rules: plain dicts, tuples and frozensets keyed by id. Read them,
never write them. What a pack may say is in `files.py` and the modules it names, what it must not
contradict in `checks`.
"""

from __future__ import annotations

from functools import cache

from montjoie.games.westeros.content.build import build
from montjoie.games.westeros.content.checks import problems
from montjoie.games.westeros.content.files import Files
from montjoie.games.westeros.content.model import (
    Ability,
    Battle,
    Card,
    CommanderCard,
    Content,
    Objective,
    Skirmish,
    StartUnit,
    Terrain,
    UnitCard,
)
from montjoie.kernel import content as packs

BASE = "westeros/base"
PACK_TYPE = packs.PackType(game="westeros", files=Files, check=problems, build=build)


@cache
def load_pack() -> packs.Pack[Files, Content]:
    """The base pack with its manifest, its files and its digest; read once."""
    return packs.load(packs.root() / BASE, PACK_TYPE)


def load() -> Content:
    """The content of the base pack."""
    return load_pack().content


__all__ = [
    "BASE",
    "PACK_TYPE",
    "Ability",
    "Battle",
    "Card",
    "CommanderCard",
    "Content",
    "Objective",
    "Skirmish",
    "StartUnit",
    "Terrain",
    "UnitCard",
    "load",
    "load_pack",
]
