"""What changes the dice of an attack: their number, results and the saves against them (FIG-RES, FIG-MOD);
the combat bonuses of chapter 4.16 (FIG-BON)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from montjoie.games.figurines import queries
from montjoie.games.figurines.actions.boosts import CHARGE
from montjoie.games.figurines.battlefield import sight, units
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll, roll_again, rolls_again
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike, keywords
from montjoie.games.figurines.powers import abilities, lasting
from montjoie.games.figurines.state import G, Lasting
from montjoie.games.figurines.timing import Effect, Moment, Standing, hook
from montjoie.kernel import Part, Query, modifies

OVER = ("ignores_intervening", "ignores_line_of_sight")  # nothing in between covers
FLANKS = ("left", "right")
GRANTED = {  # what an attack is given: the field of its boosts, and the rule
    queries.RANK_BONUS: ("rank_bonus", "FIG-RES-01"),  # dice as if more ranks were left
    queries.HIGHEST_DICE: ("highest", "FIG-RES-01"),  # always the highest dice value
    queries.TO_HIT: ("to_hit", "FIG-MOD-04"),  # "+1 to hit" adds 1 to the result of each attack die
    queries.ATTACK_DICE: ("dice", "FIG-RES-01"),  # more of them, or less
    queries.SAVES: ("save_bonus", "FIG-MOD-04"),  # "-1 to defense saves" takes 1 from each defense die
}


def arc_bonus(strike: Strike) -> tuple[int, str]:
    """What the arc costs the defender, and by which rule: 1 in a flank (FIG-BON-02), 2 in the rear
    (FIG-BON-03); a unit stands in one arc, so that they never add up (FIG-BON-04)."""
    if strike.arc in FLANKS:
        return -1, "FIG-BON-02"
    return (-2, "FIG-BON-03") if strike.arc == "rear" else (0, "")


@modifies(queries.SAVES)
def saves_of_arc(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-BON-02, FIG-BON-03: worse saves against attacks from flank and rear, in melee and from afar."""
    value, rule = arc_bonus(strike)
    if value:
        yield Part(value, rule, "flank" if value == -1 else "rear")


def granted(query: Query, g: G, strike: Strike) -> Iterator[Part]:
    """What an attack was given: from the start, by effects, by abilities, by what holds for a while (for the
    defender where saves are meant)."""
    field, rule = GRANTED[query]
    if own := int(getattr(strike.boosts, field)):
        yield Part(own, rule, f"attack-{strike.attack}")
    for name, source, amount in strike.boosts.parts:
        if name == field:
            yield Part(amount, rule, source or f"attack-{strike.attack}")
    yield from abilities.gather(g, query, strike)
    for effect in _lasting(g, query, strike.defender if query == queries.SAVES else strike.attacker, strike):
        yield Part(effect.n, rule, effect.source)


def _lasting(g: G, kind: str, unit: str, strike: Strike) -> Iterator[Lasting]:
    return (row for row in lasting.on(g, kind, unit).values() if row.when in ("", strike.kind))


for each in (queries.RANK_BONUS, queries.HIGHEST_DICE, queries.TO_HIT, queries.SAVES):
    modifies(each)(partial(granted, each))


@modifies(queries.ATTACK_DICE)
def of_ranks(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-CRD-02, FIG-RES-01: the value printed for the ranks left, at least 1 die (FIG-RUL-16)."""
    values = strike.profile(g).dice
    if strike.boosts.highest or g.tally(queries.HIGHEST_DICE, strike).total:
        dice = max(values)
    elif strike.boosts.lowest:
        dice = min(values)
    else:
        lost = units.destroyed_ranks(g, strike.attacker) - g.tally(queries.RANK_BONUS, strike).total
        dice = values[min(max(lost, 0), len(values) - 1)]
    yield Part(dice, "FIG-CRD-02", f"attack-{strike.attack}", "base")
    yield Part(1, "FIG-RUL-16", f"attack-{strike.attack}", "floor")


@modifies(queries.ATTACK_DICE)
def more_dice(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-RES-01: effects that change the number of dice, the mode's among them."""
    yield from granted(queries.ATTACK_DICE, g, strike)
    yield from hook(g).attack_dice(g, strike)


@modifies(queries.TO_HIT)
def of_cover(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-TER-04: -1 to hit with a ranged attack if a Cover piece hides most of the defender; several
    pieces still give -1 (FIG-RUL-29)."""
    if strike.kind == "melee" or not g.state.terrain or keywords(g, strike).intersection(OVER):
        return
    if piece := sight.cover(g, strike.attacker, strike.defender):
        yield Part(-1, "FIG-TER-04", g.state.terrain[piece].kind)


@modifies(queries.SAVES)
def of_sundering(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-BON-04: Sundering comes on top of the flank and rear bonuses."""
    if "sundering" in keywords(g, strike):
        yield Part(-1, "FIG-BON-04", "sundering")


@modifies(queries.SAVES)
def of_fortification(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-TER-10: +1 for those charged over or into a Fortified piece."""
    if strike.fortified:
        yield Part(1, "FIG-TER-10", "fortified")


@modifies(queries.KEYWORDS)
def by_abilities(g: G, strike: Strike) -> Iterator[str]:
    """FIG-ATC-06: abilities that give keywords to an attack, and what holds for a while."""
    yield from abilities.gather(g, queries.KEYWORDS, strike)
    for effect in _lasting(g, queries.KEYWORDS, strike.attacker, strike):
        yield from effect.keywords


@modifies(queries.MORALE)
def panic_of_attack(g: G, test: Test) -> Iterator[Part]:
    """FIG-BON-02, FIG-BON-03: the panic test of an attack suffers from the arc, from Vicious (FIG-BON-04) and
    from what effects say."""
    strike: Strike | None = g.running(Strike) if test.of_attack else None
    if strike is None:
        return
    value, rule = arc_bonus(strike)
    if value:
        yield Part(value, rule, "flank" if value == -1 else "rear")
    if "vicious" in keywords(g, strike):
        yield Part(-2, "FIG-BON-04", "vicious")
    if strike.boosts.panic_bonus:
        yield Part(strike.boosts.panic_bonus, "FIG-MOD-05", f"attack-{strike.attack}")
    for name, source, amount in strike.boosts.parts:
        if name == "panic_bonus":
            yield Part(amount, "FIG-MOD-05", source)


class ChargeBonus(Standing, frozen=True):
    """In the melee attack of a charge the attacker may re-roll any of its dice, not only misses
    (FIG-BON-01, FIG-RUL-19); not after a disorderly charge (FIG-CHG-12), nor over Fortified ground
    (FIG-TER-10)."""

    of = "charge_bonus"
    windows = ("attack_reroll",)
    work = roll_again

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        strike: Strike = g.running(Strike)
        lost = strike.disorderly or strike.fortified or strike.bonus_lost
        if strike.charging and not lost and can_reroll(g, strike.owner(g)):
            yield cls(moment=moment, owner=strike.owner(g))


class GrantedReroll(Standing, frozen=True):
    """A re-roll of attack dice that an effect has given to this attack (FIG-RRL-04)."""

    of = "granted_reroll"
    windows = ("attack_reroll",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        strike: Strike = g.running(Strike)
        for player, which, source in strike.boosts.rerolls:
            if which != CHARGE and can_reroll(g, player, which):
                yield cls(moment=moment, owner=player, source=source)

    @rolls_again
    def work(self, g: G) -> None:
        strike: Strike = g.running(Strike)
        which = next(which for player, which, source in strike.boosts.rerolls if source == self.source)
        g.do(Reroll(player=self.owner, source=self.source, which=which))
