"""Chapter 10.3: what a garrison gives to who holds it, and who may (CON-GAR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.content.files import Garrison
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import card, has
from montjoie.games.conquest.queries import BARRED, DEFENSE, IMPACT_BARRED, SIZE
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, Refusal, modifies

OUTSIDE = ("march", "occupy", "charge", "reform", "combat_reform", "withdraw")


def held_by(g: G, who: str) -> Garrison | None:
    """The garrison that a regiment, or the regiment of a character, occupies."""
    one = g.state.characters.get(who)
    row = g.state.regiments.get(one.regiment if one else who)
    return g.content.pieces[g.state.pieces[row.garrison].kind].garrison if row and row.garrison else None


def able(g: G, regiment: str, piece: str) -> bool:
    """Whether a regiment may occupy a piece: an empty garrison; infantry, not a phalanx, with no more stands
    than it holds, the character's among them (CON-GAR-03, CON-RUL-54, CON-SPR-46); not in the round in which
    it has left one (CON-GAR-08)."""
    row, there = g.state.regiments[regiment], g.state.pieces[piece]
    kind = g.content.pieces[there.kind].garrison
    if kind is None or there.holder or card(g, regiment).type != "infantry" or has(g, regiment, "phalanx"):
        return False
    return size(row) <= kind.capacity and "leave" not in row.memory.actions


@modifies(SIZE)
def raised(g: G, who: str) -> Iterator[Part]:
    """Inside, its size is the Elevation of the garrison (CON-GAR-05)."""
    if there := held_by(g, who):
        yield Part(there.elevation - card(g, who).stand.size, "CON-GAR-05", "elevation")


@modifies(DEFENSE)
def walls(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Inside, all stands have so much more Defense (CON-GAR-05)."""
    if there := held_by(g, who):
        yield Part(there.defense, "CON-GAR-05", "garrison")


@modifies(BARRED)
def inside(g: G, who: str, action: str) -> Iterator[Refusal]:
    """Who is inside neither moves nor reforms: it leaves (CON-GAR-06, CON-RUL-98)."""
    if action in OUTSIDE and held_by(g, who):
        yield Refusal("CON-RUL-98", "barred-inside", regiment=who, action=action)


@modifies(IMPACT_BARRED)
def no_impact(g: G, who: str) -> Iterator[bool]:
    """No impact attacks on a garrison (CON-GAR-10, CON-IMP-04)."""
    yield any(held_by(g, enemy) for enemy in contacts(g, who))
