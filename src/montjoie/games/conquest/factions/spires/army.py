"""The Spires: officers, rules of regiments, the aid of their masters; biomancies and pheromancies, of which a
character resolves one as his draw event."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.choice import Decide, Roll, choices, decides, rolls
from montjoie.games.conquest.content.gifts import Gift, Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.events import CardDrawn, CardReturned, CardSunk, StackBuilt
from montjoie.games.conquest.factions.deeds import acts, aid, lay, offers
from montjoie.games.conquest.factions.gifts import endow, now
from montjoie.games.conquest.phases.action import Draw, activate, boons, matching
from montjoie.games.conquest.profiles import card, host, owner_of
from montjoie.games.conquest.regiments.field import contacts
from montjoie.games.conquest.special_rules.auras import automatic
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import suffering
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import Ordering, PublicStep, Question, Step, ask, modifies

DRAW, STOP, SINK, RUPTURE = "draw", "stop", "sink", "rupture"
LOOKED = 3  # cards of Pheromantic Compulsion
DRIVE = "pheromantic_drive"
DRAWN = ("unstable_enhancement", "harvest_essence", "catalytic_rupture", "grant_virulence", DRIVE)
"""Those that draw the next card: the regiment it names is given something, and acts now (CON-RUL-110)."""

# Officers (CON-OFF-01).
endow(now("assault_preceptor"), Gift(adds={"attacks": 1}), "CON-OFF-01")
draw_event("assault_preceptor")(lambda g, unit, held: lay(g, "assault_preceptor", unit))


# Catabolic Node: it bursts after the regiment's first Clash of the game (CON-RUL-111).
modifies(queries.ACTION_ENDED, "catabolic_node").gives(
    decides("catabolic_node"), queries.own, queries.action("clash"), lasting.unspent("catabolic_node")
)


@choices("catabolic_node", lambda g, who, on: tuple(contacts(g, who)))
def bursts(g: G, who: str, on: str, enemy: str) -> None:
    """Catabolic Node: on one enemy in contact."""
    lasting.spend(g, who, "catabolic_node")
    g.do(Roll(who=who, source="catabolic_node", on=enemy, number=2))


@rolls("catabolic_node")
def burst(g: G, who: str, enemy: str, faces: tuple[int, ...]) -> None:
    """Catabolic Node: both dice as hits on the enemy, the higher one on the regiment."""
    for one, other, number in ((who, enemy, sum(faces)), (enemy, who, max(faces))):
        g.do(automatic(one, other, number, "catabolic_node"))


# Rules of regiments.


@modifies(queries.WOUNDED, "reprocessing_agents")
def reprocessing_agents(g: G, holder: str, who: str, blow: Blow, wounds: int) -> Iterator[Step]:
    """Reprocessing Agents: whom its volley wounds has -1 Defense this round."""
    if holder == who and blow.kind == "volley":
        yield lasting.adding(queries.DEFENSE, -1, "reprocessing_agents", blow.target, "round", "CON-VOL-15")


# Eye in the Sky: as the activation ends, the next card may be drawn.
modifies(queries.ACTIVATION_ENDED, "eye_in_the_sky").gives(
    decides("eye_in_the_sky"),
    queries.own,
    lambda g, holder, who: g.state.stacks[owner_of(g, who)].cards,
)


@choices("eye_in_the_sky", lambda g, who, on: (STOP, DRAW))
def spied(g: G, who: str, on: str, answer: str) -> None:
    """Eye in the Sky: who arrives this round marches on at once, with Vanguard; another card goes back."""
    if answer == DRAW:
        seat, rows = owner_of(g, who), g.state.regiments
        top = g.state.stacks[seat].cards[0]
        coming = [e for e in matching(g, seat, top) if e in rows and rows[e].where == "arriving"]
        g.emit(CardDrawn(seat, top) if coming else CardReturned(seat, top))
        if coming:
            activate(g, coming[0], "eye_in_the_sky")


endow(now("eye_in_the_sky"), Gift(rules=(Held(id="vanguard"),)), "CON-SPR-03")
boons("eye_in_the_sky")(lambda g, unit, gift: lay(g, gift, unit))


# Aid (CON-CHR-12). Mend Flesh: 2 wounds. Pheromone Gland Burst: +1 March or +1 Resolve. Induced Lethargy: -1
# Defense, to a minimum of 1.
aid("mend_flesh")(lambda g, unit, regiment: g.do(Heal(unit=regiment, points=2)))
aid("pheromone_gland_burst")(
    lambda g, unit, regiment: g.do(Decide(who=unit, source="gland_burst", on=regiment))
)
offers("gland_burst", {"march": Gift(adds={"march": 1}), "resolve": Gift(adds={"resolve": 1})})
aid("induced_lethargy", enemy=True)(lambda g, unit, regiment: lay(g, "induced_lethargy", regiment))
endow(now("induced_lethargy"), Gift(adds={"defense": -1}, at_least=1), "CON-CHR-12")
AIDS = ("mend_flesh", "pheromone_gland_burst", "induced_lethargy")
for name in AIDS:
    acts(name)


def aids(g: G, who: str) -> tuple[str, ...]:
    """The aids that one could give now."""
    return tuple(each for each in AIDS if choices[each].offered(g, who, ""))


# Phero Trails: one aid as its activation begins.
modifies(queries.ACTIVATION_BEGAN, "phero_trails").gives(
    decides("phero_trails"), queries.own, lambda g, holder, who: aids(g, who)
)


@choices("phero_trails", lambda g, who, on: ("none", *aids(g, who)))
def trailed(g: G, who: str, on: str, answer: str) -> None:
    """Phero Trails: whichever it likes."""
    if answer != "none":
        g.do(Decide(who=who, source=answer))


# Biomancies and pheromancies.


def school(event: str, trigger: str) -> None:
    """The draw event of a school, and the choice of one ability."""
    draw_event(event)(lambda g, unit, held: g.do(Decide(who=unit, source=event)))

    def known(g: G, who: str, on: str) -> tuple[str, ...]:
        own = (each.id for each in g.content.factions["spires"].abilities if each.trigger == trigger)
        return tuple(name for name in own if usable(g, who, name))

    @choices(event, known)
    def chosen(g: G, who: str, on: str, name: str) -> None:
        if name in DRAWN:
            g.do(Draw(seat=owner_of(g, who), gift=name))
        elif name == "pheromantic_compulsion":
            g.do(Compel(seat=owner_of(g, who)))
        else:
            g.do(Decide(who=who, source=name, on=host(g, who)))


def usable(g: G, who: str, name: str) -> bool:
    """Whether there is a card for it, or somebody within reach."""
    if name == "essence_transfer" and not choices[name].offered(g, who, ""):
        return False
    return name == "induced_vigor" or bool(g.state.stacks[owner_of(g, who)].cards)


school("biomancies", "biomancy")
school("pheromancies", "pheromancy")
boons("unstable_enhancement", "harvest_essence", DRIVE, "pheromantic_compulsion")(
    lambda g, unit, gift: lay(g, gift, unit)
)


# Biomancies.
# Harvest Essence: a die for each wound it inflicts in a Clash or by impact, and a 4 or more heals one.
modifies(queries.WOUNDED, now("harvest_essence")).gives(
    lambda g, holder, who, blow, wounds: Roll(who=blow.attacker, source="harvest_essence", number=wounds),
    lambda g, holder, who, blow, wounds: blow.kind in ("clash", "impact"),
)
rolls("harvest_essence")(
    lambda g, who, on, faces: g.do(Heal(unit=who, points=sum(die >= 4 for die in faces)))
)
boons("catalytic_rupture")(lambda g, unit, gift: g.do(Decide(who=unit, source="catalytic_rupture")))


@choices("catalytic_rupture", lambda g, who, on: (STOP, RUPTURE))
def ruptures(g: G, who: str, on: str, answer: str) -> None:
    """Catalytic Rupture: D6 wounds for the regiment, and for each enemy in contact with it."""
    for each in (who, *contacts(g, who)) if answer == RUPTURE else ():
        g.do(Roll(who=who, source="catalytic_rupture", on=each))


rolls("catalytic_rupture")(lambda g, who, on, faces: g.do(suffering(g, on, faces[0])))
DEADLY = ("deadly_blades", "deadly_shot")
offers("grant_virulence", {rule: Gift(rules=(Held(id=rule),)) for rule in DEADLY})
boons("grant_virulence")(lambda g, unit, gift: g.do(Decide(who=unit, source=gift, on=unit)))
# Essence Transfer: 2D6 wounds of a friend; then the next card is drawn.
aid("essence_transfer", reach=18)(
    lambda g, unit, regiment: g.do(Roll(who=unit, source="essence_transfer", on=regiment, number=2))
)


@rolls("essence_transfer")
def transferred(g: G, who: str, on: str, faces: tuple[int, ...]) -> None:
    """Essence Transfer: as many heal the regiment drawn, if it is of the same type (CON-RUL-112)."""
    lasting.give(g, "essence", "essence_transfer", (on,), "round", sum(faces))
    g.do(suffering(g, on, sum(faces)), Draw(seat=owner_of(g, who), gift="essence_transfer"))


@boons("essence_transfer")
def receives(g: G, unit: str, gift: str) -> None:
    """Essence Transfer: the regiment drawn."""
    given = [row for row in g.state.lasting.values() if row.thing == "essence"][-1]
    if card(g, given.units[0]).type == card(g, unit).type:
        g.do(Heal(unit=unit, points=given.n))


# Pheromancies.


def sunk(g: G, who: str) -> str:
    """The next card goes to the bottom of the stack, seen by all."""
    seat = owner_of(g, who)
    top = g.state.stacks[seat].cards[0]
    g.emit(CardSunk(seat, top))
    return top


@choices("siphon_strength", lambda g, who, on: (STOP, SINK) if g.state.stacks[owner_of(g, who)].cards else ())
def siphon_strength(g: G, who: str, on: str, answer: str) -> None:
    """Siphon Strength: a card for +1 Clash of his regiment, then one for +1 Evasion."""
    if answer == SINK:
        sunk(g, who)
        had = lasting.of(g, "siphon_strength", on)
        lasting.add(g, queries.EVASION if had else queries.CLASH, 1, "siphon_strength", (on,), "round")
        if not had:
            g.do(Decide(who=who, source="siphon_strength", on=on))


@choices("accelerated_hibernation", lambda g, who, on: (STOP, SINK))
def accelerated_hibernation(g: G, who: str, on: str, answer: str) -> None:
    """Accelerated Hibernation: a card for D6 wounds of a regiment of its name."""
    if answer == SINK:
        named = [e for e in matching(g, owner_of(g, who), sunk(g, who)) if e in g.state.regiments]
        g.do(*(Roll(who=who, source="accelerated_hibernation", on=each) for each in named[:1]))


rolls("accelerated_hibernation")(lambda g, who, on, faces: g.do(Heal(unit=on, points=faces[0])))


@modifies(queries.REPEATED, now("pheromantic_drive"))
def driven(g: G, holder: str, who: str, action: str) -> Iterator[bool]:
    """Pheromantic Drive: one action may be repeated (CON-ACT-07)."""
    done = [each for each in g.state.regiments[who].memory.actions if each != "march"]
    yield len(done) == len(set(done))


offers(
    "induced_vigor",
    {"fluid_formation": Gift(rules=(Held(id="fluid_formation"),)), "march": Gift(adds={"march": 2})},
)


class OrderThree(Ordering, frozen=True):
    """Pheromantic Compulsion: the first of the cards is drawn, the last goes to the bottom."""


class Compel(PublicStep, frozen=True):
    """Pheromantic Compulsion: of the next three cards one goes to the bottom, one is drawn (CON-CMD-02)."""

    seat: str
    stages = ("order", "draw")

    @ask
    def order(self, g: G) -> Question | None:
        """As he likes; nobody else sees them."""
        top = g.state.stacks[self.seat].cards[:LOOKED]
        return Question(self.seat, OrderThree(top), "CON-CMD-02") if len(top) > 1 else None

    @order.chosen
    def ordered(self, g: G, seat: str, cards: list[str]) -> None:
        rest = g.state.stacks[seat].cards[LOOKED:]
        g.emit(StackBuilt(seat, (*cards[:-1], *rest, cards[-1])))

    def draw(self, g: G) -> None:
        """The first one acts, with Decay (4)."""
        g.do(Draw(seat=self.seat, gift="pheromantic_compulsion"))
