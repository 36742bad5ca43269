"""Trays against trays: flush on a side, as near as others allow, or moved out of the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import cos, hypot, pi, sin

from montjoie.kernel.motion import TURN
from montjoie.table.plane.compass import QUARTER, step
from montjoie.table.plane.cutting import Spot
from montjoie.table.plane.motion import contact_after
from montjoie.table.plane.moves import Span, meetings, passings, room
from montjoie.table.plane.relations import gap, near, overlap, placing
from montjoie.table.plane.shapes import TOLERANCE, Outline, Part, Side, Tray, moved, tray
from montjoie.table.plane.turning import reach

ROUND = 64  # sides of the polygon round a circle
NEARBY = 1500  # how far a way out is looked for first
TABLE = 200_000  # further than any table reaches
EXACT = 1_000_000  # a step that gives a direction


def flush(width: int, depth: int, target: Tray, side: Side, shift: int) -> Tray:
    """A tray whose front lies along a side of the target, `shift` to its own right of the middle."""
    outward = target.outward(side)
    (ax, ay), (bx, by) = target.side(side)
    dx, dy = step(outward, depth)
    right_x, right_y = step(outward - QUARTER, 2 * shift)
    x, y = ax + bx + dx + right_x, ay + by + dy + right_y  # twice the centre: one rounding in all
    return tray(round(x / 2), round(y / 2), width, depth, (outward + TURN // 2) % TURN)


def pressed(own: Tray, target: Tray, heading: int) -> Iterator[tuple[int, Tray]]:
    """Where a tray comes to touch another straight ahead, as it stands or moved aside first so that corners
    of the two are in line; each with how far aside, the least first."""
    ux, uy = step(heading + QUARTER, 1000)
    mine, other = ([(x * ux + y * uy) // 1000 for x, y in each.corners] for each in (own, target))
    for aside in sorted({0, *(b - a for a in mine for b in other)}, key=abs):
        slid = moved(own, *step(heading + QUARTER, aside))
        far = contact_after(slid, heading, target, round(round(gap(slid, target)) + reach(slid, slid.centre)))
        if far is not None:
            yield abs(aside), moved(slid, *step(heading, far))


def fronting(own: Tray, target: Tray, side: Side) -> Tray:
    """A tray with its front to a side of the target, where it stands along that side."""
    (ax, ay), (bx, by) = target.side(side)
    dx, dy = step(target.outward(side) - QUARTER, EXACT)
    shift = round(((2 * own.x - ax - bx) * dx + (2 * own.y - ay - by) * dy) / (2 * EXACT))
    return flush(own.width, own.depth, target, side, shift)


def aligned(width: int, depth: int, target: Tray, side: Side, share: int) -> tuple[Tray, ...]:
    """The places of a charger with its front flush on a side of the target.

    A share of 100 has one, middle on middle; 50 has two, the charger's middle on the end of the side to
    its left, then to its right.
    """
    return tuple(flush(width, depth, target, side, shift) for shift in _shifts(target, side, share))


def _shifts(target: Tray, side: Side, share: int) -> tuple[int, ...]:
    if share == 100:
        return (0,)
    half = _edge(target, side) // 2
    return -half, half


def _edge(target: Tray, side: Side) -> int:
    return target.width if side in ("front", "rear") else target.depth


def slide_positions(
    width: int, depth: int, target: Tray, side: Side, obstacles: Sequence[Outline], clearance: int = 0
) -> tuple[Tray, ...]:
    """The places of a charger on a side that overlap no obstacle: all free ones of `aligned`, else the
    nearest to one of those along the side.

    At least half of the charger's front stays on the side, or the whole side if that is shorter. With a
    clearance obstacles stay that far away. Empty where no place is free.
    """

    def fits(place: Tray) -> bool:
        if clearance and any(near(place, other, clearance - TOLERANCE - 2) for other in obstacles):
            return False
        return not placing(place, obstacles)

    edge = _edge(target, side)
    furthest = (edge + width) // 2 - min(width // 2, edge)
    ideals = (0, *_shifts(target, side, 50))
    middle = flush(width, depth, target, side, 0)
    rightward = target.outward(side) - QUARTER
    blocked = [
        span
        for other in obstacles
        if near(middle, other, furthest + clearance)
        for span in _blocked(middle, rightward, other, clearance)
    ]
    ends = (round(end) for span in blocked for end in span)
    places = sorted(
        (min(abs(shift - ideal) for ideal in ideals), shift)
        for shift in {*ideals, *ends}  # in contact with something or aligned
        if abs(shift) <= furthest
    )
    nearest: int | None = None
    free = []
    for far, shift in places:
        if nearest is not None and far > nearest:
            break
        place = flush(width, depth, target, side, shift)
        if fits(place):
            nearest = far
            free.append(place)
    return tuple(free)


def _blocked(piece: Tray, facing: int, other: Outline, clearance: int) -> list[Span]:
    """The shifts at which a tray overlaps an obstacle or is nearer than the clearance."""
    return passings(piece, other, facing, room(piece, other) + clearance)


def pushed_out(
    piece: Tray, obstacles: Sequence[Outline], away_from: Outline, clearance: int, limit: int | None = None
) -> Tray | None:
    """The tray moved as little as possible, without turning, to stand `clearance` from one outline and
    overlap none of the obstacles; None where that takes more than `limit`.
    """

    def fits(there: Tray) -> bool:
        return gap(there, away_from) >= clearance and not any(overlap(there, each) for each in obstacles)

    if fits(piece):
        return piece
    walls = [(away_from, clearance + 1), *((other, 0) for other in obstacles)]
    radius, end = NEARBY, TABLE if limit is None else limit
    while True:  # what is further than the radius cannot be met on a shorter way
        regions = [
            _widened(region, room(piece, wall) + reach)
            for wall, reach in walls
            if near(piece, wall, radius + reach)
            for region in meetings(piece, wall)
        ]
        for x, y in sorted(_outermost(regions, radius), key=lambda spot: hypot(*spot)):
            if hypot(x, y) > min(radius, end):
                break
            if fits(there := moved(piece, round(x), round(y))):
                return there
        if radius >= end:
            return None
        radius *= 4


def _widened(region: Part, reach: int) -> list[Spot]:
    """A convex polygon round all points within `reach` of a convex region."""
    if reach <= 0:
        return list(region)
    wide = reach / cos(pi / ROUND)
    disc = [
        (wide * cos(pi * (2 * k + 1) / ROUND), wide * sin(pi * (2 * k + 1) / ROUND)) for k in range(ROUND)
    ]
    return _hull([(x + dx, y + dy) for x, y in region for dx, dy in disc])


def _hull(points: Iterable[Spot]) -> list[Spot]:
    ordered = sorted(set(points))
    chains: list[list[Spot]] = []
    for way in (ordered, ordered[::-1]):
        chain: list[Spot] = []
        for x, y in way:
            while len(chain) > 1:
                (px, py), (qx, qy) = chain[-2:]
                if (qx - px) * (y - py) - (qy - py) * (x - px) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def _outermost(regions: list[list[Spot]], radius: int) -> Iterator[Spot]:
    """The points within a radius where the least way out of all the regions can end.

    That is the nearest point of a side, or where sides of two regions cross.
    """
    edges: list[tuple[Spot, Spot, int]] = []
    for number, region in enumerate(regions):
        for index, (qx, qy) in enumerate(region):
            px, py = region[index - 1]
            ex, ey = qx - px, qy - py
            along = min(1.0, max(0.0, -(px * ex + py * ey) / (ex * ex + ey * ey)))
            nearest = px + along * ex, py + along * ey
            if hypot(*nearest) <= radius:
                yield nearest
                edges.append(((px, py), (ex, ey), number))
    for ((px, py), (ex, ey), number), ((rx, ry), (fx, fy), other) in combinations(edges, 2):
        turn = ex * fy - ey * fx
        if number == other or not turn:
            continue
        dx, dy = rx - px, ry - py
        share = (dx * fy - dy * fx) / turn
        if 0 <= share <= 1 and 0 <= (dx * ey - dy * ex) / turn <= 1:
            yield px + share * ex, py + share * ey
