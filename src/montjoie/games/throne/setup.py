"""Setting the board up for three, four or five players (THR-SET, THR-PLR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.content import Content
from montjoie.games.throne.state import TRACKS, Army, House, Neutral, Options, Table, Track, Turn, Units
from montjoie.kernel import Problem


def setup(content: Content, seats: tuple[str, ...], options: Options) -> Table:
    """The board before the first chance outcome: the wildling token on the first space of its track
    (THR-SET-02), the turn marker on 1 (THR-SET-03), the units of the start cards (THR-SET-11)."""
    count = content.player_counts[len(seats)]
    seat_of = dict(zip(chosen_houses(content, seats, options), seats, strict=False))
    armies = {
        start.area: Army(house, Units(**start.units))
        for house in count.houses
        for start in content.houses[house].start
    }
    return Table(
        houses={house: _house(content, house, seat_of.get(house, "")) for house in count.houses},
        tracks=_tracks(content, len(seats), options),
        armies=armies,
        neutrals=neutral_forces(content, len(seats)),
        turn=Turn(number=1, wildlings=content.wildling_start),
    )


def chosen_houses(content: Content, seats: tuple[str, ...], options: Options) -> tuple[str, ...]:
    """The house of each seat where it is agreed, nothing where it is drawn (THR-SET-05)."""
    if not isinstance(options.houses, str):
        return tuple(options.houses)
    named = set(seats) == set(content.player_counts[len(seats)].houses)
    return seats if named and options.houses == "auto" else ()


def check_options(content: Content, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
    """The competitive start is for five players only (THR-SET-13, THR-PLR-08); chosen houses are
    those in play, each once (THR-GEN-01, THR-PLR-01)."""
    if options.competitive and len(seats) != 5:
        facts = {"players": len(seats)}
        yield Problem("options.competitive", "THR-SET-13", "competitive-needs-five", facts)
    if not isinstance(options.houses, str):
        in_play = content.player_counts[len(seats)].houses
        if sorted(options.houses) != sorted(in_play):
            facts_houses = {"given": options.houses, "houses": in_play}
            yield Problem("options.houses", "THR-PLR-01", "houses-not-in-play", facts_houses)


def _house(content: Content, house: str, seat: str) -> House:
    """Seven cards in hand (THR-SET-06, THR-HCD-01), five power (THR-SET-10), the rest in reserve
    (THR-SET-04), supply by the start card (THR-SET-12), which has no role afterwards (THR-CMP-04)."""
    start = content.houses[house]
    return House(
        seat=seat,
        power=content.power.start,
        supply=start.start_supply,
        hand=content.house_cards[house],
    )


def _tracks(content: Content, players: int, options: Options) -> dict[str, Track]:
    """Tokens by the start cards, moved left over absent houses (THR-SET-08, THR-PLR-04,
    THR-PLR-05, THR-RUL-38); the large tokens to position 1 (THR-SET-09); the competitive start changes
    the King's Court (THR-SET-13)."""
    orders = dict(content.player_counts[players].tracks)
    if options.competitive:
        orders.update(content.options["competitive_5"].tracks)
    return {track: Track(orders[track], orders[track][0]) for track in TRACKS}  # type: ignore[index]


def neutral_forces(content: Content, players: int) -> dict[str, Neutral]:
    """The printed forces (THR-SET-01, THR-NEU-01) and the units of absent houses, which act as such
    with their strengths added up (THR-PLR-02, THR-PLR-03); being no army of a house, they never get
    orders, move, bid, muster or support (THR-PLR-09)."""
    found = {area: Neutral(strength) for area, strength in content.neutral_forces.items()}
    for house in content.player_counts[players].absent:
        for start in content.houses[house].start:
            units = Units(**start.units)
            strength = sum(n * content.units[kind].strength for kind, n in units.items())
            found[start.area] = Neutral(strength, house, units)
    return found
