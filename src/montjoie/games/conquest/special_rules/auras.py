"""Special rules that hurt or frighten those in contact, or wear a regiment down (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.choice import Choice
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.events import DecayRolled
from montjoie.games.conquest.profiles import answers, has, instances, members, value
from montjoie.games.conquest.queries import (
    ACTIVATION_ENDED,
    DAUNTED,
    DECAY,
    ENEMY_NAMED,
    GRANTS,
    UNINSPIRED,
    UNTOUCHED,
)
from montjoie.games.conquest.regiments.contact import contacts, fighting
from montjoie.games.conquest.regiments.formation import CHARACTER, place_of, size
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import Dice, OneOf, Step, modifies
from montjoie.kernel.tally import settle
from montjoie.table.dice import Throw

ROTTEN = 5  # Decay: so much or more is a wound


def automatic(holder: str, target: str, number: int, rule: str, tested: bool = True) -> Attack:
    """Hits that carry no rules but tell where they come from, on an enemy in contact (CON-SPR-00)."""
    pool = Pool(Blow("hits", holder, holder, target, shots=(Held(id=rule),)), number)
    return Attack(target=target, pools=(pool,), tested=tested)


@modifies(ENEMY_NAMED)
def aura_of_death(g: G, who: str, named: str) -> Iterator[Step]:
    """Aura of Death (X): X hits for each such stand that touches who is activated, without morale tests; not
    into or out of a garrison (CON-SPR-02, CON-RUL-48)."""
    rows = g.state.regiments
    away = "aura_of_death" in answers(g, UNTOUCHED, named)
    if away or "garrison" in (rows[who].where, rows[named].where):
        return
    touching, hero = fighting(g, who, named), place_of(g, rows[who], CHARACTER)
    own = value(g, who, "aura_of_death") * sum(place != hero for place in touching)
    his = value(g, rows[who].character, "aura_of_death") if hero in touching else 0
    if own + his:
        yield automatic(who, named, own + his, "aura_of_death", tested=False)


@modifies(ACTIVATION_ENDED)
def trample(g: G, who: str) -> Iterator[Step]:
    """Trample (X): X hits for each stand with it on an enemy at the front (CON-SPR-47, CON-RUL-49)."""
    row = g.state.regiments[who]
    number = value(g, who, "trample") * row.stands
    number += value(g, row.character, "trample") if row.character else 0
    ahead = tuple(enemy for enemy, (own, _) in contacts(g, who).items() if own == "front")
    if number and ahead:
        yield Trample(who=who, hits=number, ahead=ahead)


class ChooseTrampled(OneOf, frozen=True, kw_only=True):
    """Which enemy at its front a regiment tramples (CON-SPR-47, CON-RUL-49)."""

    regiment: str


class Trample(Choice, frozen=True):
    """Trample: automatic hits as the activation ends (CON-SPR-47)."""

    hits: int
    ahead: tuple[str, ...]
    rule = "CON-SPR-47"
    scene = True

    def offered(self, g: G) -> ChooseTrampled:
        """CON-RUL-49: one enemy, as the active player likes."""
        return ChooseTrampled(self.ahead, regiment=self.who)

    def taken(self, g: G, answer: str) -> None:
        """They carry no rules."""
        g.do(automatic(self.who, answer, self.hits, "trample"))


@modifies(ACTIVATION_ENDED)
def decay(g: G, who: str) -> Iterator[Step]:
    """Decay (X): X dice for each stand, characters included; several instances add up (CON-SPR-19)."""
    if (number := rotting(g, who)) > 0:
        yield Decay(regiment=who, dice=number)


def rotting(g: G, who: str) -> int:
    """The dice of Decay for each stand of a regiment now (CON-SPR-19)."""
    if "decay" in answers(g, UNTOUCHED, who):
        return 0
    return sum(instances(g, who, "decay")) + settle(answers(g, DECAY, who)).total


class Decay(Throw, frozen=True):
    """Decay: a wound for each 5 or 6, without morale tests (CON-SPR-19)."""

    regiment: str
    dice: int  # of each stand

    def cast(self, g: G) -> Dice | None:
        """CON-SPR-19: those that are left."""
        row = g.state.regiments[self.regiment]
        return Dice(self.dice * size(row)) if row.where != "destroyed" else None

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        """CON-SPR-19: nobody defends against it."""
        wounds = sum(die >= ROTTEN for die in faces)
        g.emit(DecayRolled(self.regiment, faces, wounds))
        if wounds:
            g.do(Suffer(regiment=self.regiment, wounds=wounds))


@modifies(DAUNTED)
def fearsome(g: G, who: str, action: str) -> Iterator[bool]:
    """Fearsome: enemies in contact test their Resolve before a Combat Rally or Combat Reform (CON-SPR-24);
    the brave, the fearless and the indomitable ignore it (CON-SPR-07, CON-SPR-51, CON-SPR-35)."""
    if action not in ("combat_rally", "combat_reform"):
        return
    if any(has(g, who, rule) for rule in ("bravery", "fearless")) or _indomitable(g, who):
        return
    if any(has(g, each, "fearsome") for enemy in contacts(g, who) for each in members(g, enemy)):
        yield True


def _indomitable(g: G, who: str) -> bool:
    return any(has(g, each, "indomitable") for each in members(g, who))


@modifies(UNINSPIRED)
def dread(g: G, who: str, blow: Blow) -> Iterator[bool]:
    """Dread: enemies in contact cannot benefit from Inspired (CON-SPR-25)."""
    if any(has(g, each, "dread") for enemy in contacts(g, who) for each in members(g, enemy)):
        yield True


@modifies(UNINSPIRED, "phalanx")
def phalanx(g: G, holder: str, who: str, blow: Blow) -> Iterator[bool]:
    """Phalanx: its stands cannot benefit from Inspired (CON-SPR-46)."""
    yield True


@modifies(GRANTS, "dauntless")
def dauntless(g: G, holder: str, who: str) -> Iterator[Held]:
    """Dauntless: always counts as Inspired, a character only by his own (CON-SPR-18)."""
    if holder == who:
        yield Held(id="inspired")
