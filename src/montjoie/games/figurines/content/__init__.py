"""The content of figurines: trays, units, cards, terrain, modes, frozen and shared by all matches.

Structures for the hot loops of the rules: plain dicts and tuples keyed by id. Read them, never write
them. What a pack may say is in `files.py` and the modules it names, what it must not contradict in
`checks.py`.
"""

from __future__ import annotations

from montjoie.games.figurines.content.cards import Attachment, Ncu, Profile, UnitCard
from montjoie.games.figurines.content.checks import problems
from montjoie.games.figurines.content.files import Files
from montjoie.games.figurines.content.model import Content, TerrainType, build
from montjoie.games.figurines.content.modes import Mode
from montjoie.kernel import content as packs

PACK_TYPE = packs.PackType(game="figurines", files=Files, check=problems, build=build)


def load() -> Content:
    """The content of the base pack."""
    return packs.base(PACK_TYPE).content


__all__ = ["PACK_TYPE", "Attachment", "Content", "Mode", "Ncu", "Profile", "TerrainType", "UnitCard", "load"]
