"""The content of conquest as the rules read it: dicts and tuples keyed by id, lengths in thousandths."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from montjoie.games.conquest.content.factions import (
    ArmyRule,
    CharacterEntry,
    FactionFile,
    Profile,
    RegimentEntry,
    SampleArmy,
    Spell,
    SupremacyAbility,
)
from montjoie.games.conquest.content.files import (
    Arrival,
    DrawEvent,
    Layout,
    PieceKind,
    Placement,
    Scenario,
    SecondaryObjective,
    SizeBonus,
    SpecialRule,
    StandKind,
    Upgrade,
    Worded,
)
from montjoie.games.conquest.content.gifts import Held


class Card(Struct, frozen=True):
    """A regiment or a character as the rules need it: `entry` has what is only asked while a list is
    built."""

    id: str
    faction: str
    type: str
    weight: str
    profile: Profile
    rules: tuple[Held, ...]
    draw_events: tuple[Held, ...]
    stand: StandKind
    character: bool
    entry: RegimentEntry | CharacterEntry


class Content(Struct, frozen=True, kw_only=True):
    """Everything that never changes during a match of conquest."""

    stands: dict[str, StandKind]
    sight_line: int
    resolve_bonus: tuple[SizeBonus, ...]
    scaling: tuple[SizeBonus, ...]
    scaling_monster: int
    interference: int
    successes: int
    factions: dict[str, FactionFile]
    cards: dict[str, Card]
    """Every regiment and character; a regiment of one stand that is a character is a character here."""
    special_rules: dict[str, SpecialRule | Worded]
    """Those of the annex and of the factions."""
    draw_events: dict[str, DrawEvent | Worded]
    command_models: dict[str, Worded]
    """Leader, standard bearer, and the officers of all factions."""
    masteries: dict[str, Upgrade]
    items: dict[str, Upgrade]
    upgrades: dict[str, Upgrade]
    spells: dict[str, Spell]
    supremacy: dict[str, SupremacyAbility]
    army_rules: dict[str, ArmyRule]
    arrivals: tuple[dict[str, Arrival], ...]
    """By round, from the first; the last stands for all later ones."""
    rounds: int
    scenarios: dict[str, Scenario]
    placement: Placement
    pieces: dict[str, PieceKind]
    layouts: dict[str, Layout]
    secondaries: dict[str, SecondaryObjective]
    secondary_decks: dict[str, tuple[str, ...]]
    secondary_draw: int
    secondary_discard: int
    armies: dict[str, SampleArmy]
    names: dict[str, dict[str, str]]

    def character(self, id: str) -> CharacterEntry:
        """The entry of a character."""
        entry = self.cards[id].entry
        assert isinstance(entry, CharacterEntry)
        return entry

    def arrival(self, round: int, weight: str) -> Arrival | None:
        """How a class arrives in a round; None where it cannot (CON-RNF-05)."""
        return self.arrivals[min(round, len(self.arrivals)) - 1].get(weight)

    def leads(self, character: str, items: Iterable[str], regiment: str) -> bool:
        """Whether a character with these items may join a regiment: one of his own type (CON-STD-04,
        CON-CHR-03), or a monster that he rides (CON-SPR-09); an irregular one only if he is (CON-SPR-39)."""
        own, other = self.cards[character], self.cards[regiment]
        rules = {held.id for held in own.rules}
        made = (self.items[item].makes for item in items)
        wanted = "monster" if "rider" in rules else next((kind for kind in made if kind), own.type)
        strange = any(held.id == "irregular" for held in other.rules) and "irregular" not in rules
        return other.type == wanted and not strange

    def resolve_of_size(self, stands: int) -> int:
        """What so many stands add to Resolve (CON-MOR-01)."""
        return max(row.bonus for row in self.resolve_bonus if stands >= row.stands)
