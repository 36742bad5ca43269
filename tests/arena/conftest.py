"""The game that tests of the arena play besides throne."""

import importlib

importlib.import_module("examples.joust")
