"""The store: matches, seats, links, inputs and talk, in SQLite or PostgreSQL."""

from montjoie.server.store.database import Store, ranked
from montjoie.server.store.writer import Conflict, Lane, Work, Writer

__all__ = ["Conflict", "Lane", "Store", "Work", "Writer", "ranked"]
