"""The games that tests of the terminal client play besides throne."""

import importlib

for game in ("examples.joust", "tests.kernel.toys.bazaar"):
    importlib.import_module(game)
