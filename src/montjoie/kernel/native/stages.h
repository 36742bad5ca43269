/* Engine: the stages of the steps on the stack, one after the other; and events that write. */
#ifndef MONTJOIE_STAGES_H
#define MONTJOIE_STAGES_H

#include "luck.h"

#define STAGES 20000

static inline bool same_word(PyObject *a, PyObject *b)
{
    return a == b || PyUnicode_Compare(a, b) == 0;
}

/* The stack without its top, and with these on it; steals nothing. */
static bool put_down(PyObject *g, PyObject *step, PyObject *pushed)
{
    PyObject *old = IN(g, its.stack);
    Py_ssize_t below = PyTuple_GET_SIZE(old) - 1, more = pushed ? PyList_GET_SIZE(pushed) : 0;
    PyObject *stack = PyTuple_New(below + (step != NULL) + more);
    if (stack == NULL)
        return false;
    for (Py_ssize_t i = 0; i < below; i++)
        PyTuple_SET_ITEM(stack, i, Py_NewRef(PyTuple_GET_ITEM(old, i)));
    if (step != NULL)
        PyTuple_SET_ITEM(stack, below++, Py_NewRef(step));
    for (Py_ssize_t i = 0; i < more; i++)
        PyTuple_SET_ITEM(stack, below + i, Py_NewRef(PyList_GET_ITEM(pushed, more - 1 - i)));
    set(g, its.stack, stack);
    return true;
}

static bool landed(PyObject *g, PyObject *step)
{
    PyObject *pushed = IN(g, its.pushed);
    if (PyList_GET_SIZE(pushed)) {
        PyObject *none = PyList_New(0);
        if (none == NULL || !put_down(g, step, pushed)) {
            Py_XDECREF(none);
            return false;
        }
        set(g, its.pushed, none);
        return true;
    }
    return put_down(g, same_word(IN(step, its.at), its.end) ? NULL : step, NULL);
}

/* The stage of the top, and the step after it as a new reference. */
static PyObject *due(PyObject *top, PyObject **stage)
{
    PyObject *program = PyObject_GetAttr((PyObject *)Py_TYPE(top), word_program);
    if (program == NULL)
        return NULL;
    PyObject *entry = PyDict_GetItemWithError(program, IN(top, its.at));
    Py_DECREF(program); /* the class keeps it */
    if (entry == NULL) {
        if (!PyErr_Occurred())
            PyErr_SetObject(PyExc_KeyError, IN(top, its.at));
        return NULL;
    }
    *stage = PyTuple_GET_ITEM(entry, 0);
    return moved(top, PyTuple_GET_ITEM(entry, 1));
}

static bool counted_up(PyObject *g)
{
    long serial = PyLong_AsLong(IN(g, its.serial));
    PyObject *next = serial == -1 && PyErr_Occurred() ? NULL : PyLong_FromLong(serial + 1);
    if (next == NULL)
        return false;
    set(g, its.serial, next);
    return true;
}

static PyObject *ran(PyObject *g)
{
    if (!counted_up(g))
        return NULL;
    for (int number = 0; number < STAGES; number++) {
        if (IN(g, its.result) != Py_None) {
            PyObject *none = PyList_New(0);
            if (none == NULL)
                return NULL;
            set(g, its.stack, Py_NewRef(its.empty));
            set(g, its.pushed, none);
            Py_RETURN_NONE;
        }
        PyObject *stack = IN(g, its.stack), *stage, *given[4];
        if (!PyTuple_GET_SIZE(stack)) {
            PyErr_SetString(PyExc_RuntimeError, "the last step ended without a result");
            return NULL;
        }
        PyObject *top = PyTuple_GET_ITEM(stack, PyTuple_GET_SIZE(stack) - 1);
        if (same_word(IN(top, its.at), its.end)) {
            if (!put_down(g, NULL, NULL))
                return NULL;
            continue;
        }
        Py_INCREF(top);
        PyObject *after = due(top, &stage);
        if (after == NULL) {
            Py_DECREF(top);
            return NULL;
        }
        if (is_a(stage, its.ask)) {
            given[0] = g, given[1] = stage, given[2] = top, given[3] = after;
            PyObject *next = PyObject_VectorcallMethod(word_put, given, 4, NULL);
            Py_DECREF(after);
            after = next;
        } else {
            given[0] = after, given[1] = g;
            after = either(PyObject_Vectorcall(stage, given, 2, NULL), after);
        }
        Py_DECREF(top);
        if (after == NULL || after == Py_None)
            return after;
        bool well = landed(g, after);
        Py_DECREF(after);
        if (!well)
            return NULL;
    }
    PyObject *stack = IN(g, its.stack);
    return PyErr_Format(PyExc_RuntimeError, "%d stages without a question: %R", STAGES,
                        PyTuple_GET_ITEM(stack, PyTuple_GET_SIZE(stack) - 1));
}

FUNCTION(run)
{
    if (!know())
        return NULL;
    if (COUNT != 1 || names != NULL || !is_a(args[0], its.engine))
        LEAVE_TO_PYTHON;
    return ran(args[0]);
}

FUNCTION(land)
{
    if (!know())
        return NULL;
    if (COUNT != 2 || names != NULL || !is_a(args[0], its.engine) || !is_a(args[1], its.step))
        LEAVE_TO_PYTHON;
    return landed(args[0], args[1]) ? Py_NewRef(Py_None) : NULL;
}

/* An answer of the one seat that is asked; sealed ones are opened in Python. */
FUNCTION(answer)
{
    if (!know())
        return NULL;
    if (COUNT != 3 || names != NULL || !is_a(args[0], its.engine) || !PyTuple_GET_SIZE(IN(args[0], its.stack)))
        LEAVE_TO_PYTHON;
    PyObject *g = args[0], *stack = IN(g, its.stack), *stage;
    PyObject *top = PyTuple_GET_ITEM(stack, PyTuple_GET_SIZE(stack) - 1);
    PyObject *after = due(top, &stage);
    if (after == NULL)
        return NULL;
    PyObject *everyone = PyObject_GetAttr(stage, word_everyone), *nobody, *then;
    if (everyone == NULL || everyone != Py_False) {
        Py_DECREF(after);
        if (everyone == NULL)
            return NULL;
        Py_DECREF(everyone);
        LEAVE_TO_PYTHON;
    }
    Py_DECREF(everyone);
    nobody = PyDict_New();
    then = nobody ? PyObject_GetAttr(stage, word_then) : NULL;
    if (then == NULL) {
        Py_XDECREF(nobody);
        Py_DECREF(after);
        return NULL;
    }
    set(g, its.asked, nobody);
    PyObject *given[4] = {after, g, args[1], args[2]};
    after = either(PyObject_Vectorcall(then, given, 4, NULL), after);
    Py_DECREF(then);
    if (after == NULL)
        return NULL;
    bool well = landed(g, after);
    Py_DECREF(after);
    return well ? ran(g) : NULL;
}

/* The innermost running step of a kind. */
FUNCTION(running)
{
    if (!know())
        return NULL;
    if (COUNT != 2 || names != NULL || !is_a(args[0], its.engine) || !PyType_Check(args[1]))
        LEAVE_TO_PYTHON;
    PyObject *stack = IN(args[0], its.stack);
    for (Py_ssize_t i = PyTuple_GET_SIZE(stack) - 1; i >= 0; i--)
        if (is_a(PyTuple_GET_ITEM(stack, i), (PyTypeObject *)args[1]))
            return Py_NewRef(PyTuple_GET_ITEM(stack, i));
    Py_RETURN_NONE;
}

/* The innermost running step of a kind below the top, with other fields. */
FUNCTION(revise)
{
    if (!know())
        return NULL;
    if (COUNT != 2 || names == NULL || PyTuple_GET_SIZE(names) > 7 || !is_a(args[0], its.engine) ||
        !PyType_Check(args[1]))
        LEAVE_TO_PYTHON;
    PyObject *old = IN(args[0], its.stack), *given[8];
    Py_ssize_t size = PyTuple_GET_SIZE(old), at = size - 2;
    while (at >= 0 && !is_a(PyTuple_GET_ITEM(old, at), (PyTypeObject *)args[1]))
        at--;
    if (at < 0)
        LEAVE_TO_PYTHON;
    given[0] = PyTuple_GET_ITEM(old, at);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++)
        given[i + 1] = args[i + 2];
    PyObject *step = PyObject_Vectorcall(its.replace, given, 1, names);
    PyObject *stack = step ? PyTuple_New(size) : NULL;
    if (stack == NULL) {
        Py_XDECREF(step);
        return NULL;
    }
    for (Py_ssize_t i = 0; i < size; i++)
        PyTuple_SET_ITEM(stack, i, i == at ? step : Py_NewRef(PyTuple_GET_ITEM(old, i)));
    set(args[0], its.stack, stack);
    Py_RETURN_NONE;
}

static bool is_so(PyObject *stage, PyObject *word)
{
    PyObject *so = PyObject_GetAttr(stage, word);
    Py_XDECREF(so);
    return so == Py_True;
}

/* LightEngine.put: a question to one seat, or to nobody; Python sees to chance and to sealed ones. */
FUNCTION(put)
{
    if (!know())
        return NULL;
    if (COUNT != 4 || names != NULL || !is_a(args[0], its.light) || is_so(args[1], word_chance) ||
        is_so(args[1], word_everyone))
        LEAVE_TO_PYTHON;
    PyObject *g = args[0], *stage = args[1], *after = args[3], *given[4] = {args[2], g};
    PyObject *pose = PyObject_GetAttr(stage, word_pose), *answer = NULL, *then = NULL;
    PyObject *posed = pose ? PyObject_Vectorcall(pose, given, 2, NULL) : NULL;
    Py_XDECREF(pose);
    if (posed == NULL)
        return NULL;
    if (posed == Py_None) {
        Py_DECREF(posed);
        return Py_NewRef(after);
    }
    PyObject *seat = PyObject_GetAttr(posed, word_seat), *space = PyObject_GetAttr(posed, word_space);
    PyObject *only = seat && space ? PyObject_CallMethodNoArgs(space, word_only) : NULL;
    if (only == Py_None) {
        PyObject *asked = PyDict_New();
        if (asked != NULL && PyDict_SetItem(asked, seat, posed) == 0) {
            set(g, its.asked, asked);
            answer = Py_NewRef(Py_None);
        } else
            Py_XDECREF(asked);
    } else if (only != NULL) {
        PyObject *known = known_by(only);
        then = known ? PyObject_GetAttr(stage, word_then) : NULL;
        given[0] = after, given[1] = g, given[2] = seat, given[3] = known;
        if (then != NULL)
            answer = either(PyObject_Vectorcall(then, given, 4, NULL), Py_NewRef(after));
        Py_XDECREF(then);
        Py_XDECREF(known);
    }
    Py_XDECREF(only);
    Py_XDECREF(seat);
    Py_XDECREF(space);
    Py_DECREF(posed);
    return answer;
}

/* LightEngine.emit: the event writes, and what was found from the tables is forgotten. */
FUNCTION(emit)
{
    if (!know())
        return NULL;
    if (COUNT < 2 || COUNT > 3 || names != NULL || !is_a(args[0], its.light))
        LEAVE_TO_PYTHON;
    PyObject *g = args[0], *given[2] = {args[1], IN(args[0], its.engine_state)};
    PyObject *nothing = PyObject_VectorcallMethod(word_apply, given, 2, NULL);
    if (nothing == NULL)
        return NULL;
    Py_DECREF(nothing);
    if (PyDict_GET_SIZE(IN(g, its.engine_facts))) {
        PyObject *writing = PyObject_GetAttr((PyObject *)Py_TYPE(args[1]), word_writing);
        int writes = writing ? PyObject_IsTrue(writing) : -1;
        Py_XDECREF(writing);
        PyObject *facts = writes > 0 ? PyObject_CallNoArgs((PyObject *)its.facts) : NULL;
        if (writes < 0 || (writes && facts == NULL))
            return NULL;
        if (writes)
            set(g, its.engine_facts, facts);
    }
    Py_RETURN_NONE;
}

/* Step: at a stage, with other fields, finished. */

FUNCTION(but)
{
    if (!know())
        return NULL;
    if (COUNT != 1)
        LEAVE_TO_PYTHON;
    return PyObject_Vectorcall(its.replace, args, many, names);
}

FUNCTION(go_to)
{
    if (!know())
        return NULL;
    Py_ssize_t more = names ? PyTuple_GET_SIZE(names) : 0;
    if (COUNT != 2 || more > 6)
        LEAVE_TO_PYTHON;
    if (!more)
        return moved(args[0], args[1]);
    PyObject *words = PyTuple_New(more + 1), *given[8] = {args[0], args[1]};
    if (words == NULL)
        return NULL;
    PyTuple_SET_ITEM(words, 0, Py_NewRef(PyTuple_GET_ITEM(its.at_name, 0)));
    for (Py_ssize_t i = 0; i < more; i++) {
        PyTuple_SET_ITEM(words, i + 1, Py_NewRef(PyTuple_GET_ITEM(names, i)));
        given[i + 2] = args[i + 2];
    }
    PyObject *step = PyObject_Vectorcall(its.replace, given, 1, words);
    Py_DECREF(words);
    return step;
}

FUNCTION(done)
{
    if (!know())
        return NULL;
    if (COUNT != 1 || names != NULL)
        LEAVE_TO_PYTHON;
    return moved(args[0], its.end);
}

/* A row of a table with new values in some of its fields. */
FUNCTION(change)
{
    if (!know())
        return NULL;
    if (COUNT != 2 || names == NULL || PyTuple_GET_SIZE(names) > 7)
        LEAVE_TO_PYTHON;
    PyObject *given[8], *row = PyObject_GetItem(args[0], args[1]);
    if (row == NULL)
        return NULL;
    given[0] = row;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++)
        given[i + 1] = args[i + 2];
    PyObject *new = PyObject_Vectorcall(its.replace, given, 1, names);
    Py_DECREF(row);
    int well = new ? PyObject_SetItem(args[0], args[1], new) : -1;
    Py_XDECREF(new);
    return well < 0 ? NULL : Py_NewRef(Py_None);
}

#endif
