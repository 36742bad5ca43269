"""What players may agree on before the start."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from montjoie.games.conquest.content.factions import ArmyList


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The scenario, and the armies of the seats in their order: sample armies by name, or lists; where none
    is given each player writes his in secret (CON-ARM-01)."""

    scenario: Literal["head_to_head", "breakthrough", "maelstrom", "pincer_attack"] = "head_to_head"
    terrain: Literal["laid", "none"] = "laid"  # as the scenario has it, or an open field (CON-TER-01)
    layout: str = ""  # one of the scenario's; its first where none is named (CON-BTF-01)
    armies: tuple[str | ArmyList, ...] = ()
    limit: int = 2000
    combat_reform_half: bool = False  # its centre moves half the March, rounded up (CON-RUL-19)
    reroll_conflict: Literal["seed", "faq"] = "seed"  # of full and partial re-rolls (CON-RUL-03)
