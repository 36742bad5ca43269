"""What must hold in front of the players: houses, seats, power, supply, influence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.throne import supply
from montjoie.games.throne.control import reserve
from montjoie.games.throne.round import Campaign
from montjoie.games.throne.state import TRACKS, G
from montjoie.games.throne.westeros_phase.clash_of_kings import TrackBidding
from montjoie.games.throne.westeros_phase.supply import AdjustSupply
from montjoie.kernel import Problem
from montjoie.kernel.steps import END

PATH = "position.board.houses"


def problems(g: G) -> Iterator[Problem]:
    """Houses, then what each of them has, then the tracks."""
    yield from _houses(g)
    yield from _seats(g)
    for house in g.state.houses:
        if house in g.content.houses:
            yield from _power(g, house)
            yield from _supply(g, house)
    yield from _tracks(g)


def _houses(g: G) -> Iterator[Problem]:
    """THR-PLR-01: the houses in play follow from the number of players."""
    in_play = g.content.player_counts[len(g.seats)].houses
    if set(g.state.houses) != set(in_play):
        facts = {"given": list(g.state.houses), "houses": in_play}
        yield Problem(PATH, "THR-PLR-01", "houses-not-in-play", facts)


def _seats(g: G) -> Iterator[Problem]:
    """THR-GEN-01: each player plays exactly one house; before the draw (THR-SET-05) nobody does."""
    undrawn = bool(g.stack) and isinstance(g.stack[0], Campaign) and g.stack[0].at in ("", "draw_houses")
    if undrawn and not any(house.seat for house in g.state.houses.values()):
        return
    for name, house in g.state.houses.items():
        if house.seat not in g.seats:
            facts = {"house": name, "given": house.seat or "-", "seats": list(g.seats)}
            yield Problem(f"{PATH}.{name}.seat", "THR-GEN-01", "house-without-player", facts)
    for seat, houses in Counter(house.seat for house in g.state.houses.values()).items():
        if houses > 1 and seat in g.seats:
            told = {"seat": seat, "houses": [n for n, h in g.state.houses.items() if h.seat == seat]}
            yield Problem(PATH, "THR-GEN-01", "player-of-two-houses", told)


def _power(g: G, house: str) -> Iterator[Problem]:
    """THR-LIM-02: twenty power tokens in all, those on the board included."""
    power, limit = g.state.houses[house].power, g.content.power.per_house
    if power < 0 or reserve(g, house) < 0:
        on_board = sum(token.house == house for token in g.state.power_tokens.values())
        facts = {"house": house, "power": power, "on_board": on_board, "limit": limit}
        yield Problem(f"{PATH}.{house}.power", "THR-LIM-02", "power-beyond-limit", facts)


def _supply(g: G, house: str) -> Iterator[Problem]:
    """A level of the table (THR-SUP-01) and armies within it (THR-SUP-04), unless the house is just to
    remove what it cannot feed (THR-SUP-06)."""
    level, levels = g.state.houses[house].supply, len(g.content.supply_table)
    if not 0 <= level < levels:
        facts = {"house": house, "level": level, "high": levels - 1}
        yield Problem(f"{PATH}.{house}.supply", "THR-SUP-01", "supply-off-table", facts)
    elif not supply.within(g, house, {}) and AdjustSupply(house=house, at="remove_units") not in g.stack:
        sizes = sorted((n for n in supply.sizes(g, house).values() if n > 1), reverse=True)
        told = {"house": house, "level": level, "armies": sizes, "limits": supply.limits(g, house)}
        yield Problem(f"{PATH}.{house}.supply", "THR-SUP-04", "armies-over-supply", told)


def _tracks(g: G) -> Iterator[Problem]:
    """Every house stands once on each of the three tracks (THR-COK-08), which are empty only while
    kings clash (THR-COK-01); position 1 holds the large token (THR-COK-05)."""
    path = "position.board.tracks"
    bidding = {s.track for s in g.stack if isinstance(s, TrackBidding) and s.at not in ("pay_bids", END)}
    for name in TRACKS:
        if name not in g.state.tracks:
            yield Problem(path, "THR-SET-08", "track-missing", {"track": name})
    for name, track in g.state.tracks.items():
        facts = {"track": name, "holder": track.holder}
        if name not in TRACKS:
            yield Problem(f"{path}.{name}", "THR-SET-08", "no-such-track", {"given": name, "known": TRACKS})
        elif not track.order and name not in bidding:
            yield Problem(f"{path}.{name}.order", "THR-COK-01", "track-empty", facts)
        elif track.order and sorted(track.order) != sorted(g.state.houses):
            yield Problem(f"{path}.{name}.order", "THR-COK-08", "track-positions", facts)
        elif track.holder not in g.state.houses or track.holder != (*track.order, track.holder)[0]:
            yield Problem(f"{path}.{name}.holder", "THR-COK-05", "holder-not-first", facts)
