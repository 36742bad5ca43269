/* How Python calls a twin: arguments by place or name, and the function in Python for what is out of reach. */
#ifndef MONTJOIE_CALLS_H
#define MONTJOIE_CALLS_H

#include "outlines.h"

static PyObject *pure_functions; /* by name */

typedef struct {
    const char *name;
    int required, total;
    const char *parameters[6];
} Call;

static PyObject *pure(const Call *call, PyObject *const *args, Py_ssize_t count, PyObject *names)
{
    /* An interruption in what was called in Python is no misfit: it goes on to who interrupts. */
    if (PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_Exception))
        return NULL;
    PyErr_Clear();
    PyObject *function = PyDict_GetItemString(pure_functions, call->name);
    if (function == NULL)
        return PyErr_Format(PyExc_RuntimeError, "%s has no twin in Python", call->name);
    return PyObject_Vectorcall(function, args, (size_t)count, names);
}

/* The arguments in their order, NULL for those left out; false where the call is a wrong one. */
static bool arguments(const Call *call, PyObject *const *args, Py_ssize_t count, PyObject *names, PyObject **found)
{
    if (count > call->total)
        return false;
    for (int index = 0; index < call->total; index++)
        found[index] = index < count ? args[index] : NULL;
    for (Py_ssize_t named = 0; names != NULL && named < PyTuple_GET_SIZE(names); named++) {
        int index = 0;
        PyObject *name = PyTuple_GET_ITEM(names, named);
        while (index < call->total && PyUnicode_CompareWithASCIIString(name, call->parameters[index]))
            index++;
        if (index == call->total || found[index] != NULL)
            return false;
        found[index] = args[count + named];
    }
    for (int index = 0; index < call->required; index++)
        if (found[index] == NULL)
            return false;
    return know_types();
}

static inline bool number_or(PyObject *object, int64_t otherwise, int64_t *number)
{
    *number = otherwise;
    return object == NULL || whole(object, number);
}

static bool read_region(PyObject *object, Region *region)
{
    Part part;
    if (!read_part(object, &part))
        return false;
    region->count = part.count;
    memcpy(region->corners, part.corners, sizeof(Point) * (size_t)part.count);
    return true;
}

static PyObject *told_span(bool any, Span span)
{
    return any ? Py_BuildValue("(dd)", span.start, span.end) : Py_NewRef(Py_None);
}

/* A distance as a whole number, cut off as `int` does; false where it is none. */
static inline bool cut_off(double way, int64_t *number)
{
    *number = 0;
    if (!(way > -9e15 && way < 9e15))
        return false;
    *number = (int64_t)way;
    return true;
}

#define FACE(name_, required_, total_, ...)                                                                  \
    static const Call call_##name_ = {#name_, required_, total_, {__VA_ARGS__}};                             \
    static PyObject *face_##name_(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names)
#define ARGUMENTS(name_)                                                                                     \
    PyObject *given[6];                                                                                      \
    (void)self;                                                                                              \
    if (!arguments(&call_##name_, args, count, names, given))                                                \
    return UNFIT(name_)
#define UNFIT(name_) pure(&call_##name_, args, count, names)

#endif
