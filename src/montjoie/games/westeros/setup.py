"""Setting a battle up from its plan (WES-SET, WES-GEN-04)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.content import Content, Plan, StartUnit
from montjoie.games.westeros.content.model import Setting
from montjoie.games.westeros.state import (
    HOUSES,
    Commander,
    Course,
    Deck,
    Field,
    Ground,
    Hand,
    Objective,
    Options,
    Side,
    Unit,
)
from montjoie.kernel import Problem


def setup(content: Content, seats: tuple[str, ...], options: Options) -> Field:
    """The table before the first chance outcome: the sheet settles everything (WES-GEN-04), be it one of
    the pack or one that players made (WES-GEN-05); a skirmish places its terrain and units later."""
    sheet = content.setting(options.plan)
    seat_of = dict(zip(agreed_houses(seats, options), seats, strict=False))
    field = Field(
        course=Course(plan=sheet.id),
        sides={house: _side(sheet, house, seat_of.get(house, "")) for house in HOUSES},
        ground={hex: Ground(content.printed_terrain) for hex in sheet.board.hexes},
        hands={house: Hand(house) for house in HOUSES},
        decks={house: Deck(house) for house in HOUSES},
    )
    if isinstance(sheet, Plan):
        _lay_out(sheet, field)
    return field


def _side(sheet: Setting, house: str, seat: str) -> Side:
    """Each player sits at his House's edge (WES-SET-02) with as many command tokens as the plan shows
    (WES-SET-08), which is not its number of cards (WES-RUL-36)."""
    edge = "north" if sheet.north == house else "south"
    return Side(seat=seat, edge=edge, command_tokens=sheet.command_tokens)


def _lay_out(plan: Plan, field: Field) -> None:
    """Steps 2 to 9 of the set-up: terrain and tokens (WES-SET-02), commanders (WES-SET-03), round 1
    (WES-SET-06) and the marker on the start space (WES-SET-07) as a new course has them, units
    (WES-SET-09), momentum (WES-SET-12), objectives with their first holder (WES-VIC-09)."""
    field.course = Course(plan=plan.id, momentum=plan.momentum)
    field.ground = {hex: Ground(kind, plan.tokens.get(hex, "")) for hex, kind in plan.terrain.items()}
    for name, start in plan.units.items():
        field.units[name] = form(start)
        if start.commander:
            field.commanders[start.commander] = Commander(start.house, name)
    for name, entry in plan.objectives.items():
        field.objectives[name] = Objective(entry.hex, entry.held_by or "")


def form(start: StartUnit) -> Unit:
    """A unit of its full strength under a banner of its rank (WES-SET-09, WES-UNI-01), ready (WES-SET-11);
    a commander takes the place of one figure and bears the banner (WES-SET-10); his card shows its
    uncommitted side (WES-SET-04)."""
    return Unit(
        house=start.house,
        card=start.unit_card,
        rank=start.rank,
        hex=start.hex,
        figures=start.figures,
        commander=start.commander or "",
    )


# Who plays which House (WES-SET-01).


def agreed_houses(seats: tuple[str, ...], options: Options) -> tuple[str, ...]:
    """The House of each seat where it is agreed, nothing where it is drawn (WES-SET-01)."""
    if not isinstance(options.houses, str):
        return tuple(options.houses)
    return seats if options.houses == "auto" and set(seats) == set(HOUSES) else ()


def check_options(content: Content, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
    """A battle of the pack (WES-SET-01) and two Houses, one each (WES-GEN-02)."""
    known = (*content.plans, *content.skirmishes)
    if options.plan not in known:
        facts = {"given": options.plan, "known": list(known)}
        yield Problem("options.plan", "WES-SET-01", "no-such-battle", facts)
    if not isinstance(options.houses, str) and sorted(options.houses) != sorted(HOUSES):
        told = {"given": options.houses, "houses": list(HOUSES)}
        yield Problem("options.houses", "WES-GEN-02", "houses-wrong", told)
