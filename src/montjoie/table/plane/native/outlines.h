/* Outlines as shapes.py has them: boxes, parts, and the fields of a tray. */
#ifndef MONTJOIE_OUTLINES_H
#define MONTJOIE_OUTLINES_H

#include "regions.h"

enum { WEST, SOUTH, EAST, NORTH, PARTS, RADIUS, SHAPE_FIELDS, X = SHAPE_FIELDS, Y, AHEAD, RIGHT, SLACK, FIELDS };

static const char *const field_names[FIELDS] = {"west", "south", "east",  "north", "parts", "radius",
                                                "x",    "y",     "ahead", "right", "slack"};
static PyObject *field_words[FIELDS];
static PyTypeObject *shape_type, *tray_type;
static Py_ssize_t offsets[FIELDS]; /* of the fields of a tray, which begins with those of a shape */

typedef struct {
    int64_t west, south, east, north, radius;
    PyObject *parts; /* owned, a tuple */
} Outline;

static PyObject *imported(const char *module_name, const char *name)
{
    PyObject *module = PyImport_ImportModule(module_name);
    PyObject *found = module ? PyObject_GetAttrString(module, name) : NULL;
    Py_XDECREF(module);
    return found;
}

/* Find the classes and where they keep their fields; once, as soon as one is needed. */
static bool know_types(void)
{
    if (tray_type != NULL)
        return true;
    PyObject *compass = imported("montjoie.table.plane.compass", "direction");
    PyObject *shape = imported("montjoie.table.plane.shapes", "Shape");
    PyObject *tray = imported("montjoie.table.plane.shapes", "Tray");
    if (compass == NULL || shape == NULL || tray == NULL || !PyType_Check(shape) || !PyType_Check(tray))
        return false;
    for (int field = 0; field < FIELDS; field++) {
        PyObject *slot = PyObject_GetAttr(tray, field_words[field]);
        if (slot == NULL)
            return false;
        offsets[field] = 0;
        if (Py_IS_TYPE(slot, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)slot)->d_member;
            if (member->type == T_OBJECT_EX)
                offsets[field] = member->offset;
        }
        Py_DECREF(slot);
    }
    direction_function = compass;
    shape_type = (PyTypeObject *)shape;
    tray_type = (PyTypeObject *)tray;
    return true;
}

static inline bool is_tray(PyObject *object)
{
    return Py_IS_TYPE(object, tray_type);
}

/* A field of an outline, as a new reference; read where a tray or a shape keeps it, else asked for. */
static inline PyObject *field(PyObject *object, int name)
{
    if (offsets[name] && (is_tray(object) || (Py_IS_TYPE(object, shape_type) && name < SHAPE_FIELDS)))
        return Py_XNewRef(*(PyObject **)((char *)object + offsets[name]));
    return PyObject_GetAttr(object, field_words[name]);
}

static inline bool whole_field(PyObject *object, int name, int64_t *number)
{
    PyObject *value = field(object, name);
    bool fit = whole(value, number);
    Py_XDECREF(value);
    return fit;
}

static inline bool point_field(PyObject *object, int name, Point *point)
{
    PyObject *value = field(object, name);
    bool fit = value != NULL && read_point(value, point);
    Py_XDECREF(value);
    return fit;
}

static inline bool read_box(PyObject *object, Outline *outline)
{
    return whole_field(object, WEST, &outline->west) && whole_field(object, SOUTH, &outline->south) &&
           whole_field(object, EAST, &outline->east) && whole_field(object, NORTH, &outline->north);
}

/* The radius and the parts; these are to be given back. */
static inline bool read_parts(PyObject *object, Outline *outline)
{
    outline->radius = 0;
    if (!is_tray(object) && !Py_IS_TYPE(object, shape_type) && !whole_field(object, RADIUS, &outline->radius))
        return false;
    outline->parts = field(object, PARTS);
    if (outline->parts != NULL && PyTuple_CheckExact(outline->parts) && PyTuple_GET_SIZE(outline->parts) > 0)
        return true;
    Py_CLEAR(outline->parts);
    return false;
}

/* The meetings of all parts of two outlines, one after the other. */
typedef struct {
    Outline a, b;
    Py_ssize_t ours, theirs;
    Part own;
    Region region;
} Meetings;

static bool open_meetings(Meetings *all, PyObject *a, PyObject *b)
{
    all->ours = all->theirs = 0;
    all->a.parts = all->b.parts = NULL;
    if (read_parts(a, &all->a) && read_parts(b, &all->b))
        return true;
    Py_CLEAR(all->a.parts);
    return false;
}

static void close_meetings(Meetings *all)
{
    Py_CLEAR(all->a.parts);
    Py_CLEAR(all->b.parts);
}

/* 1 with the next region, 0 after the last, -1 where a part is unfit. */
static int next_meeting(Meetings *all)
{
    Part other;
    if (all->theirs == PyTuple_GET_SIZE(all->b.parts)) {
        all->theirs = 0;
        all->ours++;
    }
    if (all->ours == PyTuple_GET_SIZE(all->a.parts))
        return 0;
    if (all->theirs == 0 && !read_part(PyTuple_GET_ITEM(all->a.parts, all->ours), &all->own))
        return -1;
    if (!read_part(PyTuple_GET_ITEM(all->b.parts, all->theirs++), &other))
        return -1;
    meeting(&all->own, &other, &all->region);
    return 1;
}

static inline int64_t room(const Meetings *all)
{
    return all->a.radius + all->b.radius;
}

static inline int64_t area(Point one, Point other)
{
    int64_t found = one.x * other.y - one.y * other.x;
    return found < 0 ? -found : found;
}

typedef struct {
    Point centre, ahead, right, slack;
} Sides;

static bool read_sides(PyObject *tray, Sides *sides)
{
    return whole_field(tray, X, &sides->centre.x) && whole_field(tray, Y, &sides->centre.y) &&
           point_field(tray, AHEAD, &sides->ahead) && point_field(tray, RIGHT, &sides->right) &&
           point_field(tray, SLACK, &sides->slack);
}

/* relations._trays_overlap */
static bool trays_overlap(const Sides *a, const Sides *b)
{
    Point way = {b->centre.x - a->centre.x, b->centre.y - a->centre.y};
    int64_t ahead = area(a->ahead, b->ahead), ahead_right = area(a->ahead, b->right);
    int64_t right_ahead = area(a->right, b->ahead), right = area(a->right, b->right);
    int64_t own = area(a->ahead, a->right), other = area(b->ahead, b->right);
    return own + ahead + ahead_right - area(way, a->ahead) > a->slack.x &&
           own + right_ahead + right - area(way, a->right) > a->slack.y &&
           other + ahead + right_ahead - area(way, b->ahead) > b->slack.x &&
           other + ahead_right + right - area(way, b->right) > b->slack.y;
}

#endif
