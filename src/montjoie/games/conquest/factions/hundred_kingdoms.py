"""The Hundred Kingdoms: doctrines, training and officers, heirlooms, the theist faith, the four schools."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.reform import Rally, Reform
from montjoie.games.conquest.armies.entitled import own_spells
from montjoie.games.conquest.characters.duel import Duel, Fall, foes
from montjoie.games.conquest.choice import NO, YES, Decide, choices, decides
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.content.gifts import Gift, Meant
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.factions.deeds import aid, lay, offers, once
from montjoie.games.conquest.factions.gifts import endow, leaders, near, now, own, printed, roles
from montjoie.games.conquest.magic import Casting, spell
from montjoie.games.conquest.phases.action import Draw
from montjoie.games.conquest.phases.supremacy import supremacy
from montjoie.games.conquest.profiles import card, has, held, host, members, owner_of, things
from montjoie.games.conquest.regiments.field import contacts, enemies, engaged, fighting
from montjoie.games.conquest.regiments.formation import CHARACTER, place_of
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import suffering
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import Part, Refusal, Step, modifies

NOBLES = ("noble_lord", "mounted_noble_lord", "crusading_noble_lord")


def rallied(g: G, regiment: str) -> None:
    """Broken is removed as if it rallied (CON-BRK-02)."""
    if g.state.regiments[regiment].broken:
        g.emit(Rallied(regiment), "CON-BRK-02")


# Pike Formation: against chargers on its front 3 impact attacks fewer for each stand; who charged has neither
# Inspired nor Shock this round.
modifies(queries.IMPACT).gives(
    Part(-3, "CON-IMP-01", "pike_formation"),
    queries.in_front,
    lambda g, who, blow: has(g, blow.target, "pike_formation"),
)
modifies(queries.UNINSPIRED, "before_pikes").gives(True)


@modifies(queries.CHARGED)
def pikes_await(g: G, who: str, target: str) -> Iterator[Step]:
    """Pike Formation: it is remembered who charged."""
    met = contacts(g, who).get(target)
    if met and met[1] == "front" and has(g, target, "pike_formation"):
        yield lasting.giving("before_pikes", "pike_formation", who, "round", "CON-SPR-37")


@modifies(queries.CLASH, "before_pikes")
def pikes_absorb(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Pike Formation: no Shock this round."""
    if lasting.of(g, "shock", who, host(g, who)):
        yield Part(-1, "CON-SPR-10", "pike_formation")


# Armsmaster: +1 Clash while a noble lord leads the regiment (CON-OFF-01).
modifies(queries.CLASH, "armsmaster").gives(
    Part(1, "CON-OFF-01", "armsmaster"),
    queries.own,
    lambda g, holder, who, blow: any(card(g, each).id in NOBLES for each in members(g, who)[1:]),
)


# Heirlooms and finds (CON-MST-01).
# Standard of Steel: attacks on the bearer's regiment never benefit from Inspired.
modifies(queries.UNINSPIRED).gives(
    True,
    lambda g, who, blow: any(
        "standard_of_steel" in things(g, each)
        for each in (members(g, blow.target)[1:] if blow.target in g.state.regiments else ())
    ),
)
# Caledburn: his opponent in a Duel rolls successful Defense again.
modifies(queries.DEFENSE_REROLLS).gives(
    Reroll("successes", "CON-MST-01", "caledburn"),
    queries.of_kind("duel"),
    lambda g, who, blow: "caledburn" in things(g, blow.striker),
)
# Gilded Rampart: a draw event of the regiment he leads, a free Reform at once.
modifies(queries.DRAW_EVENTS, "gilded_rampart").gives(
    Held(id="gilded_rampart"),
    queries.led,
    lambda g, holder, who: who in g.state.regiments and not engaged(g, who),
)
draw_event("gilded_rampart")(lambda g, unit, held: g.do(Reform(regiment=unit)))


@supremacy("the_spirit_shines")
def the_spirit_shines(g: G, warlord: str) -> None:
    """The Spirit Shines: all regiments lose Broken, are Devout and cannot become Broken this round."""
    for name in own(g, warlord):
        rallied(g, name)
    units = tuple(own(g, warlord))
    lasting.give(g, "the_spirit_shines", "the_spirit_shines", units, "round", rule="CON-SUP-07")


# Items that are supremacy abilities of the warlord who carries them (CON-RUL-92).
for item in ("eye_of_akelus", "elysian_fragment"):
    modifies(queries.SUPREMACY, item)(lambda g, holder, who, name=item: iter([(name, who)]))


@supremacy("eye_of_akelus")
def eye_of_akelus(g: G, warlord: str) -> None:
    """Eye of Akelus: friendly regiments within 6" have +1 Volley this round."""
    units = tuple(each for each in own(g, warlord) if near(g, warlord, each, 6))
    lasting.add(g, queries.VOLLEY, 1, "eye_of_akelus", units, "round", "CON-MST-01")


@supremacy("elysian_fragment")
def elysian_fragment(g: G, warlord: str) -> None:
    """Elysian Fragment: he has Smite this round."""
    lasting.give(g, "smite", "elysian_fragment", (warlord,), "round", rule="CON-SPR-13")


# Rules of characters, and what waits for others.


# Battlefield Drills: one for each of up to two friendly infantry regiments within 12".
for _ in range(2):
    modifies(queries.SUPREMACY_ENDED, "battlefield_drills").gives(decides("battlefield_drills"), queries.own)
aid("battlefield_drills", reach=12, whom=Meant(types=("infantry",)))(
    lambda g, unit, regiment: g.do(Decide(who=unit, source="drills", on=regiment))
)
offers(
    "drills",
    {
        "brace_for_impact": Gift(rules=(Held(id="hardened", plus=1),)),
        "point_secure": Gift(adds={"seizing": 1}),
        "aim_for_the_head": Gift(rules=(Held(id="deadly_shot"),)),
        "on_your_feet": Gift(),  # Broken is removed
    },
    on_your_feet=rallied,
)
# Divine Purpose: +2" on the first March or +2" of charge distance, when it is the target of a friendly
# priest's spell.
PURPOSES = {"march": Gift(adds={"march_distance": 2}, where=Meant(test="first_action"))}
offers("divine_purpose", PURPOSES | {"charge": Gift(adds={"charge_distance": 2})})
modifies(queries.CAST, "divine_purpose").gives(
    decides("divine_purpose", his=True),
    queries.own,
    lambda g, holder, who, cast: owner_of(g, cast.caster) == owner_of(g, who),
    lambda g, holder, who, cast: has(g, cast.caster, "priest"),
)
# The Spirit Glimmers: it counts as active within 12" of a friend that has it.
modifies(queries.ACTIVATION_BEGAN, "divine_purpose").gives(
    decides("divine_purpose", his=True),
    lambda g, holder, who: any(
        printed(g, each, "the_spirit_glimmers") and near(g, each, who, 12) for each in own(g, who)
    ),
)


@modifies(queries.CHARGED)
def like_gods_among_men(g: G, who: str, target: str) -> Iterator[Step]:
    """Like Gods Among Men: when an Order has charged, infantry within 8" rallies and is Inspired."""
    if "orders" not in roles(g, who) or not leaders(g, who, "like_gods_among_men"):
        return
    for each in own(g, who):
        if card(g, each).type == "infantry" and near(g, who, each, 8):
            if g.state.regiments[each].broken:
                yield Rally(regiment=each)
            yield lasting.giving("inspired", "like_gods_among_men", each, "round", "CON-INS-01")


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
    allies = [name for name, one in rows.items() if one.owner == owner_of(g, who) and name != who]
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
once("olefants_roar", lambda g, unit, held: g.do(Draw(seat=owner_of(g, unit), alone=True)))
# Lady's Favour: the first wound is ignored on a 2 or more.
modifies(queries.WARDED, "ladys_favour").gives(
    ("ladys_favour", 2, "game"), queries.own, lasting.unspent("ladys_favour")
)
# Chapter Scroll: the spell of another school, once in a game.
modifies(queries.CAST_ONCE, "chapter_scroll").gives(
    True,
    queries.own,
    lambda g, holder, who, spell: (
        spell not in own_spells(g.content, card(g, who).id, g.state.characters[who].spells)
    ),
)


@modifies(queries.CASTING_DICE)
def finite_state(g: G, who: str) -> Iterator[int]:
    """Finite State Apparatus: enemies within 10" roll three dice fewer."""
    thing = now("finite_state_apparatus")
    laid = any(row.thing == thing for row in g.state.lasting.values())
    foes = [unit for each in enemies(g, host(g, who)) for unit in members(g, each)] if laid else []
    if any(thing in held(g, each) and near(g, each, who, 10) for each in foes):
        yield -3


@modifies(queries.REPRIEVED, "hopes_and_prayers")
def hopes_and_prayers(g: G, holder: str, who: str) -> Iterator[Step]:
    """Hopes and Prayers: once in a game he rises with one wound left (CON-RUL-116)."""
    if holder == who and not lasting.spent(g, who, "hopes_and_prayers"):
        yield lasting.spending(who, "hopes_and_prayers", "CON-CHR-09")
        yield Heal(unit=who, points=1)


# Spells (CON-MAG).


@modifies(queries.BARRED, "earth_to_mud")
def earth_to_mud(g: G, holder: str, who: str, action: str) -> Iterator[Refusal]:
    """Earth to Mud: neither March nor Charge after another action."""
    if action in ("march", "charge") and g.state.regiments[who].memory.actions:
        yield Refusal("CON-MAG-12", "in-the-mud", regiment=who)


@modifies(queries.CHARGED)
def stone_spikes(g: G, who: str, target: str) -> Iterator[Step]:
    """Stone Spikes: the charger decays."""
    if has(g, target, "stone_spikes"):
        yield lasting.giving("decay", "stone_spikes", who, "activation", "CON-MAG-12", 2)


@spell("divine_sanction")
def divine_sanction(g: G, cast: Casting) -> None:
    """Divine Sanction: the caster has Cleave (2) and Deadly Blades, and may fight a Duel at once."""
    lasting.give(g, cast.spell, cast.spell, (cast.caster,), "round", rule="CON-MAG-12")
    if cast.caster in g.state.characters and foes(g, cast.caster):
        g.do(Decide(who=cast.caster, source="divine_sanction"))


@choices("divine_sanction", lambda g, who, on: (YES, NO))
def sanctioned(g: G, who: str, on: str, answer: str) -> None:
    """Divine Sanction: the Duel, if its caster likes (CON-DUE-01)."""
    if answer == YES:
        g.do(Duel(character=who))


# Fervour: Broken is removed. Saint's Favour: +1 Defense or +1 Evasion.
spell("fervour")(lambda g, cast: rallied(g, cast.target))
spell("saints_favour")(lambda g, cast: g.do(Decide(who=cast.caster, source="saints_favour", on=cast.target)))
offers("saints_favour", {"defense": Gift(adds={"defense": 1}), "evasion": Gift(adds={"evasion": 1})})
