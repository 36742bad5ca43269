/* Where Python keeps things: fields of structs and slots of classes, read and written in place. */
#ifndef MONTJOIE_PLACES_H
#define MONTJOIE_PLACES_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>
#include <stdbool.h>

/* A function of Python with its twin here, called as a method where it stands in a class; `names` is for `kept`. */
typedef struct {
    PyObject_HEAD
    vectorcallfunc call;
    PyObject *dict, *pure, *names;
} Twin;

static inline PyObject *purely(PyObject *twin, PyObject *const *args, size_t count, PyObject *names)
{
    return PyObject_Vectorcall(((Twin *)twin)->pure, args, count, names);
}

#define FUNCTION(name_) static PyObject *name_(PyObject *twin, PyObject *const *args, size_t many, PyObject *names)
#define LEAVE_TO_PYTHON return purely(twin, args, many, names)
#define COUNT PyVectorcall_NARGS(many)

/* What is found in the modules of the kernel at the first call, when all of them have been read. */

static struct {
    bool known;
    PyTypeObject *engine, *light, *step, *tables, *facts, *part, *tally, *stream, *ask;
    PyObject *replace, *end, *only_these, *settle, *written, *read, *no_log, *intern, *empty, *at_name;
    Py_ssize_t serial, result, stack, pushed, asked, sealed, barrier, engine_facts, engine_state;
    Py_ssize_t log, slots[32], slot_count; /* all the slots of an engine */
    Py_ssize_t at, value, layer, bytes, byte_at, tables_facts;
    Py_ssize_t from[7], into[7]; /* the slots that tables share with an engine */
} its;

static PyObject *word_put, *word_then, *word_apply, *word_writing, *word_program, *word_everyone, *word_more, *word_facts,
    *word_always, *word_tables, *word_copy, *word_chance, *word_pose, *word_seat, *word_space, *word_only,
    *word_wanted, *word_rows, *word_fields;

static PyObject *thing(const char *module, const char *name)
{
    PyObject *found = PyImport_ImportModule(module);
    PyObject *it = found ? PyObject_GetAttrString(found, name) : NULL;
    Py_XDECREF(found);
    return it;
}

/* The offset of a slot or field; -1 with an error where it is kept in another way. */
static Py_ssize_t place(PyTypeObject *type, const char *name)
{
    PyObject *member = type ? PyObject_GetAttrString((PyObject *)type, name) : NULL;
    Py_ssize_t offset = -1;
    if (member != NULL && Py_IS_TYPE(member, &PyMemberDescr_Type))
        offset = ((PyMemberDescrObject *)member)->d_member->offset;
    else if (member != NULL)
        PyErr_Format(PyExc_TypeError, "%s.%s is no slot", type->tp_name, name);
    Py_XDECREF(member);
    return offset;
}

static bool know(void)
{
    static const char *shared[] = {"content", "facts", "lore", "game", "options", "seats", "state"};
    if (its.known)
        return true;
    its.engine = (PyTypeObject *)thing("montjoie.kernel.engine", "Engine");
    its.light = (PyTypeObject *)thing("montjoie.kernel.rollout", "LightEngine");
    its.step = (PyTypeObject *)thing("montjoie.kernel.steps", "Step");
    its.ask = (PyTypeObject *)thing("montjoie.kernel.steps", "ask");
    its.end = thing("montjoie.kernel.steps", "END");
    its.tables = (PyTypeObject *)thing("montjoie.kernel.facts", "Tables");
    its.facts = (PyTypeObject *)thing("montjoie.kernel.facts", "Facts");
    its.only_these = thing("montjoie.kernel.facts", "only_these");
    its.part = (PyTypeObject *)thing("montjoie.kernel.tally", "Part");
    its.tally = (PyTypeObject *)thing("montjoie.kernel.tally", "Tally");
    its.settle = thing("montjoie.kernel.tally", "settle");
    its.written = thing("montjoie.kernel.plain", "_written");
    its.read = thing("montjoie.kernel.plain", "read");
    its.no_log = thing("montjoie.kernel.engine", "NO_LOG");
    its.stream = (PyTypeObject *)thing("montjoie.kernel.chance", "Stream");
    its.replace = thing("msgspec.structs", "replace");
    its.intern = thing("sys", "intern");
    its.empty = PyTuple_New(0);
    its.at_name = Py_BuildValue("(s)", "at");
    if (PyErr_Occurred())
        return false;
    its.serial = place(its.engine, "serial");
    its.result = place(its.engine, "result");
    its.stack = place(its.engine, "stack");
    its.pushed = place(its.engine, "pushed");
    its.asked = place(its.engine, "asked");
    its.sealed = place(its.engine, "sealed");
    its.barrier = place(its.engine, "barrier");
    its.engine_facts = place(its.engine, "facts");
    its.engine_state = place(its.engine, "state");
    its.at = place(its.step, "at");
    its.value = place(its.part, "value");
    its.layer = place(its.part, "layer");
    its.bytes = place(its.stream, "_bytes");
    its.byte_at = place(its.stream, "_at");
    its.tables_facts = place(its.tables, "facts");
    for (int index = 0; index < 7; index++) {
        its.from[index] = place(its.engine, shared[index]);
        its.into[index] = place(its.tables, shared[index]);
    }
    PyObject *slots = PyObject_GetAttrString((PyObject *)its.engine, "__slots__");
    its.log = place(its.engine, "log");
    its.slot_count = slots ? PyTuple_GET_SIZE(slots) : 0;
    for (Py_ssize_t index = 0; index < its.slot_count && index < 32; index++)
        its.slots[index] = place(its.engine, PyUnicode_AsUTF8(PyTuple_GET_ITEM(slots, index)));
    if (its.slot_count > 32)
        PyErr_SetString(PyExc_TypeError, "an engine has more slots than are copied here");
    Py_XDECREF(slots);
    its.known = !PyErr_Occurred();
    return its.known;
}

#define IN(object_, offset_) (*(PyObject **)((char *)(object_) + (offset_)))

/* Writes a new reference into a slot, and lets go of what was there. */
static inline void set(PyObject *object, Py_ssize_t offset, PyObject *value)
{
    PyObject *old = IN(object, offset);
    IN(object, offset) = value;
    Py_XDECREF(old);
}

static inline bool is_a(PyObject *object, PyTypeObject *type)
{
    return PyObject_TypeCheck(object, type);
}

/* The step at another stage. */
static inline PyObject *moved(PyObject *step, PyObject *stage)
{
    PyObject *given[2] = {step, stage};
    return PyObject_Vectorcall(its.replace, given, 1, its.at_name);
}

/* What was returned, where it is a step; otherwise the step that is due anyway. Takes both references. */
static inline PyObject *either(PyObject *returned, PyObject *due)
{
    if (returned == NULL) {
        Py_DECREF(due);
        return NULL;
    }
    if (returned == Py_None) {
        Py_DECREF(returned);
        return due;
    }
    Py_DECREF(due);
    return returned;
}

#endif
