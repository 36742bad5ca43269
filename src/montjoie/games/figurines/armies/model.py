"""An army list as it is exchanged: who commands, which units with which Attachments, which NCUs; and what it
holds, card by card: places, points, characters, the Tactics deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from montjoie.table.rosters import changed

if TYPE_CHECKING:
    from montjoie.games.figurines.content.cards import ArmyCard
    from montjoie.games.figurines.content.model import Content


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """One Combat Unit of an army with its Attachments, the Commander among them if he joins it."""

    unit: str
    attachments: tuple[str, ...] = ()


class Army(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An army list; everything is an id of the content. As JSON it says which game it is of.

    A Commander stands where he serves too: among the Attachments of a unit, or among the NCUs.
    `hostages` are the Attachments that join an enemy unit before deployment, so none of this army.
    """

    game: Literal["figurines"] = "figurines"
    name: str = ""
    faction: str
    size: int
    commander: str
    units: tuple[Choice, ...] = ()
    ncus: tuple[str, ...] = ()
    hostages: tuple[str, ...] = ()

    def joined(self, index: int, attachment: str) -> Army:
        """The list with an Attachment more in one of its units."""
        choice = self.units[index]
        fuller = Choice(choice.unit, (*choice.attachments, attachment))
        return replace(self, units=changed(self.units, index, fuller))


NEUTRAL = "neutral"


def cards(content: Content, army: Army) -> Iterator[tuple[str, ArmyCard]]:
    """Every card of a list whose ids are known, with its place in the document."""
    for index, choice in enumerate(army.units):
        yield f"$.units[{index}].unit", content.units[choice.unit]
        for number, id in enumerate(choice.attachments):
            yield f"$.units[{index}].attachments[{number}]", content.attachments[id]
    for index, id in enumerate(army.hostages):
        yield f"$.hostages[{index}]", content.attachments[id]
    for index, id in enumerate(army.ncus):
        yield f"$.ncus[{index}]", content.ncus[id]


def points(content: Content, army: Army) -> int:
    """What a list costs, its NCUs too (FIG-ARM-02, FIG-NCU-02); the Commander's card costs 0 (FIG-CMD-01)."""
    return sum(card.points for _, card in cards(content, army))


def neutral_points(content: Content, army: Army) -> int:
    """What its Neutral cards cost (FIG-NEU-01)."""
    return sum(card.points for _, card in cards(content, army) if card.faction == NEUTRAL)


def characters(content: Content, army: Army) -> frozenset[str]:
    """The characters of a list (FIG-ARM-07)."""
    return frozenset(card.character for _, card in cards(content, army) if card.character)


def deck(content: Content, army: Army) -> tuple[str, ...]:
    """The Tactics deck, in the order of the content: the cards of the army's faction, even under a
    Neutral Commander, and the Commander's own, all copies of each (FIG-CMD-03, FIG-ARM-11)."""
    commander = content.commander(army.commander)
    own = commander.cards if commander else ()
    chosen = (*content.faction_cards(army.faction), *own)
    return tuple(id for id in chosen for _ in range(content.cards[id].copies))
