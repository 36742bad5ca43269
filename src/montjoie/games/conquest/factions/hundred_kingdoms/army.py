"""The Hundred Kingdoms: doctrines, rules and officers, heirlooms, what their warlords can do."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.reform import Reform
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.factions.whom import near, own
from montjoie.games.conquest.profiles import has, things
from montjoie.games.conquest.regiments.contact import contacts, engaged
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.supremacy import supremacy
from montjoie.kernel import Part, Step, modifies

NOBLES = ("noble_lord", "mounted_noble_lord", "crusading_noble_lord")


# Pike Formation: against chargers on its front.


def on_pikes(g: G, who: str, target: str) -> bool:
    """Whether a regiment has charged onto the front of pikes."""
    return has(g, target, "pike_formation") and contacts(g, who)[target][1] == "front"


@modifies(queries.IMPACT)
def pikes_stop(g: G, who: str, blow: Blow) -> Iterator[Part]:
    """Pike Formation: 3 impact attacks fewer for each stand."""
    if blow.arc == "front" and has(g, blow.target, "pike_formation"):
        yield Part(-3, "CON-IMP-01", "pike_formation")


@modifies(queries.CHARGED)
def pikes_await(g: G, who: str, target: str) -> Iterator[Step]:
    """Pike Formation: it is remembered who charged."""
    if target in contacts(g, who) and on_pikes(g, who, target):
        row = Lasting(lasting.RULE, "pike_formation", (who,), "round", thing="before_pikes")
        yield lasting.Begin(row=row, rule="CON-SPR-37")


@modifies(queries.UNINSPIRED, "before_pikes")
def pikes_daunt(g: G, holder: str, who: str, blow: Blow) -> Iterator[bool]:
    """Pike Formation: no Inspired this round."""
    yield True


@modifies(queries.CLASH, "before_pikes")
def pikes_absorb(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Pike Formation: no Shock this round."""
    units = {who, g.state.characters[who].regiment} if who in g.state.characters else {who}
    if any(row.source == "shock" and units & set(row.units) for row in g.state.lasting.values()):
        yield Part(-1, "CON-SPR-10", "pike_formation")


# Officers (CON-OFF-01).


@modifies(queries.CLASH, "armsmaster")
def armsmaster(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Armsmaster: +1 Clash while a noble lord leads the regiment."""
    if holder == who:
        leader = g.state.characters.get(g.state.regiments[who].character)
        if leader is not None and leader.entry in NOBLES:
            yield Part(1, "CON-OFF-01", "armsmaster")


# Heirlooms and finds (CON-MST-01).


@modifies(queries.UNINSPIRED)
def standard_of_steel(g: G, who: str, blow: Blow) -> Iterator[bool]:
    """Standard of Steel: attacks on the bearer's regiment never benefit from Inspired."""
    row = g.state.regiments.get(blow.target)
    if row is not None and row.character and "standard_of_steel" in things(g, row.character):
        yield True


@modifies(queries.DEFENSE_REROLLS)
def caledburn_bites(g: G, who: str, blow: Blow) -> Iterator[Reroll]:
    """Caledburn: his opponent in a Duel rolls successful Defense again."""
    if blow.kind == "duel" and "caledburn" in things(g, blow.striker):
        yield Reroll("successes", "CON-MST-01", "caledburn")


@modifies(queries.DRAW_EVENTS, "gilded_rampart")
def gilded_rampart(g: G, holder: str, who: str) -> Iterator[Held]:
    """Gilded Rampart: a draw event of the regiment he leads."""
    if holder != who and who in g.state.regiments and not engaged(g, who):
        yield Held(id="gilded_rampart")


@draw_event("gilded_rampart")
def rampart_reforms(g: G, unit: str, held: Held) -> Iterator[Step]:
    """Gilded Rampart: a free Reform at once."""
    yield Reform(regiment=unit)


@supremacy("the_spirit_shines")
def the_spirit_shines(g: G, warlord: str) -> Iterator[Step]:
    """The Spirit Shines: all regiments lose Broken, are Devout and cannot become Broken this round."""
    for name in own(g, warlord):
        if g.state.regiments[name].broken:
            g.emit(Rallied(name), "CON-BRK-02")
    units = tuple(own(g, warlord))
    lasting.give(g, "the_spirit_shines", "the_spirit_shines", units, "round", rule="CON-SUP-07")
    return iter(())


# Items that are supremacy abilities of the warlord who carries them (CON-RUL-92).


@modifies(queries.SUPREMACY, "eye_of_akelus")
def eye_of_akelus(g: G, holder: str, who: str) -> Iterator[tuple[str, str]]:
    """Eye of Akelus: friendly regiments within 6" have +1 Volley this round."""
    yield "eye_of_akelus", who


@supremacy("eye_of_akelus")
def akelus_sees(g: G, warlord: str) -> Iterator[Step]:
    """Eye of Akelus: for the round."""
    units = tuple(each for each in own(g, warlord) if near(g, warlord, each, 6))
    lasting.add(g, queries.VOLLEY, 1, "eye_of_akelus", units, "round", "CON-MST-01")
    return iter(())


@modifies(queries.SUPREMACY, "elysian_fragment")
def elysian_fragment(g: G, holder: str, who: str) -> Iterator[tuple[str, str]]:
    """Elysian Fragment: an ability more."""
    yield "elysian_fragment", who


@supremacy("elysian_fragment")
def fragment_smites(g: G, warlord: str) -> Iterator[Step]:
    """Elysian Fragment: he has Smite this round."""
    lasting.give(g, "smite", "elysian_fragment", (warlord,), "round", rule="CON-SPR-13")
    return iter(())
