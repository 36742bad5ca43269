"""The free table: trays, polygons and discs at whole thousandths of an inch. Nothing here knows a rule.

Angles are whole hundredths of a degree; facing 0 looks to +y and 9000 to +x, as in `kernel.motion`. There
is one tolerance, `TOLERANCE`.
"""

from montjoie.table.plane.alignment import aligned, flush, fronting, pushed_out, slide_positions
from montjoie.table.plane.arcs import (
    Border,
    apron,
    arc_at,
    arc_shares,
    borders,
    contact_side,
    fan,
    front_angle,
    in_arc,
    majority,
)
from montjoie.table.plane.beside import beside
from montjoie.table.plane.blocks import Block, edge_cells, formations, outwards
from montjoie.table.plane.compass import Point, bearing, step
from montjoie.table.plane.frame import Line
from montjoie.table.plane.ground import Bounds, Ground
from montjoie.table.plane.matching import far, least_furthest
from montjoie.table.plane.motion import contact_after, crosses, free_way, sweep
from montjoie.table.plane.places import Box, grid, rings
from montjoie.table.plane.relations import (
    covers,
    gap,
    inside,
    meets,
    near,
    overlap,
    placing,
    point_gap,
    touching,
    travel,
)
from montjoie.table.plane.shadows import hidden_share
from montjoie.table.plane.shapes import (
    DIRECTIONS,
    SIDES,
    TOLERANCE,
    Direction,
    Disc,
    Outline,
    Pivot,
    Shape,
    Side,
    Tray,
    ahead,
    laid,
    moved,
    polygon,
    slid,
    tray,
    turned,
)
from montjoie.table.plane.sight import blocked_by, clear, may_see, sees, stopped_by
from montjoie.table.plane.turning import free_facings, free_turn, reach, swing
from montjoie.table.plane.ways import Stretch, cost, is_wheel, walk, wheel_cost, widest_wheel

__all__ = [
    "DIRECTIONS",
    "SIDES",
    "TOLERANCE",
    "Block",
    "Border",
    "Bounds",
    "Box",
    "Direction",
    "Disc",
    "Ground",
    "Line",
    "Outline",
    "Pivot",
    "Point",
    "Shape",
    "Side",
    "Stretch",
    "Tray",
    "ahead",
    "aligned",
    "apron",
    "arc_at",
    "arc_shares",
    "bearing",
    "beside",
    "blocked_by",
    "borders",
    "clear",
    "contact_after",
    "contact_side",
    "cost",
    "covers",
    "crosses",
    "edge_cells",
    "fan",
    "far",
    "flush",
    "formations",
    "free_facings",
    "free_turn",
    "free_way",
    "front_angle",
    "fronting",
    "gap",
    "grid",
    "hidden_share",
    "in_arc",
    "inside",
    "is_wheel",
    "laid",
    "least_furthest",
    "majority",
    "may_see",
    "meets",
    "moved",
    "near",
    "outwards",
    "overlap",
    "placing",
    "point_gap",
    "polygon",
    "pushed_out",
    "reach",
    "rings",
    "sees",
    "slid",
    "slide_positions",
    "step",
    "stopped_by",
    "sweep",
    "swing",
    "touching",
    "travel",
    "tray",
    "turned",
    "walk",
    "wheel_cost",
    "widest_wheel",
]
