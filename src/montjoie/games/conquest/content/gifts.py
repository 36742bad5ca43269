"""What an entry does by data alone: special rules it gives, numbers it changes, rights it grants, to whom.
`factions.gifts` reads them; what they cannot say has code of its own."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from montjoie.kernel.content import Id
from montjoie.kernel.entries import Entry

To = Literal["holder", "regiment", "both", "others"]


class Held(Entry, frozen=True, kw_only=True):
    """A special rule or draw event as it stands on a profile: its (X) or (+X), a barrage with its range and
    the rules of its shots (CON-SPR-00, CON-SPR-04)."""

    id: Id
    x: int | None = None
    plus: int = field(default=0, name="plus_x")
    range: int = 0
    shots: tuple[Held, ...] = field(default=(), name="shot_rules")
    public_value: int = 0  # the number of a newer public wording, unused here (CON-RUL-04)
    note: str = ""


class Meant(Entry, frozen=True, kw_only=True):
    """Who is meant: whoever meets everything that is said."""

    types: tuple[str, ...] = ()
    weights: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # words in the id of the entry
    rule: str = ""  # who has it now
    printed: str = ""  # who has it by the profile
    near: int = 0  # inches
    chosen: str = ""  # an upgrade or option of who has the thing
    test: str = ""  # a condition by its name
    any_of: tuple[Meant, ...] = ()


class Against(Entry, frozen=True, kw_only=True):
    """In which attacks a gift counts: of these kinds, on these types, effective, on flank or rear."""

    kinds: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    effective: bool = False
    turned: bool = False


class Again(Entry, frozen=True, kw_only=True):
    """Dice that are rolled again: all, or those with these faces."""

    of: Literal["failures", "successes"] = "failures"
    faces: tuple[int, ...] = ()


class Gift(Entry, frozen=True, kw_only=True):
    """What a thing gives to who has it, to the regiment he leads, to both, or to others that it reaches."""

    rules: tuple[Held, ...] = ()
    adds: dict[str, int] = {}  # to numbers, by the names of their queries
    at_most: int | None = None
    at_least: int | None = None
    rights: dict[str, Any] = {}  # answers to other queries, by their names
    rerolls: dict[str, Again] = {}  # likewise
    draw_event: Held | None = None
    command: tuple[Held, ...] = ()  # rules of the blows of a command stand alone
    arms: Held | None = None  # a barrage; as many shots more for who has one
    armed: tuple[Held, ...] = ()  # rules besides for who has one
    to: To = "holder"
    against: Against = Against()
    when: Literal["", "charged"] = ""  # until the end of the round in which it has charged
    where: Meant = Meant()
