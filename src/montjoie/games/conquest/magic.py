"""Chapter 9: spells, their dice, scaling and interference (CON-MAG, CON-SPR-49, CON-SPR-54)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.actions.base import Act, CharacterAct
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.content.factions import Spell
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.events import SpellCast
from montjoie.games.conquest.profiles import answers, card, has, held, host, members, owner_of, value
from montjoie.games.conquest.regiments.field import contacts, engaged, standing
from montjoie.games.conquest.regiments.formation import CHARACTER, outline, place_of, size, stands
from montjoie.games.conquest.regiments.sight import seen_by, sees
from montjoie.games.conquest.state import INCH, G, Lasting
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import Branch, Dice, OneOf, PublicStep, Question, Refusal, Register, Step, ask, chance
from montjoie.kernel.tally import Part, Tally, settle
from montjoie.table import plane
from montjoie.table.plane import Shape

CASTERS = ("wizard", "priest")
LEAST, MOST = 1, 5  # of attunement (CON-RUL-37)
TARGETED = lasting.declare("targeted")  # by the spell that is its source (CON-MAG-06)


class Casting(Struct, frozen=True):
    """A spell that has been cast: by whom, on whom, with how many successes."""

    caster: str
    spell: str
    target: str
    successes: int = 0


spell: Register[Callable[[G, Casting], None]] = Register()
"""What each spell does that has succeeded."""


# Who casts what, on whom.


def known(g: G, caster: str) -> list[str]:
    """The spells of a caster: those of its entry, those chosen for it, without those no rule is written
    for."""
    own = g.state.characters[caster].spells if caster in g.state.characters else ()
    every = dict.fromkeys((*card(g, caster).entry.spells.known, *own))
    return [name for name in every if name in spell and not lasting.spent(g, caster, name)]


def is_caster(g: G, who: str) -> bool:
    """Whether one counts for interference (CON-MAG-08, CON-SPR-49, CON-SPR-54)."""
    return any(rule in held(g, who) for rule in CASTERS)


def power(g: G, caster: str) -> int:
    """How many dice a caster rolls (CON-MAG-07)."""
    printed = max(value(g, caster, rule) for rule in CASTERS)
    more: int = sum(answers(g, queries.CASTING_DICE, caster))
    return max(0, printed + more)


def body(g: G, caster: str) -> Shape:
    """The ground from which a caster measures: his own stand (CON-MAG-03, CON-CHR-06)."""
    regiment = host(g, caster)
    place = place_of(g, g.state.regiments[regiment], CHARACTER) if caster != regiment else None
    return outline(g, regiment) if place is None else stands(g, regiment)[place]


def around(g: G, unit: str, inches: int, enemy: bool = False) -> list[str]:
    """The regiments of its player, or of his opponent, within so many inches of a caster or a regiment."""
    reach, own = inches * INCH + plane.TOLERANCE, body(g, unit)
    sides = [each for each in standing(g) if (owner_of(g, each) != owner_of(g, unit)) == enemy]
    return [each for each in sides if plane.near(own, outline(g, each), reach)]


def targets(g: G, caster: str, name: str) -> tuple[str, ...]:
    """On whom a caster may cast a spell (CON-MAG-03, CON-MAG-04, CON-MAG-05, CON-MAG-06)."""
    printed, own = g.content.spells[name], host(g, caster)
    near = [own] if printed.range == "self" else around(g, caster, printed.range, printed.on == "enemy")
    return tuple(each for each in near if _may_be_hit(g, caster, printed, each))


def _may_be_hit(g: G, caster: str, printed: Spell, target: str) -> bool:
    if not printed.causes_hits:
        return not any(row.kind == TARGETED for row in lasting.of(g, printed.id, target))
    own = host(g, caster)
    if engaged(g, own):
        return target in contacts(g, own)
    place = place_of(g, g.state.regiments[own], CHARACTER) if own != caster else None
    return sees(g, own, target) if place is None else place in seen_by(g, own, target)


# The dice.


def attunement(g: G, cast: Casting) -> Tally:
    """What a die needs, from 1 to 5: what is printed, less for interference (CON-MAG-07, CON-MAG-08,
    CON-RUL-37, CON-RUL-38)."""
    parts = [
        Part(g.content.spells[cast.spell].attunement, "CON-MAG-02", "attunement", "base"),
        *answers(g, queries.ATTUNEMENT, cast.caster, cast),
        Part(MOST, "CON-RUL-37", "spell", "cap"),
        Part(LEAST, "CON-RUL-37", "spell", "floor"),
    ]
    if interfered(g, cast) and not any(answers(g, queries.CLEAR, cast.caster, cast)):
        parts.append(Part(-1, "CON-MAG-08", "interference"))
    return settle(parts)


def interfered(g: G, cast: Casting) -> bool:
    """Whether the caster or the target is within 10" of an enemy who could cast (CON-MAG-08)."""
    mine, reach = owner_of(g, cast.caster), g.content.numbers.interference * INCH + plane.TOLERANCE
    shapes = (body(g, cast.caster), outline(g, cast.target))
    return any(
        is_caster(g, who) and any(plane.near(shape, body(g, who), reach) for shape in shapes)
        for name in standing(g)
        if g.state.regiments[name].owner != mine
        for who in members(g, name)
    )


def needed(g: G, cast: Casting) -> int:
    """How many successes a spell needs, one at least (CON-MAG-07, CON-MAG-09, CON-RUL-39)."""
    need: int = g.content.numbers.successes + sum(answers(g, queries.NEEDED, cast.caster, cast))
    if g.content.spells[cast.spell].scaling:
        number = size(g.state.regiments[cast.target])
        need += max(row.extra for row in g.content.numbers.scaling if number >= row.stands)
        need += g.content.numbers.scaling_monster * (card(g, cast.target).type == "monster")
    return max(1, need)


def hits(g: G, cast: Casting, number: int, *rules: Held) -> Attack:
    """Hits of a spell, always as from the front; half of them on a Loose Formation (CON-MAG-10, CON-MAG-11,
    CON-SPR-59)."""
    if has(g, cast.target, "loose_formation"):
        number = -(-number // 2)
    blow = Blow("spell", host(g, cast.caster), cast.caster, cast.target, "front", rules)
    return Attack(target=cast.target, pools=(Pool(blow, number),))


# The action.


class CastOn(OneOf, frozen=True):
    """On whom a spell is cast."""

    asked = False


class ChooseSpell(Branch, frozen=True, kw_only=True):
    """Which spell is cast, and on whom (CON-MAG-03)."""

    caster: str


class CastSpell(PublicStep, frozen=True):
    """Spellcasting: spell and target, dice, effect (CON-MAG-03 … CON-MAG-12)."""

    caster: str
    cast: Casting = Casting("", "", "")
    dice: tuple[int, ...] = ()
    stages = ("choose", "roll", "again", "take_effect")
    scene = True

    @ask
    def choose(self, g: G) -> Question:
        """CON-MAG-03."""
        every = ((name, targets(g, self.caster, name)) for name in known(g, self.caster))
        space = ChooseSpell({name: CastOn(found) for name, found in every if found}, caster=self.caster)
        return Question(owner_of(g, self.caster), space, "CON-MAG-03")

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: dict[str, str]) -> Step:
        """CON-MAG-06, CON-RUL-36: it is remembered until the end of the round."""
        ((name, target),) = answer.items()
        row = Lasting(kind=TARGETED, source=name, units=(target,), until="round")
        lasting.begin(g, row, "CON-MAG-06")
        if any(answers(g, queries.CAST_ONCE, self.caster, name)):
            lasting.spend(g, self.caster, name)
        return self.but(cast=Casting(self.caster, name, target))

    @chance
    def roll(self, g: G) -> Dice | None:
        """CON-MAG-07: X dice; none for what cannot fail."""
        certain = any(answers(g, queries.CERTAIN, self.caster, self.cast))
        return Dice(number) if (number := power(g, self.caster)) and not certain else None

    @roll.chosen
    def rolled(self, g: G, dice: list[int]) -> Step:
        """No 1 succeeds and no 6 fails by itself (CON-RUL-37)."""
        return self.but(dice=tuple(dice))

    @chance
    def again(self, g: G) -> Dice | None:
        """Failed dice that he may roll again; all of them once in a game, where he would fail
        (CON-DIC-05, CON-RUL-76, CON-RUL-93)."""
        failed = len(self._failed(g))
        number = failed if self._rescue(g) else sum(answers(g, queries.CASTING_AGAIN, self.caster))
        return Dice(min(failed, number)) if failed and number else None

    @again.chosen
    def rolled_again(self, g: G, dice: list[int]) -> Step:
        for thing in self._rescue(g):
            lasting.spend(g, self.caster, thing)
        failed = self._failed(g)
        good = (die for die in self.dice if die not in failed)
        return self.but(dice=(*good, *failed[: len(failed) - len(dice)], *dice))

    def _failed(self, g: G) -> list[int]:
        return [die for die in self.dice if die > attunement(g, self.cast).total]

    def _rescue(self, g: G) -> list[str]:
        """What rolls all failed dice again, where it is needed."""
        if not self.dice or len(self.dice) - len(self._failed(g)) >= needed(g, self.cast):
            return []
        safe = answers(g, queries.CASTING_SAFE, self.caster)
        return [thing for thing in safe if not lasting.spent(g, self.caster, thing)]

    def take_effect(self, g: G) -> None:
        """CON-MAG-07, CON-MAG-10: with enough successes, some of them given (CON-SPR-20)."""
        value, need, failed = attunement(g, self.cast), needed(g, self.cast), len(self._failed(g))
        saved = min(failed, sum(answers(g, queries.CASTING_SAVED, self.cast.target, self.cast)))
        certain = any(answers(g, queries.CERTAIN, self.caster, self.cast))
        good = need if certain else len(self.dice) - failed + saved
        cast = replace(self.cast, successes=good)
        g.emit(SpellCast(self.caster, cast.spell, cast.target, value.total, self.dice, good, need, value))
        g.do(*queries.CASTING_ENDED.answers(g, cast, failed))
        if good >= need:
            spell[cast.spell](g, cast)
            g.do(*answers(g, queries.CAST, cast.target, cast))


def _refusals(g: G, caster: str) -> Iterator[Refusal]:
    if not (is_caster(g, caster) and power(g, caster)):
        yield Refusal("CON-MAG-01", "no-caster", caster=caster)
    elif not any(targets(g, caster, name) for name in known(g, caster)):
        yield Refusal("CON-MAG-03", "no-spell", caster=caster)


class Spellcasting(CharacterAct, frozen=True, kw_only=True):
    """Spellcasting as a character's action, in or out of combat (CON-MAG-01)."""

    name = "spellcasting"
    stages = ("cast",)

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """A wizard or priest with a spell and somebody to cast it on."""
        return _refusals(g, character)

    def cast(self, g: G) -> None:
        """CON-MAG-01."""
        g.do(CastSpell(caster=self.character))


class RegimentCasts(Act, frozen=True, kw_only=True):
    """Spellcasting as the action of a regiment that can, in or out of combat (CON-MAG-01)."""

    name = "spellcasting"
    combat = None
    stages = ("cast",)

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        return _refusals(g, regiment)

    def cast(self, g: G) -> None:
        """CON-MAG-01."""
        g.do(CastSpell(caster=self.regiment))
