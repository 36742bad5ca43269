/* motion.py: straight moves, what they touch and cross, and how far they can go. */
#ifndef MONTJOIE_MOTION_H
#define MONTJOIE_MOTION_H

#include "calls.h"

/* motion._on_the_way: 1 for yes, 0 for no, -1 for unfit. */
static int on_the_way(PyObject *piece, Point vector, int64_t distance, PyObject *other, int64_t margin)
{
    Outline own, its;
    Point way = step(vector, distance);
    if (!read_box(piece, &own) || !read_box(other, &its))
        return -1;
    margin += 1;
    return its.west <= own.east + margin + (way.x > 0 ? way.x : 0) &&
           its.east >= own.west - margin + (way.x < 0 ? way.x : 0) &&
           its.south <= own.north + margin + (way.y > 0 ? way.y : 0) &&
           its.north >= own.south - margin + (way.y < 0 ? way.y : 0);
}

FACE(crosses, 4, 5, "piece", "facing", "distance", "shape", "slack")
{
    Meetings all;
    Point vector;
    Span span;
    int64_t far, slack;
    ARGUMENTS(crosses);
    if (!direction(given[1], &vector) || !whole(given[2], &far) || !number_or(given[4], 0, &slack))
        return UNFIT(crosses);
    int more = on_the_way(given[0], vector, far, given[3], 0);
    if (more > 0) {
        if (!open_meetings(&all, given[0], given[3]))
            return UNFIT(crosses);
        int64_t reach = room(&all) - TOLERANCE - slack;
        while ((more = next_meeting(&all)) > 0)
            if (passing(&all.region, vector, reach, &span) && span.end > 0 && span.start < (double)far)
                break;
        close_meetings(&all);
    }
    return more < 0 ? UNFIT(crosses) : PyBool_FromLong(more);
}

/* motion._touch and motion._graze: how far to the first contact; 1 if there is one, 0 if not, -1 unfit. */
static int touch(const Region *region, Point vector, int64_t reach, int64_t limit, bool rough, int64_t *way)
{
    Span grazing, exact;
    bool met = rough ? within(region, vector, reach + TOLERANCE, &grazing)
                     : passing(region, vector, reach + TOLERANCE, &grazing);
    if (!met || grazing.end < 0 || grazing.start > (double)limit)
        return 0;
    bool closes = !rough && passing(region, vector, reach, &exact) && exact.end >= 0;
    if (!cut_off(closes ? exact.start : grazing.start, way))
        return -1;
    if (!rough && *way > limit)
        *way = limit;
    if (*way < 0)
        *way = 0;
    return 1;
}

FACE(contact_after, 4, 5, "piece", "facing", "other", "limit", "slack")
{
    Meetings all;
    Point vector;
    int64_t limit, slack, way, least = 0;
    bool any = false;
    ARGUMENTS(contact_after);
    if (!direction(given[1], &vector) || !whole(given[3], &limit) || !number_or(given[4], 0, &slack))
        return UNFIT(contact_after);
    int more = on_the_way(given[0], vector, limit, given[2], TOLERANCE + (slack > 0 ? slack : 0));
    if (more > 0) {
        if (!open_meetings(&all, given[0], given[2]))
            return UNFIT(contact_after);
        while ((more = next_meeting(&all)) > 0) {
            int met = touch(&all.region, vector, room(&all) + slack, limit, slack > 0, &way);
            if (met < 0) {
                more = -1;
                break;
            }
            if (met && (!any || way < least))
                least = way;
            any = any || met;
        }
        close_meetings(&all);
    }
    if (more < 0)
        return UNFIT(contact_after);
    return any ? PyLong_FromLongLong(least) : Py_NewRef(Py_None);
}

/* motion._free: what is left of the limit; -1 where it is unfit. A limit below 0 never comes here. */
static int64_t free_before(const Region *region, Point vector, int64_t reach, int64_t limit)
{
    Span close, start;
    int64_t way;
    if (!passing(region, vector, reach - TOLERANCE, &close) || close.end <= 0 || close.start >= (double)limit)
        return limit;
    if (close.start <= 0) {
        Point ahead = step(vector, TOLERANCE);
        Region onward = *region;
        for (int index = 0; index < region->count; index++) {
            onward.corners[index].x -= ahead.x;
            onward.corners[index].y -= ahead.y;
        }
        return distance(&onward) >= distance(region) ? limit : 0;
    }
    if (!passing(region, vector, reach, &start))
        return limit;
    if (!cut_off(start.start, &way))
        return -1;
    way = way < limit ? way : limit;
    return way > 0 ? way : 0;
}

FACE(free_way, 4, 5, "piece", "facing", "others", "limit", "clearance")
{
    Meetings all;
    Point vector;
    int64_t limit, clearance;
    ARGUMENTS(free_way);
    if (!(PyTuple_CheckExact(given[2]) || PyList_CheckExact(given[2])) || !direction(given[1], &vector) ||
        !whole(given[3], &limit) || !number_or(given[4], 0, &clearance) || limit < 0)
        return UNFIT(free_way);
    for (Py_ssize_t index = 0; index < PySequence_Fast_GET_SIZE(given[2]); index++) {
        PyObject *other = PySequence_Fast_GET_ITEM(given[2], index);
        int more = on_the_way(given[0], vector, limit, other, clearance);
        if (more > 0) {
            if (!open_meetings(&all, given[0], other))
                return UNFIT(free_way);
            int64_t reach = room(&all) + clearance;
            while (limit >= 0 && (more = next_meeting(&all)) > 0)
                limit = free_before(&all.region, vector, reach, limit);
            close_meetings(&all);
        }
        if (more < 0 || limit < 0)
            return UNFIT(free_way);
    }
    return PyLong_FromLongLong(limit);
}

#endif
