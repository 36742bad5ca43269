"""The chances of an attack: hits, wounds, the panic test, what is left of the defender (FIG-RES)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from montjoie.games.figurines import timing
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.dice import counting
from montjoie.games.figurines.harm import casualties, morale
from montjoie.games.figurines.harm.strike import defense, hits, keywords, unblocked
from montjoie.games.figurines.odds import panic as panic_test
from montjoie.games.figurines.odds.rehearsal import copy, rerolling, unfold
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import ATTACK_DICE, HITS_PER_WOUND, PANIC_WOUNDS, SAVES, TO_HIT
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, Situation
from montjoie.kernel import Part, Step
from montjoie.table.chances import spreads, strikes
from montjoie.table.chances.rehearsal import Curtain
from montjoie.table.chances.spreads import DIE, EVEN, Faces, Spread
from montjoie.table.chances.strikes import Resistance, Throw

BURNING, CLEAVING = "wildfire_melee", "mighty_cleave"
"""The two abilities that make wounds of single faces: each 1 of the attack dice wounds the defender, each
failed save is one more hit."""


class Prospects(Struct, frozen=True):
    """What an attack can come to; every spread gives the chances of 0, 1, 2 ..."""

    dice: int = 0
    parts: tuple[Part, ...] = ()  # of that number
    hits: Spread = (1.0,)
    wounds: Spread = (1.0,)  # of its hits, and with them
    panics: float = 0.0  # the chance of a failed panic test
    panic_wounds: Spread = (1.0,)
    lost: Spread = (1.0,)  # wounds the defender suffers in all
    figures: Spread = (1.0,)  # it loses
    destroyed: float = 0.0


def attack(g: G, strike: Attack) -> Prospects:
    """The prospects of an attack: about to be made, or under way and with its dice as they lie."""
    if strike.rolling:
        return _mixed([(1.0, _settled(copy(g, strike), strike))])
    return rolling(unfold(copy(g, strike), rolls))


def rolling(ways: Iterable[tuple[float, G]]) -> Prospects:
    """The prospects of an attack that has come to its dice, in one of several ways."""
    return _mixed((chance, _settled(end, end.running(Attack))) for chance, end in ways)


def rolls(step: Step) -> bool:
    """Whether a step waits for its attack dice."""
    return isinstance(step, Attack) and step.stage() == "roll"


class Outcome(Struct, frozen=True):
    """The chances of an attack whose terms are settled: of (hits, wounds), and of (wounds, panic wounds)."""

    strike: Attack
    parts: tuple[Part, ...]
    struck: dict[tuple[int, int], float]
    lost: dict[tuple[int, int, int], float]  # wounds of hits, of panic, and 1 for a failed test
    figures: dict[int, int]  # figures that so many wounds cost
    whole: int  # wounds that destroy the defender


def _settled(g: G, strike: Attack) -> Outcome:
    """All that comes after the number of dice is known, or after a roll."""
    whole = units.wounds_left(g, strike.defender)
    struck = spreads.gathered(_struck(g, strike, whole))
    wounds = spreads.gathered((wounds, chance) for (_, wounds), chance in struck.items())
    tests = panics(g, strike, (n for n in wounds if n + strike.wounded > 0))
    lost = spreads.gathered(
        ((n, min(more, whole - n), failed), chance * share)
        for n, chance in wounds.items()
        for (more, failed), share in tests.get(n, {(0, 0): 1.0}).items()
    )
    each, row = units.card(g, strike.defender).wounds, g.state.units[strike.defender]
    figures = {n: row.figures - units.left_of(each, whole - n).figures for n in range(whole + 1)}
    return Outcome(strike, g.tally(ATTACK_DICE, strike).parts, struck, lost, figures, whole)


# Dice.


def _struck(g: G, strike: Attack, whole: int) -> Iterator[tuple[tuple[int, int], float]]:
    """The chances of so many hits and wounds (FIG-RES-02 to FIG-RES-06)."""
    extra = _extra(g, strike)
    if strike.rolling == "defense":
        wounds = casualties.wounds_of_hits(g, strike.defender, unblocked(g, strike)) + extra
        yield (hits(g, strike), min(whole, wounds)), 1.0
        return
    throw = _throw(g, strike)
    for share, after in _answered(g, strike):
        for key, chance in strikes.struck(throw, resisting(g, after), extra, whole).items():
            yield key, share * chance


def _extra(g: G, strike: Attack) -> int:
    """Wounds beside those of hits; walls suffer none."""
    return 0 if units.is_wall(g, strike.defender) else strike.extra_wounds


def _answered(g: G, strike: Attack) -> list[tuple[float, Attack]]:
    """What mandatory effects make of an attack that has hit, once its dice are final (FIG-RES-03): each way
    it may go, with its chance."""
    lies = strike.but(rolling="attack", faces=(6,))
    moment = lies.moment(g, "attack_after_dice")
    if strike.rolling or not timing.situation.waiting(g, moment.window):
        return [(1.0, strike)]
    twin = copy(g, lies, Curtain(), Situation(moment=moment))
    if not any(use.forced(twin) for use in timing.situation.usable(twin, moment)):
        return [(1.0, strike)]
    ways = unfold(twin, lambda step: isinstance(step, Curtain))
    return [(share, end.running(Attack).but(rolling="", faces=())) for share, end in ways]


def resisting(g: G, strike: Attack) -> Resistance:
    """The defender against an attack (FIG-RES-04, FIG-RES-05)."""
    needed, modifier = defense(g, strike), g.tally(SAVES, strike).total
    blocking = [face for face in DIE if needed and counting.blocks(face, needed, modifier)]
    faces = EVEN
    if needed:
        lies = strike.but(rolling="defense", saves=(1,), again=())
        failing = [face for face in DIE if face not in blocking]
        faces = _rerolled(g, lies, "defense_reroll", blocking, failing)
    return Resistance(
        no_hits=strike.no_hits,
        free=strike.blocks,
        due=counting.saves_due if needed else None,
        blocks=sum(faces[face - 1] for face in blocking),
        plain=len(blocking) / 6,
        per_wound=g.tally(HITS_PER_WOUND, strike.defender).total,
        extra=_extra(g, strike),
        cleaving=(strike.attacker, CLEAVING) in abilities.of_attack(g, strike),
    )


def _throw(g: G, strike: Attack) -> Throw:
    """The attack dice: those that lie, or all that are to be rolled, with re-rolls."""
    if strike.no_hits:
        return Throw((((0, 0, 0), 1.0),), 1)
    needed, modifier = strike.profile(g).to_hit, g.tally(TO_HIT, strike).total
    burning = (strike.attacker, BURNING) in abilities.of_attack(g, strike) and not strike.rolling
    given = keywords(g, strike)

    def worth(face: int) -> tuple[int, int, int]:
        scored = counting.hit_count((face,), needed, modifier, given, strike.hits_each)
        unsaved = strike.sixes_no_save and face == 6
        return (0, scored, 0) if unsaved else (scored, 0, int(burning and face == 1))

    if strike.rolling:
        laid = [worth(face) for face in strike.faces]
        each = {(sum(a for a, _, _ in laid), sum(b for _, b, _ in laid), 0): 1.0}
        return Throw(tuple(each.items()), 1, strike.auto_hits)
    hitting = [face for face in DIE if counting.hits(face, needed, modifier)]
    missing = [face for face in DIE if face not in hitting]
    lies = strike.but(rolling="attack", faces=(1,), again=())
    each = spreads.worth(_rerolled(g, lies, "attack_reroll", missing, hitting), worth)
    number = strike.rolls or g.tally(ATTACK_DICE, strike).total
    return Throw(tuple(each.items()), number, strike.auto_hits)


def _rerolled(g: G, lies: Attack, window: str, own: list[int], other: list[int]) -> Faces:
    """The chances of a die after the attacker's side rolled those faces again, and the other side these."""
    faces, below = EVEN, g.stack
    g.stack = (*below[:-1], lies)
    for friendly in rerolling(g, lies.moment(g, window), lies.owner(g)):
        faces = spreads.again(faces, own if friendly else other)
    g.stack = below
    return faces


# The panic test.


def panics(g: G, strike: Attack, wounds: Iterable[int]) -> dict[int, dict[tuple[int, int], float]]:
    """The chances of the panic test after each number of wounds. It hangs on the ranks and the Attachments
    that are left, and on each wound where a card says so that lies with the unit."""
    row, entry = g.state.units[strike.defender], units.card(g, strike.defender)
    whole = units.wounds_left(g, strike.defender)
    bound = any(card.unit == strike.defender for card in g.state.attached.values())
    found, alike = {}, dict[tuple[int, ...], dict[tuple[int, int], float]]()
    for n in wounds:
        left = units.left_of(entry.wounds, whole - n).figures
        ranks = whole - n if bound or entry.solo else units.ranks_of(entry, left)
        key = ranks, len(units.falling(row, left))
        if key not in alike:
            alike[key] = panic(g, strike, n)
        found[n] = alike[key]
    return found


def panic(g: G, strike: Attack, wounds: int) -> dict[tuple[int, int], float]:
    """The chances of the panic test after so many wounds: (wounds it costs, whether it failed)."""
    if wounds >= units.wounds_left(g, strike.defender) or not units.card(g, strike.defender).morale:
        return {(0, 0): 1.0}
    test = morale.Test(
        unit=strike.defender,
        kind="panic",
        by=strike.owner(g),
        source=strike.attacker,
        of_attack=True,
        rolling="morale",
        dice=(1, 1, 1),
    )
    hurt = g.clone(past=False)
    casualties.Suffer(unit=strike.defender, wounds=wounds).take(hurt)
    hurt.stack = (*g.stack[:-1], strike, test)
    return tested(hurt, test)


def tested(g: G, test: morale.Test) -> dict[tuple[int, int], float]:
    """The chances of a panic test that runs in `g`: (wounds it costs, whether it failed)."""
    moment = Moment("morale_reroll", unit=test.unit, player=g.state.units[test.unit].owner, kind="panic")
    rerolls = rerolling(g, moment, g.state.units[test.unit].owner)
    needed, modifier = morale.needed(g, test.unit).total, morale.modifiers(g, test).total
    passed, *failed = panic_test.panic(needed, modifier, rerolls)
    costs = [g.tally(PANIC_WOUNDS, test.but(dice=(1, 1, d3))).total for d3 in panic_test.D3]
    return spreads.gathered([((0, 0), passed), *(((c, 1), p) for c, p in zip(costs, failed, strict=True))])


# Summing up.


def _mixed(ways: Iterable[tuple[float, Outcome]]) -> Prospects:
    """Several ways it may go, each with its chance, as one."""
    known = list(ways)
    if not known:
        return Prospects()

    def told(pairs: Iterable[tuple[int, float]]) -> Spread:
        return spreads.spread(spreads.gathered(pairs))

    struck = [(key, p * q) for p, way in known for key, q in way.struck.items()]
    lost = [(way, key, p * q) for p, way in known for key, q in way.lost.items()]
    first = known[0][1]
    return Prospects(
        dice=len(first.strike.faces) or first.strike.rolls,
        parts=first.parts,
        hits=told((hits, p) for (hits, _), p in struck),
        wounds=told((wounds, p) for (_, wounds), p in struck),
        panics=sum(p for _, (_, _, failed), p in lost if failed),
        panic_wounds=told((more, p) for _, (_, more, _), p in lost),
        lost=told((n + more, p) for _, (n, more, _), p in lost),
        figures=told((way.figures[n + more], p) for way, (n, more, _), p in lost),
        destroyed=sum(p for way, (n, more, _), p in lost if n + more >= way.whole),
    )
