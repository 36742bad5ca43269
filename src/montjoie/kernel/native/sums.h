/* Explained sums, and facts that are found once. */
#ifndef MONTJOIE_SUMS_H
#define MONTJOIE_SUMS_H

#include "places.h"

/* The sum of a tuple of parts, which it takes; NULL without an error where Python must count. */
static PyObject *settled(PyObject *parts)
{
    long long base = 0, extra = 0, replaced = 0, cap = 0, floor = 0;
    bool is_replaced = false, has_cap = false, has_floor = false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(parts); i++) {
        PyObject *part = PyTuple_GET_ITEM(parts, i);
        if (!Py_IS_TYPE(part, its.part) || !PyLong_CheckExact(IN(part, its.value)) ||
            !PyUnicode_Check(IN(part, its.layer)) || !PyUnicode_GET_LENGTH(IN(part, its.layer)))
            return NULL;
        int beyond;
        long long value = PyLong_AsLongLongAndOverflow(IN(part, its.value), &beyond);
        if (beyond || value > 1000000000 || value < -1000000000)
            return NULL;
        switch (PyUnicode_READ_CHAR(IN(part, its.layer), 0)) { /* no two layers begin alike */
        case 'b':
            base += value;
            break;
        case 'a':
            extra += value;
            break;
        case 'r':
            is_replaced = true, replaced = value;
            break;
        case 'c':
            cap = has_cap && cap < value ? cap : value, has_cap = true;
            break;
        default:
            floor = has_floor && floor > value ? floor : value, has_floor = true;
        }
    }
    long long total = extra + (is_replaced ? replaced : base);
    if (has_cap && total > cap)
        total = cap;
    if (has_floor && total < floor)
        total = floor;
    PyObject *number = PyLong_FromLongLong(total), *given[2] = {number, parts};
    PyObject *tally = number ? PyObject_Vectorcall((PyObject *)its.tally, given, 2, NULL) : NULL;
    Py_XDECREF(number);
    return tally;
}

FUNCTION(settle)
{
    if (!know())
        return NULL;
    if (COUNT != 1 || names != NULL)
        LEAVE_TO_PYTHON;
    PyObject *parts = PySequence_Tuple(args[0]);
    if (parts == NULL)
        return NULL;
    PyObject *tally = settled(parts);
    if (tally == NULL && !PyErr_Occurred())
        tally = purely(twin, &parts, 1, NULL);
    Py_DECREF(parts);
    return tally;
}

/* The sum of all that those give who answer a query. */
FUNCTION(tally)
{
    if (!know())
        return NULL;
    if (COUNT < 2 || COUNT > 8 || names != NULL)
        LEAVE_TO_PYTHON;
    PyObject *always = PyObject_GetAttr(args[1], word_always), *told = always ? PyList_New(0) : NULL, *given[8];
    given[0] = args[0];
    for (Py_ssize_t i = 2; i < COUNT; i++)
        given[i - 1] = args[i];
    for (Py_ssize_t i = 0; told != NULL && i < PyList_GET_SIZE(always); i++) {
        PyObject *parts = PyObject_Vectorcall(PyList_GET_ITEM(always, i), given, (size_t)COUNT - 1, NULL);
        Py_ssize_t end = PyList_GET_SIZE(told);
        PyObject *listed = parts ? PySequence_List(parts) : NULL;
        if (listed == NULL || PyList_SetSlice(told, end, end, listed) < 0)
            Py_CLEAR(told);
        Py_XDECREF(parts);
        Py_XDECREF(listed);
    }
    Py_XDECREF(always);
    PyObject *parts = told ? PyList_AsTuple(told) : NULL, *sum = parts ? settled(parts) : NULL;
    if (sum == NULL && parts != NULL && !PyErr_Occurred())
        sum = PyObject_CallOneArg(its.settle, parts);
    Py_XDECREF(told);
    Py_XDECREF(parts);
    return sum;
}

/* Facts */

static inline PyObject *facts_of(PyObject *g)
{
    if (is_a(g, its.engine))
        return Py_NewRef(IN(g, its.engine_facts));
    if (Py_IS_TYPE(g, its.tables))
        return Py_NewRef(IN(g, its.tables_facts));
    return PyObject_GetAttr(g, word_facts);
}

/* The match as a fact may see it. */
static PyObject *tables_of(PyObject *g)
{
    if (Py_IS_TYPE(g, its.tables))
        return Py_NewRef(g);
    if (!is_a(g, its.engine))
        return PyObject_CallOneArg((PyObject *)its.tables, g);
    PyObject *tables = its.tables->tp_alloc(its.tables, 0);
    for (int i = 0; tables != NULL && i < 7; i++)
        IN(tables, its.into[i]) = Py_XNewRef(IN(g, its.from[i]));
    return tables;
}

/* What `kept` returns: what a function found before, or finds now. */
FUNCTION(found)
{
    if (!know())
        return NULL;
    Twin *self = (Twin *)twin;
    Py_ssize_t count = COUNT;
    if (count < 1 || names != NULL) {
        PyErr_SetString(PyExc_TypeError, "the arguments of a fact are given by place");
        return NULL;
    }
    PyObject *g = Py_NewRef(args[0]), *facts = facts_of(g);
    if (facts != NULL && self->names != NULL) {
        PyObject *key = PyTuple_Pack(2, its.only_these, self->names);
        PyObject *some = key ? PyDict_GetItemWithError(facts, key) : NULL;
        Py_XDECREF(key);
        if (some != NULL)
            Py_INCREF(some);
        else if (!PyErr_Occurred()) {
            PyObject *asked[2] = {g, self->names};
            some = PyObject_Vectorcall(its.only_these, asked, 2, NULL);
        }
        Py_DECREF(g);
        Py_SETREF(facts, some ? facts_of(some) : NULL);
        g = some;
    }
    if (facts == NULL) {
        Py_XDECREF(g);
        return NULL;
    }
    PyObject *more = PyTuple_New(count - 1), *value = NULL, *key = NULL;
    for (Py_ssize_t i = 1; more != NULL && i < count; i++)
        PyTuple_SET_ITEM(more, i - 1, Py_NewRef(args[i]));
    key = more ? PyTuple_Pack(2, twin, more) : NULL;
    Py_XDECREF(more);
    if (key != NULL && (value = PyDict_GetItemWithError(facts, key)) != NULL)
        Py_INCREF(value);
    else if (key != NULL && !PyErr_Occurred()) {
        PyObject *tables = tables_of(g), *given[8];
        if (tables != NULL && count <= 8) {
            given[0] = tables;
            for (Py_ssize_t i = 1; i < count; i++)
                given[i] = args[i];
            value = PyObject_Vectorcall(self->pure, given, (size_t)count, NULL);
        } else if (tables != NULL)
            PyErr_SetString(PyExc_TypeError, "a fact has at most seven arguments");
        // Facts of another kind say themselves what they keep.
        if (value != NULL && (Py_IS_TYPE(facts, its.facts) ? PyDict_SetItem : PyObject_SetItem)(facts, key, value) < 0)
            Py_CLEAR(value);
        Py_XDECREF(tables);
    }
    Py_XDECREF(key);
    Py_DECREF(facts);
    Py_DECREF(g);
    return value;
}

/* SomeTables.holds: whether tables, or the columns that are wanted of them, are as they were. */

enum { OTHER, SAME, ALIKE }; /* alike: other rows, with the same in the columns that were seen */

static int equal(PyObject *a, PyObject *b)
{
    return a == b ? 1 : PyObject_RichCompareBool(a, b, Py_EQ);
}

/* Of a row, which is another one than before: -1 with an error. */
static int row_holds(PyObject *row, PyObject *before, PyObject *seen, bool columns)
{
    int same = PyObject_RichCompareBool(row, before, Py_EQ);
    if (same || !columns)
        return same;
    PyObject *fields = PyObject_GetAttr((PyObject *)Py_TYPE(seen), word_fields);
    if (fields == NULL)
        return -1;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(fields); i++) {
        PyObject *field = PyTuple_GET_ITEM(fields, i);
        PyObject *now = PyObject_GetAttr(row, field), *then = now ? PyObject_GetAttr(seen, field) : NULL;
        same = then ? equal(now, then) : -1;
        Py_XDECREF(now);
        Py_XDECREF(then);
        if (same <= 0)
            break;
    }
    Py_DECREF(fields);
    return same > 0 ? ALIKE : same;
}

static int table_holds(PyObject *table, PyObject *before, PyObject *seen, bool columns)
{
    if (!PyDict_CheckExact(table) || !PyDict_CheckExact(before))
        return table == before ? SAME : row_holds(table, before, seen, columns);
    Py_ssize_t at = 0, at_before = 0, at_seen = 0;
    PyObject *key, *row, *old_key, *old, *seen_key, *shown = NULL;
    int all = SAME;
    if (PyDict_GET_SIZE(table) != PyDict_GET_SIZE(before))
        return OTHER;
    while (PyDict_Next(table, &at, &key, &row) && PyDict_Next(before, &at_before, &old_key, &old)) {
        if (columns && !PyDict_Next(seen, &at_seen, &seen_key, &shown))
            return OTHER;
        int same = equal(key, old_key);
        if (same > 0 && row != old)
            same = row_holds(row, old, shown, columns);
        if (same <= 0)
            return same;
        if (same == ALIKE)
            all = ALIKE;
    }
    return all;
}

FUNCTION(holds)
{
    if (COUNT != 2 || names != NULL)
        LEAVE_TO_PYTHON;
    PyObject *wanted = PyObject_GetAttr(args[0], word_wanted), *rows = PyObject_GetAttr(args[0], word_rows);
    int hold = wanted && rows ? SAME : -1;
    for (Py_ssize_t i = 0; hold > 0 && i < PyTuple_GET_SIZE(wanted); i++) {
        PyObject *pair = PyTuple_GET_ITEM(wanted, i), *name = PyTuple_GET_ITEM(pair, 0);
        PyObject *table = PyObject_GetAttr(args[1], name), *seen = table ? PyObject_GetAttr(args[0], name) : NULL;
        PyObject *before = seen ? PyDict_GetItemWithError(rows, name) : NULL;
        hold = before ? table_holds(table, before, seen, PyUnicode_GET_LENGTH(PyTuple_GET_ITEM(pair, 1))) : -1;
        if (hold == ALIKE) {
            PyObject *copy = PyDict_CheckExact(table) ? PyDict_Copy(table) : Py_NewRef(table);
            hold = copy ? PyDict_SetItem(rows, name, copy) + 1 : -1;
            Py_XDECREF(copy);
        }
        Py_XDECREF(table);
        Py_XDECREF(seen);
    }
    Py_XDECREF(wanted);
    Py_XDECREF(rows);
    return hold < 0 || PyErr_Occurred() ? NULL : PyBool_FromLong(hold);
}

#endif
