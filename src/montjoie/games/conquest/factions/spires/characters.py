"""The Spires: rules and mutations of their characters (CON-MST-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.conquest import events, lasting, queries
from montjoie.games.conquest.actions.base import CharacterAct, possible
from montjoie.games.conquest.activation import begun
from montjoie.games.conquest.characters.duel import Duel, Fall, closed, foes
from montjoie.games.conquest.choice import Decide, Roll, choices, rolls
from montjoie.games.conquest.content.gifts import Gift
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.factions.deeds import aid, offers, once
from montjoie.games.conquest.factions.gifts import leaders, near, own
from montjoie.games.conquest.phases.action import Draw
from montjoie.games.conquest.profiles import card, has, held, host, members, owner_of, things, wounds
from montjoie.games.conquest.regiments.field import contacts, enemies, engaged, opponent
from montjoie.games.conquest.regiments.formation import pose_of
from montjoie.games.conquest.special_rules.auras import Decay, rotting
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import suffering
from montjoie.games.conquest.wounds.healing import room
from montjoie.kernel import Part, Refusal, Step, modifies

AURA = {"brute": 2, "monster": 1}  # dice of Degenerative Aura; 3 of others
CASCADE = {"brute": 3, "monster": 2}  # 4 of others
LUCKY = 4  # or more


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
    g.emit(events.CharacterMoved(who, regiment, closed(g, host(g, who)), next(room(g, regiment))))


# Mutations.


@modifies(queries.DECAY)
def degenerative_aura(g: G, who: str) -> Iterator[Part]:
    """Degenerative Aura: enemies in contact decay."""
    led = [g.state.regiments[enemy].character for enemy in contacts(g, who)]
    if any(each and "degenerative_aura" in things(g, each) for each in led):
        yield Part(AURA.get(card(g, who).type, 3), "CON-SPR-19", "degenerative_aura")


@modifies(queries.ACTIVATION_ENDED, "cascading_degeneration")
def cascading_degeneration(g: G, holder: str, who: str) -> Iterator[Step]:
    """Cascading Degeneration: when his regiment decays, enemies in contact do."""
    if holder != who and rotting(g, who) > 0:
        for enemy in contacts(g, who):
            yield Decay(regiment=enemy, dice=CASCADE.get(card(g, enemy).type, 4))


# Adaptive Senses: no Evasion against his hits.
modifies(queries.EVASION).gives(
    Part(0, "CON-MST-01", "adaptive_senses", "cap"),
    lambda g, who, blow: blow is not None and "adaptive_senses" in things(g, blow.striker),
)
# Ablative Flesh: the first wound of each Duel is ignored.
modifies(queries.WARDED, "ablative_flesh").gives(
    ("ablative_flesh", 1, "action"), queries.own, lasting.unspent("ablative_flesh")
)


# Pheromantic Override: once in a game a friend within 6" performs a free Clash, Volley or March at once.
once("pheromantic_override", lambda g, unit, held: g.do(Decide(who=unit, source="pheromantic_override")))
aid("pheromantic_override", reach=6)(
    lambda g, unit, regiment: g.do(Decide(who=unit, source="overridden", on=regiment))
)
FREE = ("clash", "volley", "march")
choices("overridden", lambda g, who, on: tuple(each for each in possible(g, on) if each in FREE))(
    lambda g, who, on, action: g.do(begun(g, action, on))
)


# Adaptive Evolution: a die when his card is drawn; for the rest of the game, each characteristic once.
EVOLVED = ("clash", "volley", "resolve", "defense")
offers("adaptive_evolution", {name: Gift(adds={name: 1}, at_most=5) for name in EVOLVED}, until="game")
modifies(queries.CHARACTER_BEGAN, "adaptive_evolution").gives(
    lambda g, holder, who: Roll(who=who, source="adaptive_evolution"), queries.own
)


@rolls("adaptive_evolution")
def evolves(g: G, who: str, on: str, faces: tuple[int, ...]) -> None:
    """Adaptive Evolution: on a 4 or more."""
    if faces[0] >= LUCKY:
        g.do(Decide(who=who, source="adaptive_evolution", on=who))


# Sensory Augmentation: the opponent's top card is seen before his own next one is drawn, or not.


@modifies(queries.CHARACTER_BEGAN, "sensory_augmentation")
def sensory_augmentation(g: G, holder: str, who: str) -> Iterator[Step]:
    """Sensory Augmentation: he looks at the opponent's top card, which goes back (CON-RUL-113)."""
    foe = opponent(g, owner_of(g, who))
    if holder == who and g.state.stacks[foe].cards:
        g.emit(events.CardReturned(foe, g.state.stacks[foe].cards[0]), "CON-MST-01")
        if g.state.stacks[owner_of(g, who)].cards:
            yield Decide(who=who, source="sensory_augmentation")


@choices("sensory_augmentation", lambda g, who, on: ("stop", "draw"))
def sensed(g: G, who: str, on: str, answer: str) -> None:
    """Sensory Augmentation: his player may act with his next card first."""
    if answer == "draw":
        g.do(Draw(seat=owner_of(g, who)))


# Adrenal Surge: a Duel, and then he is gone.


class Surge(Duel, frozen=True, kw_only=True):
    """Adrenal Surge: +2 Clash and +4 Attacks in one Duel, after which he is removed (CON-RUL-114)."""

    name = "adrenal_surge"
    stages: ClassVar[tuple[str, ...]] = ("surge", *Duel.stages, "burn")

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        if "adrenal_surge" not in things(g, character) or not foes(g, character):
            yield Refusal("CON-DUE-01", "no-foe", character=character)

    def surge(self, g: G) -> None:
        """For this action."""
        lasting.add(g, queries.CLASH, 2, "adrenal_surge", (self.character,), "action")
        lasting.add(g, queries.ATTACKS, 4, "adrenal_surge", (self.character,), "action")

    def burn(self, g: G) -> None:
        """He falls, whatever came of it."""
        one = g.state.characters[self.character]
        if not one.lost:
            g.emit(events.CharacterHurt(self.character, wounds(g, self.character) - one.wounds))
            g.do(Fall(character=self.character, certain=True))


# Biomantic Plague Node: a die for each wound allocated to him.
modifies(queries.HURT, "biomantic_plague_node").gives(
    lambda g, holder, who, wounds: Roll(who=who, source="biomantic_plague_node", number=wounds), queries.own
)


def within_reach(g: G, who: str, on: str) -> tuple[str, ...]:
    """The enemies within 6", regiments and characters."""
    found = [each for each in enemies(g, host(g, who)) if near(g, who, each, 6)]
    return tuple(unit for each in found for unit in members(g, each))


@rolls("biomantic_plague_node")
def plague(g: G, who: str, on: str, faces: tuple[int, ...]) -> None:
    """Biomantic Plague Node: 3 or less wounds an enemy within 6", a 1 all of them."""
    for die in faces:
        if die == 1:
            g.do(*(suffering(g, each, 1) for each in within_reach(g, who, on)))
        elif die < LUCKY:
            g.do(Decide(who=who, source="biomantic_plague_node"))


choices("biomantic_plague_node", within_reach)(lambda g, who, on, answer: g.do(suffering(g, answer, 1)))


# Cloned Redundancy: once in a game.


def others(g: G, who: str, on: str) -> tuple[str, ...]:
    """The characters of his player and type that could fall instead of him."""
    rows = g.state.characters.items()
    mine = [name for name, one in rows if one.owner == owner_of(g, who) and not one.lost and name != who]
    return tuple(each for each in mine if card(g, each).type == card(g, who).type)


@modifies(queries.REPRIEVED, "cloned_redundancy")
def cloned_redundancy(g: G, holder: str, who: str) -> Iterator[Step]:
    """Cloned Redundancy: a die when he is slain."""
    if holder == who and not lasting.spent(g, who, "cloned_redundancy") and others(g, who, ""):
        yield Roll(who=who, source="cloned_redundancy")


@rolls("cloned_redundancy")
def cloned(g: G, who: str, on: str, faces: tuple[int, ...]) -> None:
    """Cloned Redundancy: on a 4 or more another falls instead."""
    lasting.spend(g, who, "cloned_redundancy")
    lucky = faces[0] >= LUCKY
    g.do(Decide(who=who, source="cloned_redundancy") if lucky else Fall(character=who, certain=True))


@choices("cloned_redundancy", others)
def replaced(g: G, who: str, on: str, other: str) -> None:
    """Cloned Redundancy: he takes the place of the other, with his wounds."""
    had, regiment = g.state.characters[other].wounds, host(g, other)
    left, there = closed(g, host(g, who)), pose_of(g.state.regiments[regiment])
    g.emit(events.CharacterFell(other))
    g.emit(events.WoundsHealed(who, max(0, g.state.characters[who].wounds - had), False))
    g.emit(events.CharacterMoved(who, regiment, left, there))
