/* moves.py: the moves that bring one convex part onto another, formula for formula. */
#ifndef MONTJOIE_REGIONS_H
#define MONTJOIE_REGIONS_H

#include "numbers.h"

typedef struct {
    int count;
    Point corners[2 * CORNERS + 1];
} Region;

typedef struct {
    double start, end;
} Span;

static inline bool above(Point one, Point other)
{
    return one.y > other.y || (one.y == other.y && one.x > other.x);
}

/* The way from a corner of a part, counted from its first one on, to the next. */
static inline Point edge(const Part *part, int first, int number)
{
    Point from = part->corners[(first + number) % part->count];
    Point to = part->corners[(first + number + 1) % part->count];
    Point way = {to.x - from.x, to.y - from.y};
    return way;
}

/* moves.meeting */
static void meeting(const Part *a, const Part *b, Region *region)
{
    int top = 0, bottom = 0, i = 0, j = 0, count = 0;
    for (int index = 1; index < a->count; index++)
        if (above(a->corners[index], a->corners[top]))
            top = index;
    for (int index = 1; index < b->count; index++)
        if (above(b->corners[bottom], b->corners[index]))
            bottom = index;
    int ours = a->count > 1 ? a->count : 0, theirs = b->count > 1 ? b->count : 0;
    Point here = {b->corners[bottom].x - a->corners[top].x, b->corners[bottom].y - a->corners[top].y};
    region->corners[count++] = here;
    while (i < ours || j < theirs) {
        Point own = {0, 0}, other = {0, 0};
        int64_t turn;
        if (i < ours)
            own = edge(a, top, i);
        if (j < theirs)
            other = edge(b, bottom, j);
        turn = i == ours ? -1 : j == theirs ? 1 : own.y * other.x - own.x * other.y;
        if (turn >= 0) {
            here.x -= own.x;
            here.y -= own.y;
            i++;
        }
        if (turn <= 0) {
            here.x += other.x;
            here.y += other.y;
            j++;
        }
        region->corners[count++] = here;
    }
    region->count = count > 1 ? count - 1 : count;
}

/* moves.distance */
static double distance(const Region *region)
{
    bool outside = false, inside = false;
    double nearest = 0.0, depth = 0.0;
    Point before = region->corners[region->count - 1];
    for (int index = 0; index < region->count; index++) {
        Point here = region->corners[index];
        int64_t ex = here.x - before.x, ey = here.y - before.y;
        int64_t side = before.x * ey - before.y * ex, length2 = ex * ex + ey * ey;
        if (side > 0 && region->count > 2) {
            double deep = (double)side / sqrt((double)length2);
            if (!inside || deep < depth)
                depth = deep;
            inside = true;
        } else {
            int64_t along = -(before.x * ex + before.y * ey);
            double far;
            if (along <= 0)
                far = sqrt((double)(before.x * before.x + before.y * before.y));
            else if (along >= length2)
                far = sqrt((double)(here.x * here.x + here.y * here.y));
            else
                far = (double)(side < 0 ? -side : side) / sqrt((double)length2);
            if (!outside || far < nearest)
                nearest = far;
            outside = true;
        }
        before = here;
    }
    return outside ? nearest : -depth;
}

/* moves.closer; its squares of areas need more than 64 bits. */
static bool closer(const Region *region, int64_t limit, bool strict)
{
    int more = strict ? 1 : 0;
    __int128 limit2 = (__int128)limit * limit;
    bool flat = region->count < 3, outside = false;
    Point before = region->corners[region->count - 1];
    for (int index = 0; index < region->count; index++) {
        Point here = region->corners[index];
        int64_t ex = here.x - before.x, ey = here.y - before.y;
        int64_t side = before.x * ey - before.y * ex, length2 = ex * ex + ey * ey;
        if (side > 0 && !flat) {
            if (limit < 0 && (__int128)side * side < limit2 * length2 + more)
                return false;
        } else {
            if (limit < 0)
                return false;
            outside = true;
            int64_t along = -(before.x * ex + before.y * ey);
            if (along <= 0) {
                if (before.x * before.x + before.y * before.y + more <= limit2)
                    return true;
            } else if (along < length2 && (__int128)side * side + more <= limit2 * length2)
                return true;
        }
        before = here;
    }
    return !outside;
}

/* An edge of a region that a straight move enters or leaves by; false where it passes outside of it. */
static inline bool cut(Span *span, double px, double py, double x, double y, double ux, double uy, double limit)
{
    double ex = x - px, ey = y - py;
    double side = px * ey - py * ex + limit * sqrt(ex * ex + ey * ey);
    double turn = ex * uy - ey * ux;
    if (fabs(turn) < 1e-9)
        return !(side < 0);
    if (turn > 0) {
        double at = -side / turn;
        span->start = at > span->start ? at : span->start;
    } else {
        double at = side / -turn;
        span->end = at < span->end ? at : span->end;
    }
    return true;
}

/* moves._through */
static bool through(const Region *region, double ux, double uy, int64_t limit, Span *span)
{
    Point before = region->corners[region->count - 1];
    span->start = -INFINITY;
    span->end = INFINITY;
    if (region->count < 3)
        return false;
    for (int index = 0; index < region->count; index++) {
        Point here = region->corners[index];
        if (!cut(span, (double)before.x, (double)before.y, (double)here.x, (double)here.y, ux, uy, (double)limit))
            return false;
        before = here;
    }
    return span->start <= span->end;
}

/* The same for the strip between an edge of a region and the line so far outside of it. */
static bool through_border(double px, double py, double x, double y, double out_x, double out_y, double ux,
                           double uy, Span *span)
{
    double fx = px + out_x, fy = py + out_y, gx = x + out_x, gy = y + out_y;
    span->start = -INFINITY;
    span->end = INFINITY;
    return cut(span, x, y, px, py, ux, uy, 0.0) && cut(span, px, py, fx, fy, ux, uy, 0.0) &&
           cut(span, fx, fy, gx, gy, ux, uy, 0.0) && cut(span, gx, gy, x, y, ux, uy, 0.0) &&
           span->start <= span->end;
}

static inline void widen(Span *whole_span, bool *any, Span more)
{
    if (!*any || more.start < whole_span->start)
        whole_span->start = more.start;
    if (!*any || more.end > whole_span->end)
        whole_span->end = more.end;
    *any = true;
}

/* moves.passing */
static bool passing(const Region *region, Point vector, int64_t limit, Span *span)
{
    double ux = (double)vector.x / (double)UNIT, uy = (double)vector.y / (double)UNIT, wide = (double)limit;
    bool any = false;
    Span one;
    if (limit <= 0)
        return through(region, ux, uy, limit, span);
    if (through(region, ux, uy, 0, &one))
        widen(span, &any, one);
    Point before = region->corners[region->count - 1];
    for (int index = 0; index < region->count; index++) {
        Point here = region->corners[index];
        double x = (double)here.x, y = (double)here.y, px = (double)before.x, py = (double)before.y;
        double along = x * ux + y * uy, aside = x * uy - y * ux;
        if (fabs(aside) <= wide) {
            double half = sqrt(wide * wide - aside * aside);
            one.start = along - half;
            one.end = along + half;
            widen(span, &any, one);
        }
        double length = sqrt((x - px) * (x - px) + (y - py) * (y - py));
        if (length != 0.0) {
            double out_x = (y - py) / length * wide, out_y = (px - x) / length * wide;
            if (through_border(px, py, x, y, out_x, out_y, ux, uy, &one))
                widen(span, &any, one);
        }
        before = here;
    }
    return any;
}

/* moves.within */
static bool within(const Region *region, Point vector, int64_t limit, Span *span)
{
    if (region->count < 3)
        return passing(region, vector, limit, span);
    return through(region, (double)vector.x / (double)UNIT, (double)vector.y / (double)UNIT, limit, span);
}

#endif
