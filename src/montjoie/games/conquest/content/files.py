"""The files of a conquest pack: what each may say. Lengths are thousandths of an inch, ranges inches."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from montjoie.games.conquest.content.gifts import Gift, Held
from montjoie.kernel import entries
from montjoie.kernel.content import Confidence, Id, Line, PackFile
from montjoie.kernel.entries import Count, Entry, NamedFact, ToldFact
from montjoie.kernel.references import refers

Type = Literal["infantry", "cavalry", "brute", "chariot", "monster"]
Class = Literal["light", "medium", "heavy"]
Edge = Literal["south", "north"]
Scope = Literal[
    "stand",
    "regiment",
    "regiment_if_any_stand",
    "regiment_stands_with_rule",
    "regiment_not_character",
    "character",
]
RuleId = Annotated[str, Meta(pattern=r"^CON-[A-Z]+-\d+$")]


class Worded(ToldFact, frozen=True, kw_only=True):
    """An entry whose code is found by its id, with what it does as players read it."""

    trigger: str = ""
    condition: str = ""
    modelled: bool = True  # `note` says why not
    gifts: tuple[Gift, ...] = ()


# stands.json


class StandKind(NamedFact, frozen=True, kw_only=True):
    """The base of a type, which is all of a stand (CON-STD-02, CON-STD-03, CON-STD-07, CON-GEO-25)."""

    models_per_stand: Count
    width: Count
    depth: Count
    size: Count
    base_stands: Count
    min_front_rank: Count
    seize_weight: Count


class SizeBonus(Entry, frozen=True, kw_only=True):
    """From so many stands on."""

    stands: Count
    bonus: Count = 0
    extra: Count = 0


class StandsFile(PackFile, frozen=True):
    """`stands.json`: footprints, sizes, and what the number of stands gives."""

    stands: tuple[StandKind, ...]
    sight_line: Count
    resolve_bonus: tuple[SizeBonus, ...]
    scaling: tuple[SizeBonus, ...]
    scaling_monster: Count
    interference: Count
    successes: Count


# special_rules.json, draw_events.json, masteries.json


class SpecialRule(Worded, frozen=True, kw_only=True):
    """A special rule of the annex (CON-SPR); its scope says whom it serves (CON-REG-02)."""

    rule: RuleId
    scope: Scope = "stand"
    parameter: str = ""


class DrawEvent(Worded, frozen=True, kw_only=True):
    """A draw event of the annex (CON-DRE)."""

    rule: RuleId
    parameter: str = ""
    duration: str = ""


class SpecialRulesFile(PackFile, frozen=True):
    """`special_rules.json`: the 66 special rules, and the command models every faction has."""

    special_rules: tuple[SpecialRule, ...]
    command_models: tuple[SpecialRule, ...]


class Upgrade(Worded, frozen=True, kw_only=True):
    """Something bought: an item, a mastery, an upgrade of a regiment (CON-ARM-08)."""

    points: Count
    category: str = ""
    regiments: tuple[Id, ...] = ()
    requires_army_rule: str = ""
    makes: Type | Literal[""] = ""  # the type of a character who carries it


# arrivals.json, scenarios.json, terrain.json, secondary_objectives.json


class Arrival(Entry, frozen=True, kw_only=True):
    """How a class arrives in a round (CON-RNF-05)."""

    need: Annotated[int, Meta(ge=1, le=6)]
    automatic: bool = False
    own_zone_only: bool = False


class ArrivalRound(Entry, frozen=True, kw_only=True):
    """A row of the arrival table; a class that is not named cannot arrive."""

    round: Count
    light: Arrival | None = None
    medium: Arrival | None = None
    heavy: Arrival | None = None
    confidence: Confidence


class ZoneEntry(Entry, frozen=True, kw_only=True):
    """An objective zone; `edge` names the player whose half it is in."""

    id: Id
    x: Count
    y: Count
    radius: Count
    edge: Edge | Literal[""] = ""


class Scoring(Entry, frozen=True, kw_only=True):
    """What gives victory points; `radius` tells zones apart by their size."""

    per: Literal[
        "enemy_command_card_removed_this_round",
        "enemy_warlord_killed",
        "secondary_objective_achieved",
        "friendly_zone_controlled",
        "enemy_zone_controlled",
        "zone_controlled",
    ]
    vp: Count
    once: bool = False
    radius: Count = 0


class Scenario(entries.Named, frozen=True, kw_only=True):
    """A scenario (CON-SCN)."""

    width: Count
    depth: Count
    threshold: Count
    zones: tuple[ZoneEntry, ...]
    scoring: tuple[Scoring, ...]
    confidence: Confidence


class ScenariosFile(PackFile, frozen=True):
    """`scenarios.json`."""

    rounds: Count
    scenarios: tuple[Scenario, ...]


class Placement(Entry, frozen=True, kw_only=True):
    """How terrain may be laid out (CON-BTF-02, CON-GAR-01)."""

    gap: Count
    footprint: tuple[Count, Count]
    pieces: Count
    recommended: Count
    garrisons: Count
    garrison_from_edge: Count
    garrison_gap: Count
    confidence: Confidence


class Garrison(Entry, frozen=True, kw_only=True):
    """What a garrison gives to who holds it (CON-GAR-01)."""

    capacity: Count
    defense: Count
    elevation: Count


class PieceKind(NamedFact, frozen=True, kw_only=True):
    """A kind of terrain, with the size the rules give it (CON-TER-01, CON-STD-08)."""

    kind: Literal["zonal", "garrison"]
    size: Count
    rules: tuple[Held, ...] = ()
    garrison: Garrison | None = None


class LaidPiece(Entry, frozen=True, kw_only=True):
    """A piece of a layout, by its centre."""

    id: Id
    kind: Annotated[Id, refers("terrain.pieces")]
    x: Count
    y: Count
    width: Count
    depth: Count
    facing: Count


class Layout(NamedFact, frozen=True, kw_only=True):
    """Terrain for a scenario: one of several that players may choose."""

    scenario: Annotated[Id, refers("scenarios.scenarios")]
    pieces: tuple[LaidPiece, ...]


class TerrainFile(PackFile, frozen=True):
    """`terrain.json`."""

    placement: Placement
    zonal_rules: tuple[SpecialRule, ...]
    pieces: tuple[PieceKind, ...]
    layouts: tuple[Layout, ...]


class Condition(Entry, frozen=True, kw_only=True):
    """When a secondary objective is achieved."""

    type: Id
    min: Count = 1
    of: str = ""
    radius: Count = 0
    distance: Count = 0
    from_round: Count = 0
    lost_min: Count = 0
    destroyed_min: Count = 0
    not_broken: bool = False
    types: tuple[Type, ...] = ()
    fallback_types: tuple[Type, ...] = ()
    fallback: Condition | None = None


class SecondaryObjective(NamedFact, frozen=True, kw_only=True):
    """A card of the secondary decks (CON-SEC-03)."""

    condition: Condition
    effect: Line


class SecondaryDeck(Entry, frozen=True, kw_only=True):
    """The deck of a faction (CON-SEC-01)."""

    faction: Annotated[Id, refers("factions.factions")]
    cards: tuple[Annotated[Id, refers("secondary_objectives.cards")], ...]
    confidence: Confidence


class SecondaryObjectivesFile(PackFile, frozen=True):
    """`secondary_objectives.json`."""

    draw: Count
    discard: Count
    cards: tuple[SecondaryObjective, ...]
    decks: tuple[SecondaryDeck, ...]
