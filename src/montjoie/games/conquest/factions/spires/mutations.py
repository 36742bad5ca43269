"""The Spires: mutations of their characters (CON-MST-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.base import possible
from montjoie.games.conquest.activation import begun
from montjoie.games.conquest.characters.duel import Duel, foes
from montjoie.games.conquest.characters.fall import Fall, closed
from montjoie.games.conquest.content.gifts import Gift
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.events import (
    CardReturned,
    CharacterFell,
    CharacterHurt,
    CharacterMoved,
    WoundsHealed,
)
from montjoie.games.conquest.factions.deeds import Decide, Roll, aid, asks, offers, once, rolls
from montjoie.games.conquest.factions.whom import near
from montjoie.games.conquest.magic import host, owner
from montjoie.games.conquest.phases.action import Draw
from montjoie.games.conquest.profiles import card, members, things, wounds
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.regiments.field import enemies, opponent
from montjoie.games.conquest.regiments.formation import pose_of
from montjoie.games.conquest.special_rules.auras import Decay, rotting
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.hurt import Hurt, suffering
from montjoie.kernel import Part, Refusal, Step, modifies

AURA = {"brute": 2, "monster": 1}  # dice of Degenerative Aura; 3 of others
CASCADE = {"brute": 3, "monster": 2}  # 4 of others
LUCKY = 4  # or more


@modifies(queries.DECAY)
def degenerative_aura(g: G, who: str) -> Iterator[Part]:
    """Degenerative Aura: enemies in contact decay."""
    leaders = [g.state.regiments[enemy].character for enemy in contacts(g, who)]
    if any(each and "degenerative_aura" in things(g, each) for each in leaders):
        yield Part(AURA.get(card(g, who).type, 3), "CON-SPR-19", "degenerative_aura")


@modifies(queries.ACTIVATION_ENDED, "cascading_degeneration")
def cascading_degeneration(g: G, holder: str, who: str) -> Iterator[Step]:
    """Cascading Degeneration: when his regiment decays, enemies in contact do."""
    if holder != who and rotting(g, who) > 0:
        for enemy in contacts(g, who):
            yield Decay(regiment=enemy, dice=CASCADE.get(card(g, enemy).type, 4))


@modifies(queries.EVASION)
def adaptive_senses(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Adaptive Senses: no Evasion against his hits."""
    if blow is not None and "adaptive_senses" in things(g, blow.striker):
        yield Part(0, "CON-MST-01", "adaptive_senses", "cap")


@modifies(queries.WARDED, "ablative_flesh")
def ablative_flesh(g: G, holder: str, who: str) -> Iterator[tuple[str, int, str]]:
    """Ablative Flesh: the first wound of each Duel is ignored."""
    if holder == who and not lasting.spent(g, who, "ablative_flesh"):
        yield "ablative_flesh", 1, "action"


# Pheromantic Override: once in a game.
once("pheromantic_override", lambda g, unit, held: iter((Decide(who=unit, source="pheromantic_override"),)))


@aid("pheromantic_override", reach=6)
def pheromantic_override(g: G, unit: str, regiment: str) -> Iterator[Step]:
    """Pheromantic Override: a friend within 6" performs a free Clash, Volley or March."""
    yield Decide(who=unit, source="overridden", on=regiment)


def _free(g: G, who: str, on: str) -> tuple[str, ...]:
    return tuple(each for each in possible(g, on) if each in ("clash", "volley", "march"))


@asks("overridden", _free)
def overridden(g: G, who: str, on: str, action: str) -> Iterator[Step]:
    """Pheromantic Override: at once."""
    yield begun(g, action, on)


# Adaptive Evolution: for the rest of the game, each characteristic once.
EVOLVED = ("clash", "volley", "resolve", "defense")
offers("adaptive_evolution", {name: Gift(adds={name: 1}, at_most=5) for name in EVOLVED}, until="game")


@modifies(queries.CHARACTER_BEGAN, "adaptive_evolution")
def adaptive_evolution(g: G, holder: str, who: str) -> Iterator[Step]:
    """Adaptive Evolution: a die when his card is drawn."""
    if holder == who:
        yield Roll(who=who, source="adaptive_evolution")


rolls["adaptive_evolution"] = lambda g, who, on, faces: iter(
    (Decide(who=who, source="adaptive_evolution", on=who),) if faces[0] >= LUCKY else ()
)


# Sensory Augmentation: the opponent's top card is seen before his own next one is drawn, or not.


@modifies(queries.CHARACTER_BEGAN, "sensory_augmentation")
def sensory_augmentation(g: G, holder: str, who: str) -> Iterator[Step]:
    """Sensory Augmentation: he looks at the opponent's top card, which goes back (CON-RUL-113)."""
    foe = opponent(g, owner(g, who))
    if holder == who and g.state.stacks[foe].cards:
        g.emit(CardReturned(foe, g.state.stacks[foe].cards[0]), "CON-MST-01")
        if g.state.stacks[owner(g, who)].cards:
            yield Decide(who=who, source="sensory_augmentation")


@asks("sensory_augmentation", lambda g, who, on: ("stop", "draw"))
def sensed(g: G, who: str, on: str, answer: str) -> Iterator[Step]:
    """Sensory Augmentation: his player may act with his next card first."""
    if answer == "draw":
        yield Draw(seat=owner(g, who))


# Adrenal Surge: a Duel, and then he is gone.


class Surge(Duel, frozen=True, kw_only=True):
    """Adrenal Surge: +2 Clash and +4 Attacks in one Duel, after which he is removed (CON-RUL-114)."""

    name = "adrenal_surge"
    stages: ClassVar[tuple[str, ...]] = ("surge", *Duel.stages, "burn")

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """With the mutation, against a foe."""
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
            g.emit(CharacterHurt(self.character, wounds(g, self.character) - one.wounds))
            g.do(Fall(character=self.character, certain=True))


# Biomantic Plague Node.


@modifies(queries.HURT, "biomantic_plague_node")
def plague_node(g: G, holder: str, who: str, wounds: int) -> Iterator[Step]:
    """Biomantic Plague Node: a die for each wound allocated to him."""
    if holder == who:
        yield Roll(who=who, source="biomantic_plague_node", number=wounds)


def _near(g: G, who: str, on: str) -> tuple[str, ...]:
    found = [each for each in enemies(g, host(g, who)) if near(g, who, each, 6)]
    return tuple(unit for each in found for unit in members(g, each))


def _plague(g: G, who: str, on: str, faces: tuple[int, ...]) -> Iterator[Step]:
    """Biomantic Plague Node: 3 or less wounds an enemy within 6", a 1 all of them."""
    for die in faces:
        if die == 1:
            yield from (_infected(g, each) for each in _near(g, who, on))
        elif die < LUCKY:
            yield Decide(who=who, source="biomantic_plague_node")


def _infected(g: G, unit: str) -> Step:
    return Hurt(character=unit, wounds=1) if unit in g.state.characters else suffering(g, unit, 1)


rolls["biomantic_plague_node"] = _plague
asks("biomantic_plague_node", _near)(lambda g, who, on, answer: iter((_infected(g, answer),)))


# Cloned Redundancy: once in a game.


def _others(g: G, who: str, on: str) -> tuple[str, ...]:
    rows = g.state.characters
    mine = [
        name for name, one in rows.items() if one.owner == rows[who].owner and not one.lost and name != who
    ]
    return tuple(each for each in mine if card(g, each).type == card(g, who).type)


@modifies(queries.REPRIEVED, "cloned_redundancy")
def cloned_redundancy(g: G, holder: str, who: str) -> Iterator[Step]:
    """Cloned Redundancy: a die when he is slain."""
    if holder == who and not lasting.spent(g, who, "cloned_redundancy") and _others(g, who, ""):
        yield Roll(who=who, source="cloned_redundancy")


def _cloned(g: G, who: str, on: str, faces: tuple[int, ...]) -> Iterator[Step]:
    """Cloned Redundancy: on a 4 or more another falls instead."""
    lasting.spend(g, who, "cloned_redundancy")
    lucky = faces[0] >= LUCKY
    yield Decide(who=who, source="cloned_redundancy") if lucky else Fall(character=who, certain=True)


@asks("cloned_redundancy", _others)
def replaced(g: G, who: str, on: str, other: str) -> Iterator[Step]:
    """Cloned Redundancy: he takes the place of the other, with his wounds."""
    had, regiment = g.state.characters[other].wounds, host(g, other)
    left, there = closed(g, host(g, who)), pose_of(g.state.regiments[regiment])
    g.emit(CharacterFell(other))
    g.emit(WoundsHealed(who, max(0, g.state.characters[who].wounds - had), False))
    g.emit(CharacterMoved(who, regiment, left, there))
    return iter(())


rolls["cloned_redundancy"] = _cloned
