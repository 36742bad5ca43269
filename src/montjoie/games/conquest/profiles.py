"""Profiles: which special rules one has, and what a characteristic is worth now (CON-PRO, CON-SPR-00).

`who` is always the name of a regiment or of a character: their values differ (CON-REG-02).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Any, TypeAlias

from msgspec.structs import replace

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Card, Held, load
from montjoie.games.conquest.queries import CLASH, GRANTS, MARCH, VOLLEY, WOUNDS
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, Query, Tally, derived, settle
from montjoie.kernel.tally import Voices, spoken

Owned: TypeAlias = tuple[tuple[str, str], ...]
"""Who holds something, and what."""
Reach: TypeAlias = Callable[[G, str, str], bool]
REACHING: dict[str, Reach] = {}
"""Special rules that speak for friends elsewhere, and whom they mean: of (g, who has it, the other)."""
LEAST = Part(0, "CON-PRO-02", "profile", "floor")
SHARP = 5
SHARPENED: dict[Query, str] = {CLASH: "inspired", VOLLEY: "aimed_shot"}  # short of that (CON-INS-01)
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
def _known(g: G, who: str) -> tuple[dict[str, Held], Voices]:
    """The special rules that one has now, and everything that may speak for him."""
    rules = _printed(card(g, who).id)
    if more := list(lasting.rules(g, who)):
        rules = _merged([*rules.values(), *more])
    beside = _beside(g, who)
    voices = _voices(who, tuple(rules), *beside)
    if given := list(spoken(g, voices[GRANTS], who)):
        rules = _merged([*rules.values(), *given])
        voices = _voices(who, tuple(rules), *beside)
    return rules, voices


def held(g: G, who: str) -> dict[str, Held]:
    """The special rules that a regiment's own stands, or a character's, have now: printed, given by what he
    carries, or for a while."""
    return _known(g, who)[0]


def has(g: G, who: str, rule: str) -> bool:
    """Whether one has a special rule now: his own, or for a character one that serves all stands of his
    regiment (CON-REG-02)."""
    return rule in held(g, who) or bool((other := _sharing(g, who, rule)) and rule in held(g, other))


def value(g: G, who: str, rule: str) -> int:
    """The (X) of a special rule now; 0 where one does not have it (CON-SPR-00)."""
    one = held(g, who).get(rule)
    return (one.x or 0) + one.plus if one else 0


def instances(g: G, who: str, rule: str) -> list[int]:
    """The (X) of every copy of a rule that adds up with others of its kind (CON-SPR-19)."""
    if rule not in held(g, who):
        return []
    printed, more = card(g, who).rules, tuple(lasting.rules(g, who))
    names = tuple(dict.fromkeys(each.id for each in (*printed, *more)))
    given = spoken(g, _voices(who, names, *_beside(g, who))[GRANTS], who)
    return [(one.x or 0) + one.plus for one in (*printed, *given, *more) if one.id == rule]


def _sharing(g: G, who: str, rule: str) -> str:
    """The other one of a regiment and its character, where a rule of his serves both."""
    if row := g.state.regiments.get(who):
        return row.character if _scope(rule) == "regiment_if_any_stand" else ""
    return g.state.characters[who].regiment if _scope(rule) in REGIMENTAL else ""


def _beside(g: G, who: str) -> tuple[tuple[str, ...], Owned, Owned, bool]:
    """What one has beside his rules: his things, the rules of friends that may reach him, the things of the
    other one of regiment and character with the rules that serve both; whether he is the character."""
    led = g.state.regiments.get(who)
    faction, other = card(g, who).faction, led.character if led else g.state.characters[who].regiment
    others: tuple[str, ...] = ()
    if other and led:
        others = (*things(g, other), *_serving(g.state.characters[other].entry))
    elif other:
        others = (*(rule for rule in held(g, other) if _scope(rule) in REGIMENTAL), *things(g, other))
    afar = _reaching(g, owner_of(g, who), faction) if _bearers(faction) else ()
    return things(g, who), afar, tuple((other, thing) for thing in others), not led


@lru_cache(maxsize=1 << 12)
def _voices(
    who: str, rules: tuple[str, ...], own: tuple[str, ...], afar: Owned, others: Owned, leads: bool
) -> Voices:
    """Of all of these; a character has no rule of his regiment's twice."""
    more = [(holder, thing) for holder, thing in others if not (leads and thing in rules)]
    reaching = ((name, rule, REACHING[rule]) for name, rule in afar if name != who)
    mine = ((who, thing, None) for thing in (*rules, *own))
    return Voices((*mine, *reaching, *((*each, None) for each in more)))


@cache
def _serving(entry: str) -> tuple[str, ...]:
    """The rules of a character that serve his regiment."""
    wide = ("character", *REGIMENTAL)
    return tuple(rule for rule in _printed(entry) if _scope(rule) in wide and rule not in REACHING)


@derived
def _reaching(g: G, seat: str, faction: str) -> Owned:
    """The rules of a player's units of a faction that reach others of it."""
    bearers = _bearers(faction)
    rows: Iterable[tuple[str, Any]] = chain(g.state.regiments.items(), g.state.characters.items())
    own = [(name, row.entry) for name, row in rows if row.entry in bearers and row.owner == seat]
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
    found = load().special_rules.get(rule)  # a faction's own rule says whom it serves
    return getattr(found, "scope", "character" if found else "stand")


def answers(g: G, query: Query, who: str, *more: Any) -> Iterator[Any]:
    """All answers to a query about one."""
    voices = _known(g, who)[1][query] if query.held else ()
    if not query.always:
        return spoken(g, voices, who, *more) if voices else iter(())
    return chain(query.answers(g, who, *more), spoken(g, voices, who, *more))


def tally(g: G, query: Query, who: str, *more: Any) -> Tally:
    """A sum of one, with its parts: what is printed, with what the list added to it, then all that changes it
    in the game; never below 0 (CON-PRO-02, CON-PRO-03, CON-PRO-05). What would sharpen it to 5 is not counted
    (CON-SPR-37, CON-SPR-63)."""
    parts = [*_base(g, query, who), *answers(g, query, who, *more), *lasting.parts(g, query, who), LEAST]
    whole, sharpened = settle(parts), SHARPENED.get(query)
    if sharpened and whole.total >= SHARP and any(part.source == sharpened for part in parts):
        return settle(part for part in parts if part.source != sharpened)
    return whole


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
