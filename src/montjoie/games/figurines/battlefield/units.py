"""Chapters 4.4 and 4.5: Combat Units, their figures and ranks, their cards (FIG-UNT, FIG-CRD)."""

from __future__ import annotations

from typing import NamedTuple

from montjoie.games.figurines.content import Profile, UnitCard
from montjoie.games.figurines.state import G, Unit


class Standing(NamedTuple):
    """What is left of a unit: its figures, and the wounds on the one that falls next."""

    figures: int
    on_figure: int


def card(g: G, unit: str) -> UnitCard:
    """The card of a Combat Unit: Speed, Defense, Morale, attacks, abilities (FIG-CRD-01, FIG-CRD-03)."""
    return g.content.units[g.state.units[unit].card]


def ranks(g: G, unit: str) -> int:
    """The ranks a unit has left."""
    return ranks_of(card(g, unit), g.state.units[unit].figures)


def ranks_of(entry: UnitCard, figures: int) -> int:
    """So many figures stand in so many ranks, as many to a rank as there are files: the rearmost empties
    first (FIG-UNT-05), and a rank remains while one figure of it does (FIG-UNT-03, FIG-UNT-06)."""
    return -(-figures // entry.files)


def destroyed_ranks(g: G, unit: str) -> int:
    """The ranks a unit has lost; healing brings them back (FIG-UNT-09, FIG-HEA-04)."""
    return card(g, unit).ranks - ranks(g, unit)


def contest_ranks(g: G, unit: str) -> int:
    """The ranks that count for objectives: a solo unit has as many as wounds left (FIG-UNT-08)."""
    return wounds_left(g, unit) if is_solo(g, unit) else ranks(g, unit)


def is_solo(g: G, unit: str) -> bool:
    """Whether it is a single figure on a solo tray (FIG-UNT-03)."""
    return card(g, unit).solo


def is_wall(g: G, unit: str) -> bool:
    """Whether it is a castle wall: no Combat Unit, touched by nothing but attacks (FIG-STO-10)."""
    return card(g, unit).type == "structure"


def wounds_left(g: G, unit: str) -> int:
    """How many wounds a unit can still suffer."""
    row = g.state.units[unit]
    return row.figures * card(g, unit).wounds - row.wounds


def full_figures(g: G, unit: str) -> int:
    """The figures of the whole unit, one full tray (FIG-UNT-04); the places of fallen Attachments stay empty
    (FIG-ATC-07, FIG-HEA-03, FIG-RUL-06, FIG-RUL-80)."""
    return card(g, unit).figures - len(g.state.units[unit].fallen)


def left_of(wounds_each: int, wounds: int) -> Standing:
    """The figures among whom so many wounds are left: all fall on one until it is gone (FIG-WND-01), the
    next one to be removed (FIG-WND-02), an Attachment like the others (FIG-ATC-08, FIG-RUL-06)."""
    figures = -(-wounds // wounds_each)
    return Standing(figures, figures * wounds_each - wounds)


def falling(row: Unit, figures: int, victim: str = "") -> tuple[str, ...]:
    """The Attachments that fall when so many figures are left: they stand in the first rank from the left
    corner, the leftmost falls last (FIG-ATC-04, FIG-ATC-05); a `victim` before all others."""
    first = tuple(name for name in row.attachments if name == victim)
    rest = tuple(name for name in row.attachments if name != victim)
    return (*first, *rest[figures:])


def alive(g: G, unit: str) -> bool:
    """Whether there is such a unit, and it stands on the table with figures left (FIG-UNT-07)."""
    row = g.state.units.get(unit)
    return row is not None and row.stands


def profiles(g: G, unit: str, kind: str) -> tuple[Profile, ...]:
    """The attacks of a kind on a unit's card (FIG-CRD-08); losing abilities leaves them (FIG-ABL-03)."""
    return tuple(profile for profile in card(g, unit).attacks if profile.kind == kind)


def profile(g: G, unit: str, attack: str) -> Profile:
    """One attack of a unit's card."""
    return next(each for each in card(g, unit).attacks if each.id == attack)


def cost(g: G, unit: str) -> int:
    """What a unit and the Attachments it still has cost (FIG-CRD-04, FIG-VIC-07)."""
    joined = g.state.units[unit].attachments
    return card(g, unit).points + sum(g.content.attachments[name].points for name in joined)


def has_commander(g: G, unit: str) -> bool:
    """Whether a unit has its army's Commander in it, or is him (FIG-CMD-02)."""
    row = g.state.units[unit]
    commander = g.state.players[row.owner].commander
    return bool(commander) and commander in (*row.attachments, row.card)


def commander_unit(g: G, player: str) -> str:
    """The unit of a player's Commander that stands on the table, or none (FIG-CMD-08)."""
    for name, row in g.state.units.items():
        if row.owner == player and has_commander(g, name) and alive(g, name):
            return name
    return ""
