"""Profiles: which special rules one has, and what a characteristic is worth now (CON-PRO, CON-SPR-00).

`who` is always the name of a regiment or of a character: their values differ (CON-REG-02).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache, lru_cache
from typing import Any, TypeAlias

from msgspec.structs import replace

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Card, Held, load
from montjoie.games.conquest.queries import GRANTS, MARCH, WOUNDS
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, Query, Tally, derived
from montjoie.kernel.tally import settle

Owned: TypeAlias = tuple[tuple[str, str], ...]
"""Who holds something, and what."""
REACHING: dict[str, Callable[[G, str, str], bool]] = {}
"""Special rules that speak for friends elsewhere, and whom they mean: of (g, who has it, the other)."""
REGIMENTAL = ("regiment", "regiment_if_any_stand")  # scopes of rules that serve all its stands


def row_of(g: G, who: str) -> Any:
    """The row of a regiment or of a character."""
    return g.state.regiments.get(who) or g.state.characters[who]


def card(g: G, who: str) -> Card:
    """What is printed of a regiment or a character."""
    return g.content.cards[row_of(g, who).entry]


def owner_of(g: G, who: str) -> str:
    """Whose regiment or character one is, also once he has fallen."""
    return str(row_of(g, who).owner)


def host(g: G, who: str) -> str:
    """The regiment of a character, or the regiment itself."""
    return g.state.characters[who].regiment if who in g.state.characters else who


def gone(g: G, who: str) -> bool:
    """Whether a character has fallen, or a regiment is destroyed."""
    one = g.state.characters.get(who)
    return one.lost if one else g.state.regiments[who].where == "destroyed"


def things(g: G, who: str) -> tuple[str, ...]:
    """What one has beside a profile: command models, upgrades, items, a mastery, the rule of the army."""
    if row := g.state.regiments.get(who):
        player = g.state.players[row.owner]
        return (*row.models, *row.upgrades, player.army_rule, *_common(player.faction))
    one = g.state.characters[who]
    every = (*one.items, one.mastery, *one.option.split("+"))
    gone = lasting.exposed(g, who)
    return tuple(each for each in every if each not in gone) if gone else every


@cache
def _common(faction: str) -> tuple[str, ...]:
    """The rules that every army of a faction has, without a choice."""
    file = load().factions.get(faction)
    return tuple(rule.id for rule in file.army_rules if not rule.choose_one_group) if file else ()


@cache
def _printed(entry: str) -> dict[str, Held]:
    return _merged(load().cards[entry].rules)


def _merged(every: Any) -> dict[str, Held]:
    """Of one rule the best (X) counts, values written (+X) add to it; who gains (+X) alone starts from 0
    (CON-SPR-00)."""
    merged: dict[str, Held] = {}
    for one in every:
        before = merged.get(one.id)
        if before is None:
            merged[one.id] = one
        else:
            best = max((each.x for each in (before, one) if each.x is not None), default=None)
            kept = before if before.x == best else one
            merged[one.id] = replace(kept, x=best, plus=before.plus + one.plus)
    return merged


@derived
def held(g: G, who: str) -> dict[str, Held]:
    """The special rules that a regiment's own stands, or a character's, have now: printed, given by what he
    carries, or for a while."""
    base = _printed(card(g, who).id)
    if more := list(lasting.rules(g, who)):
        base = _merged([*base.values(), *more])
    given = [
        each for holder, speak in _speaking(GRANTS, _owned(g, who, base)) for each in speak(g, holder, who)
    ]
    return _merged([*base.values(), *given]) if given else base


def has(g: G, who: str, rule: str) -> bool:
    """Whether one has a special rule now: his own, or for a character one that serves all stands of his
    regiment (CON-REG-02)."""
    return rule in held(g, who) or any(rule in held(g, each) for each in _shares(g, who, rule))


def value(g: G, who: str, rule: str) -> int:
    """The (X) of a special rule now; 0 where one does not have it (CON-SPR-00)."""
    return sum((one.x or 0) + one.plus for name, one in held(g, who).items() if name == rule)


def instances(g: G, who: str, rule: str) -> list[int]:
    """The (X) of every copy of a rule that adds up with others of its kind (CON-SPR-19)."""
    printed = card(g, who).rules
    more = tuple(lasting.rules(g, who))
    given = GRANTS.of(g, _owned(g, who, {each.id: each for each in (*printed, *more)}), who)
    every = (*printed, *given, *more)
    return [(one.x or 0) + one.plus for one in every if one.id == rule]


def _shares(g: G, who: str, rule: str) -> Iterator[str]:
    """The other one of a regiment and its character, where a rule of his serves both."""
    scope = getattr(g.content.special_rules.get(rule), "scope", "stand")
    if row := g.state.regiments.get(who):
        if row.character and scope == "regiment_if_any_stand":
            yield row.character
    elif scope in REGIMENTAL and (regiment := g.state.characters[who].regiment):
        yield regiment


@derived
def owned(g: G, who: str) -> Owned:
    """Everything that may speak for one now, with who holds it."""
    return _owned(g, who, held(g, who))


def _owned(g: G, who: str, rules: Collection[str]) -> Owned:
    """These rules of his, and all that he has beside them; a character has none of his regiment's twice."""
    own, afar, other, others = _beside(g, who)
    if who in g.state.characters:
        others = tuple(each for each in others if each not in rules)
    return _pairs(who, (*rules, *own), afar, other, others)


@derived
def _beside(g: G, who: str) -> tuple[tuple[str, ...], Owned, str, tuple[str, ...]]:
    """His things, the rules of friends that reach him, those of his regiment that serve all stands, and what
    a regiment's character carries."""
    others: tuple[str, ...] = ()
    if row := g.state.regiments.get(who):
        if other := row.character:
            others = (*things(g, other), *_serving(g.state.characters[other].entry))
    elif other := g.state.characters[who].regiment:
        others = (*(rule for rule in held(g, other) if _scope(rule) in REGIMENTAL), *things(g, other))
    return things(g, who), _from_afar(g, who), other, others


@lru_cache(maxsize=1 << 12)
def _pairs(who: str, own: tuple[str, ...], afar: Owned, other: str, others: tuple[str, ...]) -> Owned:
    return (*((who, thing) for thing in own), *afar, *((other, thing) for thing in others))


@cache
def _serving(entry: str) -> tuple[str, ...]:
    """The rules of a character that serve his regiment."""
    wide = ("character", *REGIMENTAL)
    return tuple(rule for rule in _printed(entry) if _scope(rule) in wide and rule not in REACHING)


def _from_afar(g: G, who: str) -> Owned:
    """The rules of friends that reach one."""
    faction = card(g, who).faction
    near = _reaching(g, owner_of(g, who), faction) if _bearers(faction) else ()
    return tuple((name, rule) for name, rule in near if name != who and REACHING[rule](g, name, who))


@derived
def _reaching(g: G, seat: str, faction: str) -> Owned:
    """The rules of a player's units of a faction that reach others of it."""
    bearers = _bearers(faction)
    rows: dict[str, Any] = {**g.state.regiments, **g.state.characters}
    own = ((name, row.entry) for name, row in rows.items() if row.owner == seat and row.entry in bearers)
    return tuple((name, rule) for name, entry in own for rule in bearers[entry])


@cache
def _bearers(faction: str) -> dict[str, tuple[str, ...]]:
    """The entries of a faction with rules that reach others."""
    own = (
        (id, [rule.id for rule in each.rules]) for id, each in load().cards.items() if each.faction == faction
    )
    found = {id: tuple(rule for rule in rules if rule in REACHING) for id, rules in own}
    return {id: rules for id, rules in found.items() if rules}


@cache
def _scope(rule: str) -> str:
    found = load().special_rules.get(rule)
    return getattr(
        found, "scope", "character" if found else "stand"
    )  # a faction's own rule says whom it serves


def answers(g: G, query: Query, who: str, *more: Any) -> Iterator[Any]:
    """All answers to a query about one."""
    yield from query.answers(g, who, *more)
    for holder, speak in _speaking(query, owned(g, who)) if query.held else ():
        yield from speak(g, holder, who, *more)


@lru_cache(maxsize=1 << 14)
def _speaking(query: Query, held_by: Owned) -> list[tuple[str, Any]]:
    """Those who answer for what one has, each with who holds it."""
    known = query.held
    return [(holder, speak) for holder, thing in held_by if thing in known for speak in known[thing]]


def tally(g: G, query: Query, who: str, *more: Any) -> Tally:
    """A sum of one, with its parts: what is printed, with what the list added to it, then all that changes it
    in the game; never below 0 (CON-PRO-02, CON-PRO-03, CON-PRO-05)."""
    parts = [*_base(g, query, who), *answers(g, query, who, *more), *lasting.parts(g, query, who)]
    return settle([*parts, Part(0, "CON-PRO-02", "profile", "floor")])


def worth(g: G, query: Query, who: str, *more: Any) -> int:
    """A sum of one."""
    return tally(g, query, who, *more).total


def _base(g: G, query: Query, who: str) -> Iterator[Part]:
    if printed := getattr(card(g, who).profile, query, None):
        yield Part(printed, "CON-PRO-01", str(query), "base")


def members(g: G, regiment: str) -> tuple[str, ...]:
    """The regiment, and its character where it has one."""
    row = g.state.regiments[regiment]
    return (regiment, row.character) if row.character else (regiment,)


@derived
def march(g: G, regiment: str) -> int:
    """The lowest March of its stands, in thousandths; a character without a March never lowers it
    (CON-MAR-02, CON-RUL-06)."""
    with_march = (who for who in members(g, regiment) if card(g, who).profile.march is not None)
    return min(worth(g, MARCH, who, None) for who in with_march) * 1000


def wounds(g: G, who: str) -> int:
    """How many wounds a stand can take (CON-STD-05)."""
    return worth(g, WOUNDS, who, None)
