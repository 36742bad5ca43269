"""Special rules that hurt or frighten those in contact, wear a regiment down, touch its Resolve; those of the
devout and the blessed (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.reform import Rally
from montjoie.games.conquest.choice import NO, YES, Choice
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow, Pool, Reroll
from montjoie.games.conquest.events import DecayRolled
from montjoie.games.conquest.magic import Casting
from montjoie.games.conquest.profiles import answers, has, held, host, instances, members, value
from montjoie.games.conquest.queries import ACTIVATION_ENDED, UNINSPIRED, of_kind, own, served
from montjoie.games.conquest.regiments.field import contacts, fighting
from montjoie.games.conquest.regiments.formation import CHARACTER, place_of, size
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import Dice, OneOf, Part, Step, modifies, settle
from montjoie.table.dice import Throw

ROTTEN = 5  # Decay: so much or more is a wound


def automatic(holder: str, target: str, number: int, rule: str, tested: bool = True) -> Attack:
    """Hits that carry no rules but tell where they come from, on an enemy in contact (CON-SPR-00)."""
    pool = Pool(Blow("hits", holder, holder, target, shots=(Held(id=rule),)), number)
    return Attack(target=target, pools=(pool,), tested=tested)


@modifies(queries.ENEMY_NAMED)
def aura_of_death(g: G, who: str, named: str) -> Iterator[Step]:
    """Aura of Death (X): X hits for each such stand that touches who is activated, without morale tests; not
    into or out of a garrison (CON-SPR-02, CON-RUL-48)."""
    rows = g.state.regiments
    away = "aura_of_death" in answers(g, queries.UNTOUCHED, named)
    if away or "garrison" in (rows[who].where, rows[named].where):
        return
    touching, hero = fighting(g, who, named), place_of(g, rows[who], CHARACTER)
    mine = value(g, who, "aura_of_death") * sum(place != hero for place in touching)
    his = value(g, rows[who].character, "aura_of_death") if hero in touching else 0
    if mine + his:
        yield automatic(who, named, mine + his, "aura_of_death", tested=False)


@modifies(ACTIVATION_ENDED)
def trample(g: G, who: str) -> Iterator[Step]:
    """Trample (X): X hits for each stand with it on an enemy at the front (CON-SPR-47, CON-RUL-49)."""
    row = g.state.regiments[who]
    number = value(g, who, "trample") * row.stands
    number += value(g, row.character, "trample") if row.character else 0
    ahead = tuple(enemy for enemy, (face, _) in contacts(g, who).items() if face == "front")
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
    if "decay" in answers(g, queries.UNTOUCHED, who):
        return 0
    return sum(instances(g, who, "decay")) + settle(answers(g, queries.DECAY, who)).total


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


@modifies(queries.DAUNTED)
def fearsome(g: G, who: str, action: str) -> Iterator[bool]:
    """Fearsome: enemies in contact test their Resolve before a Combat Rally or Combat Reform (CON-SPR-24);
    the brave, the fearless and the indomitable ignore it (CON-SPR-07, CON-SPR-51, CON-SPR-35)."""
    fearing = action in ("combat_rally", "combat_reform") and _faces(g, who, "fearsome")
    if fearing and not (_brave(g, who) or any(has(g, each, "indomitable") for each in members(g, who))):
        yield True


def _brave(g: G, who: str) -> bool:
    return has(g, who, "bravery") or "fearless" in held(g, who)  # a character by his own


def _faces(g: G, who: str, rule: str) -> bool:
    """Whether an enemy in contact has a rule."""
    return any(has(g, each, rule) for enemy in contacts(g, who) for each in members(g, enemy))


# Dread: enemies in contact cannot benefit from Inspired (CON-SPR-25).
modifies(UNINSPIRED).gives(True, lambda g, who, blow: _faces(g, who, "dread"))
# Phalanx: its stands cannot benefit from Inspired (CON-SPR-46).
modifies(UNINSPIRED, "phalanx").gives(True)
# Dauntless: always counts as Inspired, a character only by his own; never Broken (CON-SPR-18).
modifies(queries.GRANTS, "dauntless").gives(Held(id="inspired"), own)
modifies(queries.UNBREAKABLE, "dauntless").gives(True, own)


# Resolve and morale.


@modifies(queries.RESOLVE)
def terrifying(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Terrifying (X): -X Resolve in morale tests against wounds of who has it, in contact; the brave and the
    fearless ignore it (CON-SPR-56, CON-SPR-07, CON-SPR-51)."""
    if blow is None or _brave(g, who) or any(answers(g, queries.UNAFRAID, who)):
        return
    if blow.kind in ("volley", "spell") and blow.attacker not in contacts(g, host(g, who)):
        return
    if fear := value(g, blow.attacker, "terrifying"):
        yield Part(-fear, "CON-SPR-56", "terrifying")


# Indomitable: one failed die of a morale test, or X, counts as passed; Combat Reforms and Withdrawals are
# always orderly (CON-SPR-35, CON-RUL-04).
modifies(queries.MORALE_SAVED, "indomitable").gives(
    lambda g, holder, who, blow: max(1, value(g, holder, "indomitable")), served
)
modifies(queries.ORDERLY, "indomitable").gives(True)
# Oblivious: one wound for two failed morale tests (CON-SPR-34).
modifies(queries.MORALE_SHARE, "oblivious").gives(2, served)
# Bravery: Broken is removed as its activation begins (CON-SPR-07).
modifies(queries.ACTIVATION_BEGAN, "bravery").gives(
    lambda g, holder, who: Rally(regiment=who), lambda g, holder, who: g.state.regiments[who].broken
)


HEALED = 3  # by Fanatical Devotion


@modifies(queries.CASTING_SAVED)
def devout(g: G, who: str, cast: Casting) -> Iterator[int]:
    """Devout: one failed die of a priest's spell on the regiment succeeds; a Devout character makes his
    regiment so (CON-SPR-20, CON-RUL-60)."""
    if "priest" in held(g, cast.caster) and any(has(g, each, "devout") for each in members(g, who)):
        yield 1


@modifies(queries.CAST, "fanatical_devotion")
def fanatical_devotion(g: G, holder: str, who: str, cast: Casting) -> Iterator[Step]:
    """Fanatical Devotion: a priest's spell on the regiment, other than on himself, heals 3 wounds
    (CON-SPR-21)."""
    if "priest" in held(g, cast.caster) and g.content.spells[cast.spell].range != "self":
        yield Heal(unit=who, points=HEALED)


# Blessed: asked once a round, before the roll (CON-SPR-05, CON-RUL-61).


@modifies(queries.ATTACK_BEGAN)
def blessed(g: G, blow: Blow) -> Iterator[Step]:
    """Blessed: failed hit rolls, or failed Defense rolls, of one Clash or Charge action (CON-SPR-05)."""
    if blow.kind in ("clash", "impact"):
        for who, side in ((blow.attacker, "hits"), (blow.target, "defense")):
            own = held(g, who)
            if "blessed" in own and "blessing_used" not in own:
                yield UseBlessing(who=who, side=side)


class ChooseBlessing(OneOf, frozen=True, kw_only=True):
    """Whether a Blessed regiment rolls all its failed dice of this attack again (CON-SPR-05)."""

    regiment: str
    side: str


class UseBlessing(Choice, frozen=True):
    """Blessed: declared before the roll, for the whole action (CON-SPR-05, CON-RUL-61)."""

    side: str
    rule = "CON-SPR-05"

    def offered(self, g: G) -> ChooseBlessing:
        """CON-SPR-05: once a round."""
        return ChooseBlessing((NO, YES), regiment=self.who, side=self.side)

    def taken(self, g: G, answer: str) -> None:
        if answer == YES:
            lasting.give(g, f"blessed_{self.side}", "blessed", (self.who,), "action", rule=self.rule)
            lasting.give(g, "blessing_used", "blessed", (self.who,), "round", rule=self.rule)


# Blessed: failed hit rolls, or failed Defense rolls, again (CON-SPR-05).
AGAIN, FIGHT = Reroll("failures", "CON-SPR-05", "blessed"), of_kind("clash", "impact")
modifies(queries.HIT_REROLLS, "blessed_hits").gives(
    AGAIN, FIGHT, lambda g, holder, who, blow: "blessed" in held(g, who)
)
modifies(queries.DEFENSE_REROLLS, "blessed_defense").gives(AGAIN, FIGHT)
