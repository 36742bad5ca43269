"""Snapshots, from which a match goes on when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0002", "0001", None, None


def upgrade() -> None:
    """Add the table, and where the inputs of a match begin."""
    op.add_column("matches", sa.Column("base", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "snapshots",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "n", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_snapshots_match_id"),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("snapshots")
    with op.batch_alter_table("matches") as table:
        table.drop_column("base")
