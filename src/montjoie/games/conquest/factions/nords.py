"""The Nords: war bands of the north, their officers, shamans and kings."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.profiles import has, row_of
from montjoie.games.conquest.state import G
from montjoie.kernel import modifies

TACTICS = ("tribal_tactic_opportunists", "tribal_tactic_raid", "tribal_tactic_fury")
# Howling Gale: who stands in it halves its barrage (CON-VOL-11).
modifies(queries.HALVED).gives(
    True, lambda g, who, blow, stand: blow.kind == "volley" and has(g, blow.attacker, "howling_gale")
)
# Horn of the Hunt: once in a game the charge die is rolled again.
modifies(queries.CHARGE_AGAIN, "horn_of_the_hunt").gives(
    "horn_of_the_hunt", queries.led, lasting.unspent("horn_of_the_hunt")
)


@modifies(queries.GRANTS, "war_brethren")
def war_brethren(g: G, holder: str, who: str) -> Iterator[Held]:
    """War Brethren: they share the tribal tactic of the character of their warband."""
    row, every = row_of(g, who), g.content.factions["nords"].abilities
    for one in g.state.characters.values() if who in g.state.regiments else ():
        if (row.owner, row.warband) == (one.owner, one.warband) and one.option in TACTICS:
            yield from next(each for each in every if each.id == one.option).gifts[0].rules
