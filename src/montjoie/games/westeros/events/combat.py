"""Attacks and what they cost."""

from __future__ import annotations

from msgspec.structs import replace

from montjoie.games.westeros.events.telling import adding, faces, symbol_counts, with_figure
from montjoie.games.westeros.state import Field
from montjoie.kernel import Notice, Part, PublicEvent, Tally, change
from montjoie.table.cards import put

CHANGES = ("replace", "add")  # parts of a sum that make it another than the order table gives


class AttackDeclared(Notice, frozen=True):
    """A unit attacks; `mode`: normal, extra, counter, parting, dogs or archers. Where both stand, and the
    rank that war dogs have rolled."""

    attacker: str
    target: str
    mode: str
    hex: str
    at: str
    rank: str = ""
    rule = "WES-CBT-04"
    heads = True


def _lessened(tally: Tally) -> Tally:
    """A sum that begins with the order table, and in which the ground that caps its dice takes away what it
    leaves no room for."""
    base = sum(part.value for part in tally.parts if part.layer == "base")
    parts = [
        replace(part, value=part.value - base, layer="add") if part.layer == "replace" else part
        for part in tally.parts
    ]
    return Tally(tally.total, tuple(sorted(parts, key=lambda part: part.layer != "base")))


class DiceCounted(Notice, frozen=True):
    """The dice of an attack, with their reasons; it is about to be rolled."""

    attacker: str
    target: str
    mode: str
    dice: int
    sum: Tally
    flanking: bool = False
    rule = "WES-CBT-10"
    audience = adding(
        sum=lambda event: _lessened(event.sum),
        simple=lambda event: not any(part.layer in CHANGES for part in event.sum.parts),
    )


class DogsLoosed(Notice, frozen=True):
    """A unit looses its war dogs at a target."""

    attacker: str
    target: str
    hex: str
    at: str
    rule = "WES-KEY-30"
    heads = True


class DiceRolled(Notice, frozen=True):
    """Dice were rolled: for an attack, or for what `purpose` says, by or at a unit, for a hex. `wanted` are
    the symbols it takes, or those whose dice are rolled again; `hits` those that hit the target."""

    house: str
    symbols: tuple[str, ...]
    purpose: str = "attack"
    unit: str = ""
    hex: str = ""
    wanted: tuple[str, ...] = ()
    hits: tuple[str, ...] = ()
    rule = "WES-CBT-04"
    audience = adding(
        shown=lambda event: symbol_counts(event.symbols),
        die=lambda event: event.symbols[0] if event.symbols else "",
        wanted=lambda event: faces(event.wanted),
    )


class AttackResolved(Notice, frozen=True):
    """The hits and morale results of an attack, after cover, toughness and abilities; `rank` is the one the
    target defends with, `saved` says what has ignored hits."""

    attacker: str
    target: str
    hits: int
    cancelled: int
    retreats: int
    rank: str = ""
    armoured: bool = False  # whether heavy armour has raised it
    valor: bool = True  # whether valor results hit
    saved: tuple[Part, ...] = ()
    rule = "WES-CBT-15"


class MoraleIgnored(Notice, frozen=True):
    """A unit ignores morale results of an attack: stalwart, or by an effect."""

    unit: str
    house: str
    results: int
    effect: bool = False
    rule = "WES-KEY-70"


class RetreatBarred(Notice, frozen=True):
    """A unit cannot make steps of its retreat: each is a hit."""

    unit: str
    house: str
    steps: int
    hex: str
    rule = "WES-RET-05"


class CommanderStood(Notice, frozen=True):
    """A commander alone stands hits of an attack that do not reach his capture rating."""

    commander: str
    hits: int
    rating: int
    rule = "WES-CAP-02"
    audience = with_figure


class FiguresLost(PublicEvent, frozen=True):
    """A unit loses figures; `left` are those that stand, `cause` is an attack, a retreat or fire."""

    unit: str
    house: str
    figures: int
    left: int = 0
    cause: str = "attack"
    rule = "WES-UNI-03"

    def apply(self, state: Field) -> None:
        """The banner bearer goes last."""
        change(state.units, self.unit, figures=state.units[self.unit].figures - self.figures)


class CommanderCaptured(PublicEvent, frozen=True):
    """The commander of an eliminated unit is captured by a House, whatever has eliminated it."""

    commander: str
    house: str
    rule = "WES-CAP-05"
    audience = with_figure

    def apply(self, state: Field) -> None:
        """The captor keeps the figure; the card is out of play, its tokens wait for the next refresh
        (WES-RUL-25)."""
        put(state.sides, self.house, self.commander, pile="captured")
        change(state.commanders, self.commander, unit="")
