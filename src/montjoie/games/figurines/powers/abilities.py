"""Which abilities a unit has, and the parts they give to explained sums (FIG-CRD-05, FIG-ABL, FIG-ATC-06).

A permanent ability is a function marked `@modifies(QUERY, ability)`: it is asked for every unit or NCU that
has the ability now, and yields parts (or whatever its query speaks of).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

from montjoie.games.figurines.battlefield import control, units
from montjoie.games.figurines.content import Profile, load
from montjoie.games.figurines.dice.rerolls import Roller
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import TOKENS
from montjoie.games.figurines.state import G
from montjoie.kernel import Query, derived_from

Bearers: TypeAlias = tuple[tuple[str, str], ...]  # who has which ability


class Blow(Roller, frozen=True):
    """An attack as abilities see it: whose it is, and which of the attacks on the card."""

    attacker: str
    defender: str
    attack: str  # FIG-CRD-08

    def profile(self, g: G) -> Profile:
        """The attack on the card."""
        return units.profile(g, self.attacker, self.attack)


of_powers = derived_from(
    "lasting", "attached", units="card attachments stands", ncus="owner card", players="eliminated"
)  # for what follows from who has which abilities, whatever else happens


@of_powers
def active(g: G, unit: str) -> tuple[str, ...]:
    """The abilities a unit has now: printed, of its Attachments, granted; without those it lost (FIG-ABL-01,
    FIG-ABL-02). Innate abilities cannot be lost (FIG-CRD-06); the same one from two sources counts once
    (FIG-RUL-24, FIG-RUL-68)."""
    row, content = g.state.units[unit], g.content
    if unit not in _changed(g):
        return _own(row.card, row.attachments)
    printed = content.units[row.card].abilities
    joined = tuple(a for name in row.attachments for a in content.attachments[name].abilities)
    lost = losses(g, unit)
    if not lost.isdisjoint(PRINTED):
        printed = tuple(a for a in printed if content.abilities[a].kind == "innate")
    if not lost.isdisjoint(OF_ATTACHMENTS):
        joined = ()
    return tuple(dict.fromkeys((*printed, *joined, *granted(g, unit))))


@of_powers
def _changed(g: G) -> set[str]:
    """Those from whom anything takes abilities or to whom it gives some."""
    held = {unit for e in g.state.lasting.values() if e.kind in CHANGES for unit in e.units}
    return held | {row.unit for row in g.state.attached.values()}


@cache
def _own(card: str, attachments: tuple[str, ...]) -> tuple[str, ...]:
    """What is printed on a unit and its Attachments (FIG-ATC-06)."""
    content = load()
    joined = (ability for name in attachments for ability in content.attachments[name].abilities)
    return tuple(dict.fromkeys((*content.units[card].abilities, *joined)))


LOSSES = (lasting.NO_ABILITIES, lasting.NO_PRINTED_ABILITIES, lasting.NO_ATTACHMENT_ABILITIES)
CHANGES = (*LOSSES, lasting.ABILITIES)
PRINTED, OF_ATTACHMENTS = LOSSES[:2], LOSSES[::2]  # the losses that touch either kind
lost_by: dict[str, str] = {}  # attached Tactics cards that take abilities away: which of the losses


def losses(g: G, unit: str) -> set[str]:
    """Which abilities a unit has lost: by something that holds for a while, by attached cards."""
    held = {e.kind for e in g.state.lasting.values() if unit in e.units and e.kind in LOSSES}
    return held | {lost_by[c.card] for c in g.state.attached.values() if c.unit == unit and c.card in lost_by}


def had(g: G, unit: str, ability: str) -> bool:
    """Whether a unit has an ability, or had it until its last figure fell: Attachments fall last, so that
    nobody holds theirs any more when the unit is destroyed (FIG-ATC-04)."""
    row = g.state.units[unit]
    if row.figures or has(g, unit, ability):
        return has(g, unit, ability)
    fallen = any(ability in g.content.attachments[name].abilities for name in row.fallen)
    return fallen and losses(g, unit).isdisjoint(OF_ATTACHMENTS)


granted_by: dict[str, str] = {}  # attached Tactics cards that give an ability


def granted(g: G, unit: str) -> Iterator[str]:
    """Abilities that others give it: attached cards, effects that hold for a while; losing its own leaves
    them (FIG-ABL-02)."""
    for card in g.state.attached.values():
        if card.unit == unit and card.card in granted_by:
            yield granted_by[card.card]
    for effect in lasting.on(g, lasting.ABILITIES, unit).values():
        yield from effect.keywords


def has(g: G, unit: str, ability: str) -> bool:
    """Whether a unit has an ability now."""
    return ability in active(g, unit)


def of_ncu(g: G, ncu: str) -> tuple[str, ...]:
    """The abilities of an NCU, unless it lost them, or its player is out of the game (FIG-MUL-10)."""
    return () if control.silenced(g, ncu) else _of_ncu(g, ncu)


@of_powers
def _of_ncu(g: G, ncu: str) -> tuple[str, ...]:
    out = g.state.players[g.state.ncus[ncu].owner].eliminated
    if out or lasting.holds(g, lasting.NO_ABILITIES, ncu):
        return ()
    return g.content.ncus[g.state.ncus[ncu].card].abilities


def resources(g: G, card: str) -> int:
    """The tokens an NCU has at the start of the game (FIG-RND-11)."""
    return sum(TOKENS.of(g, ((card, ability) for ability in g.content.ncus[card].abilities), card))


def bearing(g: G, wanted: frozenset[str], blow: Blow | None = None) -> Bearers:
    """Those of some abilities that are in force, with the units and NCUs that have them; those of an attack
    too, of the one being made unless it is given."""
    found = _borne(g, wanted)
    if found and control.silencing(g):
        found = tuple(pair for pair in found if not control.silenced(g, pair[0]))
    if _of_attacks(wanted):
        found += tuple(pair for pair in of_attack(g, blow) if pair[1] in wanted)
    return found


@of_powers
def _borne(g: G, wanted: frozenset[str]) -> Bearers:
    """Those that units and NCUs have, silenced ones too."""
    return tuple([pair for pair in _all_borne(g) if pair[1] in wanted])


@of_powers
def _all_borne(g: G) -> Bearers:
    by_unit = {name: active(g, name) for name, row in g.state.units.items() if row.stands}
    by_ncu = {name: _of_ncu(g, name) for name in g.state.ncus}
    return tuple((name, each) for name, had in (*by_unit.items(), *by_ncu.items()) for each in had)


def of_attack(g: G, blow: Blow | None = None) -> tuple[tuple[str, str], ...]:
    """The abilities of an attack, of the one being made unless it is given: they work for this attack only
    (FIG-CRD-06, FIG-CRD-08), and are lost with the others (FIG-ABL-01)."""
    attack: Blow | None = blow or g.running(Blow)
    if attack is None:
        return ()
    return tuple((attack.attacker, each) for each in _of_profile(g, attack.attacker, attack.profile(g)))


def _of_profile(g: G, unit: str, profile: Profile) -> tuple[str, ...]:
    return profile.abilities if losses(g, unit).isdisjoint(PRINTED) else ()


def of_profile(g: G, query: Query, unit: str, profile: Profile) -> Iterator[Any]:
    """What the abilities of one attack of a unit yield for a query, whether it is being made or not."""
    return query.of(g, ((unit, ability) for ability in _of_profile(g, unit, profile)), unit)


def gather(g: G, query: Query, subject: Any) -> Iterator[Any]:
    """What all abilities in force yield for a query: those of the attack in question too, the subject or the
    one being made."""
    blow = subject if isinstance(subject, Blow) else None
    return query.of(g, bearing(g, _answering(query), blow), subject)


@cache
def _answering(query: Query) -> frozenset[str]:
    """The abilities that answer a query."""
    return frozenset(query.held)


@cache
def _of_attacks(wanted: frozenset[str]) -> bool:
    """Whether some attack has one of some abilities."""
    profiles = (profile for card in load().units.values() for profile in card.attacks)
    return any(not wanted.isdisjoint(profile.abilities) for profile in profiles)
