/* What Python hands over, read into whole numbers of C.
 *
 * Nothing beyond REACH is read: below it every product and sum that Python has as a whole number is exact in
 * 64 bits and, where it becomes a fraction, in a double. What cannot be read is "unfit", and left to Python. */
#ifndef MONTJOIE_NUMBERS_H
#define MONTJOIE_NUMBERS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#if FLT_EVAL_METHOD != 0
#error "doubles are kept in wider registers here: results would not equal those of Python"
#endif

#define REACH (INT64_C(1) << 24)
#define UNIT INT64_C(1000000000) /* compass.UNIT */
#define TURN INT64_C(36000)      /* kernel.motion.TURN */
#define TOLERANCE INT64_C(10)    /* shapes.TOLERANCE */
#define CORNERS 64               /* of a part; one with more is unfit */

typedef struct {
    int64_t x, y;
} Point;

typedef struct {
    int count;
    Point corners[CORNERS];
} Part;

/* A whole number within REACH. */
static inline bool whole(PyObject *object, int64_t *number)
{
    int overflow;
    if (object == NULL || !PyLong_CheckExact(object))
        return false;
    *number = PyLong_AsLongLongAndOverflow(object, &overflow);
    return !overflow && *number <= REACH && *number >= -REACH;
}

static inline bool read_point(PyObject *object, Point *point)
{
    return PyTuple_CheckExact(object) && PyTuple_GET_SIZE(object) == 2 &&
           whole(PyTuple_GET_ITEM(object, 0), &point->x) && whole(PyTuple_GET_ITEM(object, 1), &point->y);
}

static bool read_part(PyObject *object, Part *part)
{
    if (!PyTuple_CheckExact(object))
        return false;
    Py_ssize_t count = PyTuple_GET_SIZE(object);
    if (count < 1 || count > CORNERS)
        return false;
    part->count = (int)count;
    for (Py_ssize_t index = 0; index < count; index++)
        if (!read_point(PyTuple_GET_ITEM(object, index), &part->corners[index]))
            return false;
    return true;
}

/* compass.rounded */
static inline int64_t rounded(int64_t numerator, int64_t denominator)
{
    if (numerator < 0)
        return -((2 * -numerator + denominator) / (2 * denominator));
    return (2 * numerator + denominator) / (2 * denominator);
}

/* The unit vectors of all facings, each asked of `compass.direction` once: sines stay Python's. */
static Point directions[TURN];
static bool known_direction[TURN];
static PyObject *direction_function; /* set by know_types */

/* compass.direction */
static bool direction(PyObject *facing, Point *vector)
{
    int64_t angle;
    if (!whole(facing, &angle))
        return false;
    angle = (angle % TURN + TURN) % TURN;
    if (!known_direction[angle]) {
        Point found;
        PyObject *pair = PyObject_CallFunction(direction_function, "L", (long long)angle);
        if (pair == NULL || !PyTuple_CheckExact(pair) || PyTuple_GET_SIZE(pair) != 2) {
            Py_XDECREF(pair);
            return false;
        }
        found.x = PyLong_AsLongLong(PyTuple_GET_ITEM(pair, 0));
        found.y = PyLong_AsLongLong(PyTuple_GET_ITEM(pair, 1));
        Py_DECREF(pair);
        if (PyErr_Occurred())
            return false;
        directions[angle] = found;
        known_direction[angle] = true;
    }
    *vector = directions[angle];
    return true;
}

/* compass.step */
static inline Point step(Point vector, int64_t distance)
{
    Point way = {rounded(vector.x * distance, UNIT), rounded(vector.y * distance, UNIT)};
    return way;
}

#endif
