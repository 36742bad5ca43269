"""The content of conquest: stands, profiles, rules, scenarios, frozen and shared by all matches.

What a pack may say is in `files.py` and `factions.py`, what it must not contradict in `checks.py`, what the
rules read of it in `model.py`.
"""

from __future__ import annotations

from montjoie.games.conquest.content.checks import problems
from montjoie.games.conquest.content.factions import ArmyList as ArmyList
from montjoie.games.conquest.content.factions import CharacterEntry as CharacterEntry
from montjoie.games.conquest.content.factions import RegimentEntry as RegimentEntry
from montjoie.games.conquest.content.files import Arrival as Arrival
from montjoie.games.conquest.content.files import Scenario as Scenario
from montjoie.games.conquest.content.gifts import Held as Held
from montjoie.games.conquest.content.model import Card as Card
from montjoie.games.conquest.content.model import Content as Content
from montjoie.games.conquest.content.model import Files, build
from montjoie.kernel import content as packs

PACK_TYPE = packs.PackType(game="conquest", files=Files, check=problems, build=build)


def load() -> Content:
    """The content of the base pack."""
    return packs.base(PACK_TYPE).content
