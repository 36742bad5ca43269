"""Which version of its rules a match began with."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0004", "0003", None, None


def upgrade() -> None:
    """Add it to the matches; of those there are it is not known."""
    op.add_column("matches", sa.Column("rules", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("matches") as table:
        table.drop_column("rules")
