"""Imported by the process from which workers are forked, and by no other: it reads what they will share."""

import gc

from montjoie.server.labour import jobs, reading

__all__ = ["jobs"]

reading.read_all()
gc.collect()
gc.freeze()
