"""The games that tests of the command line play besides throne."""

import importlib

for game in ("examples.joust", "tests.kernel.toys.bazaar"):
    importlib.import_module(game)
