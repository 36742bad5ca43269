"""What holders of abilities always have: keywords of their attacks, parts of sums (FIG-CRD-05, FIG-CRD-06).

`adds("stalwart", MORALE, 2, "FIG-MOD-05")`: the unit that has the ability adds 2 to its own morale tests. The
last argument says for whom it works where that is not its own unit, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.harm import effects, morale
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.queries import KEYWORDS, TOKENS
from montjoie.games.figurines.state import SHORT, G
from montjoie.games.figurines.tactics.board import influences
from montjoie.kernel import Part, Query, modifies

Subject: TypeAlias = Strike | morale.Test | str
Works: TypeAlias = Callable[[G, str, Any], object]  # for this holder, in that attack, test or unit

WEAPONS = {  # abilities of attacks and units that give keywords to every attack they are used in
    "arrow_volley": ("ignores_intervening",),
    "berserker_axes": ("sundering",),
    "champions_wrath": ("critical_blow",),
    "cleaving_blows": ("critical_blow", "no_defense_saves"),
    "crossbow": ("sundering",),
    "double_hammers": ("sundering",),
    "greatsword": ("critical_blow", "sundering"),
    "jagged_weapons": ("vicious",),
    "mummers_blade": ("sundering",),
    "rock_volley": ("no_defense_saves",),
    "silent_predator": ("no_defense_saves",),
    "spiked_flail": ("vicious",),
    "spiked_mace": ("vicious",),
    "sundering_halberd": ("sundering",),
    "vicious_methods": ("critical_blow", "vicious"),
    "war_flail": ("critical_blow", "vicious"),
    "wildfire_melee": ("no_defense_saves", "vicious"),
    "wildfire_ranged": ("no_defense_saves", "vicious"),
}


def unit_of(subject: Subject) -> str:
    """Who attacks, who tests, or the unit itself."""
    if isinstance(subject, str):
        return subject
    return subject.attacker if isinstance(subject, Strike) else subject.unit


def itself(g: G, holder: str, subject: Subject) -> bool:
    """Its own attack, its own test, its own value."""
    return unit_of(subject) == holder


def in_melee(g: G, holder: str, strike: Strike) -> bool:
    """Its own melee attack."""
    return strike.attacker == holder and strike.kind == "melee"


def on_the_charge(g: G, holder: str, strike: Strike) -> bool:
    """The attack of its own charge."""
    return strike.attacker == holder and strike.charging


def engaged(g: G, holder: str, subject: Subject) -> bool:
    """Those of enemies engaged with it; two such units count twice (FIG-RUL-24)."""
    return holder in field.engaged(g, unit_of(subject))


def near_friends(g: G, holder: str, subject: Subject) -> bool:
    """Those of friendly units within Short Range of it (FIG-GLO-01, FIG-GLO-02)."""
    unit = unit_of(subject)
    return not effects.is_enemy(g, effects.owner(g, holder), unit) and field.near(g, holder, unit, SHORT)


def influenced(g: G, holder: str, subject: Subject) -> bool:
    """Those of the unit on which the card of the NCU lies (FIG-INF-01)."""
    return influences(g, holder, unit_of(subject))


def influenced_in_melee(g: G, holder: str, strike: Strike) -> bool:
    """The melee attacks of that unit."""
    return strike.kind == "melee" and influenced(g, holder, strike)


def adds(ability: str, query: Query, n: int, rule: str, works: Works = itself) -> None:
    """The ability adds to a sum."""

    @modifies(query, ability)
    def part(g: G, holder: str, subject: Any) -> Iterator[Part]:
        if works(g, holder, subject):
            yield Part(n, rule, ability)


def grants(ability: str, query: Query, *answers: str | bool, works: Works = itself) -> None:
    """The ability answers a query: keywords, actions, tokens by their names, or yes."""

    @modifies(query, ability)
    def answer(g: G, holder: str, subject: Any) -> Iterator[str | bool]:
        if works(g, holder, subject):
            yield from answers


def carries(ability: str, tokens: int) -> None:
    """An NCU has so many tokens for the game (FIG-RND-11)."""
    modifies(TOKENS, ability)(lambda g, holder, card: iter((tokens,)))


for weapon, keywords in WEAPONS.items():
    grants(weapon, KEYWORDS, *keywords)
