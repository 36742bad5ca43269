/* Random numbers from a stream of bytes, and what is picked with them. */
#ifndef MONTJOIE_LUCK_H
#define MONTJOIE_LUCK_H

#include "places.h"

/* A number below `stop`, from a stream itself where it is one and the number small; -1 with an error. */
static Py_ssize_t drawn(PyObject *rng, Py_ssize_t stop)
{
    if (Py_IS_TYPE(rng, its.stream) && stop >= 1 && stop <= 256) {
        long limit = 256 - 256 % (long)stop;
        while (true) {
            Py_ssize_t at = PyLong_AsSsize_t(IN(rng, its.byte_at));
            if (at == -1 && PyErr_Occurred())
                return -1;
            if (at == PyBytes_GET_SIZE(IN(rng, its.bytes))) {
                PyObject *nothing = PyObject_CallMethodNoArgs(rng, word_more);
                if (nothing == NULL)
                    return -1;
                Py_DECREF(nothing);
                at = 0;
            }
            long number = (unsigned char)PyBytes_AS_STRING(IN(rng, its.bytes))[at];
            PyObject *next = PyLong_FromSsize_t(at + 1);
            if (next == NULL)
                return -1;
            set(rng, its.byte_at, next);
            if (number < limit)
                return number % stop;
        }
    }
    PyObject *number = PyObject_CallMethod(rng, "randrange", "n", stop);
    Py_ssize_t found = number ? PyLong_AsSsize_t(number) : -1;
    Py_XDECREF(number);
    return found;
}

FUNCTION(randrange)
{
    if (!know())
        return NULL;
    if (COUNT != 2 || names != NULL || !Py_IS_TYPE(args[0], its.stream) || !PyLong_CheckExact(args[1]))
        LEAVE_TO_PYTHON;
    int beyond;
    long stop = PyLong_AsLongAndOverflow(args[1], &beyond);
    if (beyond || stop < 1 || stop > 256)
        LEAVE_TO_PYTHON;
    Py_ssize_t number = drawn(args[0], stop);
    return number < 0 ? NULL : PyLong_FromSsize_t(number);
}

FUNCTION(pick)
{
    if (!know())
        return NULL;
    if (COUNT != 2 || names != NULL || !(PyTuple_CheckExact(args[1]) || PyList_CheckExact(args[1])))
        LEAVE_TO_PYTHON;
    Py_ssize_t many_items = PySequence_Fast_GET_SIZE(args[1]);
    if (!many_items)
        LEAVE_TO_PYTHON;
    Py_ssize_t number = drawn(args[0], many_items);
    if (number < 0)
        return NULL;
    return PySequence_GetItem(args[1], number);
}

FUNCTION(shuffled)
{
    if (!know())
        return NULL;
    if (COUNT != 2 || names != NULL)
        LEAVE_TO_PYTHON;
    PyObject *deck = PySequence_List(args[1]);
    for (Py_ssize_t i = deck ? PyList_GET_SIZE(deck) - 1 : 0; i > 0; i--) {
        Py_ssize_t j = drawn(args[0], i + 1);
        if (j < 0 || j > i) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "list index out of range");
            Py_DECREF(deck);
            return NULL;
        }
        PyObject *one = PyList_GET_ITEM(deck, i);
        PyList_SET_ITEM(deck, i, PyList_GET_ITEM(deck, j));
        PyList_SET_ITEM(deck, j, one);
    }
    return deck;
}

/* An answer with its texts as the one copy that Python keeps of each. */

static PyObject *known_by(PyObject *answer);

static PyObject *known_list(PyObject *answer)
{
    Py_ssize_t size = PyList_GET_SIZE(answer);
    PyObject *list = PyList_New(size);
    for (Py_ssize_t i = 0; list != NULL && i < size; i++) {
        PyObject *each = known_by(PyList_GET_ITEM(answer, i));
        if (each == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, each);
    }
    return list;
}

static PyObject *known_dict(PyObject *answer)
{
    PyObject *dict = PyDict_New(), *key, *value;
    Py_ssize_t at = 0;
    while (dict != NULL && PyDict_Next(answer, &at, &key, &value)) {
        bool known = PyUnicode_CheckExact(key) && PyUnicode_CHECK_INTERNED(key);
        PyObject *word = known ? Py_NewRef(key) : PyObject_CallOneArg(its.intern, key);
        PyObject *each = word ? known_by(value) : NULL;
        if (each == NULL || PyDict_SetItem(dict, word, each) < 0)
            Py_CLEAR(dict);
        Py_XDECREF(word);
        Py_XDECREF(each);
    }
    return dict;
}

static PyObject *known_by(PyObject *answer)
{
    if (PyUnicode_CheckExact(answer))
        return PyUnicode_CHECK_INTERNED(answer) ? Py_NewRef(answer) : PyObject_CallOneArg(its.intern, answer);
    bool list = PyList_CheckExact(answer);
    if (!list && !PyDict_CheckExact(answer))
        return Py_NewRef(answer);
    if (Py_EnterRecursiveCall(" in an answer"))
        return NULL;
    PyObject *known = list ? known_list(answer) : known_dict(answer);
    Py_LeaveRecursiveCall();
    return known;
}

FUNCTION(same)
{
    if (!know())
        return NULL;
    if (COUNT != 1 || names != NULL)
        LEAVE_TO_PYTHON;
    return known_by(args[0]);
}

#endif
