/* The twins in C of the hot functions of the plane.
 *
 * A twin answers exactly as the function of the same name in Python, to the last bit; what is out of its
 * reach (numbers too large, fractions where whole numbers belong, a wrong call) it hands to that function. */
#include "motion.h"
#include "relations.h"

/* Polygons cut by a half plane: cutting.py */

/* A number as Python counts with it: whole ones below a bound, so that they and their products are exact. */
static inline bool read_number(PyObject *object, double bound, double *number)
{
    if (PyFloat_CheckExact(object)) {
        *number = PyFloat_AS_DOUBLE(object);
        return true;
    }
    int64_t exact;
    int overflow;
    if (!PyLong_CheckExact(object))
        return false;
    exact = PyLong_AsLongLongAndOverflow(object, &overflow);
    *number = (double)exact;
    return !overflow && *number <= bound && *number >= -bound;
}

FACE(clip, 2, 2, "part", "plane")
{
    double plane[3], x[CORNERS], y[CORNERS], value[CORNERS];
    bool inside = true, outside = true;
    ARGUMENTS(clip);
    if (!is_sequence(given[0]) || !PyTuple_CheckExact(given[1]) || PyTuple_GET_SIZE(given[1]) != 3)
        return UNFIT(clip);
    Py_ssize_t many = PySequence_Fast_GET_SIZE(given[0]);
    if (many < 1 || many > CORNERS)
        return UNFIT(clip);
    for (int i = 0; i < 3; i++)
        if (!read_number(PyTuple_GET_ITEM(given[1], i), (double)REACH * (i < 2 ? 2 : 2.0 * REACH), &plane[i]))
            return UNFIT(clip);
    for (Py_ssize_t i = 0; i < many; i++) {
        PyObject *spot = PySequence_Fast_GET_ITEM(given[0], i);
        if (!PyTuple_CheckExact(spot) || PyTuple_GET_SIZE(spot) != 2 ||
            !read_number(PyTuple_GET_ITEM(spot, 0), REACH, &x[i]) ||
            !read_number(PyTuple_GET_ITEM(spot, 1), REACH, &y[i]))
            return UNFIT(clip);
        value[i] = plane[0] * x[i] + plane[1] * y[i] + plane[2];
        if (!isfinite(value[i]))
            return UNFIT(clip);
        inside = inside && value[i] >= 0;
        outside = outside && value[i] <= 0;
    }
    if (inside)
        return Py_NewRef(given[0]);
    if (outside)
        return PyTuple_New(0);
    PyObject *kept = PyList_New(0);
    for (Py_ssize_t i = 0, before = many - 1; kept != NULL && i < many; before = i++) {
        if ((value[before] > 0 && value[i] < 0) || (value[before] < 0 && value[i] > 0)) {
            double share = value[before] / (value[before] - value[i]);
            PyObject *cut =
                Py_BuildValue("(dd)", x[before] + share * (x[i] - x[before]), y[before] + share * (y[i] - y[before]));
            if (cut == NULL || PyList_Append(kept, cut) < 0)
                Py_CLEAR(kept);
            Py_XDECREF(cut);
        }
        if (kept != NULL && value[i] >= 0 && PyList_Append(kept, PySequence_Fast_GET_ITEM(given[0], i)) < 0)
            Py_CLEAR(kept);
    }
    return kept;
}

/* Regions: moves.py */

FACE(meeting, 2, 2, "a", "b")
{
    Part a, b;
    Region region;
    ARGUMENTS(meeting);
    if (!read_part(given[0], &a) || !read_part(given[1], &b))
        return UNFIT(meeting);
    meeting(&a, &b, &region);
    PyObject *corners = PyTuple_New(region.count);
    for (int index = 0; corners != NULL && index < region.count; index++) {
        Point at = region.corners[index];
        PyObject *corner = Py_BuildValue("(LL)", (long long)at.x, (long long)at.y);
        if (corner == NULL)
            Py_CLEAR(corners);
        else
            PyTuple_SET_ITEM(corners, index, corner);
    }
    return corners;
}

FACE(distance, 1, 1, "region")
{
    Region region;
    ARGUMENTS(distance);
    return read_region(given[0], &region) ? PyFloat_FromDouble(distance(&region)) : UNFIT(distance);
}

FACE(closer, 2, 3, "region", "limit", "strict")
{
    Region region;
    int64_t limit;
    ARGUMENTS(closer);
    if (!read_region(given[0], &region) || !whole(given[1], &limit) || (given[2] && !PyBool_Check(given[2])))
        return UNFIT(closer);
    return PyBool_FromLong(closer(&region, limit, given[2] == Py_True));
}

FACE(passing, 3, 3, "region", "facing", "limit")
{
    Region region;
    Point vector;
    int64_t limit;
    Span span;
    ARGUMENTS(passing);
    if (!read_region(given[0], &region) || !direction(given[1], &vector) || !whole(given[2], &limit))
        return UNFIT(passing);
    bool any = passing(&region, vector, limit, &span);
    return told_span(any, span);
}

FACE(passings, 4, 4, "a", "b", "facing", "limit")
{
    Meetings all;
    Point vector;
    int64_t limit;
    Span span;
    int more;
    ARGUMENTS(passings);
    if (!direction(given[2], &vector) || !whole(given[3], &limit) || !open_meetings(&all, given[0], given[1]))
        return UNFIT(passings);
    PyObject *spans = PyList_New(0);
    while (spans != NULL && (more = next_meeting(&all)) != 0) {
        if (more < 0) {
            close_meetings(&all);
            Py_DECREF(spans);
            return UNFIT(passings);
        }
        if (!passing(&all.region, vector, limit, &span))
            continue;
        PyObject *told = told_span(true, span);
        if (told == NULL || PyList_Append(spans, told) < 0)
            Py_CLEAR(spans);
        Py_XDECREF(told);
    }
    close_meetings(&all);
    return spans;
}

/* Trays: shapes.py, compass.py */

FACE(step, 2, 2, "facing", "distance")
{
    Point vector;
    int64_t far;
    ARGUMENTS(step);
    if (!direction(given[0], &vector) || !whole(given[1], &far))
        return UNFIT(step);
    Point way = step(vector, far);
    return Py_BuildValue("(LL)", (long long)way.x, (long long)way.y);
}

FACE(halfway, 4, 4, "point", "facing", "right", "ahead")
{
    Point from, vector;
    int64_t right, ahead;
    ARGUMENTS(halfway);
    if (!read_point(given[0], &from) || !direction(given[1], &vector) || !whole(given[2], &right) ||
        !whole(given[3], &ahead))
        return UNFIT(halfway);
    int64_t x = from.x + rounded(right * vector.y + ahead * vector.x, 2 * UNIT);
    int64_t y = from.y + rounded(-right * vector.x + ahead * vector.y, 2 * UNIT);
    return Py_BuildValue("(LL)", (long long)x, (long long)y);
}

/* math.isqrt, of what a double has nearly exactly */
static int64_t whole_root(int64_t square)
{
    int64_t root = (int64_t)sqrt((double)square);
    while (root * root > square)
        root--;
    while ((root + 1) * (root + 1) <= square)
        root++;
    return root;
}

FACE(tray, 5, 5, "x", "y", "width", "depth", "facing")
{
    int64_t x, y, width, depth, angle;
    Point u;
    ARGUMENTS(tray);
    if (!whole(given[0], &x) || !whole(given[1], &y) || !whole(given[2], &width) || !whole(given[3], &depth) ||
        !whole(given[4], &angle) || !direction(given[4], &u))
        return UNFIT(tray);
    int64_t fx = rounded(u.x * depth, 2 * UNIT), fy = rounded(u.y * depth, 2 * UNIT);
    int64_t rx = rounded(u.y * width, 2 * UNIT), ry = rounded(-u.x * width, 2 * UNIT);
    int64_t reach_x = llabs(fx) + llabs(rx), reach_y = llabs(fy) + llabs(ry);
    PyObject *corners[4], *fields[14] = {NULL};
    corners[0] = Py_BuildValue("(LL)", (long long)(x + fx - rx), (long long)(y + fy - ry));
    corners[1] = Py_BuildValue("(LL)", (long long)(x + fx + rx), (long long)(y + fy + ry));
    corners[2] = Py_BuildValue("(LL)", (long long)(x - fx + rx), (long long)(y - fy + ry));
    corners[3] = Py_BuildValue("(LL)", (long long)(x - fx - rx), (long long)(y - fy - ry));
    if (corners[0] && corners[1] && corners[2] && corners[3]) {
        fields[0] = PyTuple_Pack(4, corners[0], corners[1], corners[2], corners[3]);
        fields[1] = Py_BuildValue("((OOOO))", corners[3], corners[2], corners[1], corners[0]);
    }
    for (int index = 0; index < 4; index++)
        Py_XDECREF(corners[index]);
    fields[2] = PyLong_FromLongLong(x - reach_x);
    fields[3] = PyLong_FromLongLong(y - reach_y);
    fields[4] = PyLong_FromLongLong(x + reach_x);
    fields[5] = PyLong_FromLongLong(y + reach_y);
    for (int index = 0; index < 4; index++)
        fields[6 + index] = Py_NewRef(given[index]);
    fields[10] = PyLong_FromLongLong((angle % TURN + TURN) % TURN);
    fields[11] = Py_BuildValue("(LL)", (long long)fx, (long long)fy);
    fields[12] = Py_BuildValue("(LL)", (long long)rx, (long long)ry);
    fields[13] = Py_BuildValue("(LL)", (long long)whole_root(TOLERANCE * TOLERANCE * (fx * fx + fy * fy)),
                               (long long)whole_root(TOLERANCE * TOLERANCE * (rx * rx + ry * ry)));
    bool made = true;
    for (int index = 0; index < 14; index++)
        made = made && fields[index] != NULL;
    PyObject *tray = made ? PyObject_Vectorcall((PyObject *)tray_type, fields, 14, NULL) : NULL;
    for (int index = 0; index < 14; index++)
        Py_XDECREF(fields[index]);
    return tray;
}

/* The module */

#define TWIN(name_)                                                                                              {                                                                                                                #name_, (PyCFunction)(void (*)(void))face_##name_, METH_FASTCALL | METH_KEYWORDS,                                "The twin in C of the function of this name."                                                        }

static PyObject *twin(PyObject *module, PyObject *function)
{
    PyObject *name = PyObject_GetAttrString(function, "__name__");
    PyObject *found = name ? PyObject_GetAttr(module, name) : NULL;
    if (found != NULL && PyDict_SetItem(pure_functions, name, function) < 0)
        Py_CLEAR(found);
    Py_XDECREF(name);
    return found;
}

static PyMethodDef methods[] = {
    {"twin", twin, METH_O, "The function of the same name here; the one in Python is kept for what is out of reach."},
    TWIN(meeting),
    TWIN(distance),
    TWIN(closer),
    TWIN(passing),
    TWIN(passings),
    TWIN(near),
    TWIN(overlap),
    TWIN(gap),
    TWIN(around),
    TWIN(clip),
    TWIN(placing),
    TWIN(vacant),
    TWIN(crosses),
    TWIN(contact_after),
    TWIN(free_way),
    TWIN(step),
    TWIN(halfway),
    TWIN(tray),
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_geometry", "The hot functions of the plane in C.", -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__geometry(void)
{
    PyObject *module = PyModule_Create(&definition);
    pure_functions = PyDict_New();
    for (int index = 0; index < FIELDS; index++)
        field_words[index] = PyUnicode_InternFromString(field_names[index]);
    if (module == NULL || pure_functions == NULL || PyErr_Occurred() ||
        PyModule_AddObjectRef(module, "PURE", pure_functions) < 0 ||
        PyModule_AddIntConstant(module, "TOLERANCE", TOLERANCE) < 0 ||
        PyModule_AddIntConstant(module, "TURN", TURN) < 0 || PyModule_AddIntConstant(module, "UNIT", UNIT) < 0 ||
        PyModule_AddIntConstant(module, "REACH", REACH) < 0 ||
        PyModule_AddIntConstant(module, "CORNERS", CORNERS) < 0) {
        Py_XDECREF(module);
        return NULL;
    }
    return module;
}
