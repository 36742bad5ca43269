"""The Hundred Kingdoms: heirlooms and finds of their characters (CON-MST-01)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.actions.reform import Reform
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.profiles import card, things
from montjoie.games.conquest.queries import (
    DEFENSE_REROLLS,
    DRAW_EVENTS,
    HIT_REROLLS,
    UNINSPIRED,
)
from montjoie.games.conquest.regiments.contact import engaged
from montjoie.games.conquest.state import G
from montjoie.kernel import Step, modifies


@modifies(UNINSPIRED)
def standard_of_steel(g: G, who: str, blow: Blow) -> Iterator[bool]:
    """Standard of Steel: attacks on the bearer's regiment never benefit from Inspired."""
    row = g.state.regiments.get(blow.target)
    if row is not None and row.character and "standard_of_steel" in things(g, row.character):
        yield True


@modifies(HIT_REROLLS, "laurean_lance")
def laurean_lance(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Laurean Lance: his failed impact hits are rolled again."""
    if holder == who and blow.kind == "impact":
        yield Reroll("failures", "CON-MST-01", "laurean_lance")


def hunts(thing: str, prey: str) -> None:
    """A weapon whose failed hits against one kind of regiment are rolled again."""

    @modifies(HIT_REROLLS, thing)
    def hunting(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
        if holder == who and card(g, blow.target).type == prey:
            yield Reroll("failures", "CON-MST-01", thing)


hunts("the_flesh_cleaver", "monster")
hunts("the_unwrought", "brute")


@modifies(HIT_REROLLS, "caledburn")
def caledburn(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Caledburn: Flurry in Duels."""
    if holder == who and blow.kind == "duel":
        yield Reroll("failures", "CON-MST-01", "caledburn")


@modifies(DEFENSE_REROLLS)
def caledburn_bites(g: G, who: str, blow: Blow) -> Iterator[Reroll]:
    """Caledburn: his opponent in a Duel rolls successful Defense again."""
    if blow.kind == "duel" and "caledburn" in things(g, blow.striker):
        yield Reroll("successes", "CON-MST-01", "caledburn")


@modifies(DRAW_EVENTS, "gilded_rampart")
def gilded_rampart(g: G, holder: str, who: str) -> Iterator[Held]:
    """Gilded Rampart: a draw event of the regiment he leads."""
    if holder != who and who in g.state.regiments and not engaged(g, who):
        yield Held(id="gilded_rampart")


@draw_event("gilded_rampart")
def rampart_reforms(g: G, unit: str, held: Held) -> Iterator[Step]:
    """Gilded Rampart: a free Reform at once."""
    yield Reform(regiment=unit)
