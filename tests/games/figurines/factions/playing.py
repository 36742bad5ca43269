"""Playing out the effect of a card: what players answer and dice show, in order, all else passed.

Player a has House Lannister unless a test says otherwise, with unit `x` looking north; `y` of player b stands
against its front. Stormcrow Mercenaries (7 / 5 / 4 dice at 4+, Defense 4+, Morale 7+) have nothing special.
"""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.combat.attack import Attack
from montjoie.kernel import Dice, Step
from montjoie.kernel.match import Match
from tests.games.figurines.fights import UNUSED, quiet
from tests.games.figurines.given import answer, asked, at, offered, roll, waiting

PLAIN = "stormcrow_mercenaries"
BYSTANDER = {"z": f"{PLAIN} 40,44 @180 owner=b"}  # keeps player b in the game
ATTACKS = {
    PLAIN: "stormcrow_longsword",
    "lannister_guardsmen": "longsword",
    "lannister_halberdiers": "halberd",
    "mountains_men": "vicious_methods_attack",
    "pyromancers": "wildfire_close",
    "warriors_sons": "anointed_blade",
    "knights_of_casterly_rock": "kocr_lance",
    "gregor_clegane_the_mountain_that_rides": "cleaving_blows_attack",
}


def go(match: Match, *script: Any) -> None:
    """Tuples are dice, anything else is an answer; who is asked for an effect, or to stand otherwise before
    an attack, and is not meant lets it go by."""
    for item in script:
        if isinstance(item, tuple):
            quiet(match)
            roll(match, *item)
            continue
        while (kind := waiting(match)) in UNUSED and item not in offered(match):
            answer(match, UNUSED[kind])
        answer(match, item)
    quiet(match)


def usable(match: Match) -> list[str]:
    """What can be used before the dice are rolled or another question is put, by anybody, `pass` aside."""
    found: list[str] = []
    while asked(match, "use_effect"):
        found += [key for key in offered(match) if key != "pass"]
        answer(match, "pass")
    return found


def due(match: Match) -> int:
    """How many dice wait."""
    dice = match.engine.pending_chance
    assert isinstance(dice, Dice)
    return dice.count


def duel(own: str = PLAIN, other: str = PLAIN, apart: str = "24.8") -> dict[str, str]:
    """Two units in contact, front to front; further words may follow the cards (`"mountains_men x5"`)."""
    mine, _, more = own.partition(" ")
    theirs, _, extra = other.partition(" ")
    return {"x": f"{mine} 24,20 {more}", "y": f"{theirs} 24,{apart} @180 owner=b {extra}"}


def lions(commander: str = "", **more: Any) -> dict[str, Any]:
    """The players: a has House Lannister, b the Starks."""
    return {"a": {"faction": "lannister", "commander": commander, **more}, "b": {"faction": "stark"}}


def play(step: Step, units: dict[str, str], **board: Any) -> Match:
    """A match at that step, the dice waiting."""
    return at(step, units, **({"players": lions(), "live": False} | board))


def strike(units: dict[str, str], attacker: str = "x", defender: str = "y", **more: Any) -> Match:
    """A unit attacks another with its first melee attack; `board` is about the table."""
    told = more.pop("board", {})
    attack = ATTACKS[units[attacker].split()[0]]
    return play(Attack(attacker=attacker, defender=defender, attack=attack, **more), units, **told)
