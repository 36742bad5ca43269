"""The Spires: officers, rules of regiments and characters, the aid of their masters."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.characters.base import CharacterAct
from montjoie.games.conquest.characters.fall import closed
from montjoie.games.conquest.choice import Decide, Roll, choices, decides, rolls
from montjoie.games.conquest.content.gifts import Gift, Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import draw_event
from montjoie.games.conquest.events import CardDrawn, CardReturned, CharacterMoved
from montjoie.games.conquest.factions.deeds import acts, aid, lay, offers
from montjoie.games.conquest.factions.gifts import endow, now
from montjoie.games.conquest.factions.whom import leaders, own
from montjoie.games.conquest.phases.action import activate, boons, matching
from montjoie.games.conquest.profiles import card, has, held, host, owner_of
from montjoie.games.conquest.regiments.contact import contacts, engaged
from montjoie.games.conquest.special_rules.auras import automatic
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.healing import Heal, room
from montjoie.kernel import Refusal, Step, modifies

DRAW, STOP = "draw", "stop"

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


# Rules of characters.


@modifies(queries.ATTACK_BEGAN)
def marked_as_prey(g: G, blow: Blow) -> Iterator[Step]:
    """Hunter-Killer Teams: whom leonine friends shoot at is prey this round."""
    shot = blow.kind == "volley" and "leonine" in card(g, blow.attacker).id
    if shot and leaders(g, blow.attacker, "hunter_killer_teams"):
        yield lasting.giving("prey", "hunter_killer_teams", blow.target, "round", "CON-VOL-02")


@modifies(queries.CHARGED)
def hunted(g: G, who: str, target: str) -> Iterator[Step]:
    """Hunter-Killer Teams: cavalry that charges prey has Impact (+2) this round."""
    if card(g, who).type == "cavalry" and "prey" in held(g, target):
        yield lasting.giving("impact", "hunter_killer_teams", who, "round", "CON-SPR-31", 2, plus=True)


def havens(g: G, character: str) -> tuple[str, ...]:
    """The friendly regiments of his type, without a character, that have room for him (CON-CHR-03)."""
    rows, entry = g.state.regiments, g.state.characters[character].entry
    free = (e for e in own(g, character) if rows[e].where == "table" and not rows[e].character)
    fit = (e for e in free if g.content.leads(entry, (), rows[e].entry) and not engaged(g, e))
    return tuple(each for each in fit if next(room(g, each), None))


class RightPlace(CharacterAct, frozen=True, kw_only=True):
    """Right Place, Right Time: he leaves his regiment and joins another (CON-CHR-03)."""

    name = "right_place_right_time"
    stages = ("move",)

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """He must have the rule, and a regiment to go to; not out of a fight."""
        able = has(g, character, cls.name) and not engaged(g, host(g, character))
        if not able or not havens(g, character):
            yield Refusal("CON-CHR-03", "no-aid", character=character)

    def move(self, g: G) -> None:
        """Where he likes."""
        g.do(Decide(who=self.character, source=self.name))


@choices("right_place_right_time", lambda g, who, on: havens(g, who))
def moves(g: G, who: str, on: str, regiment: str) -> None:
    """Right Place, Right Time: his regiment closes its ranks, the other opens them."""
    g.emit(CharacterMoved(who, regiment, closed(g, host(g, who)), next(room(g, regiment))))
