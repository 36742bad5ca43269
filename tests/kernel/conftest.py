"""The games that tests of the kernel play: joust and the toys."""

import importlib

for game in (
    "examples.joust",
    "tests.kernel.toys.bazaar",
    "tests.kernel.toys.flawed",
    "tests.kernel.toys.fencing",
):
    importlib.import_module(game)
