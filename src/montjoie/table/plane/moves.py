"""The moves that bring one convex part onto another, from which distance, contact and ways follow.

All displacements of part `a` after which it meets part `b` form a convex polygon, `meeting(a, b)`. How
far the origin lies outside it is the distance of the parts, how deep inside it how far they overlap; a
straight move touches where its ray enters the polygon. Negative distances are depths.

Lengths are roots of sums of squares, not `math.hypot`: those round alike in every Python and in C.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from operator import itemgetter
from typing import TypeAlias

from montjoie.table.plane.compass import UNIT, Point, direction
from montjoie.table.plane.compiled import in_c
from montjoie.table.plane.cutting import Spot
from montjoie.table.plane.shapes import Outline, Part

Span: TypeAlias = tuple[float, float]


@in_c
def meeting(a: Part, b: Part) -> Part:
    """The displacements of `a` that make it meet `b`, as a convex polygon, counter-clockwise."""
    top, bottom = max(a, key=_upward), min(b, key=_upward)
    x, y = bottom[0] - top[0], bottom[1] - top[1]
    points = [(x, y)]
    ours, theirs = _edges(a, top), _edges(b, bottom)
    i, j, all_ours, all_theirs = 0, 0, len(ours), len(theirs)
    while i < all_ours and j < all_theirs:  # both go round counter-clockwise, the lesser turn first
        (p, q), (r, s) = ours[i], theirs[j]
        turn = q * r - p * s
        if turn >= 0:
            x, y, i = x - p, y - q, i + 1
        if turn <= 0:
            x, y, j = x + r, y + s, j + 1
        points.append((x, y))
    for p, q in ours[i:]:
        x, y = x - p, y - q
        points.append((x, y))
    for r, s in theirs[j:]:
        x, y = x + r, y + s
        points.append((x, y))
    if len(points) > 1:
        points.pop()  # round, back to the first
    return tuple(points)


_upward = itemgetter(1, 0)


def _edges(part: Part, first: Point) -> list[Point]:
    """The ways from corner to corner, from the first one on."""
    if len(part) == 1:
        return []
    start = part.index(first)
    px, py = first
    edges = []
    for x, y in (*part[start + 1 :], *part[: start + 1]):
        edges.append((x - px, y - py))
        px, py = x, y
    return edges


def meetings(a: Outline, b: Outline) -> list[Part]:
    """The meetings of all parts of two outlines; their radii are `room`."""
    return [meeting(one, other) for one in a.parts for other in b.parts]


def room(a: Outline, b: Outline) -> int:
    """How much nearer two outlines are than their parts, for being round."""
    return a.radius + b.radius


@in_c
def distance(region: Part) -> float:
    """From the origin to a convex region; inside, minus the depth."""
    nearest, depth = None, None
    for index, (x, y) in enumerate(region):
        px, py = region[index - 1]
        ex, ey = x - px, y - py
        side = px * ey - py * ex  # the origin's side of the edge: positive on the left, inside
        length2 = ex * ex + ey * ey
        if side > 0 and len(region) > 2:
            deep = side / sqrt(length2)
            depth = deep if depth is None else min(depth, deep)
            continue
        along = -(px * ex + py * ey)
        if along <= 0:
            far = sqrt(px * px + py * py)
        elif along >= length2:
            far = sqrt(x * x + y * y)
        else:
            far = abs(side) / sqrt(length2)
        nearest = far if nearest is None else min(nearest, far)
    if nearest is not None:
        return nearest
    return -(depth or 0.0)


@in_c
def closer(region: Part, limit: int, strict: bool = False) -> bool:
    """Whether `distance(region)` is at most `limit`, or less than it; exactly."""
    more = 1 if strict else 0
    limit2 = limit * limit
    flat = len(region) < 3
    outside = False
    px, py = region[-1]
    for x, y in region:
        ex, ey = x - px, y - py
        side = px * ey - py * ex
        if side > 0 and not flat:
            if limit < 0 and side * side < limit2 * (ex * ex + ey * ey) + more:
                return False
        else:
            if limit < 0:
                return False
            outside = True
            length2 = ex * ex + ey * ey
            along = -(px * ex + py * ey)
            if along <= 0:
                if px * px + py * py + more <= limit2:
                    return True
            elif along < length2 and side * side + more <= limit2 * length2:
                return True
        px, py = x, y
    return not outside


@in_c
def passing(region: Part, facing: int, limit: int) -> Span | None:
    """From when to when a straight move is at most `limit` from a convex region, over the whole line.

    A move passes each convex region once: times are distances from where it stands, negative behind it.
    """
    vx, vy = direction(facing)
    ux, uy = vx / UNIT, vy / UNIT
    spans = []
    if limit <= 0:
        return _through(region, ux, uy, limit)
    if (through := _through(region, ux, uy, 0)) is not None:
        spans.append(through)
    px, py = region[-1]
    for x, y in region:
        along, aside = x * ux + y * uy, x * uy - y * ux
        if abs(aside) <= limit:
            half = sqrt(limit * limit - aside * aside)
            spans.append((along - half, along + half))
        if length := sqrt((x - px) * (x - px) + (y - py) * (y - py)):
            out_x, out_y = (y - py) / length * limit, (px - x) / length * limit
            border = ((px, py), (px + out_x, py + out_y), (x + out_x, y + out_y), (x, y))
            if (through := _through(border, ux, uy, 0)) is not None:
                spans.append(through)
        px, py = x, y
    if not spans:
        return None
    return min(start for start, _ in spans), max(end for _, end in spans)


@in_c
def passings(a: Outline, b: Outline, facing: int, limit: int) -> list[Span]:
    """The same for each of the meetings of two outlines that it comes so near to."""
    spans = (passing(region, facing, limit) for region in meetings(a, b))
    return [span for span in spans if span is not None]


def within(region: Part, facing: int, limit: int) -> Span | None:
    """From when to when a straight move is at most `limit` from every side of a convex region: at least as
    long as in `passing`, with corners that are not rounded."""
    if len(region) < 3:
        return passing(region, facing, limit)
    vx, vy = direction(facing)
    return _through(region, vx / UNIT, vy / UNIT, limit)


def _through(region: Sequence[Spot], ux: float, uy: float, limit: int) -> Span | None:
    """The same for a limit of 0 or for a depth."""
    start, end = -inf, inf
    if len(region) < 3:
        return None
    px, py = region[-1]
    for x, y in region:
        ex, ey = x - px, y - py
        side = px * ey - py * ex + limit * sqrt(ex * ex + ey * ey)
        turn = ex * uy - ey * ux
        if abs(turn) < 1e-9:
            if side < 0:
                return None
        elif turn > 0:
            start = max(start, -side / turn)
        else:
            end = min(end, side / -turn)
        px, py = x, y
    return (start, end) if start <= end else None
