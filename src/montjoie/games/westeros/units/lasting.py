"""Effects that last: what cards and abilities change for a turn, a round or the whole battle (WES-GEN-01).

An effect is a row of the table, or a permanent ability of a commander read as one: both are asked here,
by the rules that they override.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from montjoie.games.westeros.battlefield import zones
from montjoie.games.westeros.content import load
from montjoie.games.westeros.content.cards import OrderOption
from montjoie.games.westeros.content.effects import (
    AnyOp,
    BonusDice,
    BonusMove,
    FlankRerollSymbols,
    ForbidCounterAttack,
    ForbidIgnoreMorale,
    GrantKeyword,
    IgnoreMoraleResults,
    MoralePerEvent,
    NoPartingAttack,
    RemoveKeyword,
)
from montjoie.games.westeros.events import EffectBegan, EffectsEnded
from montjoie.games.westeros.queries import ATTACK_DICE, MOVEMENT
from montjoie.games.westeros.state import RANKS, G, Lasting, Unit, enemy_of
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.strike import IN_ACTIVATION, Strike
from montjoie.games.westeros.victory import morale
from montjoie.kernel import Kind, Part, lasting, modifies

LastingOp = (
    BonusMove
    | NoPartingAttack
    | BonusDice
    | FlankRerollSymbols
    | ForbidCounterAttack
    | IgnoreMoraleResults
    | ForbidIgnoreMorale
    | GrantKeyword
    | RemoveKeyword
)
ENEMIES, ZONE, TARGET, NOBODY = "enemies", "zone", "target", "nobody"  # scopes: no units are named
STRIKING_BACK = ("counter", "parting")


def _kind(op: type[LastingOp | MoralePerEvent]) -> Kind:
    """The kind of the effects that an op of cards and abilities begins: its tag."""
    return Lasting.declare(str(op.__struct_config__.tag))


KEYWORD_GIVEN, KEYWORD_LOST = _kind(GrantKeyword), _kind(RemoveKeyword)
MORE_DICE, MORE_HEXES, MORE_REROLLS = _kind(BonusDice), _kind(BonusMove), _kind(FlankRerollSymbols)
NO_COUNTER, NO_PARTING = _kind(ForbidCounterAttack), _kind(NoPartingAttack)
MORALE_IGNORED, MORALE_HEEDED = _kind(IgnoreMoraleResults), _kind(ForbidIgnoreMorale)
MORALE_COUNTED = _kind(MoralePerEvent)


# Beginning and end.


def begin(g: G, effect: Lasting, rule: str) -> None:
    """Something is changed from now on."""
    g.emit(EffectBegan(lasting.fresh(g.state.effects, effect.source), effect), rule)


def of_op(
    op: LastingOp, house: str, source: str, units: tuple[str, ...] = (), scope: str = ""
) -> list[Lasting]:
    """The effects that an op of a card or ability begins."""
    effect = Lasting(str(op.__struct_config__.tag), house, source, op.duration, units=units, scope=scope)
    match op:
        case GrantKeyword():
            given = replace(effect, keyword=op.keyword, n=op.x)
            lost = replace(effect, kind=KEYWORD_LOST, keyword=op.replaces or "")
            return [given, lost] if op.replaces else [given]
        case RemoveKeyword():
            return [replace(effect, keyword=op.keyword)]
        case BonusDice():
            return [replace(effect, n=op.n, when=op.when, only_if=op.only_if)]
        case BonusMove() | FlankRerollSymbols():
            return [replace(effect, n=op.n)]
        case _:
            return [effect]


def end(g: G, until: str) -> None:
    """A turn or a round is over, and what was changed for it; morale that depends on the events of a turn
    is counted now (WES-MOR-09)."""
    over = lasting.ending(g.state.effects, until)
    for effect in over.values():
        if effect.kind == MORALE_COUNTED:
            morale.shift(g, effect.house, effect.n * _events(g, effect), "WES-MOR-09", effect.source)
    if over and g.result is None:
        g.emit(EffectsEnded(tuple(over)))


def per_event(op: MoralePerEvent, house: str, source: str) -> Lasting:
    """Morale to be counted at the end of the turn."""
    effect = Lasting(MORALE_COUNTED, house, source, n=op.delta, when=op.event, scope=NOBODY)
    return replace(effect, hexes=op.hexes)


def _events(g: G, effect: Lasting) -> int:
    foe = enemy_of(effect.house)
    if effect.when == "enemy_unit_eliminated":
        return turn.eliminated(g, foe)
    return turn.driven_off(g, foe, effect.hexes)


# Which effects touch a unit.


def on(g: G, unit: str) -> Iterator[Lasting]:
    """Every effect that touches a unit now: those of cards and abilities in play, and the permanent ability
    of its commander, committed or not (WES-COM-02)."""
    row = g.state.units[unit]
    for effect in g.state.effects.values():
        if unit in effect.units or (effect.scope and _covers(g, effect, row)):
            yield effect
    if row.commander:
        yield from permanent(row.commander)


def _covers(g: G, effect: Lasting, row: Unit) -> bool:
    """Whether an effect on all enemies, or on all friends in a zone of control, touches a unit; looked at
    when it matters."""
    if effect.scope == ENEMIES:
        return row.house != effect.house
    if effect.scope != ZONE or row.house != effect.house:
        return False
    return row.hex in zones.zone(g, effect.source)


@cache
def permanent(commander: str) -> tuple[Lasting, ...]:
    """The unit ability of a commander, as far as it is always in force (WES-COM-01, WES-COM-02)."""
    card = load().commanders[commander]
    ops = card.unit_ability.ops if card.unit_ability.timing == "always" else ()
    return tuple(effect for op in ops for effect in _own(op, card.house, commander))


def _own(op: AnyOp, house: str, commander: str) -> list[Lasting]:
    if not isinstance(op, LastingOp):
        return []
    return of_op(op, house, commander, scope=TARGET if op.who == "its_target" else "")


# What they change.


def _of(g: G, kind: Kind, unit: str) -> Sequence[Lasting]:
    if not g.state.effects and not g.state.units[unit].commander:
        return ()  # as for most units, most of the time
    return [effect for effect in on(g, unit) if effect.kind == kind]


def granted(g: G, unit: str, keyword: str) -> Iterator[Part]:
    """What gives a unit a keyword, with its number: a commander's ability (WES-COM-01), a card."""
    given = (effect for effect in _of(g, KEYWORD_GIVEN, unit) if effect.keyword == keyword)
    return lasting.parts(given, "WES-GEN-01")


def removed(g: G, unit: str) -> frozenset[str]:
    """The keywords that a unit does not have, whatever gives them."""
    if not g.state.effects:
        return frozenset()
    return frozenset(effect.keyword for effect in _of(g, KEYWORD_LOST, unit))


@modifies(MOVEMENT)
def of_hexes(g: G, unit: str, option: OrderOption) -> Iterator[Part]:
    """Extra hexes on the move of an activation."""
    return lasting.parts(_of(g, MORE_HEXES, unit), "WES-GEN-01")


@modifies(ATTACK_DICE)
def of_dice(g: G, strike: Strike) -> Iterator[Part]:
    """WES-CBT-12: extra dice. "When attacking" speaks of attacks in an activation, not of counter-attacks
    or parting attacks (WES-CTR-06, WES-PAR-03)."""
    more = (e for e in _of(g, MORE_DICE, strike.attacker) if suits(e.when, strike) and _holds(g, e, strike))
    for part in lasting.parts(more, "WES-CBT-12"):
        yield replace(part, source=giver(g, part.source))


def giver(g: G, source: str) -> str:
    """Who gives something, as sums tell it: a commander without the title on his card."""
    return g.content.commanders[source].figure if source in g.content.commanders else source


def suits(when: str, strike: Strike) -> bool:
    """Whether dice for such attacks are for this one."""
    if when == "counter_or_parting":
        return strike.mode in STRIKING_BACK
    return strike.flanking if when == "flanking" else strike.mode in IN_ACTIVATION


def _holds(g: G, effect: Lasting, strike: Strike) -> bool:
    """Whether everything holds that the dice depend on."""
    only_if, target = effect.only_if, g.state.units[strike.target]
    if only_if.moved_at_least and turn.moved(g, strike.attacker) < only_if.moved_at_least:
        return False
    if only_if.target_is_commander_unit and not target.commander:
        return False
    own = g.state.units[strike.attacker].rank
    return not only_if.target_rank_at_least_own or RANKS.index(target.rank) >= RANKS.index(own)


def reroll_symbols(g: G, unit: str) -> int:
    """How many symbols a flanking unit may re-roll: one, unless a card says more (WES-ENG-13)."""
    return max((effect.n for effect in _of(g, MORE_REROLLS, unit)), default=1)


def forbids_counter(g: G, unit: str) -> bool:
    """Whether a unit may not strike back: by an effect on it, or by the ability of the commander whose unit
    attacks it."""
    if _under(g, unit, NO_COUNTER):
        return True
    strike: Strike | None = g.running(Strike)
    leader = g.state.units[strike.attacker].commander if strike and strike.target == unit else ""
    return bool(leader) and any(effect.scope == TARGET for effect in permanent(leader))


def ignores_morale(g: G, unit: str) -> bool:
    """Whether a unit ignores all morale results."""
    return _under(g, unit, MORALE_IGNORED)


def forbids_ignoring(g: G, unit: str) -> bool:
    """Whether a unit may not ignore morale results, stalwart or not."""
    return _under(g, unit, MORALE_HEEDED)


def no_parting(g: G, unit: str) -> bool:
    """Whether a unit may disengage without a parting attack."""
    return _under(g, unit, NO_PARTING)


def _under(g: G, unit: str, kind: Kind) -> bool:
    return any(effect.scope != TARGET for effect in _of(g, kind, unit))
