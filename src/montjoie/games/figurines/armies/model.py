"""An army list as it is exchanged: who commands, which units with which Attachments, which NCUs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace


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
        return replace(self, units=(*self.units[:index], fuller, *self.units[index + 1 :]))
