"""The first tables: matches, seats, links, inputs, talk."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0001", None, None, None


def upgrade() -> None:
    """Create them all."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_chosen", sa.Boolean, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("times", sa.Text),
        sa.Column("webhooks", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_status_due", "matches", ["status", "due"])
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("stand_in", sa.Text, nullable=False),
        sa.Column("auto_pass", sa.Boolean, nullable=False),
        *_keys("seats", "seat"),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.Text, nullable=False),
        _match(),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_links"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_links_match_id"),
    )
    op.create_index("ix_links_match_id", "links", ["match_id"])
    op.create_table(
        "inputs",
        _match(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("digest", sa.Text),
        sa.Column("key", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        *_keys("inputs", "n"),
    )
    op.create_index("ix_inputs_match_id_key", "inputs", ["match_id", "key"], unique=True)
    op.create_table(
        "talk",
        _match(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("to", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        *_keys("talk", "n"),
    )
    op.create_index("ix_talk_match_id_key", "talk", ["match_id", "key"], unique=True)


def _match() -> sa.Column[str]:
    return sa.Column("match_id", sa.Text, nullable=False)


def _keys(table: str, second: str) -> tuple[sa.Constraint, sa.Constraint]:
    return (
        sa.PrimaryKeyConstraint("match_id", second, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=f"fk_{table}_match_id"),
    )


def downgrade() -> None:
    """Drop them all."""
    for table in ("talk", "inputs", "links", "seats", "matches"):
        op.drop_table(table)
