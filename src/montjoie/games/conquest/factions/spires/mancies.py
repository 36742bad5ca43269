"""The Spires: biomancies and pheromancies, one of which a character resolves as his draw event."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.content.gifts import Gift
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.events import CardSunk, StackBuilt
from montjoie.games.conquest.factions.deeds import Decide, Roll, aid, asks, choices, lay, offers, rolls
from montjoie.games.conquest.factions.gifts import now
from montjoie.games.conquest.magic import host, owner
from montjoie.games.conquest.phases.action import Draw, boons, matching
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.games.conquest.wounds.hurt import suffering
from montjoie.kernel import Ordering, PublicStep, Question, Step, ask, modifies

SINK, STOP, RUPTURE = "sink", "stop", "rupture"
LOOKED = 3  # cards of Pheromantic Compulsion
DRIVE = "pheromantic_drive"
DRAWN = ("unstable_enhancement", "harvest_essence", "catalytic_rupture", "grant_virulence", DRIVE)
"""Those that draw the next card: the regiment it names is given something, and acts now (CON-RUL-110)."""


def school(event: str, trigger: str) -> None:
    """The draw event of a school, and the choice of one ability."""
    draw_event(event)(lambda g, unit, held: iter((Decide(who=unit, source=event),)))

    @asks(event, lambda g, who, on: tuple(name for name in abilities(g, trigger) if usable(g, who, name)))
    def chosen(g: G, who: str, on: str, name: str) -> Iterator[Step]:
        if name in DRAWN:
            yield Draw(seat=owner(g, who), gift=name)
        elif name == "pheromantic_compulsion":
            yield Compel(seat=owner(g, who))
        else:
            yield Decide(who=who, source=name, on=host(g, who))


def abilities(g: G, trigger: str) -> list[str]:
    """The abilities of a school."""
    return [each.id for each in g.content.factions["spires"].abilities if each.trigger == trigger]


def usable(g: G, who: str, name: str) -> bool:
    """Whether there is a card for it, or somebody within reach."""
    if name == "essence_transfer" and not choices[name].offered(g, who, ""):
        return False
    return name == "induced_vigor" or bool(g.state.stacks[owner(g, who)].cards)


school("biomancies", "biomancy")
school("pheromancies", "pheromancy")
for each in ("unstable_enhancement", "harvest_essence", "pheromantic_drive", "pheromantic_compulsion"):
    boons[each] = lambda g, unit, name=each: lay(g, name, unit)  # type: ignore[misc]


# Biomancies.


@modifies(queries.WOUNDED, now("harvest_essence"))
def harvests(g: G, holder: str, who: str, blow: Blow, wounds: int) -> Iterator[Step]:
    """Harvest Essence: a die for each wound it inflicts in a Clash or by impact."""
    if blow.kind in ("clash", "impact"):
        yield Roll(who=blow.attacker, source="harvest_essence", number=wounds)


rolls["harvest_essence"] = lambda g, who, on, faces: iter(
    (Heal(unit=who, points=sum(die >= 4 for die in faces)),)
)
boons["catalytic_rupture"] = lambda g, unit: iter((Decide(who=unit, source="catalytic_rupture"),))


@asks("catalytic_rupture", lambda g, who, on: (STOP, RUPTURE))
def ruptures(g: G, who: str, on: str, answer: str) -> Iterator[Step]:
    """Catalytic Rupture: D6 wounds for the regiment, and for each enemy in contact with it."""
    if answer == RUPTURE:
        for each in (who, *contacts(g, who)):
            yield Roll(who=who, source="catalytic_rupture", on=each)


rolls["catalytic_rupture"] = lambda g, who, on, faces: iter((suffering(g, on, faces[0]),))
offers(
    "grant_virulence",
    {rule: Gift(rules=(Held(id=rule),)) for rule in ("deadly_blades", "deadly_shot")},
)
boons["grant_virulence"] = lambda g, unit: iter((Decide(who=unit, source="grant_virulence", on=unit),))


@aid("essence_transfer", reach=18)
def essence_transfer(g: G, unit: str, regiment: str) -> Iterator[Step]:
    """Essence Transfer: 2D6 wounds of a friend; then the next card is drawn."""
    yield Roll(who=unit, source="essence_transfer", on=regiment, number=2)


def _transferred(g: G, who: str, on: str, faces: tuple[int, ...]) -> Iterator[Step]:
    """Essence Transfer: as many heal the regiment drawn, if it is of the same type (CON-RUL-112)."""
    lasting.begin(g, Lasting(lasting.RULE, "essence_transfer", (on,), "round", sum(faces), thing="essence"))
    yield suffering(g, on, sum(faces))
    yield Draw(seat=owner(g, who), gift="essence_transfer")


rolls["essence_transfer"] = _transferred


def _receives(g: G, unit: str) -> Iterator[Step]:
    given = [row for row in g.state.lasting.values() if row.thing == "essence"][-1]
    if card(g, given.units[0]).type == card(g, unit).type:
        yield Heal(unit=unit, points=given.n)


boons["essence_transfer"] = _receives


# Pheromancies.


def sunk(g: G, who: str) -> str:
    """The next card goes to the bottom of the stack, seen by all."""
    seat = owner(g, who)
    top = g.state.stacks[seat].cards[0]
    g.emit(CardSunk(seat, top))
    return top


@asks("siphon_strength", lambda g, who, on: (STOP, SINK) if g.state.stacks[owner(g, who)].cards else ())
def siphon_strength(g: G, who: str, on: str, answer: str) -> Iterator[Step]:
    """Siphon Strength: a card for +1 Clash of his regiment, then one for +1 Evasion."""
    if answer == SINK:
        sunk(g, who)
        had = any(row.source == "siphon_strength" and on in row.units for row in g.state.lasting.values())
        lasting.add(g, queries.EVASION if had else queries.CLASH, 1, "siphon_strength", (on,), "round")
        if not had:
            yield Decide(who=who, source="siphon_strength", on=on)


@asks("accelerated_hibernation", lambda g, who, on: (STOP, SINK))
def accelerated_hibernation(g: G, who: str, on: str, answer: str) -> Iterator[Step]:
    """Accelerated Hibernation: a card for D6 wounds of a regiment of its name."""
    if answer == SINK:
        named = [e for e in matching(g, owner(g, who), sunk(g, who)) if e in g.state.regiments]
        yield from (Roll(who=who, source="accelerated_hibernation", on=each) for each in named[:1])


rolls["accelerated_hibernation"] = lambda g, who, on, faces: iter((Heal(unit=on, points=faces[0]),))


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
        """The last one lies at the bottom."""
        rest = g.state.stacks[seat].cards[LOOKED:]
        g.emit(StackBuilt(seat, (*cards[:-1], *rest, cards[-1])))

    def draw(self, g: G) -> None:
        """The first one acts, with Decay (4)."""
        g.do(Draw(seat=self.seat, gift="pheromantic_compulsion"))
