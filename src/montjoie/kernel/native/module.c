/* The hot functions of the kernel, twins of those in Python that have `@in_c` before them. */

#include "copies.h"
#include "luck.h"
#include "stages.h"
#include "sums.h"

static void twin_free(PyObject *self)
{
    Twin *twin = (Twin *)self;
    Py_XDECREF(twin->dict);
    Py_XDECREF(twin->pure);
    Py_XDECREF(twin->names);
    Py_TYPE(self)->tp_free(self);
}

static PyObject *twin_bound(PyObject *self, PyObject *object, PyObject *type)
{
    (void)type;
    return object == NULL || object == Py_None ? Py_NewRef(self) : PyMethod_New(self, object);
}

static PyGetSetDef twin_attributes[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyTypeObject twin_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "montjoie.kernel._motor.Twin",
    .tp_basicsize = sizeof(Twin),
    .tp_dealloc = twin_free,
    .tp_vectorcall_offset = offsetof(Twin, call),
    .tp_call = PyVectorcall_Call,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR,
    .tp_getset = twin_attributes,
    .tp_descr_get = twin_bound,
    .tp_dictoffset = offsetof(Twin, dict),
};

static PyObject *made(vectorcallfunc call, PyObject *function, PyObject *names)
{
    Twin *twin = (Twin *)twin_type.tp_alloc(&twin_type, 0);
    if (twin == NULL)
        return NULL;
    twin->call = call;
    twin->pure = Py_NewRef(function);
    twin->names = Py_XNewRef(names);
    return (PyObject *)twin;
}

/* A function that keeps what it finds; with names, from the tables of these names alone. */
FUNCTION(kept)
{
    if (COUNT != 2 || names != NULL || !PyTuple_Check(args[1]))
        LEAVE_TO_PYTHON;
    PyObject *keeping = made(found, args[0], PyTuple_GET_SIZE(args[1]) ? args[1] : NULL);
    PyObject *dress = keeping ? thing("functools", "update_wrapper") : NULL;
    PyObject *dressed = dress ? PyObject_CallFunctionObjArgs(dress, keeping, args[0], NULL) : NULL;
    Py_XDECREF(dress);
    Py_XDECREF(keeping);
    return dressed;
}

static const struct {
    const char *name;
    vectorcallfunc call;
} twins[] = {
    {"Engine.run", run},
    {"Engine.mark", mark},
    {"Engine.revise", revise},
    {"LightEngine.put", put},
    {"State.clone", clone_state},
    {"Engine.land", land},
    {"Engine.answer", answer},
    {"LightEngine.emit", emit},
    {"Step.but", but},
    {"Step.goto", go_to},
    {"Step.done", done},
    {"change", change},
    {"Stream.randrange", randrange},
    {"pick", pick},
    {"shuffled", shuffled},
    {"same", same},
    {"settle", settle},
    {"kept", kept},
    {"Engine.tally", tally},
    {"read_rows", read_rows},
    {"read", read_struct},
    {"Engine.running", running},
    {"Tables.tally", tally},
    {"SomeTables.holds", holds},
    {NULL, NULL},
};

static PyObject *twin(PyObject *module, PyObject *function)
{
    (void)module;
    PyObject *name = PyObject_GetAttrString(function, "__qualname__");
    if (name == NULL)
        return NULL;
    for (int index = 0; twins[index].name; index++)
        if (!PyUnicode_CompareWithASCIIString(name, twins[index].name)) {
            Py_DECREF(name);
            return made(twins[index].call, function, NULL);
        }
    Py_DECREF(name);
    return Py_NewRef(function);
}

static PyMethodDef methods[] = {
    {"twin", twin, METH_O, "The twin of a function, by its name; the function itself where it has none."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_motor", "The hot functions of the kernel in C.", -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__motor(void)
{
    word_put = PyUnicode_InternFromString("put");
    word_then = PyUnicode_InternFromString("then");
    word_apply = PyUnicode_InternFromString("apply");
    word_writing = PyUnicode_InternFromString("writing");
    word_program = PyUnicode_InternFromString("program");
    word_everyone = PyUnicode_InternFromString("everyone");
    word_more = PyUnicode_InternFromString("_more");
    word_facts = PyUnicode_InternFromString("facts");
    word_always = PyUnicode_InternFromString("always");
    word_tables = PyUnicode_InternFromString("_tables");
    word_copy = PyUnicode_InternFromString("__copy__");
    word_chance = PyUnicode_InternFromString("chance");
    word_pose = PyUnicode_InternFromString("pose");
    word_seat = PyUnicode_InternFromString("seat");
    word_space = PyUnicode_InternFromString("space");
    word_only = PyUnicode_InternFromString("only");
    word_wanted = PyUnicode_InternFromString("_wanted");
    word_rows = PyUnicode_InternFromString("_rows");
    word_fields = PyUnicode_InternFromString("__struct_fields__");
    if (PyErr_Occurred() || PyType_Ready(&twin_type) < 0)
        return NULL;
    return PyModule_Create(&definition);
}
