"""The content of westeros: boards, terrain, units, cards, battle plans, frozen and shared by all matches.

Structures for the hot loops of the rules: plain dicts, tuples and frozensets keyed by id. Read them,
never write them. What a pack may say is in `files.py` and the modules it names, what it must not
contradict in `checks`.
"""

from __future__ import annotations

from montjoie.games.westeros.content.build import build
from montjoie.games.westeros.content.checks import problems
from montjoie.games.westeros.content.files import Files
from montjoie.games.westeros.content.model import (
    Ability,
    Card,
    CommanderCard,
    Content,
    Objective,
    Plan,
    Skirmish,
    StartUnit,
    Terrain,
    UnitCard,
)
from montjoie.kernel import content as packs

PACK_TYPE = packs.PackType(game="westeros", files=Files, check=problems, build=build)


def load() -> Content:
    """The content of the base pack."""
    return packs.base(PACK_TYPE).content


__all__ = [
    "PACK_TYPE",
    "Ability",
    "Card",
    "CommanderCard",
    "Content",
    "Objective",
    "Plan",
    "Skirmish",
    "StartUnit",
    "Terrain",
    "UnitCard",
    "load",
]
