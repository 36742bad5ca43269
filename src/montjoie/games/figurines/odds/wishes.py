"""Dice that a player would like to be rolled again, as the odds take it that he does (FIG-RRL-01)."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.dice.rerolls import RerollDice, Roller
from montjoie.games.figurines.harm import morale
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.odds import panic as panic_test
from montjoie.games.figurines.state import G


def wished(g: G, space: RerollDice) -> list[str]:
    """Those of the dice that may be chosen."""
    return [place for place in wishes(g, space.player) if place in space.options]


@RerollDice.told_by
def told(space: RerollDice, g: G) -> dict[str, Any]:
    """They are chosen already when the question is put."""
    return {"wished": wished(g, space)}


def wishes(g: G, player: str) -> list[str]:
    """The dice of the roll on the table that a player would like to be rolled again."""
    roller: Roller = g.running(Roller)
    if isinstance(roller, Test):
        return _of_test(g, roller, player)
    owner = _owner(g, roller)
    missed = roller.misses(g)
    if isinstance(roller, Charge):
        missed = tuple(place for place, face in enumerate(roller.faces) if face <= 2)
    own = teams.friends(g, player, owner)
    return [str(place) for place in range(len(roller.on_table())) if (place in missed) == own]


def _owner(g: G, roller: Roller) -> str:
    """Whose dice they are."""
    if isinstance(roller, Strike):
        unit = roller.attacker if roller.rolling == "attack" else roller.defender
    else:
        unit = getattr(roller, "unit", "")
    return g.state.units[unit].owner


def _of_test(g: G, test: Test, player: str) -> list[str]:
    needed, modifier = morale.needed(g, test.unit).total, morale.modifiers(g, test).total
    friendly = teams.friends(g, player, g.state.units[test.unit].owner)
    dice = (*test.dice, 3)[:3]
    chosen = panic_test.rerolled_dice((dice[0], dice[1], dice[2]), needed, modifier, friendly)
    return [str(place) for place in chosen if place < len(test.dice)]
