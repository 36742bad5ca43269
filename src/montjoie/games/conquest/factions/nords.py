"""The Nords: war bands of the north, their officers, shamans and kings."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.factions.deeds import cast_on
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.state import G
from montjoie.kernel import modifies
from montjoie.table.plane import Tray

cast_on("howling_gale", on="enemy")


@modifies(queries.HALVED)
def howling_gale(g: G, who: str, blow: Blow, stand: Tray) -> Iterator[bool]:
    """Howling Gale: who stands in it halves its barrage (CON-VOL-11)."""
    yield blow.kind == "volley" and has(g, blow.attacker, "howling_gale")


TACTICS = ("tribal_tactic_opportunists", "tribal_tactic_raid", "tribal_tactic_fury")


@modifies(queries.GRANTS, "war_brethren")
def war_brethren(g: G, holder: str, who: str) -> Iterator[Held]:
    """War Brethren: they share the tribal tactic of the character of their warband."""
    for one in g.state.characters.values():
        if band(g, who) == (one.owner, one.warband) and one.option in TACTICS:
            told = next(each for each in g.content.factions["nords"].abilities if each.id == one.option)
            yield from told.gifts[0].rules


def band(g: G, regiment: str) -> tuple[str, int]:
    """Whose warband a regiment is of."""
    row = g.state.regiments.get(regiment)
    return (row.owner, row.warband) if row else ("", 0)


@modifies(queries.CHARGE_AGAIN, "horn_of_the_hunt")
def horn_of_the_hunt(g: G, holder: str, who: str) -> Iterator[str]:
    """Horn of the Hunt: once in a game the charge die is rolled again."""
    if holder != who and not lasting.spent(g, who, "horn_of_the_hunt"):
        yield "horn_of_the_hunt"
