"""The tables. Inputs and talk are append-only: a row, once written, is never changed.

The number of an input is part of its key, so two writers can never append the same place of a match:
the database itself lets one through and refuses the other. Columns named after documents hold JSON.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("start", Text),  # the position it started from, if any
    Column("rules", Text, nullable=False, server_default=""),  # the version of the rules it began with
    Column("base", Integer, nullable=False, server_default="0"),  # inputs stored before `start`
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("status", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("times", Text),  # what the clock shows: time left, and since when it runs
    Column("webhooks", Text, nullable=False),
    Column("due", BigInteger),  # when the server itself must act next, in milliseconds
    Column("created", BigInteger, nullable=False),
)
Index("ix_matches_status_due", matches.c.status, matches.c.due)

seats = Table(
    "seats",
    metadata,
    Column("match_id", Text, ForeignKey(matches.c.id), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("stand_in", Text, nullable=False),
    Column("auto_pass", Boolean, nullable=False),
    Column("auto_answer", Boolean, nullable=False, server_default=false()),
    Column("mail", Text, nullable=False, server_default=""),
    Column("lang", Text, nullable=False, server_default="en"),
    Column("mail_key", Text, nullable=False, server_default=""),
    Column("mail_confirmed", Boolean, nullable=False, server_default=false()),
    Column("push", Text, nullable=False, server_default=""),
    Column("vacancy", Text),  # how somebody may still sit down there
)

links = Table(
    "links",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match_id", Text, ForeignKey(matches.c.id), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

inputs = Table(
    "inputs",
    metadata,
    Column("match_id", Text, ForeignKey(matches.c.id), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("digest", Text),  # of the state after this input, every so often
    Column("key", Text),  # the seat and the id its client gave the answer
    Column("at", BigInteger, nullable=False),
)
Index("ix_inputs_match_id_key", inputs.c.match_id, inputs.c.key, unique=True)

# Where a match can go on if its inputs no longer lead there because the rules have changed.
snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", Text, ForeignKey(matches.c.id), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("match_id", Text, ForeignKey(matches.c.id), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("to", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", Text, nullable=False),
)
Index("ix_talk_match_id_key", talk.c.match_id, talk.c.key, unique=True)

# Who is banned from the server, and who may not talk.
orders = Table(
    "orders",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("whom", Text, primary_key=True),
    Column("until", BigInteger),
)

OF_A_MATCH = (talk, snapshots, inputs, links, seats)  # in the order in which their rows can be deleted
