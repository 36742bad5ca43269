"""The special rules of battle plans (WES-GEN-04), with all their numbers and hexes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from montjoie.games.westeros.content.base import Hexes, HexId, House, Keyword, Rank, UnitClass
from montjoie.kernel.content import Id, Text
from montjoie.kernel.entries import Count, Several


class SpecialRule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="rule"):
    """A rule of one battle (WES-GEN-04)."""

    name: Text
    text: Text


class StrategyTokens(SpecialRule, frozen=True, kw_only=True, tag="strategy_tokens"):
    """Before round 1 `house` puts strategic tokens and decoys face down on the objectives whose control
    is `once_revealed`; only it may look at them. When one of its units ends a turn on a site the token is
    turned up: a decoy is removed, a strategic site is controlled by the last House to occupy it."""

    house: House
    strategic: Several
    decoys: Count


class Captive(SpecialRule, frozen=True, kw_only=True, tag="captive"):
    """Somebody of the other side whom a unit of `captor` takes by ending its turn on the hex."""

    captor: House
    hex: HexId


class HiddenArchers(SpecialRule, frozen=True, kw_only=True, tag="hidden_archers"):
    """Tokens of `house` that each make a ranged attack when both players have passed; valor never hits,
    sight and caps as usual. One is removed when an enemy unit ends its movement adjacent to it."""

    house: House
    hexes: Hexes
    dice: Several
    range: Several


class UnitsHaveKeyword(SpecialRule, frozen=True, kw_only=True, tag="units_have_keyword"):
    """The units of a class, of some commanders, or named ones have a keyword all battle long."""

    house: House
    keyword: Keyword
    classes: tuple[UnitClass, ...] = ()
    commanders: tuple[Id, ...] = ()
    units: tuple[Id, ...] = ()


class OnlyTokensBurn(SpecialRule, frozen=True, kw_only=True, tag="only_tokens_burn"):
    """Scorched earth works only on hexes with these terrain tokens; unless `leaves_fire`, a token is
    removed in the place of fire being laid."""

    tokens: Annotated[tuple[Id, ...], Meta(min_length=1)]
    leaves_fire: bool


class Ramparts(SpecialRule, frozen=True, kw_only=True, tag="ramparts"):
    """Before round 1 `defender` spreads order tokens over the terrain tokens of that kind, at least one
    each; `breaker` rolls dice (morale is rolled again): a shield removes a token of its colour, valor or
    any two dice one of any colour. Terrain tokens left bare are removed."""

    defender: House
    breaker: House
    token: Id
    order_tokens: dict[Rank, Several]
    dice: Several


class Catapults(SpecialRule, frozen=True, kw_only=True, tag="catapults"):
    """The raft hexes may be entered by units of `crossing` only, with a stop. Before round 1 `gunner`
    puts target tokens on them, face up, each adjacent to both other colours. A unit that enters a hex
    whose token matches its rank is eliminated if one die shows that colour."""

    crossing: House
    gunner: House
    rafts: Hexes
    target_tokens: dict[Rank, Several]


class Prisoner(SpecialRule, frozen=True, kw_only=True, tag="prisoner"):
    """`guard` secretly puts the true token and a dummy on the two hexes. When a unit of `rescuer` ends
    its turn on one, both are turned up and the dummy is removed. A unit of `rescuer` that begins its turn
    on the true token may carry it when activated. He is rescued in the rows `safe_rows`."""

    guard: House
    rescuer: House
    hexes: tuple[HexId, HexId]
    safe_rows: tuple[Several, Several]


class ShallowWater(SpecialRule, frozen=True, kw_only=True, tag="shallow_water"):
    """All river hexes are fords."""


AnySpecialRule = (
    StrategyTokens
    | Captive
    | HiddenArchers
    | UnitsHaveKeyword
    | OnlyTokensBurn
    | Ramparts
    | Catapults
    | Prisoner
    | ShallowWater
)
