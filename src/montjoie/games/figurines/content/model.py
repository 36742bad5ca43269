"""The content as the rules read it: what sound files make (`build.py`).

Everything is found by its id. Lengths are whole thousandths of an inch.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from montjoie.games.figurines.armies.model import Army
from montjoie.games.figurines.content.modes import Mode, Numbers

Border = Literal["diagonal", "square"]
UnitType = Literal["infantry", "cavalry", "monster", "war_machine", "structure"]
AttackKind = Literal["melee", "ranged"]
AbilityKind = Literal["keyword", "innate", "passive", "order", "attack", "influence", "recruitment"]
Once = Literal["", "round", "game"]
RequirementType = Literal[
    "army_includes_character",  # the army has a card of that character
    "army_includes_card",  # the army has that card
    "must_contain_attachment",  # the unit has that Attachment
    "must_join_unit_of_character",  # the Attachment is in the unit of that character
    "multiple_of",  # the army has a multiple of so many copies
    "attached_to_enemy_infantry_before_deployment",  # the Attachment is given to an enemy unit
]


class TrayKind(Struct, frozen=True):
    """A tray: its size (FIG-GEO-03), how its arcs are bordered (prolonged diagonal, or square to the edges:
    45 degrees, FIG-GEO-04), its full ranks (FIG-UNT-03)."""

    id: str
    width: int
    depth: int
    border: Border
    figures: int
    ranks: int
    files: int


class Requirement(Struct, frozen=True):
    """A recruitment condition of a card (FIG-ARM-09)."""

    type: RequirementType
    card: str = ""
    character: str = ""
    amount: int = 0
    ignores_limit: bool = False  # joins beside another Attachment


class Profile(Struct, frozen=True):
    """An attack (FIG-CRD-08): dice at full ranks first (FIG-CRD-02, FIG-RUL-48); `range` is 0 in melee."""

    id: str
    kind: AttackKind
    range: int
    to_hit: int
    dice: tuple[int, ...]
    abilities: tuple[str, ...]


class UnitCard(Struct, frozen=True):
    """A Combat Unit card (FIG-CRD-01, FIG-CRD-03, FIG-CRD-04), or the castle wall (FIG-RUL-49).

    `defense` 0: no save; `morale` 0: never tests; `character` "": not unique; `wounds` are per figure.
    """

    id: str
    faction: str
    type: UnitType
    tray: str
    points: int
    speed: int
    defense: int
    morale: int
    figures: int
    ranks: int
    files: int
    wounds: int
    attacks: tuple[Profile, ...]
    abilities: tuple[str, ...]
    affiliations: tuple[str, ...]
    character: str
    requirements: tuple[Requirement, ...]
    solo: bool


class Attachment(Struct, frozen=True):
    """An Attachment; a Commander costs 0 and brings `cards`, three Tactics cards (FIG-CMD-03)."""

    id: str
    faction: str
    type: UnitType
    points: int
    commander: bool
    cards: tuple[str, ...]
    abilities: tuple[str, ...]
    character: str
    requirements: tuple[Requirement, ...]


class Ncu(Struct, frozen=True):
    """A Non-Combat Unit; `activates` is false for the one that never does."""

    id: str
    faction: str
    points: int
    commander: bool
    cards: tuple[str, ...]
    abilities: tuple[str, ...]
    character: str
    requirements: tuple[Requirement, ...]
    activates: bool = True


class Ability(Struct, frozen=True):
    """An ability, keyword, Order or Influence; its windows are those of section 5.3 of the rules."""

    id: str
    kind: AbilityKind
    windows: tuple[str, ...]
    optional: bool
    once: Once = ""


class TacticsCard(Struct, frozen=True):
    """A Tactics card; `commander` "" is a faction card.

    `zones`: controlling one of them improves the card (FIG-CMD-07, FIG-RUL-47), as its text `ID.zone` says.
    `attach_until`: how long an attached card stays, "" where it is not attached. `vow`: the zone of a Vow's
    lasting effect (FIG-RUL-65), whose text is `ID.vow`.
    """

    id: str
    faction: str
    commander: str
    copies: int
    windows: tuple[str, ...]
    zones: tuple[str, ...]
    attach_until: str
    vow: str


class ObjectiveCard(Struct, frozen=True):
    """An Objective card; `fixed` names the objective it lies on in some modes."""

    id: str
    when: str
    fixed: dict[str, str]


class Mission(Struct, frozen=True):
    """A secret or open mission; `limit` is how often a player scores it in a round, 0: each time."""

    id: str
    reveal: str
    vp: int
    limit: int
    stays: bool
    replace_if_open: bool


class SiegeCard(Struct, frozen=True):
    """A siege card; `stays`: it remains on the table after it was revealed."""

    id: str
    side: Literal["attacker", "defender"]
    windows: tuple[str, ...]
    stays: bool


class TerrainType(Struct, frozen=True):
    """A kind of terrain piece: its keywords (FIG-TER-01, FIG-TER-14), its outline around its centre."""

    id: str
    keywords: tuple[str, ...]
    footprint: tuple[tuple[int, int], ...]


class Content(Struct, frozen=True, kw_only=True):
    """Everything there is. Names and texts are by language, then by id.

    Where ids are shared the names of the lesser things have a prefix: `tray-ID`, `type-ID`,
    `affiliation-ID`, `attack-ID`, `character-ID`. Texts of parts of a card: `ID.zone`, `ID.vow`.
    """

    trays: dict[str, TrayKind]
    token_radius: int
    factions: tuple[str, ...]  # those an army can be of
    no_neutrals: frozenset[str]  # the factions whose armies take no Neutral cards (FIG-RUL-65)
    units: dict[str, UnitCard]
    attachments: dict[str, Attachment]
    ncus: dict[str, Ncu]
    abilities: dict[str, Ability]
    cards: dict[str, TacticsCard]
    objectives: dict[str, ObjectiveCard]
    missions: dict[str, Mission]
    siege_cards: dict[str, SiegeCard]
    terrain: dict[str, TerrainType]
    keywords: tuple[str, ...]  # of terrain
    random_table: dict[int, str]  # 2D6 to a terrain type, or "choice" (FIG-SET-05)
    modes: dict[str, Mode]
    numbers: Numbers
    zones: tuple[str, ...]  # of the Tactics board
    samples: dict[str, Army]
    names: dict[str, dict[str, str]]
    texts: dict[str, dict[str, str]]

    @property
    def sizes(self) -> tuple[int, ...]:
        """The usual sizes of a game, in points (FIG-ARM-01)."""
        return tuple(size.points for size in self.numbers.sizes)

    def vp_needed(self, size: int) -> int:
        """The Victory Points that win a game of that size; tens not completed do not count (FIG-VIC-02)."""
        smallest, *others = self.numbers.sizes
        near = max((each for each in others if each.points <= size), default=smallest, key=lambda s: s.points)
        return max(1, near.vp_needed + (size - near.points) // 10 * self.numbers.vp_needed_per_ten)

    def faction_cards(self, faction: str) -> tuple[str, ...]:
        """The cards every Tactics deck of a faction has."""
        return tuple(
            card.id for card in self.cards.values() if card.faction == faction and not card.commander
        )

    def commander(self, id: str) -> Attachment | Ncu | None:
        """The Commander of that id, if it is one (FIG-CMD-02)."""
        card = self.attachments.get(id) or self.ncus.get(id)
        return card if card is not None and card.commander else None
