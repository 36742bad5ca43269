/* relations.py: distance, contact and overlap of outlines. Answers are 1 for yes, 0 for no, -1 for unfit. */
#ifndef MONTJOIE_RELATIONS_H
#define MONTJOIE_RELATIONS_H

#include "calls.h"

static int any_closer(PyObject *a, PyObject *b, int64_t limit, bool strict)
{
    Meetings all;
    int more;
    if (!open_meetings(&all, a, b))
        return -1;
    int64_t reach = limit + room(&all);
    while ((more = next_meeting(&all)) > 0)
        if (closer(&all.region, reach, strict))
            break;
    close_meetings(&all);
    return more;
}

static int near(PyObject *a, PyObject *b, int64_t limit)
{
    Outline one, other;
    if (!read_box(a, &one) || !read_box(b, &other))
        return -1;
    if (one.west - other.east > limit || other.west - one.east > limit || one.south - other.north > limit ||
        other.south - one.north > limit)
        return 0;
    return any_closer(a, b, limit, false);
}

static int overlap(PyObject *a, PyObject *b, int64_t slack)
{
    Outline one, other;
    Sides ours, theirs;
    if (slack < -TOLERANCE)
        return near(a, b, -TOLERANCE - slack);
    if (!read_box(a, &one) || !read_box(b, &other))
        return -1;
    if (one.west >= other.east || other.west >= one.east || one.south >= other.north || other.south >= one.north)
        return 0;
    if (slack || !is_tray(a) || !is_tray(b))
        return any_closer(a, b, -TOLERANCE - slack, true);
    return read_sides(a, &ours) && read_sides(b, &theirs) ? trays_overlap(&ours, &theirs) : -1;
}

FACE(near, 3, 3, "a", "b", "limit")
{
    int64_t limit;
    ARGUMENTS(near);
    int found = whole(given[2], &limit) ? near(given[0], given[1], limit) : -1;
    return found < 0 ? UNFIT(near) : PyBool_FromLong(found);
}

FACE(overlap, 2, 3, "a", "b", "slack")
{
    int64_t slack;
    ARGUMENTS(overlap);
    int found = number_or(given[2], 0, &slack) ? overlap(given[0], given[1], slack) : -1;
    return found < 0 ? UNFIT(overlap) : PyBool_FromLong(found);
}

FACE(gap, 2, 2, "a", "b")
{
    Meetings all;
    double least = INFINITY;
    int more;
    ARGUMENTS(gap);
    if (!open_meetings(&all, given[0], given[1]))
        return UNFIT(gap);
    while ((more = next_meeting(&all)) > 0) {
        double far = distance(&all.region);
        least = far < least ? far : least;
    }
    double apart = least - (double)room(&all);
    close_meetings(&all);
    return more < 0 ? UNFIT(gap) : PyFloat_FromDouble(apart > 0.0 ? apart : 0.0);
}

/* The list with one more number; NULL, and no list any more, where there is no memory. */
static PyObject *with_number(PyObject *numbers, Py_ssize_t number)
{
    PyObject *more = PyLong_FromSsize_t(number);
    if (more == NULL || PyList_Append(numbers, more) < 0)
        Py_CLEAR(numbers);
    Py_XDECREF(more);
    return numbers;
}

static inline bool is_sequence(PyObject *object)
{
    return PyTuple_CheckExact(object) || PyList_CheckExact(object);
}

FACE(around, 3, 3, "piece", "others", "limit")
{
    int64_t limit;
    ARGUMENTS(around);
    if (!is_sequence(given[1]) || !whole(given[2], &limit))
        return UNFIT(around);
    PyObject *indices = PyList_New(0);
    for (Py_ssize_t index = 0; indices != NULL && index < PySequence_Fast_GET_SIZE(given[1]); index++) {
        int found = near(given[0], PySequence_Fast_GET_ITEM(given[1], index), limit);
        if (found < 0) {
            Py_DECREF(indices);
            return UNFIT(around);
        }
        indices = found ? with_number(indices, index) : indices;
    }
    return indices;
}

FACE(placing, 2, 2, "piece", "others")
{
    ARGUMENTS(placing);
    if (!is_tray(given[0]) || !is_sequence(given[1]))
        return UNFIT(placing);
    PyObject *indices = PyList_New(0);
    for (Py_ssize_t index = 0; indices != NULL && index < PySequence_Fast_GET_SIZE(given[1]); index++) {
        int found = overlap(given[0], PySequence_Fast_GET_ITEM(given[1], index), 0);
        if (found < 0) {
            Py_DECREF(indices);
            return UNFIT(placing);
        }
        indices = found ? with_number(indices, index) : indices;
    }
    return indices;
}

/* A tray as `vacant` compares it. */
typedef struct {
    Outline box;
    Sides sides;
} Laid;

static bool read_laid(PyObject *tray, Laid *laid)
{
    return is_tray(tray) && read_box(tray, &laid->box) && read_sides(tray, &laid->sides);
}

/* Whether a tray, moved from where it is, overlaps another. */
static bool in_the_way(const Laid *piece, int64_t dx, int64_t dy, const Laid *other)
{
    const Outline *own = &piece->box, *box = &other->box;
    if (own->west + dx >= box->east || box->west >= own->east + dx || own->south + dy >= box->north ||
        box->south >= own->north + dy)
        return false;
    Sides there = piece->sides;
    there.centre.x += dx;
    there.centre.y += dy;
    return trays_overlap(&there, &other->sides);
}

FACE(vacant, 5, 5, "piece", "across", "along", "others", "start")
{
    int64_t at = 0, x, y;
    Laid piece;
    ARGUMENTS(vacant);
    if (!read_laid(given[0], &piece) || !is_sequence(given[1]) || !is_sequence(given[2]) || !is_sequence(given[3]) ||
        !whole(given[4], &at) || at < 0)
        return UNFIT(vacant);
    Py_ssize_t wide = PySequence_Fast_GET_SIZE(given[1]), many = PySequence_Fast_GET_SIZE(given[3]), before = 0, i;
    int64_t end = (int64_t)wide * PySequence_Fast_GET_SIZE(given[2]);
    Laid *others = PyMem_Malloc(sizeof(Laid) * (size_t)(many + 1));
    bool fit = others != NULL;
    for (i = 0; fit && i < many; i++)
        fit = read_laid(PySequence_Fast_GET_ITEM(given[3], i), &others[i]);
    for (; fit && at < end; at++) {
        fit = whole(PySequence_Fast_GET_ITEM(given[1], at % wide), &x) &&
              whole(PySequence_Fast_GET_ITEM(given[2], at / wide), &y);
        if (before < many && in_the_way(&piece, x, y, &others[before]))
            continue; /* what was in the way of the place before often is again */
        for (i = 0; i < many && !in_the_way(&piece, x, y, &others[i]); i++)
            ;
        if (i == many)
            break;
        before = i;
    }
    PyMem_Free(others);
    if (!fit)
        return UNFIT(vacant);
    return at < end ? PyLong_FromLongLong(at) : Py_NewRef(Py_None);
}

#endif
