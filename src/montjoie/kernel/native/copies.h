/* Rows as plain values: a copy for each who asks, of what was written once. */
#ifndef MONTJOIE_COPIES_H
#define MONTJOIE_COPIES_H

#include "places.h"

static PyObject *copied(PyObject *told);

static PyObject *copied_dict(PyObject *told)
{
    PyObject *copy = PyDict_Copy(told), *key, *value;
    Py_ssize_t at = 0;
    while (copy != NULL && PyDict_Next(told, &at, &key, &value)) {
        if (!PyDict_CheckExact(value) && !PyList_CheckExact(value))
            continue;
        PyObject *inner = copied(value);
        if (inner == NULL || PyDict_SetItem(copy, key, inner) < 0)
            Py_CLEAR(copy);
        Py_XDECREF(inner);
    }
    return copy;
}

/* Rows are not deep: their types say what lies in them. */
static PyObject *copied(PyObject *told)
{
    if (PyDict_CheckExact(told))
        return copied_dict(told);
    if (!PyList_CheckExact(told))
        return Py_NewRef(told);
    Py_ssize_t size = PyList_GET_SIZE(told);
    PyObject *copy = PyList_New(size);
    for (Py_ssize_t i = 0; copy != NULL && i < size; i++) {
        PyObject *each = copied(PyList_GET_ITEM(told, i));
        if (each == NULL)
            Py_CLEAR(copy);
        else
            PyList_SET_ITEM(copy, i, each);
    }
    return copy;
}

/* A struct as a dict of its own, where it was written before; otherwise NULL. */
static PyObject *read_again(PyObject *row)
{
    PyObject *number = PyLong_FromVoidPtr(row);
    PyObject *known = number ? PyDict_GetItemWithError(its.written, number) : NULL;
    Py_XDECREF(number);
    return known != NULL && PyTuple_GET_ITEM(known, 0) == row ? copied(PyTuple_GET_ITEM(known, 2)) : NULL;
}

FUNCTION(read_struct)
{
    if (!know())
        return NULL;
    PyObject *told = COUNT == 1 && names == NULL ? read_again(args[0]) : NULL;
    if (told != NULL || PyErr_Occurred())
        return told;
    LEAVE_TO_PYTHON;
}

/* State.clone: a copy that shares the rows. */
static PyObject *cloned(PyObject *state)
{
    PyObject *tables = PyObject_GetAttr((PyObject *)Py_TYPE(state), word_tables);
    if (tables == NULL || !PyTuple_Check(tables) || !PyTuple_GET_SIZE(tables)) {
        Py_XDECREF(tables);
        return NULL; /* they are not known yet */
    }
    PyObject *twin = PyObject_CallMethodNoArgs(state, word_copy);
    for (Py_ssize_t i = 0; twin != NULL && i < PyTuple_GET_SIZE(tables); i++) {
        PyObject *name = PyTuple_GET_ITEM(tables, i), *table = PyObject_GetAttr(state, name);
        PyObject *copy = table ? PyDict_Copy(table) : NULL;
        if (copy == NULL || PyObject_SetAttr(twin, name, copy) < 0)
            Py_CLEAR(twin);
        Py_XDECREF(table);
        Py_XDECREF(copy);
    }
    Py_DECREF(tables);
    return twin;
}

FUNCTION(clone_state)
{
    if (!know())
        return NULL;
    PyObject *copy = COUNT == 1 && names == NULL ? cloned(args[0]) : NULL;
    if (copy != NULL || PyErr_Occurred())
        return copy;
    LEAVE_TO_PYTHON;
}

/* Engine.mark: a copy that knows nothing of the log, of another kind where one is given. */
FUNCTION(mark)
{
    if (!know())
        return NULL;
    PyObject *g = COUNT ? args[0] : NULL, *kind = COUNT == 2 && args[1] != Py_None ? args[1] : NULL;
    if (g == NULL || COUNT > 2 || names != NULL || !is_a(g, its.engine) ||
        (kind && !PyType_IsSubtype((PyTypeObject *)kind, its.engine)))
        LEAVE_TO_PYTHON;
    PyObject *state = cloned(IN(g, its.engine_state)), *pushed = PyList_New(0);
    bool any = PyDict_GET_SIZE(IN(g, its.engine_facts));
    PyObject *facts = any ? Py_NewRef(IN(g, its.engine_facts)) : PyObject_CallNoArgs((PyObject *)its.facts);
    PyTypeObject *type = kind ? (PyTypeObject *)kind : Py_TYPE(g);
    PyObject *twin_engine = state && pushed && facts ? type->tp_alloc(type, 0) : NULL;
    if (twin_engine == NULL) {
        Py_XDECREF(state);
        Py_XDECREF(pushed);
        Py_XDECREF(facts);
        if (PyErr_Occurred())
            return NULL;
        LEAVE_TO_PYTHON;
    }
    for (int i = 0; i < its.slot_count; i++)
        IN(twin_engine, its.slots[i]) = Py_XNewRef(IN(g, its.slots[i]));
    set(twin_engine, its.engine_state, state);
    set(twin_engine, its.pushed, pushed);
    set(twin_engine, its.engine_facts, facts);
    set(twin_engine, its.log, Py_NewRef(its.no_log));
    return twin_engine;
}

FUNCTION(read_rows)
{
    if (!know())
        return NULL;
    if (COUNT != 1 || names != NULL || !PyDict_CheckExact(args[0]))
        LEAVE_TO_PYTHON;
    PyObject *rows = PyDict_New(), *key, *row;
    Py_ssize_t at = 0;
    while (rows != NULL && PyDict_Next(args[0], &at, &key, &row)) {
        PyObject *told = read_again(row);
        if (told == NULL && !PyErr_Occurred())
            told = PyObject_CallOneArg(its.read, row);
        if (told == NULL || PyDict_SetItem(rows, key, told) < 0)
            Py_CLEAR(rows);
        Py_XDECREF(told);
    }
    return rows;
}

#endif
