"""The Hundred Kingdoms: doctrines, rules and officers, heirlooms, what their warlords can do."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.readying import Rally
from montjoie.games.conquest.actions.reform import Reform
from montjoie.games.conquest.characters.fall import Fall
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.content.gifts import Gift, Meant
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.factions.deeds import Decide, aid, asks, choices, lay, offers, once
from montjoie.games.conquest.factions.gifts import endow, now
from montjoie.games.conquest.factions.whom import near, own, printed, roles
from montjoie.games.conquest.magic import Casting, host, owner
from montjoie.games.conquest.phases.action import Draw
from montjoie.games.conquest.profiles import card, has, held, members, things
from montjoie.games.conquest.regiments.contact import contacts, engaged, fighting
from montjoie.games.conquest.regiments.field import enemies
from montjoie.games.conquest.regiments.formation import CHARACTER, place_of
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.supremacy import supremacy
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.games.conquest.wounds.hurt import suffering
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


# Rules of characters, and what waits for others.


@modifies(queries.SUPREMACY_ENDED, "battlefield_drills")
def battlefield_drills(g: G, holder: str, who: str) -> Iterator[Step]:
    """Battlefield Drills: up to two friendly infantry regiments within 12"."""
    if holder == who:
        yield from [Decide(who=who, source="battlefield_drills")] * 2


@aid("battlefield_drills", reach=12, whom=Meant(types=("infantry",)))
def drilled(g: G, unit: str, regiment: str) -> Iterator[Step]:
    """Battlefield Drills: each gets one."""
    yield Decide(who=unit, source="drills", on=regiment)


offers(
    "drills",
    {
        "brace_for_impact": Gift(rules=(Held(id="hardened", plus=1),)),
        "point_secure": Gift(adds={"seizing": 1}),
        "aim_for_the_head": Gift(rules=(Held(id="deadly_shot"),)),
        "on_your_feet": Gift(),
    },
)
plain = choices["drills"]


@asks("drills", plain.offered)
def drill(g: G, who: str, on: str, answer: str) -> Iterator[Step]:
    """On Your Feet: Broken is removed; the others are gifts."""
    if answer == "on_your_feet" and g.state.regiments[on].broken:
        g.emit(Rallied(on), "CON-BRK-02")
    return plain.taken(g, who, on, answer)


# Divine Purpose: +2" on the first March or +2" of charge distance.
PURPOSES = {"march": Gift(adds={"march_distance": 2}, where=Meant(test="first_action"))}
offers("divine_purpose", PURPOSES | {"charge": Gift(adds={"charge_distance": 2})})


@modifies(queries.CAST, "divine_purpose")
def divine_purpose(g: G, holder: str, who: str, cast: Casting) -> Iterator[Step]:
    """Divine Purpose: when it is the target of a friendly priest's spell."""
    if holder == who and owner(g, cast.caster) == owner(g, who) and has(g, cast.caster, "priest"):
        yield Decide(who=who, source="divine_purpose", on=who)


@modifies(queries.ACTIVATION_BEGAN, "divine_purpose")
def glimmers(g: G, holder: str, who: str) -> Iterator[Step]:
    """The Spirit Glimmers: it counts as active within 12" of a friend that has it."""
    if any(printed(g, each, "the_spirit_glimmers") and near(g, each, who, 12) for each in own(g, who)):
        yield Decide(who=who, source="divine_purpose", on=who)


@modifies(queries.CHARGED)
def like_gods_among_men(g: G, who: str, target: str) -> Iterator[Step]:
    """Like Gods Among Men: when an Order has charged, infantry within 8" rallies and is Inspired."""
    leaders = (g.state.regiments[each].character for each in own(g, who))
    if "orders" not in roles(g, who) or not any(e and has(g, e, "like_gods_among_men") for e in leaders):
        return
    for each in own(g, who):
        if card(g, each).type == "infantry" and near(g, who, each, 8):
            if g.state.regiments[each].broken:
                yield Rally(regiment=each)
            row = Lasting(lasting.RULE, "like_gods_among_men", (each,), "round", thing="inspired")
            yield lasting.Begin(row=row, rule="CON-INS-01")


@modifies(queries.CASTING_ENDED)
def null_mage(g: G, cast: Casting, failed: int) -> Iterator[Step]:
    """Null Mage: each failed die of a wizard within 8" of him wounds the caster, without Defense."""
    foes = enemies(g, host(g, cast.caster)) if failed and has(g, cast.caster, "wizard") else []
    if any("null_mage" in things(g, each) and near(g, each, cast.caster, 8) for each in foes):
        yield suffering(g, cast.caster, failed)
        if cast.caster in g.state.characters:
            yield Fall(character=cast.caster)


@modifies(queries.SUPREMACY, "dynastic_alliances")
def dynastic_alliances(g: G, holder: str, who: str) -> Iterator[tuple[str, str]]:
    """Dynastic Alliances: the ability of a second character as well, the first of the list (CON-RUL-115)."""
    rows = g.state.characters
    allies = [name for name, one in rows.items() if one.owner == owner(g, who) and name != who]
    told = ((getattr(card(g, each).entry, "supremacy", ""), each) for each in allies)
    yield from [each for each in told if each[0]][:1]


@modifies(queries.BLUNTED, "armor_of_dominion")
def armor_of_dominion(g: G, holder: str, who: str, blow: Blow) -> Iterator[bool]:
    """Armor of Dominion: enemies that touch his stand have neither Cleave nor Smite."""
    regiment = host(g, holder)
    place = place_of(g, g.state.regiments[regiment], CHARACTER)
    touching = blow.attacker in contacts(g, regiment) and place in fighting(g, regiment, blow.attacker)
    yield touching or (blow.kind == "duel" and holder == who)


# Items used once (CON-MST-01).
endow(now("finite_state_apparatus"), Gift(rules=(Held(id="wizard", x=0),)), "CON-MAG-08")
once("finite_state_apparatus", lambda g, unit, held: lay(g, "finite_state_apparatus", unit))
once("olefants_roar", lambda g, unit, held: iter((Draw(seat=owner(g, unit), alone=True),)))


@modifies(queries.CASTING_DICE)
def finite_state(g: G, who: str) -> Iterator[int]:
    """Finite State Apparatus: enemies within 10" roll three dice fewer."""
    foes = [unit for each in enemies(g, host(g, who)) for unit in members(g, each)]
    if any(now("finite_state_apparatus") in held(g, each) and near(g, each, who, 10) for each in foes):
        yield -3


@modifies(queries.WARDED, "ladys_favour")
def ladys_favour(g: G, holder: str, who: str) -> Iterator[tuple[str, int, str]]:
    """Lady's Favour: the first wound is ignored on a 2 or more."""
    if holder == who and not lasting.spent(g, who, "ladys_favour"):
        yield "ladys_favour", 2, "game"


@modifies(queries.REPRIEVED, "hopes_and_prayers")
def hopes_and_prayers(g: G, holder: str, who: str) -> Iterator[Step]:
    """Hopes and Prayers: once in a game he rises with one wound left (CON-RUL-116)."""
    if holder == who and not lasting.spent(g, who, "hopes_and_prayers"):
        yield lasting.Begin(
            row=Lasting(lasting.SPENT, "hopes_and_prayers", (who,), "game"), rule="CON-CHR-09"
        )
        yield Heal(unit=who, points=1)


@modifies(queries.CAST_ONCE, "chapter_scroll")
def chapter_scroll(g: G, holder: str, who: str, spell: str) -> Iterator[bool]:
    """Chapter Scroll: the spell of another school, once in a game."""
    yield holder == who and spell not in card(g, who).entry.spells.choose_from
